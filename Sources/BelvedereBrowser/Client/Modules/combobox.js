// Combo boxes: a field with a list of choices below it. The keyboard stays in the field, as in the pattern "Combobox" of the ARIA
// practices. The app decides whether the list is open and which choices it has; this script shows it and proposes one of the choices.

export default (field, kit) => {
  const input = field.querySelector('input'), panel = field.querySelector('.choices'), [list, note] = panel.children
  const view = kit.viewOf(field)
  // The proposed choice, which Enter takes.
  let active = null
  // Whether the last key changed the text or moved in it, and did not move in the list.
  let isTyping = false
  // Whether the person has closed the list, and the app does not know it yet.
  let isDismissed = false
  const isOpen = () => panel.matches(':popover-open')

  function propose(option) {
    if (active) active.ariaSelected = 'false'
    active = option || null
    if (!active) return input.removeAttribute('aria-activedescendant')
    active.ariaSelected = 'true'
    active.id ||= list.id + '-' + active.dataset.i
    input.setAttribute('aria-activedescendant', active.id)
    active.scrollIntoView({ block: 'nearest' })
  }

  // Places the list below the field, or above it if there is more room.
  function place() {
    if (!isOpen()) return
    const box = input.getBoundingClientRect(), edge = 8, gap = 4, { style } = panel
    const below = (visualViewport?.height || innerHeight) - box.bottom - gap - edge, above = box.top - gap - edge
    style.left = box.left + 'px'
    style.inlineSize = box.width + 'px'
    const wanted = Math.min(list.offsetHeight + note.offsetHeight + 20, 352), isAbove = wanted > below && above > below
    style.maxBlockSize = Math.max(80, Math.min(wanted, isAbove ? above : below)) + 'px'
    style.top = (isAbove ? Math.max(edge, box.top - gap - panel.offsetHeight) : box.bottom + gap) + 'px'
  }

  function update() {
    const isWanted = input.ariaExpanded === 'true' && !isDismissed && document.activeElement === input
    if (isWanted !== isOpen()) panel.togglePopover(isWanted)
    if (!isWanted) propose()
    field.toggleAttribute('data-empty', !input.value)
    place()
  }

  function expand(isWanted) {
    if (kit.isBlocked(input)) return
    isDismissed = !isWanted
    if (isWanted !== (input.ariaExpanded === 'true')) kit.send(view, codes.checked + ' ' + (isWanted ? 1 : 0))
    update()
  }

  function choose(option) {
    kit.send(view, codes.chosen + ' ' + option.dataset.i)
    isDismissed = true
    update()
  }

  const watch = new MutationObserver(records => {
    if (records.some(({ attributeName }) => attributeName === 'aria-expanded')) isDismissed = false
    if (records.some(({ target }) => target === list)) {
      // The person types and must choose, so Enter takes the first choice.
      propose(isTyping && input.value && !list.dataset.selection && list.firstElementChild)
    }
    update()
  })
  watch.observe(input, { attributeFilter: ['aria-expanded', 'value'] })
  watch.observe(list, { childList: true })
  watch.observe(note, { childList: true })

  input.addEventListener('input', () => {
    isTyping = true
    isDismissed = false
    update()
  })
  for (const type of ['focus', 'blur']) {
    input.addEventListener(type, () => {
      isTyping = false
      update()
    })
  }
  input.addEventListener('click', () => expand(true))
  input.addEventListener('keydown', event => {
    if (event.isComposing) return
    const { key } = event, all = [...list.children], here = all.indexOf(active), isShown = isOpen()
    const step = { ArrowDown: 1, ArrowUp: -1 }[key], leap = { PageDown: 10, PageUp: -10 }[key], end = { Home: 0, End: -1 }[key]
    if (step && (event.altKey || !isShown)) expand(!event.altKey || step > 0)
    else if (step) propose(all.at((here < 0 && step < 0 ? -1 : here + step) % all.length))
    else if (leap && isShown) propose(all[Math.max(0, Math.min(all.length - 1, here + leap))])
    // While the person moves in the list, these keys move in it too. Otherwise they move in the text.
    else if (end !== undefined && active && !isTyping) propose(all.at(end))
    else if (key === 'Enter' && active) choose(active)
    else if (key === 'Escape' && isShown) expand(false)
    else {
      // The proposed choice is taken when the person moves to the next field, too.
      if (key === 'Tab' && active) choose(active)
      if (key === 'ArrowLeft' || key === 'ArrowRight') isTyping = true
      return
    }
    if (step || leap) isTyping = false
    event.preventDefault()
    event.stopPropagation()
  })

  // A press in the list must not take the keyboard from the field.
  const optionAt = ({ target }) => target.closest('[role=option]')
  for (const part of [panel, ...field.querySelectorAll('button')]) part.addEventListener('mousedown', event => event.preventDefault())
  panel.addEventListener('click', event => { if (optionAt(event)) choose(optionAt(event)) })
  panel.addEventListener('pointermove', event => { if (optionAt(event) && optionAt(event) !== active) propose(optionAt(event)) })
  field.querySelector('.open').onclick = () => {
    const isShown = isOpen()
    input.focus()
    expand(!isShown)
  }
  field.querySelector('.clear').onclick = () => {
    if (kit.isBlocked(input)) return
    input.value = ''
    input.dispatchEvent(new Event('input', { bubbles: true }))
    input.focus()
  }
  const follow = ({ target }) => { if (target !== panel) place() }
  const moves = [[window, 'resize'], [window, 'scroll'], [visualViewport, 'resize']]
  for (const [target, type] of moves) target?.addEventListener(type, follow, true)
  update()
  return () => {
    watch.disconnect()
    for (const [target, type] of moves) target?.removeEventListener(type, follow, true)
  }
}
