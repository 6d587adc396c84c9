// Shows the tools of an app in the page bar. On a page without a bar they stay above the screens.

export default tools => {
  const row = tools.lastElementChild
  const focused = () => row.contains(document.activeElement) ? document.activeElement : null
  const bar = document.getElementById('bar-more') || document.querySelector('.page-bar > nav')
  if (!bar) return
  // A moved element loses the focus.
  const active = focused()
  bar.prepend(row)
  active?.focus()
  return () => {
    // If the page has received all of its content again, the new control has the number of the old one.
    const id = focused()?.id
    row.remove()
    if (id) document.getElementById(id)?.focus()
  }
}
