// Tables, as in the pattern "grid" of the ARIA practices: the Tab key reaches one cell of the table, and the arrow keys move to the others.
// The code for rows is that of lists, but all rows have the same height.

// The functions of the client script, set when the first table appears.
let send, viewOf, word, isBlocked, rowsOf, known, mark, button, reserve, report, separator

export default (table, kit) => {
  if (!kit.grid) {
    ({ send, viewOf, word, isBlocked, rowsOf, known, mark, button, reserve, report, separator } = kit)
    kit.grid = { arrange: grid, steady, heir, walk }
    listen()
  }
  grid(table)
}

const isNarrow = matchMedia('(max-width: 36rem)')
// An editable cell gets the focus itself, whether its text field is open or not. A narrow window leaves some cells out.
const stopsOf = row => [...row.children].flatMap(cell => {
  if (isNarrow.matches && cell.matches('.spare')) return []
  if ('editable' in cell.dataset) return [cell]
  const inner = [...cell.querySelectorAll('button:enabled,input:enabled,select:enabled,textarea:enabled,a[href]')]
  return inner.length ? inner : [cell]
})
const cellOf = element => element.closest('.table [role=gridcell],.table [role=columnheader]')
// Returns the first row that is visible below the headings.
const topRow = table => {
  const edge = table.firstElementChild.getBoundingClientRect().bottom
  return [...rowsOf(table).children].find(row => row.getBoundingClientRect().bottom > edge)
}
const placeOf = row => Number(row.ariaRowIndex) - 2

// For a focused element of a table: the row and column that receive the focus if the element is removed.
const heirs = new WeakMap()
// A cell whose text field the server has not sent yet, and the keys that the person has pressed meanwhile for this field.
let awaited = {}

function grid(table) {
  const rows = rowsOf(table), all = [...rows.children], data = table.dataset
  const count = Number(data.count || 0), start = Number(data.start || 0)
  const [sorted, direction] = (data.order || '').split(' ')
  const looks = data.actions + data.roles
  const head = table.firstElementChild
  ;[...head.children].forEach((cell, index) => { if (cell.ariaSort) mark(cell, 'aria-sort', sorted === '' + index ? direction : 'none') })
  all.forEach((row, index) => {
    mark(row, 'aria-rowindex', start + index + 2)
    if (data.selection && !row.ariaSelected) row.ariaSelected = 'false'
    let bar = row.querySelector(':scope > .actions')
    if (bar && bar.dataset.looks !== looks) { bar.remove(); bar = null }
    if (data.actions && !bar) {
      bar = document.createElement('div')
      bar.className = 'actions'
      bar.setAttribute('role', 'gridcell')
      bar.dataset.looks = looks
      bar.append(...data.actions.split(separator).map((action, number) => button('button ' + ((data.roles || '').split(' ')[number] || ''), 'action', number, action)))
      row.append(bar)
    }
    if (bar) for (const element of bar.children) mark(element, 'aria-label', word('action', element.textContent, row.firstElementChild.textContent))
  })
  for (const row of [head, ...all]) for (const stop of stopsOf(row)) if (!stop.hasAttribute('tabindex')) stop.tabIndex = -1
  if (!table.querySelector('[tabindex="0"]')) {
    const stop = stopsOf(all[0] || head)[0]
    if (stop) stop.tabIndex = 0
  }
  table.tabIndex = -1
  reserve(table, rows, all, count, start)
  if (table.goal && all[table.goal[0] - start]) reach(table, ...table.goal)
}

// Focuses a cell of a row. If the row is not in the page, the table scrolls to it first.
function reach(table, index, column) {
  const row = index < 0 ? table.firstElementChild : rowsOf(table).children[index - Number(table.dataset.start || 0)]
  table.goal = row ? undefined : [index, column]
  if (!row) {
    table.scrollTop = index * table.size
    return
  }
  const stops = stopsOf(row)
  ;(stops[column] || stops.at(-1)).focus()
  return row
}

function heir({ active, near }) {
  const place = heirs.get(active)
  if (!place) return
  if (active.isConnected) return active
  if (place.cell?.isConnected) return place.cell
  const row = near.find(element => element.isConnected && element.matches('.table > .rows > [role=row]'))
  return row ? stopsOf(row)[place.column] : place.table.isConnected && place.table
}

// Keeps the visible rows in place when rows are added or removed above them.
function steady() {
  const held = [...known].filter(list => list.matches('.table') && list.scrollTop && !list.goal).map(table => {
    const row = topRow(table)
    return [table, row, row?.getBoundingClientRect().top]
  })
  return () => {
    for (const [table, row, top] of held) {
      const shift = row?.isConnected && row.getBoundingClientRect().top - top
      if (shift) table.scrollTop += shift
    }
  }
}

function begin(cell, text, ...keys) {
  awaited = { cell, keys, since: Date.now() }
  send(viewOf(cell), codes.beginEditing + (text === undefined ? ' 0' : ' 1 ' + text), cell)
}

