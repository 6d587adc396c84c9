// The server has rendered the page, so it is already visible. Now make it interactive.

touch(app, [app])
layout()
calm = false
// Focus the screen, so that the keyboard can scroll it, unless the person has already focused an element.
if (document.activeElement === body) top_?.focus({ preventScroll: true })
connect()
