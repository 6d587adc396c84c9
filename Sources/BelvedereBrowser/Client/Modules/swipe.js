// Lets a row move with the finger and shows the actions behind it. The button beside the row shows the same actions without a swipe.

document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles.swipe }))

let open

const close = () => {
  open?.classList.remove('swiped', 'held')
  for (const part of open?.querySelectorAll(':scope > .cell, :scope > .more') || []) part.style.translate = ''
  open = null
}

// The numbers of the pointers whose click is ignored. Each touch has a new number, so its click is recognized whenever it arrives.
const stopped = new Set()
// Until this time (in milliseconds, as `Date.now()`), a click that has no pointer number is ignored, because the swipe has caused it.
let until = 0

// A press outside of a swiped row only closes the row, and has no other effect.
addEventListener('pointerdown', ({ pointerId, target }) => {
  // A mouse has the same number for all presses, so forget that an earlier click was ignored.
  stopped.delete(pointerId)
  if (!open?.isConnected || target.closest('.swiped > .actions')) return
  close()
  stopClick(pointerId)
  // The browser sends the click soon after the finger has left the screen. This time does not depend on how long the finger has pressed.
  addEventListener('pointerup', () => { until = Date.now() + 700 }, { capture: true, once: true })
}, true)
addEventListener('scroll', () => { if (!open?.matches('.held')) close() }, true)
addEventListener('keydown', () => {
  until = 0
  close()
}, true)
addEventListener('click', event => {
  const { pointerId, target } = event
  const isStopped = pointerId === undefined ? Date.now() < until : stopped.has(pointerId)
  if (!isStopped || target.closest('.swiped > .actions')) return
  event.preventDefault()
  event.stopPropagation()
}, true)

const stopClick = pointerId => {
  stopped.add(pointerId)
  until = Infinity
}

export default (row, { clientX: x, clientY: y, pointerId }) => {
  const parts = [...row.querySelectorAll(':scope > .cell, :scope > .more')], actions = row.querySelector(':scope > .actions')
  const side = getComputedStyle(row).direction === 'rtl' ? 1 : -1
  let way = 0, isOwn = false
  const ending = new AbortController(), { signal } = ending
  const move = event => {
    if (event.pointerId !== pointerId) return
    const across = (event.clientX - x) * side
    if (!isOwn) {
      // If the finger moves up, down or to the other side, the person is scrolling, so stop the swipe.
      if (Math.abs(event.clientY - y) > 12 || across < -12) return ending.abort()
      if (across < 12) return
      isOwn = true
      close()
      open = row
      row.classList.add('swiped', 'held')
      stopClick(pointerId)
    }
    const width = actions.offsetWidth
    way = across > width ? width + (across - width) / 4 : Math.max(0, across)
    for (const part of parts) part.style.translate = way * side + 'px'
  }
  const end = event => {
    if (event.pointerId !== pointerId) return
    ending.abort()
    if (!isOwn) return
    until = Date.now() + 50
    if (open !== row) return
    row.classList.remove('held')
    const width = actions.offsetWidth
    if (event.type === 'pointercancel' || way < width / 2) return close()
    for (const part of parts) part.style.translate = width * side + 'px'
  }
  addEventListener('pointermove', move, { signal })
  for (const type of ['pointerup', 'pointercancel']) addEventListener(type, end, { signal })
  // A new press begins before this script received the end of the first one: the first finger left the screen while this script was
  // loading. Stop the swipe.
  addEventListener('pointerdown', () => ending.abort(), { signal, capture: true })
  actions.addEventListener('click', close, { once: true })
}
