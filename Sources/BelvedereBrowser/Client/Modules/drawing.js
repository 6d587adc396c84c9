// A drawing: sends pointer events in the drawing's coordinates, and lets the keyboard move the focus between its shapes.

const [hover, down, move, up, leave] = [0, 1, 2, 3, 4]

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
    const steps = { ArrowRight: here + 1, ArrowDown: here + 1, ArrowLeft: here - 1, ArrowUp: here - 1, Home: 0, End: all.length - 1 }
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
  on('focusin', event => { if (stops().includes(event.target)) settle(event.target) })
  const observer = new MutationObserver(() => settle())
  observer.observe(shapes, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-b', 'data-menu', 'hidden'] })
  settle()
  return () => observer.disconnect()
}
