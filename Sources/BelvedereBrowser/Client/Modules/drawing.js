// A drawing: what a pointer does over it, in its own coordinates, and the keyboard among its shapes.

const [hover, down, move, up, leave] = [0, 1, 2, 3, 4]

export default (element, kit) => {
  const svg = element.querySelector('svg'), shapes = svg
  const wanted = phase => (element.dataset.events || '').split(' ').includes(String(phase))
  // Of moves one is on its way at a time, and the latest is the next.
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
      // What happened before stays before.
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
    // What is dragged beyond the edge is still told. Not at once, because a captured pointer presses no shape.
    if (isDown && wanted(move) && !svg.hasPointerCapture(event.pointerId)) svg.setPointerCapture(event.pointerId)
    tell(isDown ? move : hover, event)
  })
  on('pointerup', event => {
    if (!isDown || event.button) return
    isDown = false
    tell(up, event)
  })
  for (const type of ['pointerleave', 'pointercancel']) on(type, event => {
    if (type === 'pointercancel') isDown = false
    tell(leave, event)
  })

  // One of the shapes that can be operated is a stop of the Tab key; arrows lead to the others.
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
