// The page contains only those rows of a list that are near the visible ones. Padding fills the space of the others. Attributes of the list
// describe what concerns all rows, such as headings and actions. This script adds these headings and actions to each row.

// The lists to update after the current frame, and all lists of the page.
const changed = new Set()
const known = new Set()
const separator = '\u001f'
const rowsOf = list => list.querySelector(':scope > .rows')
const isRead = rows => !rows.querySelector('.cell>.placeholder')
const isAcross = rows => rows.matches('.across,.pages')

function button(className, behaviour, index, text) {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = className
  element.dataset.b = behaviour
  element.dataset.i = index
  element.textContent = text
  return element
}

function mark(element, name, value) {
  if (value === null) element.removeAttribute(name)
  else if (element.getAttribute(name) !== '' + value) element.setAttribute(name, value)
}

function layout() {
  // If a list is scrolling to a row, new rows move this row. So update the list.
  for (const list of known) if (list.goal !== undefined) changed.add(list)
  const lists = [...changed].filter(list => list.isConnected)
  changed.clear()
  for (const list of lists) arrange(list)
  if (lists.length) look()
}

const nameOf = cell => [...cell.querySelectorAll('.label')].map(label => label.textContent).filter(Boolean).join(', ').slice(0, 80)

function arrange(list) {
  if (list.matches('.table')) return kit.grid?.arrange(list)
  const rows = rowsOf(list), all = [...rows.children], data = list.dataset
  const count = Number(data.count || 0), start = Number(data.start || 0)
  const actions = data.actions ? data.actions.split(separator) : [], roles = data.roles ? data.roles.split(' ') : []
  const looks = data.actions + data.roles
  const sections = new Map(data.sections ? data.sections.split(separator).map(entry => {
    const space = entry.indexOf(' ')
    return [Number(entry.slice(0, space)), entry.slice(space + 1)]
  }) : [])
  const operable = 'activatable' in data
  all.forEach((row, index) => {
    const cell = row.querySelector(':scope > .cell')
    mark(row, 'aria-posinset', all.length < count ? start + index + 1 : null)
    mark(row, 'aria-setsize', all.length < count ? count : null)
    // HTML does not allow controls inside a button. So a row with controls is not a button itself. It can be pressed with a pointer, and
    // has a separate button for the keyboard.
    const whole = operable && !cell.querySelector('input,button,select,textarea,a[href],summary')
    mark(cell, 'data-b', operable ? 'row' : null)
    if (cell.ariaChecked) loadSymbols()
    else mark(cell, 'role', whole ? 'button' : null)
    mark(cell, 'tabindex', whole ? 0 : null)
    let opener = row.querySelector(':scope > .opener')
    if (operable && !whole && !opener) {
      opener = button('opener unseen', 'row', 0, '')
      opener.setAttribute('aria-labelledby', cell.id)
      cell.before(opener)
    } else if (!operable || whole) opener?.remove()
    const title = sections.get(start + index)
    let heading = row.querySelector(':scope > .section')
    if (title === undefined) heading?.remove()
    else {
      if (!heading) {
        heading = document.createElement('h2')
        heading.className = 'section'
        row.prepend(heading)
      }
      if (heading.textContent !== title) heading.textContent = title
    }
    let bar = row.querySelector(':scope > .actions')
    if (bar && bar.dataset.looks !== looks) { bar.previousSibling.remove(); bar.remove(); bar = null }
    if (actions.length && !bar) {
      bar = document.createElement('div')
      bar.className = 'actions'
      bar.dataset.looks = looks
      bar.append(...actions.map((action, number) => button('button ' + (roles[number] || ''), 'action', number, action)))
      row.append(bar)
      loadSymbols()
      const more = button('more symbol symbol-more', 'menu', 0, '')
      more.ariaHasPopup = 'menu'
      more.dataset.menu = JSON.stringify(actions.map((t, n) => ({ t, n, r: roles[n] })))
      bar.before(more)
    }
    // The name of a button contains the row, as in "Delete: Grace Hopper", because all rows have the same actions.
    if (bar) for (const element of [bar.previousSibling, ...bar.children]) {
      mark(element, 'aria-label', word('action', element.textContent || word('more'), nameOf(cell)))
    }
  })
  reserve(list, rows, all, count, start)
  if (isAcross(rows)) mark(rows, 'tabindex', operable || !all.length ? null : 0)
  const goal = all[list.goal - start]
  if (goal) {
    goal.scrollIntoView({ block: 'start' })
    if (isRead(rows)) {
      if (list.byKey) control(goal)?.focus({ preventScroll: true })
      list.goal = undefined
    }
  } else approach(list)
  index(list, sections)
  if (list.matches('.pager')) kit.turn?.(list)
}

