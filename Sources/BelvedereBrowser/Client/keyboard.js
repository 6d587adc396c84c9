// Moves the focus after each frame, and handles the keyboard patterns of the ARIA practices.

// The focused element of each screen at the time when another screen covered it.
const memory = new WeakMap()
const operable = 'button:enabled,input:enabled,select:enabled,textarea:enabled,a[href],[tabindex="0"]'
const isSeen = element => element.checkVisibility ? element.checkVisibility({ visibilityProperty: true }) : element.offsetParent

// Looks only at the few outer elements and never searches the whole page, so that a frame costs the same on a large page.
const layers = () => [...app.firstElementChild.children]
const topmost = () => {
  const all = layers()
  return all.filter(layer => layer.matches('.alert')).pop()
    || all.filter(layer => layer.matches('.screen:not([inert]),[data-beneath]')).pop() || null
}
let top_ = topmost()
const isModal = element => element?.matches('[role=dialog],[role=alertdialog]')
const control = element => [element, ...element.querySelectorAll(operable)].find(stop => stop.matches(operable) && isSeen(stop))

function keyboard() {
  const active = document.activeElement
  if (!active || active === body) return null
  const near = [active]
  // Look for elements beside the parents too, because a whole parent may be removed at once.
  for (let place = active; place && !place.matches('.screen,.alert,.toast'); place = place.parentElement) {
    // Give the focus to another row rather than to the list's index, with which a person jumps to a section, and to a drawing rather than
    // to what is beside it.
    if (place.matches('.rows,svg')) near.push(place)
    for (const step of ['nextElementSibling', 'previousElementSibling']) {
      for (let sibling = place[step], count = 8; sibling && count--; sibling = sibling[step]) near.push(sibling)
    }
  }
  return { active, near, screen: active.closest('.screen,.alert') }
}

let orphan = null

function afterwards(before, isFirst) {
  layout()
  const current = topmost()
  const alert = current?.matches('.alert')
  for (const other of layers()) {
    if (!other.matches('.screen,.alert')) continue
    const beneath = alert && other !== current
    // Change only the screens that this script has made inert. Those that the app has made inert stay so.
    if (other.inert === 'beneath' in other.dataset) other.inert = other.toggleAttribute('data-beneath', beneath)
  }
  // A control that becomes disabled loses the focus a moment later. Give the focus back when the control is enabled again. This does not
  // apply to the buttons of a pager, which are disabled at the last page.
  before ||= document.activeElement === body && orphan
  const active = before?.active
  orphan = active?.disabled && isSeen(active) && !active.dataset.step && before
  const isOther = current !== top_
  top_ = current
  if (isOther && before?.screen) memory.set(before.screen, active)
  // If the focus was in another screen than the removed one, keep the focus there.
  if (isOther && (!before || before.screen !== current)) {
    if (current && !isFirst && !focused) {
      const remembered = memory.get(current)
      const stops = isModal(current) ? [...current.querySelectorAll(operable)].filter(isSeen) : []
      const stop = selector => stops.find(element => element.matches(selector))
      // In an alert, focus the cancel button first, or else a button that destroys nothing.
      const first = remembered && isSeen(remembered) && !remembered.disabled ? remembered
        : alert && (stop('.cancel') || stop(':not(.destructive)')) || stop(':not(.back)') || current.querySelector('h1,h2') || current
      // A screen that becomes visible again keeps its scroll position, even if the focused element is outside of the visible part.
      first.focus({ preventScroll: true })
    }
  } else if (before && !orphan && !focused
    && (document.activeElement === body || document.activeElement === active && (active.disabled || active.closest('[hidden]')))) {
    // The focused element was removed or moved. Give the focus back to it, or to the nearest remaining element. Do not check whether this
    // element is visible, because the browser would then lay out the whole page for each frame.
    const next = before.near.find(control), cell = kit.grid?.heir(before)
    ;(cell || (next ? control(next) : current?.querySelector('h1,h2') || current))?.focus({ preventScroll: next?.matches('.rows') })
  }
}

addEventListener('keydown', event => {
  // The alert or presented screen in front, if there is one.
  const { target, key } = event, current = isModal(top_) && top_
  // During the composition of a character, for example in Chinese, the keys belong to the input method.
  if (event.isComposing || kit.grid?.walk(event)) return
  if (key === 'Escape' && !event.defaultPrevented) {
    const left = target.closest('[data-escape]') || current || app.querySelector('.toast')
    if (left) {
      event.preventDefault()
      return send(viewOf(left), codes.leave)
    }
  }
  // In a text field this key undoes typing. Elsewhere it presses the button of a toast, such as Undo. Otherwise the browser would undo
  // typing in a field that the person left long ago.
  if (key === 'z' && (event.ctrlKey || event.metaKey) && !target.matches('input,textarea')) {
    event.preventDefault()
    return current || app.querySelector('.toast[aria-keyshortcuts] .button')?.click()
  }
  if (key === 'Tab') {
    if (!current) return
    const stops = [...current.querySelectorAll(operable)].filter(isSeen), toast = app.querySelector('.toast button')
    if (toast) stops.push(toast)
    if (event.shiftKey) stops.reverse()
    if (!stops.includes(target) && current !== target && current.contains(target) && !event.shiftKey) return
    if (target === stops.at(-1) || !current.contains(target) && target !== toast) {
      event.preventDefault()
      stops[0]?.focus()
    }
    return
  }
  // In a field of several lines, Enter makes a line break, and Ctrl+Enter confirms.
  if (key === 'Enter' && target.matches('[data-b=field]') && target.dataset.events && (target.type !== 'textarea' || event.ctrlKey || event.metaKey)) {
    event.preventDefault()
    return send(viewOf(target), codes.submit, target)
  }
  const tabs = target.closest('[role=tablist]')
  if (tabs) {
    const all = [...tabs.children]
    const step = getComputedStyle(tabs).direction === 'rtl' ? -1 : 1
    const index = all.indexOf(target)
    const next = { ArrowRight: index + step, ArrowLeft: index - step, Home: 0, End: -1 }[key]
    if (next === undefined) return
    event.preventDefault()
    const tab = all[(next + all.length) % all.length]
    tab.focus()
    tab.click()
    return
  }
  const step = { ArrowDown: 'nextElementSibling', ArrowUp: 'previousElementSibling' }[key]
  const letter = target[step]
  if (letter && target.closest('.jump')) {
    event.preventDefault()
    return letter.focus()
  }
  const row = target.closest('.rows>.row')
  const end = { Home: 1, End: -1 }[key]
  if (row && end && row.closest('.list') && !target.matches('input,select,textarea')) {
    event.preventDefault()
    const list = row.closest('.list')
    return showRow(list, end < 0 ? Number(list.dataset.count) - 1 : 0, true)
  }
  if (row && step && !target.matches('input,select,textarea')) {
    let next = row
    do next = next[step]; while (next && !control(next))
    if (next) {
      event.preventDefault()
      control(next).focus()
    }
    return
  }
  if ((key === 'Enter' || key === ' ') && target.matches('[data-b=row]')) {
    event.preventDefault()
    target.click()
  }
})
