// Applies a choice of colours in the page bar at once, without loading the page again.

export default function choose(entry) {
  const { i: scheme, sheet } = entry.dataset
  document.cookie = 'belvedere-scheme=' + (scheme === 'automatic' ? ';max-age=0' : scheme + ';max-age=31536000') + ';path=/;samesite=lax'
  const old = document.querySelector('link[href$="/theme.css"]')
  if (sheet) {
    const next = document.createElement('link')
    next.rel = 'stylesheet'
    next.href = sheet
    // Remove the old style sheet only when the new one has loaded, so that the page always has one.
    next.onload = () => old?.remove()
    if (old) old.after(next)
    else document.head.append(next)
  } else old?.remove()
  document.querySelector('meta[name=color-scheme]').content = scheme === 'automatic' ? 'light dark' : scheme
  for (const other of entry.closest('ul').querySelectorAll('a')) {
    if (other === entry) other.setAttribute('aria-current', 'true')
    else other.removeAttribute('aria-current')
  }
  document.querySelectorAll('.page-bar [popover]').forEach(list => list.matches(':popover-open') && list.hidePopover())
}
