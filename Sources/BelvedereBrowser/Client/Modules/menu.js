// Opens a menu below its button or at a point. The keyboard works as in the pattern "Menu Button" of the ARIA practices.

const turned = element => getComputedStyle(element).direction === 'rtl'
let style
// The open menu and its open submenus, outermost first, and the element that opened them.
let open = []
let owner
let closedAt

export default async (from, kit, event) => {
  style ||= new Promise(resolve => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: styles.menu, onload: resolve, onerror: resolve })
    document.head.append(link)
  })
  kit.loadSymbols()
  await style
  const isPressed = event.type !== 'contextmenu'
  // If a press on the menu's button has just closed the menu, the click of the same press must not open it again.
  if (isPressed && closedAt === from) { closedAt = null; return }
  close()
  if (!from.isConnected || kit.isBlocked(from)) return
  const before = isPressed ? from : document.activeElement, told = from.dataset.menu
  const items = JSON.parse(told || '[]')
  if (!items.length) return
  owner = from
  const ending = new AbortController(), { signal } = ending
  const end = getsKeyboard => {
    if (owner !== from) return
    ending.abort()
    watch.disconnect()
    close()
    if (getsKeyboard && before.isConnected) before.focus({ preventScroll: true })
  }
  // If the app changes the entries, close the menu. Otherwise the person could press another entry than the one they saw.
  const watch = new MutationObserver(() => { if (!from.isConnected || from.dataset.menu !== told || kit.isBlocked(from)) end(true) })
  watch.observe(document.getElementById('app'), { subtree: true, childList: true, attributes: true, attributeFilter: ['data-menu', 'inert', 'disabled', 'aria-disabled'] })
  addEventListener('pointerdown', ({ target }) => {
    if (open.some(menu => menu.contains(target))) return
    closedAt = target.closest('[data-b=menu]') === from ? from : null
    end()
  }, { capture: true, signal })
  for (const type of ['resize', 'blur']) addEventListener(type, () => end(), { signal })
  addEventListener('scroll', ({ target }) => { if (!open.includes(target)) end() }, { capture: true, signal })

  const choose = item => {
    if (item.d) return
    end(true)
    kit.send(kit.viewOf(from), (from.matches('.more') ? codes.perform : codes.choose) + ' ' + item.n, from.matches('button') ? from : undefined)
  }

  function show(items, name, place, isLast) {
    const menu = document.createElement('div'), level = open.length
    menu.className = 'menu-list'
    menu.popover = 'manual'
    menu.setAttribute('role', 'menu')
    menu.setAttribute('aria-label', name)
    menu.dir = turned(from) ? 'rtl' : 'ltr'
    for (const item of items) {
      const entry = document.createElement('div')
      menu.append(entry)
      if (!item.t) { entry.setAttribute('role', 'separator'); continue }
      entry.setAttribute('role', 'menuitem')
      entry.tabIndex = -1
      entry.className = (item.r || '') + (item.m ? ' further' : '')
      if (item.d) entry.setAttribute('aria-disabled', 'true')
      if (item.m) { entry.setAttribute('aria-haspopup', 'menu'); entry.setAttribute('aria-expanded', 'false') }
      if (items.some(other => other.s)) {
        const symbol = document.createElement('span')
        symbol.className = item.s ? 'symbol symbol-' + item.s : 'symbol none'
        symbol.setAttribute('aria-hidden', 'true')
        entry.append(symbol)
      }
      entry.append(item.t)
      if (item.k && kit.keys) {
        const keys = document.createElement('kbd')
        keys.textContent = kit.keys.text(item.k)
        keys.setAttribute('aria-hidden', 'true')
        entry.append(keys)
        entry.setAttribute('aria-label', item.t)
        entry.setAttribute('aria-keyshortcuts', kit.keys.ariaText(item.k))
      }
      const further = () => {
        if (item.d || entry.ariaExpanded === 'true') return
        closeTo(level + 1)
        entry.setAttribute('aria-expanded', 'true')
        const box = entry.getBoundingClientRect()
        show(item.m, item.t, { beside: box }).entry = entry
      }
      entry.onclick = event => { event.stopPropagation(); item.m ? further() : choose(item) }
      entry.onpointermove = () => { if (document.activeElement !== entry) { closeTo(level + 1); entry.focus({ preventScroll: true }) } }
      entry.further = item.m && further
    }
    let typed = '', stops
    menu.onkeydown = event => {
      // A key that is pressed in the menu must not reach the screen behind it.
      event.stopPropagation()
      stops ||= [...menu.querySelectorAll('[role=menuitem]')]
      const { key } = event, here = stops.indexOf(document.activeElement), [into, outOf] = menu.dir === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
      const next = { ArrowDown: here + 1, ArrowUp: here < 0 ? -1 : here - 1, Home: 0, End: -1 }[key]
      if (key === 'Tab') return end(true)
      if (next !== undefined) stops[(next + stops.length) % stops.length].focus()
      else if (key === 'Escape' || key === outOf && level) level ? closeTo(level) : end(true)
      else if (key === into) stops[here]?.further?.()
      else if (key === 'Enter' || key === ' ') stops[here]?.click()
      else if (key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey) {
        clearTimeout(menu.timer)
        menu.timer = setTimeout(() => { typed = '' }, 700)
        typed += key.toLowerCase()
        const rest = typed.length > 1 ? stops.slice(here).concat(stops.slice(0, here)) : stops.slice(here + 1).concat(stops.slice(0, here + 1))
        rest.find(stop => (stop.ariaLabel || stop.textContent).trim().toLowerCase().startsWith(typed))?.focus()
      } else return
      event.preventDefault()
    }
    menu.oncontextmenu = event => event.preventDefault()
    document.getElementById('app').append(menu)
    menu.showPopover()
    open.push(menu)
    put(menu, place)
    const entries = menu.querySelectorAll('[role=menuitem]')
    entries[isLast ? entries.length - 1 : 0]?.focus({ preventScroll: true })
    return menu
  }

  const hasPoint = !isPressed && (event.clientX || event.clientY)
  show(items, from.getAttribute('aria-label') || from.textContent, hasPoint ? { x: event.clientX, y: event.clientY } : { below: from.getBoundingClientRect() }, event.key === 'ArrowUp')
  if (isPressed) from.setAttribute('aria-expanded', 'true')
}

