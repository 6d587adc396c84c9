// The functions that the table measurement calls in the page of each compared program: they read the content of a row and wait until it is
// painted.
window.tables = (() => {
  const box = () => document.querySelector('.table, .ag-body-viewport, #plain')
  const rows = () => [...document.querySelectorAll('.table > .rows > [role=row], .ag-center-cols-container .ag-row, #plain tbody tr')]
  const headEnd = () => document.querySelector('.table > .head, .ag-header, #plain th').getBoundingClientRect().bottom

  // Returns the row that is visible at position n below the headings.
  function rowAt(place) {
    const frame = box().getBoundingClientRect(), first = headEnd()
    let seen = document.elementFromPoint(frame.left + 60, first + 4)?.closest('tr, [role=row], .ag-row')
    const height = seen?.getBoundingClientRect().height
    if (!height) return null
    return document.elementFromPoint(frame.left + 60, first + 4 + height * place)?.closest('tr, [role=row], .ag-row')
  }
  const cell = (row, name, index) => row?.querySelector(`[col-id=${name}]`) || row?.querySelectorAll('td, [role=gridcell]')[index]
  const numberAt = place => Number(cell(rowAt(place), 'number', 1)?.textContent.replace(/\D/g, '') || NaN)
  const nameAt = place => {
    const found = cell(rowAt(place), 'name', 0)
    return found && !found.querySelector('input') ? found.textContent.trim() : ''
  }

  // Returns the time at which a condition is true and the result has been painted. Fails after three minutes, so that the measurement never
  // waits forever.
  const painted = condition => new Promise((resolve, reject) => {
    const end = performance.now() + 180_000
    const look = () => {
      let holds = false
      try { holds = condition() } catch {}
      if (!holds && performance.now() > end) return reject(new Error(`${location}: ${condition} did not come true in three minutes.`))
      if (!holds) return requestAnimationFrame(look)
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())))
    }
    look()
  })

  return {
    numberAt, nameAt,
    // Returns the time from the start of the navigation until the first rows are painted.
    opened: () => painted(() => numberAt(0) === 1 && numberAt(5) === 6),
    async scroll(part, isThere) {
      const begin = performance.now(), scroller = box()
      scroller.scrollTop = (scroller.scrollHeight - scroller.clientHeight) * part
      return await painted(() => isThere(numberAt(3))) - begin
    },
    // Prepares a measurement: `took` becomes the time from the next event of this type until the condition is true and painted.
    arm(type, condition) {
      this.took = new Promise((resolve, reject) => addEventListener(type, () => {
        const begin = performance.now()
        painted(condition).then(end => resolve(end - begin), reject)
      }, { capture: true, once: true }))
    },
    nameCell() {
      const { x, y, height } = cell(rowAt(0), 'name', 0).getBoundingClientRect()
      return { x: x + 20, y: y + height / 2 }
    },
  }
})()
