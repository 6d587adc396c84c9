// The page is shown already; now it comes to life.

touch(app, [app])
layout()
calm = false
// The keys that scroll are meant for the screen, as long as the person has chosen nothing else.
if (document.activeElement === body) top_?.focus({ preventScroll: true })
connect()
