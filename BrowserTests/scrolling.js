// Scrolls a list so that a row is the first of the person's viewport, or as near as the end of the list allows. Missing rows load
// during the scroll. Without a goal it scrolls to the last goal again: in a browser the controls above a list scroll away with its
// rows and come back with the focus, while the viewport of the person stays.
async (rows, goal) => {
  if (rows.matches('.table')) rows = rows.querySelector(':scope > .rows')
  const list = rows.parentElement, screen = list.closest('.screen')
  const count = Number(list.dataset.count || rows.childElementCount)
  const isAgain = goal === null
  if (isAgain) goal = Math.min(list.scrolledTo, count - 1)
  if (isAgain && goal < 0) return
  if (goal < 0 || goal >= count) throw new Error(`the list has ${count} rows`)
  const moment = () => new Promise(resolve => setTimeout(resolve, 30))
  const end = performance.now() + 10000
  let before
  for (;;) {
    if (performance.now() > end) throw new Error(`row ${goal} does not come`)
    const row = rows.children[goal - Number(list.dataset.start || 0)]
    if (row) row.scrollIntoView({ block: 'start', inline: 'start', behavior: 'instant' })
    else if (list.matches('.collection')) rows.scrollLeft = goal * list.size
    else if (list.matches('.table')) list.scrollTop = goal * list.size
    else screen.scrollTop += rows.getBoundingClientRect().top + goal * list.size - 100
    await moment()
    const place = row && row.isConnected && row.getBoundingClientRect()
    const now = place && [place.left, place.top].join()
    if (now && now === before) break
    before = now
  }
  if (!isAgain) list.scrolledTo = goal
}
