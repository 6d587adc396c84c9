// A split view: a list with a detail beside it. The style sheet decides which of the two is visible. This script moves the focus.

const isWide = matchMedia('(min-width: 64rem)')

export default split => {
  const list = split.parentElement
  const detail = () => [...list.parentElement.querySelectorAll(':scope > [data-pane=detail]:not([inert])')].pop()
  const chosen = () => list.querySelector('.cell[aria-current],.table [aria-selected=true]>[tabindex]')
  const enter = screen => (screen === list && (chosen() || list.querySelector('.cell[tabindex],.table [tabindex="0"]')) || screen?.querySelector('h1'))?.focus()
  // When the window becomes narrow, move the focus from the list to the detail that covers it. The browser may already have removed the
  // focus.
  let last
  const remember = event => { last = event.target }
  const resize = () => {
    const active = document.activeElement
    if (!isWide.matches && list.contains(active === document.body ? last : active)) enter(detail())
  }
  const walk = event => {
    const { target, key } = event
    if (!isWide.matches || event.isComposing || event.defaultPrevented || list.inert) return
    const beside = detail(), isBeside = beside?.contains(target)
    // A field, a menu or a toast handles Escape first.
    if (key === 'Escape' && isBeside && !target.matches('input,select,textarea') && !document.querySelector('.toast,[role=menu]')) enter(list)
    else if (key === 'F6' && beside) {
      event.preventDefault()
      enter(isBeside ? list : beside)
    }
  }
  chosen()?.scrollIntoView({ block: 'nearest' })
  isWide.addEventListener('change', resize)
  addEventListener('keydown', walk)
  addEventListener('focusin', remember)
  return () => {
    isWide.removeEventListener('change', resize)
    removeEventListener('keydown', walk)
    removeEventListener('focusin', remember)
  }
}
