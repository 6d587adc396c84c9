// A drawing: lets a person move and zoom it; sends pointer events in the drawing's coordinates, and lets the keyboard move the focus between its shapes.

const [hover, down, move, up, leave] = [0, 1, 2, 3, 4]

// Shows each movement of the person at once, by the `viewBox`, and then sends the visible area to the server, which draws what is missing.
function follow(element, svg, kit) {
  // The middle of the visible area in units of the drawing, the number of pixels for each unit, and the `viewBox` of this script.
  let x, y, scale, own, glide, goal, waits = false, isNew = false, edit = svg.dataset.edit
  const [least, most] = element.dataset.scales.split(' ').map(Number)
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const box = () => svg.getBoundingClientRect()
  const limited = value => Math.min(most, Math.max(least, value))
  const round = value => Math.round(value * 100) / 100

  // Sends one area at a time. Until the server has answered it, only the latest of the next areas is kept.
  function tell(area) {
    isNew = waits
    if (waits || kit.isBlocked(element)) return
    kit.send(kit.viewOf(element), codes.look + ' ' + (svg.dataset.edit || 0) + ' ' + area + ' ' + (goal || { scale }).scale)
    waits = true
    kit.answered(() => {
      hear(areas.takeRecords())
      waits = false
      if (isNew && element.isConnected) tell(goal ? areaOf(goal) : own)
    })
  }

  // Sends a waiting area before a press, because the app may compute the next area from it.
  function hurry() {
    if (!isNew) return
    waits = false
    tell(goal ? areaOf(goal) : own)
  }
  for (const type of ['click', 'keydown']) addEventListener(type, hurry, true)

  function stop() {
    cancelAnimationFrame(glide)
    goal = null
  }

  function areaOf(place) {
    const { width, height } = box()
    return [place.x - width / 2 / place.scale, place.y - height / 2 / place.scale, width / place.scale, height / place.scale].map(round).join(' ')
  }

  // The observer below receives only the changes of the server.
  function assign() {
    svg.setAttribute('viewBox', own)
    areas.takeRecords()
  }

  function show(place, isSilent) {
    if (!box().width) return
    ;({ x, y, scale } = place)
    own = areaOf(place)
    assign()
    if (!isSilent) tell(own)
  }

  // Moves to another place within some frames. The server draws for the last of them.
  function travel(place) {
    stop()
    if (still.matches) return show(place)
    const from = { x, y, scale }, start = performance.now()
    goal = place
    tell(areaOf(place))
    const step = now => {
      const part = Math.min(1, (now - start) / 200), share = part * (2 - part)
      const next = from.scale * (place.scale / from.scale) ** share
      // The point that stays in its place during the zoom, so that the middle moves with the scale.
      const way = from.scale === place.scale ? share : (1 / from.scale - 1 / next) / (1 / from.scale - 1 / place.scale)
      show({ x: from.x + (place.x - from.x) * way, y: from.y + (place.y - from.y) * way, scale: next }, part < 1)
      if (part < 1) glide = requestAnimationFrame(step)
      else goal = null
    }
    glide = requestAnimationFrame(step)
  }

  // Returns the place at which the point of the drawing below `from` is below `to`, with another scale.
  function moved(factor, from, to = from) {
    const { left, top, width, height } = box(), next = limited(scale * factor)
    const across = left + width / 2, down = top + height / 2
    return { x: x + (from.x - across) / scale - (to.x - across) / next, y: y + (from.y - down) / scale - (to.y - down) / next, scale: next }
  }
  const middle = () => ({ x: box().left + box().width / 2, y: box().top + box().height / 2 })
  const point = event => ({ x: event.clientX, y: event.clientY })
  const on = (type, handler, options) => svg.addEventListener(type, handler, options)

  const pointers = new Map()
  let isDragged = false
  const grip = () => {
    const [one, two = one] = pointers.values()
    return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2, spread: Math.hypot(one.x - two.x, one.y - two.y) || 1 }
  }
  on('pointerdown', event => {
    if (event.button) return
    stop()
    pointers.set(event.pointerId, point(event))
  })
  on('pointermove', event => {
    const last = pointers.get(event.pointerId)
    // A pointer always moves a little during a press, so ignore short distances.
    if (!last || !isDragged && Math.hypot(event.clientX - last.x, event.clientY - last.y) < 4) return
    isDragged = true
    if (!svg.hasPointerCapture(event.pointerId)) svg.setPointerCapture(event.pointerId)
    const before = grip()
    pointers.set(event.pointerId, point(event))
    const after = grip()
    show(moved(after.spread / before.spread, before, after))
  })
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture', 'pointerleave']) on(type, event => {
    if (type === 'pointerleave' && isDragged) return
    pointers.delete(event.pointerId)
    if (!pointers.size) isDragged = false
  })
  on('wheel', event => {
    event.preventDefault()
    stop()
    show(moved(2 ** (-event.deltaY * (event.deltaMode ? 16 : 1) / (event.ctrlKey ? 80 : 320)), point(event)))
  }, { passive: false })
  on('dblclick', event => {
    if (event.target === svg) travel(moved(event.shiftKey ? .5 : 2, point(event)))
  })
  on('keydown', event => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const { width, height } = box(), factor = { '+': 2, '=': 2, '-': .5, _: .5 }[event.key]
    const [east, south] = event.target === svg && { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.key] || []
    if (factor) travel(moved(factor, middle()))
    else if (east !== undefined) travel({ x: x + east * width / 4 / scale, y: y + south * height / 4 / scale, scale })
    else return
    event.preventDefault()
  })

  // The place at which the area of the server is completely visible.
  const wanted = () => {
    const { x, y, width, height } = svg.viewBox.baseVal
    return { x: x + width / 2, y: y + height / 2, scale: limited(Math.min(box().width / width, box().height / height)) }
  }
  function hear(records) {
    if (!records.length || !box().width) return
    const isOrdered = edit !== svg.dataset.edit, place = wanted()
    edit = svg.dataset.edit
    if (own === undefined) return show(place)
    // Without another number, the server only repeats the area that it has received. The person may be further in the meantime.
    assign()
    if (isOrdered) travel(place)
  }
  const areas = new MutationObserver(hear)
  areas.observe(svg, { attributeFilter: ['viewBox', 'data-edit'] })
  const sizes = new ResizeObserver(() => show(own === undefined ? wanted() : { x, y, scale }))
  sizes.observe(svg)
  // If a shape receives the focus from the keyboard, bring it into sight.
  on('focusin', ({ target }) => {
    if (target === svg || own === undefined || !target.matches(':focus-visible')) return
    const shape = target.getBoundingClientRect(), { left, top, right, bottom } = box()
    if (shape.left >= left && shape.right <= right && shape.top >= top && shape.bottom <= bottom) return
    const goal = moved(1, { x: shape.left + shape.width / 2, y: shape.top + shape.height / 2 }, middle())
    // The browser may have scrolled the drawing instead of its area.
    svg.scrollTo(0, 0)
    travel(goal)
  })
  return () => {
    for (const observer of [areas, sizes]) observer.disconnect()
    for (const type of ['click', 'keydown']) removeEventListener(type, hurry, true)
  }
}

