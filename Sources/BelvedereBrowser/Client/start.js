// The server has rendered the page, so it is already visible. Now make it interactive.

touch(app, [app])
layout()
app.querySelectorAll('[data-keys]').forEach(showKeys)
calm = false
// Focus the screen, so that the keyboard can scroll it, unless the person has already focused an element. The page inside a strip must not
// take the focus from the app above it.
if (document.activeElement === body && !body.matches('.in-strip')) top_?.focus({ preventScroll: true })
if (left && top_) top_.scrollTop = left
connect()
// The server renders the strip of the inspector as the person left it.
document.querySelector('.pattern-strip')?.addEventListener('toggle', ({ target }) => {
  document.cookie = 'belvedere-strip=' + (target.open ? ';max-age=0' : 'closed;max-age=31536000') + ';path=/;samesite=lax'
})
