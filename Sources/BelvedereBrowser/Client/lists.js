// A list holds only the rows around those that can be seen; padding stands for the others. What concerns all rows (a
// heading, actions, how to operate one) stands at the list and is put into each row here.

// Lists that have to be arranged anew after the frame, and all lists of the page.
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
  // What comes into the rows moves the one that is gone to.
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
    // A button has no controls in it. So a row that has some is pressed as ever, and gets a button for the keyboard beside its cell.
    const whole = operable && !cell.querySelector('input,button,select,textarea,a[href],summary')
    mark(cell, 'data-b', operable ? 'row' : null)
    mark(cell, 'role', whole ? 'button' : null)
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
    // The name says which row, because all rows have the same actions.
    if (bar) for (const element of [bar.previousSibling, ...bar.children]) {
      mark(element, 'aria-label', word('action', element.textContent || word('more'), nameOf(cell)))
    }
  })
  reserve(list, rows, all, count, start)
  if (isAcross(rows)) mark(rows, 'tabindex', operable || !all.length ? null : 0)
  if (list.goal !== undefined && all[list.goal - start]) {
    all[list.goal - start].scrollIntoView({ block: 'start' })
    if (isRead(rows)) {
      if (list.byKey) control(all[list.goal - start])?.focus({ preventScroll: true })
      list.goal = undefined
    }
  }
  index(list, sections)
  if (list.matches('.pager')) turn(list, count)
}

// Leaves room for the rows that are not there.
function reserve(list, rows, all, count, start) {
  // Rows that have not been read are as high as those that have: else the list would grow and shrink under who scrolls.
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

// The index to jump by, where the headings are letters or as short as these.
function index(list, sections) {
  let jump = list.querySelector(':scope > .jump')
  const titles = sections.size > 1 && ![...sections.values()].some(title => title[3]) ? list.dataset.sections : ''
  if (jump && jump.dataset.titles !== titles) { jump.remove(); jump = null }
  if (!titles || jump) return
  jump = document.createElement('div')
  jump.className = 'jump'
  jump.dataset.titles = titles
  // One stop for the keyboard, as the ARIA practices have it for toolbars; arrows go on from there.
  jump.role = 'toolbar'
  jump.ariaOrientation = 'vertical'
  jump.setAttribute('aria-labelledby', 't-index')
  for (const [start, title] of sections) jump.append(button('', 'section', start, title))
  for (const other of [...jump.children].slice(1)) other.tabIndex = -1
  list.prepend(jump)
}

// Goes to a row, and takes the keyboard along for who has come by it.
function showRow(list, goal, byKey) {
  const row = rowsOf(list).children[goal - Number(list.dataset.start || 0)]
  list.byKey = byKey
  // The letters stay below the pointer while what stands above the list goes.
  const jump = list.querySelector(':scope > .jump')
  jump?.style.setProperty('--top', jump.getBoundingClientRect().top + 'px')
  if (row && isRead(row)) {
    if (byKey) control(row)?.focus({ preventScroll: true })
    return row.scrollIntoView({ block: 'start', behavior: byKey || still() ? 'auto' : 'smooth' })
  }
  list.goal = goal
  list.closest('.screen').scrollTop += rowsOf(list).getBoundingClientRect().top + goal * list.size - 100
}

// The page of a pager that is shown, its dots, and the scrolling that goes with it.
function turn(list, count) {
  const rows = rowsOf(list), dots = list.querySelector(':scope > .dots'), page = Number(list.dataset.page || 0)
  mark(list, 'aria-roledescription', word('carousel'))
  if (dots.dataset.count !== '' + count) {
    dots.dataset.count = count
    const steps = ['previous', 'next'].map(name => {
      const step = button('', 'choice', 0, '')
      step.dataset.step = name
      step.setAttribute('aria-labelledby', 't-' + name)
      return step
    })
    const inner = count > 12 ? [document.createElement('span')] : Array.from({ length: count }, (_, number) => {
      const dot = button('', 'choice', number, '')
      dot.dataset.dot = ''
      dot.ariaLabel = word('position', number + 1, count)
      return dot
    })
    dots.replaceChildren(...count > 1 ? [steps[0], ...inner, steps[1]] : [])
  }
  for (const element of dots.children) {
    if ('dot' in element.dataset) mark(element, 'aria-current', Number(element.dataset.i) === page ? 'true' : null)
    else if ('step' in element.dataset) {
      const goal = element.dataset.step === 'next' ? page + 1 : page - 1
      element.dataset.i = goal
      element.disabled = goal < 0 || goal >= count
    } else element.textContent = word('position', page + 1, count)
  }
  const width = rows.clientWidth
  if (width && Math.round(Math.abs(rows.scrollLeft) / width) !== page) {
    const sign = getComputedStyle(rows).direction === 'rtl' ? -1 : 1
    rows.scrollTo({ left: sign * page * width, behavior: calm || still() ? 'auto' : 'smooth' })
  }
}

// A row in sight and where it stands, so that what comes and goes above it does not move it. Browsers do this by themselves,
// but not where the room for rows that are not there changes.
function hold() {
  for (const list of known) {
    const screen = list.closest('.screen')
    if (!screen?.scrollTop || screen.inert || list.matches('.table') || list.goal !== undefined) continue
    const edge = screen.getBoundingClientRect().top
    // Who is at the end stays there while its rows come.
    if (screen.scrollTop + screen.clientHeight > screen.scrollHeight - 2 && !isRead(rowsOf(list))) return { screen }
    for (const row of rowsOf(list).children) {
      const { top } = row.getBoundingClientRect()
      if (top > edge) return { screen, row, top }
    }
  }
}

// Tells the server which rows can be seen, of lists that have more than are there.
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
      // One question at a time; the answer comes with a look of its own.
      if (queue.some(entry => entry.view === view && entry.code === codes.show)) continue
      const box = rows.getBoundingClientRect(), frame = list.closest('.table,.screen').getBoundingClientRect()
      const across = isAcross(rows)
      if (box.bottom < frame.top || box.top > frame.bottom) continue
      const from = across ? Math.abs(rows.scrollLeft) : Math.max(0, frame.top - box.top)
      const to = across ? from + rows.clientWidth : Math.min(box.height, frame.bottom - box.top)
      let first = Math.min(Math.max(0, Math.floor(from / size)), count - 1)
      let end = Math.max(first + 1, Math.min(count, Math.ceil(to / size)))
      // What is there is counted; only what is not there has to be guessed.
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

let turning = 0

addEventListener('resize', look)
document.addEventListener('scroll', event => {
  look()
  if ('onscrollend' in window) return
  clearTimeout(turning)
  turning = setTimeout(() => turned(event.target), 150)
}, { capture: true, passive: true })
document.addEventListener('scrollend', event => turned(event.target), { capture: true, passive: true })

// A person has swiped to another page.
function turned(rows) {
  if (!rows.matches || !rows.matches('.pages') || !rows.isConnected || !rows.clientWidth) return
  const list = rows.parentElement
  const page = Math.round(Math.abs(rows.scrollLeft) / rows.clientWidth)
  if (page === Number(list.dataset.page || 0) || page >= Number(list.dataset.count)) return
  list.dataset.page = page
  send(viewOf(list), codes.chosen + ' ' + page)
  turn(list, Number(list.dataset.count))
}

// What tables are given besides.
Object.assign(kit, { rowsOf, known, mark, button, reserve, report, separator })
