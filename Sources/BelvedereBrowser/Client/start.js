// The page is shown already; now it comes to life.

touch(app, [app])
layout()
calm = false
connect()