// Handles a key in a table. Returns whether the key was for the table.
function walk(event) {
  const { target, key, shiftKey, ctrlKey, metaKey, altKey } = event
  const table = target.closest('.table')
  if (!table || target.closest('.alert')) return
  const cell = cellOf(target) || topRow(table)?.firstElementChild, row = cell?.parentElement
  if (!row) return
  const stops = stopsOf(row), column = Math.max(0, stops.indexOf(target), stops.indexOf(cell)), place = placeOf(row)
  const { count, selection, activatable } = table.dataset
  const done = () => { event.preventDefault(); return true }
  const beside = step => stops[column + step] || cell
  if (target.matches('[data-b=field]')) {
    const isEditor = 'editable' in cell.dataset
    if (!isEditor || !['Enter', 'Tab', 'Escape', 'Delete'].includes(key) || key === 'Delete' && event.isTrusted) return
    const below = row[shiftKey ? 'previousElementSibling' : 'nextElementSibling']
    const next = key === 'Enter' && below ? below.children[[...row.children].indexOf(cell)] : key === 'Tab' ? beside(shiftKey ? -1 : 1) : cell
    if (key === 'Escape') {
      // The person has cancelled the editing. The field must not send its text when the focus leaves it.
      delete target.dataset.b
      send(viewOf(cell), codes.leave)
    }
    // Move the focus to the next cell at once, because the person may continue to type. This ends the editing. If the app refuses the text,
    // it moves the focus back to the field.
    next.focus()
    return done()
  }
  if (target.matches('select,textarea')) return
  if (awaited.cell === cell && Date.now() - awaited.since < 3000 && !ctrlKey && !metaKey) {
    if (key.length === 1 || ['Backspace', 'Enter', 'Tab', 'Escape'].includes(key)) awaited.keys.push(key)
    return done()
  }
  const isWidget = target !== cell, isEditable = 'editable' in cell.dataset && !isWidget && !isBlocked(cell)
  if ((ctrlKey || metaKey) && key === 'a' && selection === 'multiple') {
    send(viewOf(table), codes.selectRow + ' 3')
    return done()
  }
  const page = Math.max(1, Math.floor(table.clientHeight / table.size) - 2)
  const along = getComputedStyle(table).direction === 'rtl' ? -1 : 1
  const down = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page }[key]
  const across = { ArrowRight: along, ArrowLeft: -along }[key]
  const isFar = ctrlKey || metaKey
  if (down || isFar && (key === 'Home' || key === 'End')) {
    const goal = down ? place + down : key === 'Home' ? 0 : count - 1
    const next = reach(table, Math.max(Math.min(goal, count - 1), key === 'ArrowUp' ? -1 : 0), column)
    if (next && shiftKey && selection === 'multiple' && placeOf(next) >= 0) send(viewOf(next), codes.selectRow + ' 2')
  } else if (across || key === 'Home' || key === 'End') {
    const stop = across ? stops[column + across] : stops.at(key === 'Home' ? 0 : -1)
    stop?.focus()
  } else if (isWidget) return
  else if (key === ' ') {
    if (selection && place >= 0) send(viewOf(row), codes.selectRow + (shiftKey ? ' 2' : ' 1'))
  } else if (isEditable && (key === 'F2' || key === 'Enter')) begin(cell)
  else if (isEditable && key === 'Backspace') begin(cell, '')
  else if (isEditable && key === 'Delete') begin(cell, '', key)
  else if (isEditable && key.length === 1 && !isFar && !altKey) begin(cell, key)
  else if (key === 'Enter' && activatable !== undefined) send(viewOf(row), codes.activate, row)
  else return
  return done()
}

function listen() {
  addEventListener('focusin', ({ target }) => {
    const cell = cellOf(target), table = cell?.closest('.table')
    if (!table) return
    const isField = target.matches('[data-b=field]'), stop = isField ? cell : target
    for (const other of table.querySelectorAll('[tabindex="0"]')) if (other !== stop) other.tabIndex = -1
    stop.tabIndex = 0
    heirs.set(target, { table, cell: isField && cell, column: stopsOf(cell.parentElement).indexOf(stop) })
    const row = cell.parentElement
    if ('cells' in table.dataset && !isField && placeOf(row) >= 0) send(viewOf(row), codes.chosen + ' ' + [...row.children].indexOf(cell))
    const { keys } = awaited
    if (!isField || awaited.cell !== cell) return
    awaited = {}
    for (const key of keys) {
      const stop = document.activeElement
      // The person pressed Enter or Tab in the field and then continued to type. Pass the keys typed since then to the next cell.
      if (stop !== target) stop.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
      else if (key.length === 1 || key === 'Backspace') {
        target.value = key.length === 1 ? target.value + key : target.value.slice(0, -1)
        report(target)
      } else target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
    }
    target.setSelectionRange(target.value.length, target.value.length)
  })

  addEventListener('click', event => {
    const { target, shiftKey, ctrlKey, metaKey } = event
    const cell = cellOf(target), table = cell?.closest('.table')
    if (!table || isBlocked(cell)) return
    if (target.matches('[data-b=sort]')) return send(viewOf(table), codes.sort + ' ' + target.dataset.i, target)
    const row = cell.parentElement
    if (placeOf(row) < 0 || target.closest('button,input,select,textarea,a,label')) return
    if (table.dataset.selection) send(viewOf(row), codes.selectRow + (shiftKey ? ' 2' : ctrlKey || metaKey ? ' 1' : ' 0'))
    else if ('activatable' in table.dataset && !String(getSelection()).trim()) send(viewOf(row), codes.activate, row)
  })

  addEventListener('dblclick', ({ target }) => {
    const cell = cellOf(target), table = cell?.closest('.table')
    if (!table || isBlocked(cell) || target.closest('button,input,select,textarea,a,label')) return
    if ('editable' in cell.dataset) begin(cell)
    else if (table.dataset.selection && 'activatable' in table.dataset) send(viewOf(cell.parentElement), codes.activate, cell.parentElement)
  })

  // A click with Shift selects rows. Prevent the browser from selecting text.
  addEventListener('mousedown', event => {
    const cell = cellOf(event.target)
    if (event.shiftKey && cell?.closest('[data-selection]')) {
      event.preventDefault()
      cell.focus()
    }
  })
}
