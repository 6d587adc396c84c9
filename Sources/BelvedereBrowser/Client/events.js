// What a person does with a pointer, a switch, a choice or a file.

const isBlocked = element => element.closest('[inert],[aria-disabled=true],[disabled]')

addEventListener('click', event => {
  // The words of a control belong to it, also in a row that can be pressed.
  const element = event.target.closest('[data-b],label,fieldset')
  if (!element?.dataset.b) return
  // What a link or a summary does by itself is refused with the rest, and left to the browser where a new window is asked for.
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
    case 'choice':
      if (element.closest('.pager')) element.closest('.pager').range = undefined
      return send(view, codes.chosen + ' ' + element.dataset.i)
    // The second click of a double click meets the row that has come to this place, or one that is going already.
    case 'action': return event.detail < 2 && send(view, codes.perform + ' ' + element.dataset.i, element)
    case 'menu': return openMenu(element, event)
    case 'scheme': return import(modules.frame).then(({ default: choose }) => choose(element)).catch(console.error)
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

// The buttons of a stepper take the keyboard from nobody.
addEventListener('mousedown', event => { if (event.target.matches('[data-b=step]')) event.preventDefault() })

addEventListener('input', ({ target }) => {
  // A date that is half typed is nothing yet.
  if (target.matches('[data-b=field],[data-b=entry],[data-b=amount]') && !isUnfinished(target)) report(target)
})
addEventListener('change', event => {
  const target = event.target
  if (target.matches('[type=checkbox][data-b],[data-b=box],select[data-b]')) report(target)
  else if (target.matches('[data-b=file]') && target.files[0]) {
    hand(viewOf(target), 0, target.files[0], Number(target.dataset.count || Infinity))
    // The same file may be chosen again.
    target.value = ''
  }
})
addEventListener('focusout', event => {
  // What is left unfinished is no value: the app refuses it, and so the field shows the last that was one.
  if (event.target.isConnected && isUnfinished(event.target)) report(event.target)
  // A field that is taken out or moved has not been left by the person.
  if (event.target.matches('[data-b=field]') && event.target.isConnected && (!applying || event.relatedTarget)) send(viewOf(event.target), codes.endEditing)
})
