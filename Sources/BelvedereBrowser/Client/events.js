// What a person does with a pointer, a switch, a choice or a file.

const isBlocked = element => element.closest('[inert],[aria-disabled=true],[disabled]')

addEventListener('click', event => {
  const element = event.target.closest('[data-b]')
  if (!element || isBlocked(element)) return
  const view = viewOf(element)
  switch (element.dataset.b) {
    case 'row':
      if (String(getSelection()).trim()) return
      // falls through
    case 'press': return send(view, codes.activate, element)
    case 'back': return send(view, codes.leave, element)
    case 'choice':
      if (element.closest('.pager')) element.closest('.pager').range = undefined
      return send(view, codes.chosen + ' ' + element.dataset.i)
    case 'action': return send(view, codes.perform + ' ' + element.dataset.i, element)
    case 'section': return showRow(element)
  }
})

addEventListener('input', event => { if (event.target.matches('[data-b=field]')) report(event.target) })
addEventListener('change', event => {
  const target = event.target
  if (target.matches('input[type=checkbox][data-b],select[data-b]')) report(target)
  else if (target.matches('[data-b=file]') && target.files[0]) {
    hand(viewOf(target), 0, target.files[0], Number(target.dataset.count || Infinity))
    // The same file may be chosen again.
    target.value = ''
  }
})
addEventListener('focusout', event => {
  // A field that is taken out or moved has not been left by the person.
  if (event.target.matches('[data-b=field]') && event.target.isConnected && (!applying || event.relatedTarget)) send(viewOf(event.target), codes.endEditing)
})
