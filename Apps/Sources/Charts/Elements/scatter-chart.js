// The element <scatter-chart>: points in a diagram with a horizontal and a vertical scale, drawn as SVG, without any dependency.
//
// points      property: an array [{ id, x, y, name }]; a screen reader reads the name of a point
// selection   property: the id of the chosen point, or null
// horizontal  property: the text of the horizontal axis; vertical: that of the vertical axis
// point       property: the text of the legend for a point; line: that for the line of the averages
// pick        event: the person has chosen a point; it contains the id of the point
//
// Keys: the arrows move the focus from point to point along the horizontal axis, Home and End move it to the first and the last point.
// Enter and Space choose the focused point.

const style = new CSSStyleSheet()
style.replaceSync(`
  :host { display: block; font: .8rem/1.2 system-ui, sans-serif; color: var(--quiet, #62605a) }
  svg { display: block; inline-size: 100%; block-size: 22rem; overflow: visible; direction: ltr }
  text { fill: currentColor; font-variant-numeric: tabular-nums }
  .line { stroke: var(--line, #ddd); stroke-width: 1; shape-rendering: crispEdges }
  .average { fill: none; stroke: var(--strong-line, #888); stroke-width: 2; stroke-dasharray: 2 5; stroke-linecap: round }
  .point { fill: var(--accent, #2f55c8); fill-opacity: .75; stroke: var(--surface, #fff); stroke-width: 1.5; cursor: pointer; outline: none; transition: r .12s }
  .point:hover, .point:focus { fill-opacity: 1; r: 8px }
  .point:focus-visible { stroke: var(--ink, #000); stroke-width: 2.5 }
  .point[aria-pressed=true] { fill: var(--danger, #b3261e); fill-opacity: 1; r: 8px }
  :host([aria-disabled=true]) .point { cursor: default; fill: var(--quiet) }
  .legend { display: flex; flex-wrap: wrap; gap: .3rem 1.5rem; margin: .75rem 0 0; justify-content: center; min-block-size: 1.2em }
  .legend span { display: inline-flex; align-items: center; gap: .5rem }
  .legend span::before { content: ""; inline-size: 10px; block-size: 10px; border-radius: 50%; background: var(--accent, #2f55c8); opacity: .75 }
  .legend .average::before { inline-size: 1.5rem; block-size: 0; border-radius: 0; background: none; border-block-start: 2px dotted var(--strong-line, #888); opacity: 1 }
  .hint { fill: var(--ink, #000); paint-order: stroke; stroke: var(--surface, #fff); stroke-width: 4px; stroke-linejoin: round; font-weight: 600; pointer-events: none }
  @media (forced-colors: active) { .point { fill: CanvasText; stroke: Canvas } .point[aria-pressed=true], .point:focus { fill: Highlight } }
  @media (prefers-reduced-motion: reduce) { .point { transition: none } }
`)

const make = (tag, attributes, text) => {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const name in attributes) element.setAttribute(name, attributes[name])
  if (text !== undefined) element.textContent = text
  return element
}

// Returns round numbers, such as 0, 20 and 40, that divide a range into about `count` intervals. The axis shows them.
function ticks(low, high, count) {
  const rough = (high - low || 1) / count, power = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 5, 10].find(factor => factor * power >= rough) * power
  const all = []
  for (let value = Math.floor(low / step) * step; value < high + step; value += step) all.push(value)
  return all
}

