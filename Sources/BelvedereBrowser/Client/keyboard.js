// The keyboard: where it is after each frame, and the patterns of the ARIA practices.

// Which element of a screen had the keyboard when another screen came over it.
const memory = new WeakMap()
const operable = 'button:enabled,input:enabled,select:enabled,textarea:enabled,a[href],[tabindex="0"]'
const isSeen = element => element.checkVisibility ? element.checkVisibility({ visibilityProperty: true }) : element.offsetParent

// Never by a search through the page: what a frame costs must not depend on what stands on the page.
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
  // Also beside what it is in, because all of that may go at once.
  for (let place = active; place && !place.matches('.screen,.alert,.toast'); place = place.parentElement) {
    // Other rows are nearer than the index to jump by.
    if (place.matches('.rows')) near.push(place)
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
    // What the app itself has put out of reach stays so.
    if (other.inert === 'beneath' in other.dataset) other.inert = other.toggleAttribute('data-beneath', beneath)
  }
  // A control that is switched off loses the keyboard a moment later; it gets it back when it is switched on again. The steps
  // of a pager are not: there is no further page.
  before ||= document.activeElement === body && orphan
  const active = before?.active
  orphan = active?.disabled && isSeen(active) && !active.dataset.step && before
  const isOther = current !== top_
  top_ = current
  if (isOther && before?.screen) memory.set(before.screen, active)
  // Who is at work beside what has gone stays there.
  if (isOther && (!before || before.screen !== current)) {
    if (current && !isFirst && !focused) {
      const remembered = memory.get(current)
      const stops = isModal(current) ? [...current.querySelectorAll(operable)].filter(isSeen) : []
      const stop = selector => stops.find(element => element.matches(selector))
      // The first answer to an alert is the one that does no harm.
      const first = remembered && isSeen(remembered) && !remembered.disabled ? remembered
        : alert && (stop('.cancel') || stop(':not(.destructive)')) || stop(':not(.back)') || current.querySelector('h1,h2') || current
      // A screen that comes back is as it was left, also where the keyboard was out of sight.
      first.focus({ preventScroll: true })
    }
  } else if (before && !orphan && !focused
    && (document.activeElement === body || document.activeElement === active && (active.disabled || active.closest('[hidden]')))) {
    // Whether it can be seen is not asked: that would lay the whole page out for each frame.
    // What had the keyboard has gone or was moved: it gets it back, or else the nearest thing that is left.
    const next = before.near.find(control), cell = kit.grid?.heir(before)
    ;(cell || (next ? control(next) : current?.querySelector('h1,h2') || current))?.focus({ preventScroll: next?.matches('.rows') })
  }
}

addEventListener('keydown', event => {
  const { target, key } = event
  // These keys are the input method's.
  if (event.isComposing || kit.grid?.walk(event)) return
  if (key === 'Escape' && !event.defaultPrevented) {
    const current = topmost()
    const toast = app.querySelector('.toast')
    if (isModal(current)) {
      event.preventDefault()
      return send(viewOf(current), codes.leave)
    }
    if (toast) return send(viewOf(toast), codes.leave)
  }
  // In a field the key takes back what was typed; elsewhere the browser would do that to a field that was left long ago.
  if (key === 'z' && (event.ctrlKey || event.metaKey) && !target.matches('input,textarea')) {
    event.preventDefault()
    if (!isModal(topmost())) app.querySelector('.toast[aria-keyshortcuts] .button')?.click()
    return
  }
  if (key === 'Tab') {
    const current = topmost()
    if (!isModal(current)) return
    const stops = [...current.querySelectorAll(operable)].filter(isSeen)
    const toast = app.querySelector('.toast button')
    if (toast) stops.push(toast)
    if (event.shiftKey) stops.reverse()
    if (!stops.includes(target) && current !== target && current.contains(target) && !event.shiftKey) return
    if (target === stops.at(-1) || !current.contains(target) && target !== toast) {
      event.preventDefault()
      stops[0]?.focus()
    }
    return
  }
  // In several lines Enter is a line break.
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
