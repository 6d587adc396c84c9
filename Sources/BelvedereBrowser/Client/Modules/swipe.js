// A row that follows the finger and shows what can be done with it. The button beside the row does the same without a swipe.

document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles.swipe }))

let open

const close = () => {
  open?.classList.remove('swiped', 'held')
  for (const part of open?.querySelectorAll(':scope > .cell, :scope > .more') || []) part.style.translate = ''
  open = null
}

// The pointers whose click does nothing. Each touch has a new number, so its click is known however late it comes.
const stopped = new Set()
// Until this time, a click that names no pointer does nothing.
let until = 0

// What is pressed beside an open row closes it, and does nothing else.
addEventListener('pointerdown', ({ pointerId, target }) => {
  // The mouse has the same number each time.
  stopped.delete(pointerId)
  if (!open?.isConnected || target.closest('.swiped > .actions')) return
  close()
  stopClick(pointerId)
  // A click comes soon after the finger has left, however long the page took until then.
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
      // Up and down, or to the other side: the finger scrolls.
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
  // A finger that had left before this script came is followed no further.
  addEventListener('pointerdown', () => ending.abort(), { signal, capture: true })
  actions.addEventListener('click', close, { once: true })
}