customElements.define('scatter-chart', class extends HTMLElement {
  #points = []
  #selection = null
  #names = {}
  #drawing = 0
  #width = 0
  #disabled = false
  // The identifier of the one point that the Tab key reaches.
  #stop = null
  #sizes = new ResizeObserver(([{ contentRect }]) => {
    if (contentRect.width !== this.#width) { this.#width = contentRect.width; this.#draw() }
  })

  constructor() {
    super()
    this.attachShadow({ mode: 'open' }).adoptedStyleSheets = [style]
    this.shadowRoot.addEventListener('click', event => this.#pick(event.target.dataset.id))
    this.shadowRoot.addEventListener('keydown', event => this.#key(event))
    this.shadowRoot.addEventListener('focusin', event => this.#rest(event.target))
    for (const type of ['pointerover', 'focusin']) this.shadowRoot.addEventListener(type, event => this.#hint(event.target))
    for (const type of ['pointerout', 'focusout']) this.shadowRoot.addEventListener(type, () => this.#hint(null))
  }

  connectedCallback() { this.#sizes.observe(this); this.#draw() }
  disconnectedCallback() { this.#sizes.disconnect() }

  set points(points) { this.#points = [...points].sort((one, other) => one.x - other.x || one.y - other.y); this.#later() }
  get points() { return this.#points }
  set selection(id) { this.#selection = id; this.#later() }
  set horizontal(name) { this.#names.horizontal = name; this.#later() }
  set vertical(name) { this.#names.vertical = name; this.#later() }
  set point(text) { this.#names.point = text; this.#later() }
  set line(text) { this.#names.line = text; this.#later() }
  set disabled(isDisabled) { this.#disabled = isDisabled; this.toggleAttribute('inert', isDisabled) }

  // Draws the chart in the next animation frame, once for all changes before it.
  #later() { this.#drawing ||= requestAnimationFrame(() => this.#draw()) }

  #draw() {
    cancelAnimationFrame(this.#drawing)
    this.#drawing = 0
    const points = this.#points, width = this.#width, height = 352
    if (!width) return
    const had = this.shadowRoot.activeElement?.dataset.id
    const svg = make('svg', { 'aria-hidden': points.length ? 'false' : 'true' })
    const language = this.closest('[lang]')?.lang || 'en', number = new Intl.NumberFormat(language)
    const isTurned = getComputedStyle(this).direction === 'rtl'
    const all = name => points.map(point => point[name])
    const xs = ticks(Math.min(...all('x')), Math.max(...all('x')), Math.max(2, width / 90))
    const ys = ticks(Math.min(0, ...all('y')), Math.max(...all('y')), 5)
    const label = Math.max(...ys.map(y => number.format(y).length)) * 7.5 + 12
    const left = isTurned ? 14 : label, right = width - (isTurned ? label : 14), top = 28, bottom = height - 44
    const place = (value, scale, from, to) => from + (value - scale[0]) / (scale.at(-1) - scale[0] || 1) * (to - from)
    const across = x => isTurned ? place(x, xs, right, left) : place(x, xs, left, right)
    const up = y => place(y, ys, bottom, top)
    if (points.length) {
      for (const y of ys) {
        svg.append(make('line', { class: 'line', x1: left, x2: right, y1: up(y), y2: up(y) }))
        svg.append(make('text', { x: isTurned ? right + 8 : left - 8, y: up(y) + 4, 'text-anchor': isTurned ? 'start' : 'end', 'aria-hidden': 'true' }, number.format(y)))
      }
      for (const x of xs) svg.append(make('text', { x: across(x), y: bottom + 18, 'text-anchor': 'middle', 'aria-hidden': 'true' }, number.format(x)))
      svg.append(make('text', { x: isTurned ? right : left, y: 14, 'text-anchor': isTurned ? 'end' : 'start', 'aria-hidden': 'true' }, this.#names.vertical || ''))
      svg.append(make('text', { x: (left + right) / 2, y: height - 6, 'text-anchor': 'middle', 'aria-hidden': 'true' }, this.#names.horizontal || ''))
      // The average y value of the points in each interval between two numbers of the horizontal axis.
      const averages = xs.slice(0, -1).map((from, index) => {
        const inside = points.filter(({ x }) => x >= from && x < xs[index + 1])
        return inside.length && [across((from + xs[index + 1]) / 2), up(inside.reduce((sum, { y }) => sum + y, 0) / inside.length)]
      }).filter(Boolean)
      svg.append(make('polyline', { class: 'average', points: averages.map(pair => pair.join()).join(' ') }))
    }
    if (!points.some(({ id }) => id === this.#stop)) this.#stop = points.find(({ id }) => id === this.#selection)?.id ?? points[0]?.id
    for (const { id, x, y, name } of points) {
      svg.append(make('circle', {
        class: 'point', r: 6, cx: across(x), cy: up(y), role: 'button', 'aria-label': name, 'aria-pressed': id === this.#selection,
        'data-id': id, tabindex: id === this.#stop ? 0 : -1,
      }))
    }
    this.shadowRoot.replaceChildren(svg, this.#legend())
    if (had) this.#circle(had)?.focus()
  }

  // Explains the two marks. A screen reader reads the names of the points instead.
  #legend() {
    const legend = document.createElement('p')
    legend.className = 'legend'
    legend.ariaHidden = 'true'
    for (const [name, kind] of [['point', ''], ['line', 'average']]) {
      if (!this.#names[name] || !this.#points.length) continue
      const part = document.createElement('span')
      part.className = kind
      part.textContent = this.#names[name]
      legend.append(part)
    }
    return legend
  }

  #circle(id) { return this.shadowRoot.querySelector(`[data-id="${CSS.escape(id)}"]`) }

  #pick(id) {
    if (id === undefined || this.#disabled) return
    const point = this.#points.find(point => String(point.id) === id)
    if (point) this.dispatchEvent(new CustomEvent('pick', { detail: point.id }))
  }

  #key(event) {
    const circles = [...this.shadowRoot.querySelectorAll('.point')], here = circles.indexOf(event.target)
    if (here < 0) return
    const step = getComputedStyle(this).direction === 'rtl' ? -1 : 1
    const next = { ArrowRight: here + step, ArrowLeft: here - step, ArrowUp: here + 1, ArrowDown: here - 1, Home: 0, End: circles.length - 1 }[event.key]
    if (next === undefined && event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    if (next === undefined) return this.#pick(event.target.dataset.id)
    circles[Math.min(Math.max(next, 0), circles.length - 1)].focus()
  }

  // Makes the focused point the one that the Tab key reaches next time, whether a key or the pointer focused it.
  #rest(circle) {
    const point = this.#points.find(point => String(point.id) === circle.dataset.id)
    if (!point) return
    this.#circle(this.#stop)?.setAttribute('tabindex', -1)
    circle.setAttribute('tabindex', 0)
    this.#stop = point.id
  }

  // Shows the name next to the hovered or focused point, on the side with more room.
  #hint(circle) {
    this.shadowRoot.querySelector('.hint')?.remove()
    if (!circle?.matches('.point')) return
    const x = Number(circle.getAttribute('cx')), isLate = x > this.#width / 2
    this.shadowRoot.firstElementChild.append(make('text', {
      class: 'hint', x: x + (isLate ? -12 : 12), y: Number(circle.getAttribute('cy')) - 10, 'text-anchor': isLate ? 'end' : 'start', 'aria-hidden': 'true',
    }, circle.getAttribute('aria-label')))
  }
})
