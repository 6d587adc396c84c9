// Pagers, as in the pattern "carousel" of the ARIA practices: dots, two buttons, and pages that a person swipes.

let kit

export default (pager, given) => {
  if (!kit) {
    kit = given
    Object.assign(kit, { turn, choose })
    listen()
  }
  turn(pager)
}

// Returns the number of the shown page. If the person has chosen a page and the server has not answered yet, this page counts.
const pageOf = pager => {
  const choice = kit.queue.findLast(({ view, code }) => view === kit.viewOf(pager) && code === codes.chosen)
  return Number(choice ? choice.text.split(' ')[1] : pager.dataset.page || 0)
}

// Scrolls to the current page and marks its dot.
function turn(pager) {
  const { mark, word } = kit, rows = kit.rowsOf(pager), dots = pager.querySelector(':scope > .dots')
  const page = pageOf(pager), count = Number(pager.dataset.count || 0)
  mark(pager, 'aria-roledescription', word('carousel'))
  if (dots.dataset.count !== '' + count) {
    dots.dataset.count = count
    const steps = ['previous', 'next'].map(name => {
      const step = kit.button('', 'page', 0, '')
      step.dataset.step = name
      step.setAttribute('aria-labelledby', 't-' + name)
      return step
    })
    const inner = count > 12 ? [document.createElement('span')] : Array.from({ length: count }, (_, number) => {
      const dot = kit.button('', 'page', number, '')
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
    // Show the page without animation if an earlier scroll is still moving. The browser may report the end of that scroll late, and the
    // list must be at the right page by then.
    rows.scrollTo({ left: sign * page * width, behavior: kit.calm || kit.still() || !pager.isShown || rows.isMoving ? 'auto' : 'smooth' })
    rows.isMoving = true
  }
  pager.isShown = true
}

// Sends the page that a person has chosen, and shows it at once, so that the next press of a button starts from it.
function choose(pager, page) {
  const before = kit.keyboard()
  kit.send(kit.viewOf(pager), codes.chosen + ' ' + page)
  pager.range = undefined
  turn(pager)
  kit.afterwards(before)
}

// Sends the page that a person has swiped to.
function swiped(rows) {
  if (!rows.matches?.('.pages') || !rows.clientWidth) return
  rows.isMoving = false
  const pager = rows.parentElement, page = Math.round(Math.abs(rows.scrollLeft) / rows.clientWidth)
  if (page !== pageOf(pager) && page < pager.dataset.count) choose(pager, page)
}

function listen() {
  const options = { capture: true, passive: true }
  let waiting = 0
  document.addEventListener('scrollend', event => swiped(event.target), options)
  if ('onscrollend' in window) return
  document.addEventListener('scroll', event => {
    clearTimeout(waiting)
    waiting = setTimeout(() => swiped(event.target), 150)
  }, options)
}
