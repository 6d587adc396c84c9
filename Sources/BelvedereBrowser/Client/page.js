// The client script of Belvedere. It runs in each page, applies the operations of the server's frames to the page, and sends the events of
// the person; see Protocol.md. It builds each element with DOM functions, never from HTML text.
//
// The server sends the files of this folder as one script, in the order of Asset.swift, inside one block scope.

const { body } = document
const app = document.getElementById('app')
const link = document.getElementById('link')
const prefix = body.dataset.app === '/' ? '' : body.dataset.app
// Returns a text of the host in the language of the page. The HTML of the page contains these texts.
const word = (name, ...values) => document.getElementById('t-' + name).textContent.replace(/%\d/g, mark => values[mark[1] - 1])

let digest = body.dataset.digest
let session = '-'
// The number of the last frame (message from the server) that the page has applied.
let received = 0
// The number of the last frame that the page has acknowledged.
let confirmed = 0
// The number of the last event that the page has made.
let sent = 0
// The events that the server has not acknowledged yet.
let queue = []
let templates = []
let socket = null
// The number of times that waiting events were dropped because their session had ended.
let era = 0
// Whether the server has answered the greeting and all waiting events have been sent.
let live = false
let attempts = 0
let retry = 0
let leaving = false

// Finds an element by the number of its view. The functions below make elements from their description in a frame.

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
  // An element is hidden until its style sheet has loaded. If the sheet fails to load, show the element without it.
  if (tag === 'link') element.onerror = () => element.remove()
  for (const child of content) {
    element.append(Array.isArray(child) ? make(child, base, values) : typeof child === 'number' ? values[child] : child)
  }
  return element
}

// A name that begins with two hyphens is a style property. A removed one is set to `initial`, because the style sheet of the first page may
// contain a value for it.
function put(element, name, value) {
  if (name.startsWith('--')) element.style.setProperty(name, value ?? 'initial')
  else if (value === undefined) element.removeAttribute(name)
  else element.setAttribute(name, value)
  if (/symbol-/.test(value)) loadSymbols()
  if (name === 'data-keys') showKeys(element)
}

// Loads the style sheet of the symbols when the first symbol appears. Most pages have none.
function loadSymbols() {
  if (document.querySelector('[href="' + styles.symbols + '"]')) return
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  sheet.href = styles.symbols
  document.head.append(sheet)
}

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches

// The clicks that the server has not answered yet, by the number of their event. Each value is a function that removes the spinner from the
// clicked control. The spinner appears after 150 ms.

const busy = new Map()

function showBusy(element, number) {
  const timer = setTimeout(() => { element.dataset.busy = '' }, 150)
  busy.set(number, () => { clearTimeout(timer); delete element.dataset.busy })
}

function endBusy(event) {
  for (const [number, done] of busy) if (number <= event) { done(); busy.delete(number) }
}