// Sets the padding that fills the space of the rows that are not in the page.
function reserve(list, rows, all, count, start) {
  // Assume that rows that have never been in the page are as high as the others. Otherwise the list would change its height while the
  // person scrolls.
  if (all.length && all.length < count && (isRead(rows) || !list.size)) {
    const first = all[0].getBoundingClientRect(), last = all.at(-1).getBoundingClientRect()
    const length = isAcross(rows) ? Math.max(last.right, first.right) - Math.min(first.left, last.left) : last.bottom - first.top
    if (length > 0) list.size = length / all.length
  }
  const size = all.length < count ? list.size || 0 : 0
  const [before, after] = isAcross(rows) ? ['paddingInlineStart', 'paddingInlineEnd'] : ['paddingBlockStart', 'paddingBlockEnd']
  rows.style.setProperty('--row', size + 'px')
  rows.style[before] = size ? start * size + 'px' : ''
  rows.style[after] = size ? (count - start - all.length) * size + 'px' : ''
}

// Builds the index with which a person jumps to a section, if the headings are single letters or equally short texts.
function index(list, sections) {
  let jump = list.querySelector(':scope > .jump')
  const titles = sections.size > 1 && ![...sections.values()].some(title => title[3]) ? list.dataset.sections : ''
  if (jump && jump.dataset.titles !== titles) { jump.remove(); jump = null }
  if (!titles || jump) return
  jump = document.createElement('div')
  jump.className = 'jump'
  jump.dataset.titles = titles
  // The Tab key reaches the index once, as the ARIA practices require for toolbars. The arrow keys move inside it.
  jump.role = 'toolbar'
  jump.ariaOrientation = 'vertical'
  jump.setAttribute('aria-labelledby', 't-index')
  for (const [start, title] of sections) jump.append(button('', 'section', start, title))
  for (const other of [...jump.children].slice(1)) other.tabIndex = -1
  list.prepend(jump)
}

// Scrolls to a row, and focuses it if the person used the keyboard.
function showRow(list, goal, byKey) {
  const row = rowsOf(list).children[goal - Number(list.dataset.start || 0)]
  list.byKey = byKey
  // Keep the index below the pointer while the content above the list scrolls out of the window.
  const jump = list.querySelector(':scope > .jump')
  jump?.style.setProperty('--top', jump.getBoundingClientRect().top + 'px')
  if (row && isRead(row)) {
    if (byKey) control(row)?.focus({ preventScroll: true })
    return row.scrollIntoView({ block: 'start', behavior: byKey || still() ? 'auto' : 'smooth' })
  }
  list.goal = goal
  approach(list)
}

// Scrolls to the estimated place of a row that is not in the page yet. New rows correct the estimate.
function approach(list) {
  if (list.goal >= 0) list.closest('.screen').scrollTop += rowsOf(list).getBoundingClientRect().top + list.goal * list.size - 100
}

// Returns a visible row and its position, so that it can be kept there when rows above it change. Browsers do this themselves, but not when
// the padding for missing rows changes.
function hold() {
  for (const list of known) {
    const screen = list.closest('.screen')
    if (!screen?.scrollTop || screen.inert || list.matches('.table') || list.goal !== undefined) continue
    const edge = screen.getBoundingClientRect().top
    // A list that is scrolled to its end stays at its end while its rows load.
    if (screen.scrollTop + screen.clientHeight > screen.scrollHeight - 2 && !isRead(rowsOf(list))) return { screen }
    for (const row of rowsOf(list).children) {
      const { top } = row.getBoundingClientRect()
      if (top > edge) return { screen, row, top }
    }
  }
}

// Reports the visible rows to the server, for lists that have more rows than the page contains.
let looking = 0

function look() {
  if (looking || !known.size) return
  looking = requestAnimationFrame(() => {
    looking = 0
    for (const list of known) {
      if (!list.isConnected) known.delete(list)
      if (!list.isConnected || list.closest('[inert]')) continue
      const rows = rowsOf(list), count = Number(list.dataset.count || 0), size = list.size
      if (!size || rows.childElementCount >= count) continue
      const view = viewOf(list)
      // Send only one such event at a time. Its answer calls this function again.
      if (queue.some(entry => entry.view === view && entry.code === codes.show)) continue
      const box = rows.getBoundingClientRect(), frame = list.closest('.table,.screen').getBoundingClientRect()
      const across = isAcross(rows)
      if (box.bottom < frame.top || box.top > frame.bottom) continue
      const from = across ? Math.abs(rows.scrollLeft) : Math.max(0, frame.top - box.top)
      const to = across ? from + rows.clientWidth : Math.min(box.height, frame.bottom - box.top)
      let first = Math.min(Math.max(0, Math.floor(from / size)), count - 1)
      let end = Math.max(first + 1, Math.min(count, Math.ceil(to / size)))
      // Measure the rows that are in the page. Estimate the positions of the missing rows.
      const all = [...rows.children], start = Number(list.dataset.start || 0)
      const seen = all.filter(row => {
        const { top, bottom } = row.getBoundingClientRect()
        return bottom > frame.top && top < frame.bottom
      })
      const before = all.indexOf(seen[0])
      if (!across && seen.length && (before || !start) && (before + seen.length < all.length || start + all.length === count)) {
        first = start + before
        end = first + seen.length
      }
      const range = first + ' ' + end
      if (range === list.range) continue
      list.range = range
      send(view, codes.show + ' ' + range)
    }
  })
}

addEventListener('resize', look)
document.addEventListener('scroll', look, { capture: true, passive: true })

// The additional functions that tables and pagers need.
Object.assign(kit, { rowsOf, known, mark, button, reserve, report, separator, keyboard, afterwards, still })