// Sends the width of a drawing that fills its space, one width at a time. Until the server has answered, only the latest one is kept.
function measure(element, svg, kit) {
  let told, waits = false
  function tell() {
    const { width, height } = svg.getBoundingClientRect(), round = Math.round(width)
    if (!round || waits || round === told || kit.isBlocked(element)) return
    told = round
    waits = true
    kit.send(kit.viewOf(element), codes.look + ' 0 0 0 ' + round + ' ' + Math.round(height) + ' 1')
    kit.answered(() => {
      waits = false
      if (element.isConnected) tell()
    })
  }
  const sizes = new ResizeObserver(tell)
  sizes.observe(svg)
  return () => sizes.disconnect()
}

// Keeps `--unit`, the number of units for each point on the screen, for texts with a size in points.
function scaleTexts(svg) {
  const set = () => {
    const { a } = svg.getScreenCTM() || {}
    if (a) svg.style.setProperty('--unit', String(Math.round(1e4 / a) / 1e4))
  }
  const sizes = new ResizeObserver(set), areas = new MutationObserver(set)
  sizes.observe(svg)
  areas.observe(svg, { attributeFilter: ['viewBox'] })
  return () => { for (const observer of [sizes, areas]) observer.disconnect() }
}

export default (element, kit) => {
  const svg = element.querySelector('svg'), shapes = svg
  const wanted = phase => (element.dataset.events || '').split(' ').includes(String(phase))
  // Send one move of the pointer at a time. Until the server has answered it, keep only the latest of the next moves.
  let waits = false, next = null, isDown = false

  function pass(text) {
    kit.send(kit.viewOf(element), codes.pointer + ' ' + text)
    waits = true
    kit.answered(() => {
      waits = false
      flush()
    })
  }

  function flush() {
    const text = next
    next = null
    if (text !== null && element.isConnected) pass(text)
  }

  function tell(phase, event) {
    if (!wanted(phase) || kit.isBlocked(element)) return
    const matrix = svg.getScreenCTM()
    if (!matrix) return
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
    const text = phase + ' ' + [x, y].map(value => Math.round(value * 100) / 100).join(' ')
    if (phase !== hover && phase !== move) {
      // Send a waiting move before a press or a release, to keep the order.
      if (phase === down || phase === up) { if (next !== null) { const last = next; next = null; pass(last) } } else next = null
      pass(text)
    } else if (waits) next = text
    else pass(text)
  }

  const on = (type, handler) => svg.addEventListener(type, handler)
  on('pointerdown', event => {
    if (event.button) return
    isDown = true
    tell(down, event)
  })
  on('pointermove', event => {
    // Capture the pointer when a drag moves, so that it continues to send moves outside of the drawing. Do not capture on pointerdown,
    // because the click would then reach the drawing and not a shape.
    if (isDown && wanted(move) && !svg.hasPointerCapture(event.pointerId)) svg.setPointerCapture(event.pointerId)
    tell(isDown ? move : hover, event)
  })
  // A browser shows the title of an element near the pointer. A shape may have a longer name than its text.
  on('pointerover', event => { element.title = event.target !== svg && event.target.getAttribute('aria-label') || '' })
  on('pointerup', event => {
    if (!isDown || event.button) return
    isDown = false
    tell(up, event)
  })
  for (const type of ['pointerleave', 'pointercancel']) on(type, event => {
    if (type === 'pointercancel') isDown = false
    tell(leave, event)
  })

  // Only one of the pressable shapes can be reached with the Tab key. The arrow keys move from it to the others.
  const stops = () => [...shapes.querySelectorAll('[data-b=press],[data-menu]')].filter(shape => !shape.hasAttribute('hidden'))
  function settle(current) {
    const all = stops(), stop = current || all.find(shape => shape.getAttribute('tabindex') === '0') || all[0]
    for (const shape of all) {
      const value = shape === stop ? '0' : '-1'
      if (shape.getAttribute('tabindex') !== value) shape.setAttribute('tabindex', value)
    }
  }
  on('keydown', event => {
    const all = stops(), here = all.indexOf(event.target)
    if (here < 0) return
    // Shapes that run from right to left, such as the values of a chart in Arabic, follow the arrows too.
    const [first, last] = [all[0], all[all.length - 1]].map(shape => shape.getBoundingClientRect().left), right = first > last ? -1 : 1
    const steps = { ArrowRight: here + right, ArrowDown: here + 1, ArrowLeft: here - right, ArrowUp: here - 1, Home: 0, End: all.length - 1 }
    const step = steps[event.key]
    if (step !== undefined) {
      const shape = all[Math.max(0, Math.min(step, all.length - 1))]
      settle(shape)
      shape.focus()
    } else if (event.key === 'Enter' || event.key === ' ') {
      const { left, top, width, height } = event.target.getBoundingClientRect()
      const isPressable = event.target.matches('[data-b=press]')
      event.target.dispatchEvent(new MouseEvent(isPressable ? 'click' : 'contextmenu', { bubbles: true, cancelable: true, clientX: left + width / 2, clientY: top + height / 2 }))
    } else return
    event.preventDefault()
  })
  // A shape that receives the focus from the keyboard is read like a shape below the pointer.
  let isRead = false
  on('focusin', event => {
    if (!stops().includes(event.target)) return
    settle(event.target)
    isRead = event.target.matches(':focus-visible')
    if (!isRead) return
    const { left, top, width, height } = event.target.getBoundingClientRect()
    tell(hover, { clientX: left + width / 2, clientY: top + height / 2 })
  })
  on('focusout', event => {
    if (!isRead || stops().includes(event.relatedTarget)) return
    isRead = false
    tell(leave, { clientX: 0, clientY: 0 })
  })
  const ends = [scaleTexts(svg)]
  if (element.dataset.scales) ends.push(follow(element, svg, kit))
  if (element.dataset.size === 'fill') ends.push(measure(element, svg, kit))
  const observer = new MutationObserver(() => settle())
  observer.observe(shapes, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-b', 'data-menu', 'hidden'] })
  settle()
  return () => {
    observer.disconnect()
    for (const end of ends) end()
  }
}
