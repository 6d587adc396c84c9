// The actions of a person: clicks, switches and choices.

const isBlocked = element => element.closest('[inert],[aria-disabled=true],[disabled]')

addEventListener('click', event => {
  // A click on the label of a control belongs to the control, even if the label is in a row that can be pressed.
  const element = event.target.closest('[data-b],label,fieldset')
  if (!element?.dataset.b) return
  // Also prevent that the browser opens a blocked link or details element. A link that the person opens in a new window is left to the
  // browser.
  if (isBlocked(element)) return event.preventDefault()
  if (element.localName === 'a') {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
  }
  const view = viewOf(element)
  switch (element.dataset.b) {
    case 'row':
      if (String(getSelection()).trim()) return
      // falls through
    case 'press': return send(view, codes.activate, element)
    case 'disclosure': return send(view, codes.checked + ' ' + (element.parentElement.open ? 0 : 1))
    case 'back': return send(view, codes.leave, element)
    case 'page': return kit.choose(element.closest('.pager'), element.dataset.i)
    case 'choice': return send(view, codes.chosen + ' ' + element.dataset.i)
    // Ignore the second click of a double click. It could hit the next row, or a row that is being removed.
    case 'action': return event.detail < 2 && send(view, codes.perform + ' ' + element.dataset.i, element)
    case 'menu': return openMenu(element, event)
    case 'scheme': return import(modules.bar).then(({ default: choose }) => choose(element)).catch(console.error)
    case 'section': return showRow(element.closest('.list'), Number(element.dataset.i))
    case 'step': {
      const field = element.parentElement.querySelector('input')
      if (field.disabled) return
      if (element.dataset.i > 0) field.stepUp()
      else field.stepDown()
      return report(field)
    }
  }
})

// A press on a button of a stepper must not move the focus.
addEventListener('mousedown', event => { if (event.target.matches('[data-b=step]')) event.preventDefault() })

addEventListener('input', ({ target }) => {
  // A date that is only half typed has no value yet, so do not send it to the server.
  if (target.matches('[data-b=field],[data-b=entry],[data-b=amount]') && !isUnfinished(target)) report(target)
})
addEventListener('change', event => {
  const target = event.target
  if (target.matches('[type=checkbox][data-b],[data-b=box],select[data-b]')) report(target)
})
addEventListener('focusout', event => {
  // The person leaves an unfinished entry, such as half a date. Report it anyway: the app refuses it, and the field shows its last value
  // again.
  if (event.target.isConnected && isUnfinished(event.target)) report(event.target)
  // Removing or moving a field also sends this event, but then the person has not left the field.
  if (event.target.matches('[data-b=field]') && event.target.isConnected && (!applying || event.relatedTarget)) send(viewOf(event.target), codes.endEditing)
})

// The frames that arrive while a person presses a control wait for its click. A frame could move the control away from the pointer, for
// example with the hint of the field that the press leaves, and the browser would then report no click.
let pressed = null
let late = []

function receive(text) {
  if (pressed) late.push(text)
  else take(text)
}

function release() {
  if (!pressed) return
  clearTimeout(pressed.timer)
  pressed = null
  for (const text of late.splice(0)) take(text)
}

addEventListener('pointerdown', event => {
  release()
  const { button, pointerType, target, clientX, clientY } = event
  const control = target.closest('[data-b],label,svg')
  // A finger may begin to scroll or to swipe, so only a mouse holds the page.
  if (button || pointerType !== 'mouse' || !control || control.matches('svg,select,[data-b=field],[data-b=entry],[data-b=amount]')) return
  // A press that never ends must not hold the page, for example if the browser reports its end to another window.
  pressed = { clientX, clientY, timer: setTimeout(release, 2000) }
})
// A pointer that moves far drags something, and does not press.
addEventListener('pointermove', ({ clientX, clientY }) => {
  if (pressed && Math.hypot(clientX - pressed.clientX, clientY - pressed.clientY) > 10) release()
})
addEventListener('pointercancel', release)
// The click comes in the same task as the end of the press.
addEventListener('pointerup', () => setTimeout(release))
