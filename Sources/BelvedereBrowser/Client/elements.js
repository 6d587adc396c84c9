// Elements: found by the numbers of their views, and made from what the protocol says of them.

const find = target => document.getElementById('v' + target)
const viewOf = element => parseInt(element.closest('[id^=v]').id.slice(1))
const vector = { svg: 1, polyline: 1, circle: 1, rect: 1, path: 1, text: 1 }

function make(shape, base = 0, values = []) {
  if (typeof shape[0] === 'number') return make(templates[shape[0]], shape[1], shape.slice(2))
  const [tag, attributes, ...content] = shape
  const element = vector[tag] ? document.createElementNS('http://www.w3.org/2000/svg', tag) : document.createElement(tag)
  for (const name in attributes) {
    const value = attributes[name]
    put(element, name, Array.isArray(value) ? 'v' + (value[0] + base) + (value[1] ? '.' + value[1] : '')
      : typeof value === 'number' ? values[value] : value)
  }
  // What waits for its look is shown without it where it does not come.
  if (tag === 'link') element.onerror = () => element.remove()
  for (const child of content) {
    element.append(Array.isArray(child) ? make(child, base, values) : typeof child === 'number' ? values[child] : child)
  }
  return element
}

// Names with two hyphens are style properties. One that goes is set to `initial`, because the first page may have it in its style sheet.
function put(element, name, value) {
  if (name.startsWith('--')) element.style.setProperty(name, value ?? 'initial')
  else if (value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, value)
  if (/symbol-/.test(value)) loadSymbols()
}

// Most pages have no symbols, so their sheet comes with the first one.
function loadSymbols() {
  if (document.querySelector('[href="' + styles.symbols + '"]')) return
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = styles.symbols
  document.head.append(sheet)
}

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches
