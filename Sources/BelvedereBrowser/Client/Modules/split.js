// A list with its detail beside it. Which of them can be seen is said by the style sheet; this sees to the keyboard.

const isWide = matchMedia('(min-width: 64rem)')

export default split => {
  const list = split.parentElement
  const detail = () => [...list.parentElement.querySelectorAll(':scope > [data-pane=detail]:not([inert])')].pop()
  const chosen = () => list.querySelector('.cell[aria-current]')
  const enter = screen => (screen === list && (chosen() || list.querySelector('.cell[tabindex]')) || screen?.querySelector('h1'))?.focus()
  // Who was in the list of a window that becomes narrow goes on in what now lies over it. A browser may have taken the keyboard away already.
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
    // Esc belongs to a field, a menu or a toast first.
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