// Places the menu where it has room, and always within the window.
function put(menu, { x, y, below, beside }) {
  const { width, height } = menu.getBoundingClientRect(), isTurned = menu.dir === 'rtl', edge = 8
  let left, top
  if (below) {
    left = isTurned ? below.right - width : below.left
    top = below.bottom + 4
    if (top + height > innerHeight - edge && below.top - 4 - height > edge) top = below.top - 4 - height
  } else if (beside) {
    const [start, end] = [beside.left - width + 4, beside.right - 4]
    left = isTurned ? start : end
    if (left < edge || left + width > innerWidth - edge) left = isTurned ? end : start
    top = beside.top - 5
  } else {
    left = isTurned ? x - width : x
    if (left < edge || left + width > innerWidth - edge) left = isTurned ? x : x - width
    top = y + height > innerHeight - edge && y - height > edge ? y - height : y
  }
  menu.style.left = Math.max(edge, Math.min(left, innerWidth - width - edge)) + 'px'
  menu.style.top = Math.max(edge, Math.min(top, innerHeight - height - edge)) + 'px'
}

function closeTo(level) {
  while (open.length > level) {
    const menu = open.pop()
    const had = menu.contains(document.activeElement)
    if (menu.entry) {
      menu.entry.setAttribute('aria-expanded', 'false')
      if (had) menu.entry.focus({ preventScroll: true })
    }
    menu.remove()
  }
}

function close() {
  closeTo(0)
  if (owner?.hasAttribute('aria-expanded')) owner.setAttribute('aria-expanded', 'false')
  owner = null
}
