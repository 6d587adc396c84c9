// The client of Belvedere's browser host. It applies the operations of the wire protocol to the page and sends what a
// person does; see Protocol.md. It builds elements one by one and never from markup.
'use strict'
{
const { body } = document
const app = document.getElementById('app')
const link = document.getElementById('link')
const prefix = body.dataset.app === '/' ? '' : body.dataset.app
// The words stand in the page, in its language.
const word = (name, ...values) => document.getElementById('t-' + name).textContent.replace(/%\d/g, mark => values[mark[1] - 1])

let digest = body.dataset.digest
let session = '-'
let received = 0        // the last frame that was applied
let confirmed = 0       // the last frame that the server knows to be applied
let sent = 0            // the last event
let queue = []          // events the server has not confirmed
let templates = []
let socket = null
let live = false        // the connection has been greeted, and what was left over has been sent
let attempts = 0
let retry = 0
let leaving = false

// --- Elements -------------------------------------------------------------------------------------------------------

const find = target => document.getElementById('v' + target)
const viewOf = element => parseInt(element.closest('[id^=v]').id.slice(1))
const vector = { svg: 1, polyline: 1 }

function make(shape, base = 0, values = []) {
  if (typeof shape[0] === 'number') return make(templates[shape[0]], shape[1], shape.slice(2))
  const [tag, attributes, ...content] = shape
  const element = vector[tag] ? document.createElementNS('http://www.w3.org/2000/svg', tag) : document.createElement(tag)
  for (const name in attributes) {
    const value = attributes[name]
    element.setAttribute(name, Array.isArray(value) ? 'v' + (value[0] + base) + (value[1] ? '.' + value[1] : '')
      : typeof value === 'number' ? values[value] : value)
  }
  for (const child of content) {
    element.append(Array.isArray(child) ? make(child, base, values) : typeof child === 'number' ? values[child] : child)
  }
  return element
}

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches

// --- Operations -----------------------------------------------------------------------------------------------------

let focused = false     // an operation of this frame has moved the keyboard
let fresh = true         // the page is being set up for a new session
let calm = true         // nothing is animated while a page is being set up

const operations = {
  t(target, text) { find(target).textContent = text },
  a(target, name, value) {
    const element = find(target)
    if (value === undefined) element.removeAttribute(name)
    else element.setAttribute(name, value)
    if (name === 'inert') delete element.dataset.beneath
    if (element.dataset.b === 'list') changed.add(element)
  },
  v(target, text, edit) {
    const field = find(target)
    // The field is the person's: what answers an older state of it is out of date.
    if (edit < edits(field) || field.value === text) return
    const { selectionStart, selectionEnd } = field
    field.value = text
    if (document.activeElement === field && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  },
  c(target, on) { find(target).checked = !!on },
  m(target, chosen) {
    const element = find(target)
    if (element.tagName === 'SELECT') element.selectedIndex = chosen
    else [...element.children].forEach((child, index) => {
      child.setAttribute('aria-selected', index === chosen)
      child.setAttribute('tabindex', index === Math.max(chosen, 0) ? 0 : -1)
    })
  },
  '*'(target, ...children) { find(target).replaceChildren(...children.map(child => make(child))) },
  '+'(target, index, ...children) {
    const parent = find(target)
    const made = children.map(child => make(child))
    const next = parent.children[index]
    if (next) next.before(...made)
    else parent.append(...made)
    touch(parent, made)
    if (!calm && made.length < 20) made.forEach(arrive)
  },
  '-'(target) {
    const element = find(target)
    touch(element.parentElement, [])
    leave(element)
  },
  '>'(target, from, to) {
    const parent = find(target)
    const child = parent.children[from]
    child.remove()
    parent.insertBefore(child, parent.children[to] || null)
    touch(parent, [])
  },
  '='(target, offset, ...children) {
    const parent = find(target)
    const wanted = children.map(child => typeof child === 'number' ? find(child) : make(child))
    if (!offset && !wanted.some(element => element.parentElement === parent)) parent.replaceChildren(...wanted)
    else {
      const kept = new Set(wanted)
      for (const child of [...parent.children].slice(offset)) if (!kept.has(child)) child.remove()
      // Elements that stand right already stay where they are: moving one would take the keyboard from it.
      let place = parent.children[offset] || null
      for (const element of wanted) {
        if (element === place) place = place.nextElementSibling
        else parent.insertBefore(element, place)
      }
    }
    touch(parent, wanted)
  },
  f(target) {
    const element = find(target)
    if (!element) return
    const control = element.matches('input,button,a,select,textarea') ? element
      : element.querySelector('input,select,textarea,button,a') || element
    control.focus()
    focused = true
  },
  say,
  go(path, title, entry) { navigate(prefix + path || '/', title, entry) },
  ask(number, kind, ...details) { answer(number, kind, details) },
  hi(name) { session = name },
  def(number, shape) { templates[number] = shape },
  whole(shape, title) {
    templates = []
    const active = document.activeElement, range = active.selectionStart
    const own = fresh ? [] : [...app.querySelectorAll('input:not([type=checkbox])')].filter(field => counts.has(field))
    app.replaceChildren(make(shape))
    // In the same session the numbers mean the same: what was typed since stays, and so does the keyboard.
    for (const field of own) {
      const heir = document.getElementById(field.id)
      if (!heir || edits(heir) >= edits(field)) continue
      counts.set(heir, edits(field))
      heir.value = field.value
    }
    const heir = !app.contains(active) && !fresh && active.id && document.getElementById(active.id)
    if (heir) {
      heir.focus()
      if (range !== null && heir.setSelectionRange) heir.setSelectionRange(range, range)
    }
    document.title = title
    touch(app, [app])
  },
}

// Notes which lists have to be arranged anew after the frame, and reads out a toast that has come.
function touch(parent, made) {
  if (parent.matches('.rows')) changed.add(parent.parentElement)
  for (const element of made) {
    for (const list of element.matches('[data-b=list]') ? [element] : element.querySelectorAll('[data-b=list]')) {
      changed.add(list)
      known.add(list)
    }
    if (element.matches('.toast') && !calm) say(element.querySelector('p').textContent, false)
  }
}

function arrive(element) {
  if (still() || !element.animate || element.matches('.screen,.alert')) return
  element.animate([{ opacity: 0, transform: 'translateY(-.4rem)' }, { opacity: 1, transform: 'none' }], { duration: 180, easing: 'ease-out' })
}

function leave(element) {
  if (!calm && !still() && element.animate && element.isConnected && !element.matches('.screen,.alert')) {
    // A picture of what goes stays for a moment, out of the flow and out of reach.
    const box = element.getBoundingClientRect()
    if (box.height && box.bottom > 0 && box.top < innerHeight) {
      const ghost = element.cloneNode(true)
      ghost.removeAttribute('id')
      ghost.querySelectorAll('[id]').forEach(part => part.removeAttribute('id'))
      ghost.inert = true
      ghost.setAttribute('aria-hidden', 'true')
      ghost.classList.add('ghost')
      Object.assign(ghost.style, { top: box.top + 'px', left: box.left + 'px', width: box.width + 'px', height: box.height + 'px' })
      body.append(ghost)
      ghost.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 160, easing: 'ease-in' }).finished.finally(() => ghost.remove())
    }
  }
  element.remove()
}

function say(text, urgent) {
  const region = document.getElementById(urgent ? 'urgent' : 'polite')
  const line = document.createElement('p')
  line.textContent = text
  region.append(line)
  setTimeout(() => line.remove(), 8000)
}

// --- Frames ---------------------------------------------------------------------------------------------------------

let acknowledging = 0

function take(text) {
  const [number, event, ...list] = JSON.parse(text)
  if (number <= received) return
  received = number
  queue = queue.filter(entry => entry.number > event)
  const isNew = list[0] && list[0][0] === 'hi'
  const isWhole = isNew && list[1] && list[1][0] === 'whole'
  const had = isNew && (digest === '-')
  const values = isNew ? collect(isWhole) : []
  if (isNew) calm = fresh = true
  // A text that changes, by far the most common frame, takes the keyboard from nobody.
  const isText = list.every(([name]) => name === 't')
  const before = isText ? null : keyboard()
  // What changes its order is looked at from where it begins.
  const held = isText || list.some(([name]) => /[=>]|whole/.test(name)) ? null : hold()
  focused = false
  try {
    for (const [name, ...details] of list) operations[name](...details)
  } catch (error) {
    // The page is not what the server takes it for: better all of it again than half of it wrong.
    console.error(error)
    if (isOpen()) transmit(0, 'lost')
  }
  // Whoever waits for the answer sees it first.
  look()
  settle(event)
  if (isNew) {
    digest = '-'
    document.documentElement.dataset.live = 'yes'
    restore(values)
    if (had) notify(word('renewed'), 8000)
  }
  if (!isText) afterwards(before, isNew && !isWhole)
  const shift = held && held.row.isConnected && held.row.getBoundingClientRect().top - held.top
  if (shift) held.screen.scrollTop += shift
  calm = fresh = false
  if (received - confirmed >= 8) acknowledge()
  else if (!acknowledging) acknowledging = setTimeout(acknowledge, 1000)
}

function acknowledge() {
  clearTimeout(acknowledging)
  acknowledging = 0
  if (received > confirmed && isOpen()) transmit(0, '')
}

const isOpen = () => live && socket.readyState === 1

function transmit(number, text) {
  socket.send(number + ' ' + received + ' ' + text)
  confirmed = received
}

function send(view, text, element) {
  const last = queue[queue.length - 1]
  const entry = { number: ++sent, text: view + ' ' + text, sent: false }
  // Of what has not been sent, only the last state of a field or of the visible rows matters.
  if (last && !last.sent && /^\d+ [iw] /.test(last.text) && entry.text.startsWith(last.text.match(/^\d+ [iw] /)[0])) {
    sent--
    last.text = entry.text
    return
  }
  queue.push(entry)
  if (isOpen()) {
    entry.sent = true
    transmit(entry.number, entry.text)
  }
  if (element) wait(element, entry.number)
}

// --- Waiting: a spinner after 150 ms and not before ------------------------------------------------------------------

const waiting = new Map()

function wait(element, number) {
  const timer = setTimeout(() => { element.dataset.busy = '' }, 150)
  waiting.set(number, () => { clearTimeout(timer); delete element.dataset.busy })
}

function settle(event) {
  for (const [number, done] of waiting) if (number <= event) { done(); waiting.delete(number) }
}

// --- Connection -----------------------------------------------------------------------------------------------------

function connect() {
  clearTimeout(retry)
  retry = 0
  if (leaving || document.hidden && session !== '-') return
  const current = socket = new WebSocket(location.origin.replace(/^http/, 'ws') + body.dataset.live)
  current.onopen = () => {
    confirmed = received
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
    document.cookie = 'belvedere-zone=' + encodeURIComponent(zone) + ';path=/;max-age=31536000;samesite=lax'
    current.send(['hello', 1, session, received, digest, document.documentElement.lang, zone, location.pathname].join(' '))
  }
  let greeted = false
  current.onmessage = ({ data }) => {
    if (current !== socket) return
    if (!greeted) {
      greeted = true
      attempts = 0
      unplug(false)
      const first = JSON.parse(data)
      const isNew = first[2] && first[2][0] === 'hi'
      if (isNew) {
        received = confirmed = 0
        // What was meant for a session that has gone, or for a page that is not shown any more, has nobody to go to.
        if (session !== '-' || first[3]) {
          sent = 0
          queue = []
          settle(Infinity)
        }
      }
      live = true
      queue = queue.filter(entry => entry.number > first[1])
      for (const entry of queue) {
        entry.sent = true
        transmit(entry.number, entry.text)
      }
    }
    take(data)
  }
  current.onclose = ({ code }) => {
    if (current !== socket) return
    socket = null
    live = false
    if (leaving || code === 4000) return
    if (code === 4008) return unplug(true, word('refused'), true)
    if (code === 4009) return reload()
    unplug(true, word(code === 4013 ? 'busy' : 'lost'))
    again()
  }
}

function again() {
  if (document.hidden || retry) return
  const limit = Math.min(15000, 250 * 2 ** attempts)
  // The first attempt is made at once, later ones at a time of their own, lest all pages come back together.
  const delay = attempts ? limit / 2 + Math.random() * limit / 2 : 0
  attempts++
  retry = setTimeout(connect, delay)
}

function now() {
  if (leaving) return
  attempts = 0
  if (socket) { socket.onclose = null; socket.close(); socket = null; live = false }
  connect()
}

function reload() {
  const last = Number(sessionStorage.getItem('belvedere-reload') || 0)
  if (Date.now() - last < 60000) return unplug(true, word('refused'), true)
  sessionStorage.setItem('belvedere-reload', Date.now())
  location.reload()
}

addEventListener('online', now)
addEventListener('offline', () => unplug(true, word('lost')))
addEventListener('pageshow', event => { if (event.persisted) { leaving = false; now() } })
addEventListener('pagehide', event => {
  if (!event.persisted && isOpen()) socket.send('0 ' + received + ' bye')
  leaving = true
  if (socket) socket.close()
})
document.addEventListener('visibilitychange', () => {
  if (document.hidden) { clearTimeout(retry); retry = 0; return }
  if (!isOpen()) return now()
  // The page slept: perhaps the connection is there in name only.
  const before = received
  transmit(0, 'probe')
  setTimeout(() => { if (received === before && !document.hidden) now() }, 2000)
})
addEventListener('beforeunload', event => {
  if (app.querySelector('[data-unsaved]')) event.preventDefault()
})

let plugged = 0

function unplug(isOut, text, isFinal) {
  clearTimeout(plugged)
  if (!isOut) { link.hidden = true; return }
  // A short gap is nobody's business.
  plugged = setTimeout(() => { link.hidden = false; link.textContent = text }, isFinal ? 0 : 700)
}

function notify(text, duration) {
  clearTimeout(plugged)
  link.hidden = false
  link.textContent = text
  plugged = setTimeout(() => { link.hidden = true }, duration)
}

// --- Fields ---------------------------------------------------------------------------------------------------------

const counts = new WeakMap()
const edits = field => counts.get(field) || Number(field.dataset.edit || 0)
const isField = element => element.matches('input,textarea,select') && element.type !== 'file'

function report(field) {
  counts.set(field, edits(field) + 1)
  if (field.type === 'checkbox') return send(viewOf(field), 't ' + (field.checked ? 1 : 0))
  if (field.tagName === 'SELECT') return send(viewOf(field), 'c ' + field.selectedIndex)
  send(viewOf(field), 'i ' + edits(field) + ' ' + field.value)
}

const isTouched = field => field.type === 'checkbox' ? field.checked !== field.defaultChecked
  : field.tagName === 'SELECT' ? field.selectedIndex !== Math.max(0, [...field.options].findIndex(option => option.defaultSelected))
  : field.value !== field.defaultValue

// The fields of the page by what they are called: numbers of views mean nothing to another session.
function named() {
  const seen = {}
  return [...app.querySelectorAll('input,textarea,select')].filter(isField).map(field => {
    const name = field.type + ' ' + (field.getAttribute('aria-label') || field.labels && field.labels[0] && field.labels[0].textContent || '')
    seen[name] = (seen[name] || 0) + 1
    return [name + ' ' + seen[name], field]
  })
}

// What a person has entered. What is on its way to a session that has taken the page over needs no second way.
function collect(isWhole) {
  return named().map(([key, field]) => ({
    key, field, value: field.type === 'checkbox' ? field.checked : field.value, touched: isTouched(field),
    has: document.activeElement === field, range: [field.selectionStart, field.selectionEnd],
  })).filter(({ field, touched, has }) => isWhole ? touched || has : touched && !counts.has(field))
}

function restore(values) {
  if (!values.length) return
  const here = new Map(named())
  for (const { key, value, touched, has, range } of values) {
    const field = here.get(key)
    if (!field || field.disabled || field.closest('[inert],[hidden]')) continue
    if (has && document.activeElement !== field) {
      field.focus()
      focused = true
    }
    if (touched) {
      if (field.type === 'checkbox') field.checked = value
      else field.value = value
      if (isTouched(field)) report(field)
    }
    if (has && range[0] !== null && field.setSelectionRange) try { field.setSelectionRange(...range) } catch { /* not a text */ }
  }
}

// --- Keyboard -------------------------------------------------------------------------------------------------------

const memory = new WeakMap()    // which element of a screen had the keyboard when another screen came over it
const operable = 'button:not([disabled]),input:not([disabled]),select:not([disabled]),textarea:not([disabled]),a[href],[tabindex="0"]'
const isSeen = element => element.checkVisibility ? element.checkVisibility({ visibilityProperty: true }) : !!element.offsetParent

// Never by a search through the page: what a frame costs must not depend on what stands on the page.
const layers = () => [...app.firstElementChild.children]
const topmost = () => {
  const all = layers()
  return all.filter(layer => layer.matches('.alert')).pop()
    || all.filter(layer => layer.matches('.screen:not([inert]),[data-beneath]')).pop() || null
}
let top_ = topmost()

function keyboard() {
  const active = document.activeElement
  if (!active || active === body) return null
  const near = []
  for (const [step, limit] of [['nextElementSibling', 8], ['previousElementSibling', 12]]) {
    for (let sibling = active.closest('.row,[id^=v]'); sibling && near.length < limit; sibling = sibling[step]) near.push(sibling)
  }
  return { active, near }
}

let orphan = null

function afterwards(before, isFirst) {
  const current = topmost()
  const alert = current && current.matches('.alert') ? current : null
  for (const other of layers()) {
    if (!other.matches('.screen,.alert')) continue
    if (alert && other !== alert && !other.inert) { other.inert = true; other.dataset.beneath = '' }
    else if (!alert && 'beneath' in other.dataset) { other.inert = false; delete other.dataset.beneath }
  }
  if (orphan && (!orphan.isConnected || document.activeElement !== body && document.activeElement !== orphan)) orphan = null
  if (orphan && !orphan.disabled) {
    orphan.focus()
    orphan = null
  }
  // A control that is switched off loses the keyboard a moment later; it gets it back when it is switched on again.
  if (before && before.active.disabled) orphan = before.active
  if (current !== top_) {
    if (top_ && before && top_.contains(before.active)) memory.set(top_, before.active)
    top_ = current
    if (current && !isFirst && !focused) {
      const remembered = memory.get(current)
      const modal = current.matches('[role=dialog],[role=alertdialog]')
      const first = remembered && remembered.isConnected && isSeen(remembered) && !remembered.disabled ? remembered
        : modal && [...current.querySelectorAll(operable)].find(element => isSeen(element) && !element.matches('.back')) || current.querySelector('h1,h2') || current
      // A screen that comes back is as it was left, also where the keyboard was out of sight.
      first.focus({ preventScroll: true })
    }
  } else if (before && document.activeElement === body && !focused) {
    // What had the keyboard has gone: the nearest thing that is left takes it.
    const next = before.near.filter(element => element.isConnected && isSeen(element))
      .map(element => element.matches(operable) ? element : element.querySelector(operable)).find(Boolean)
    const heir = next || current && (current.querySelector('h1,h2') || current)
    if (heir) heir.focus()
  }
  layout()
}

document.addEventListener('keydown', event => {
  const target = event.target
  if (event.key === 'Escape' && !event.defaultPrevented) {
    const current = topmost()
    const toast = app.querySelector('.toast')
    if (current && current.matches('[role=alertdialog],[role=dialog]')) {
      event.preventDefault()
      return send(viewOf(current), 'l')
    }
    if (toast) return send(viewOf(toast), 'l')
  }
  if (event.key === 'Tab') {
    const current = topmost()
    if (!current || !current.matches('[role=alertdialog],[role=dialog]')) return
    const stops = [...current.querySelectorAll(operable)].filter(isSeen)
    const toast = app.querySelector('.toast button')
    if (toast) stops.push(toast)
    const edge = event.shiftKey ? stops[0] : stops[stops.length - 1]
    if (!stops.includes(target) && current !== target && current.contains(target) && !event.shiftKey) return
    if (target === edge || !current.contains(target) && target !== toast) {
      event.preventDefault()
      const goal = stops[event.shiftKey ? stops.length - 1 : 0]
      if (goal) goal.focus()
    }
    return
  }
  if (event.key === 'Enter' && !event.isComposing && target.matches('input[data-b=field]') && target.dataset.events) {
    event.preventDefault()
    return send(viewOf(target), 's', target)
  }
  const tabs = target.closest('[role=tablist]')
  if (tabs) {
    const all = [...tabs.children]
    const back = getComputedStyle(tabs).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const forth = back === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
    const index = all.indexOf(target)
    const next = { [forth]: index + 1, [back]: index - 1, Home: 0, End: all.length - 1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    const tab = all[(next + all.length) % all.length]
    tab.focus()
    tab.click()
    return
  }
  const letter = { ArrowDown: target.nextElementSibling, ArrowUp: target.previousElementSibling }[event.key]
  if (letter && target.closest('.jump')) {
    event.preventDefault()
    return letter.focus()
  }
  const row = target.closest('.rows>.row')
  if (row && (event.key === 'ArrowDown' || event.key === 'ArrowUp') && !target.matches('input,select,textarea')) {
    const step = event.key === 'ArrowDown' ? 'nextElementSibling' : 'previousElementSibling'
    let next = row[step]
    while (next && !(next.matches('[tabindex]') || next.querySelector(operable))) next = next[step]
    if (next) {
      event.preventDefault()
      const stop = next.matches('[tabindex]') ? next : next.querySelector(operable)
      stop.focus()
    }
    return
  }
  if ((event.key === 'Enter' || event.key === ' ') && target.matches('[data-b=row]')) {
    event.preventDefault()
    target.click()
  }
})

// --- What a person does ---------------------------------------------------------------------------------------------

const isBlocked = element => element.closest('[inert],[aria-disabled=true],[disabled]')

document.addEventListener('click', event => {
  const element = event.target.closest('[data-b]')
  if (!element || isBlocked(element)) return
  const view = viewOf(element)
  switch (element.dataset.b) {
    case 'press': return send(view, 'a', element)
    case 'back': return send(view, 'l', element)
    case 'choice':
      if (element.closest('.pager')) element.closest('.pager').range = undefined
      return send(view, 'c ' + element.dataset.i)
    case 'action': return send(view, 'p ' + element.dataset.i, element)
    case 'row':
      if (String(getSelection()).trim()) return
      return send(view, 'a', element)
    case 'section': return showRow(element)
  }
})

document.addEventListener('input', event => { if (event.target.matches('[data-b=field]')) report(event.target) })
document.addEventListener('change', event => {
  const target = event.target
  if (target.matches('input[type=checkbox][data-b],select[data-b]')) report(target)
  else if (target.matches('[data-b=file]') && target.files[0]) hand(viewOf(target), 0, target.files[0], Number(target.dataset.count || Infinity), () => { target.value = '' })
})
document.addEventListener('focusout', event => {
  if (event.target.matches('[data-b=field]') && event.target.isConnected) send(viewOf(event.target), 'e')
})

// --- History --------------------------------------------------------------------------------------------------------

// A step back of our own ends only with its event. What is to follow waits for that, lest a person's step be taken for it.
let places = [location.pathname]
let place = 0
let goal = null         // the place that a step of our own leads to
let due = []
history.replaceState({ place }, '')

function navigate(path, title, entry) {
  document.title = title
  due.push([path, entry])
  proceed()
}

function proceed() {
  while (due.length && goal === null) {
    const [path, entry] = due.shift()
    const index = entry === 'back' ? places.lastIndexOf(path, place - 1) : -1
    if (place > 0 && index >= 0) {
      goal = index
      history.go(index - place)
    } else if (entry === 'push') {
      // Also where nothing moves: a step back that was refused, which the browser has taken already.
      places.length = ++place
      places.push(path)
      history.pushState({ place }, '', path)
    } else {
      places[place] = path
      history.replaceState({ place }, '', path)
    }
  }
}

addEventListener('popstate', ({ state }) => {
  if (!state || typeof state.place !== 'number') return
  const own = state.place === goal
  place = state.place
  goal = null
  places[place] = location.pathname
  if (!own) send(0, 'v ' + location.pathname.slice(prefix.length))
  proceed()
})

// --- Lists ----------------------------------------------------------------------------------------------------------

// A list holds only the rows around those that can be seen; padding stands for the others. What concerns all rows (a
// heading, actions, how to operate one) stands at the list and is put into each row here.

const changed = new Set()     // lists that have to be arranged anew after the frame
const known = new Set()       // all lists of the page
const separator = '\u001f'
const rowsOf = list => list.querySelector(':scope > .rows')
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
  else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, value)
}

function layout() {
  const lists = [...changed].filter(list => list.isConnected)
  changed.clear()
  for (const list of lists) arrange(list)
  if (lists.length) look()
}

const nameOf = cell => [...cell.querySelectorAll('.label')].map(label => label.textContent).filter(Boolean).join(', ').slice(0, 80)

function arrange(list) {
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
    mark(cell, 'data-b', operable ? 'row' : null)
    mark(cell, 'role', operable ? 'button' : null)
    mark(cell, 'tabindex', operable ? 0 : null)
    const title = sections.get(start + index)
    let heading = row.querySelector(':scope > .section')
    if (title === undefined) { if (heading) heading.remove() } else {
      if (!heading) {
        heading = document.createElement('h2')
        heading.className = 'section'
        row.prepend(heading)
      }
      if (heading.textContent !== title) heading.textContent = title
    }
    let bar = row.querySelector(':scope > .actions')
    if (bar && bar.dataset.looks !== looks) { bar.remove(); bar = null }
    if (actions.length && !bar) {
      bar = document.createElement('div')
      bar.className = 'actions'
      bar.dataset.looks = looks
      bar.append(...actions.map((action, number) => button('button ' + (roles[number] || ''), 'action', number, action)))
      row.append(bar)
    }
    // The name says which row, because all rows have the same actions.
    if (bar) for (const element of bar.children) mark(element, 'aria-label', word('action', element.textContent, nameOf(cell)))
  })
  if (all.length && all.length < count) {
    const first = all[0].getBoundingClientRect(), last = all[all.length - 1].getBoundingClientRect()
    const length = isAcross(rows) ? Math.max(last.right, first.right) - Math.min(first.left, last.left) : last.bottom - first.top
    if (length > 0) list.size = length / all.length
  }
  const size = all.length < count ? list.size || 0 : 0
  const [before, after] = isAcross(rows) ? ['paddingInlineStart', 'paddingInlineEnd'] : ['paddingBlockStart', 'paddingBlockEnd']
  rows.style[before] = size ? start * size + 'px' : ''
  rows.style[after] = size ? (count - start - all.length) * size + 'px' : ''
  if (isAcross(rows)) mark(rows, 'tabindex', operable || !all.length ? null : 0)
  if (list.goal !== undefined && all[list.goal - start]) {
    all[list.goal - start].scrollIntoView({ block: 'start' })
    list.goal = undefined
  }
  index(list, sections)
  if (list.matches('.pager')) turn(list, count)
}

// The index to jump by.
function index(list, sections) {
  let jump = list.querySelector(':scope > .jump')
  const titles = sections.size > 1 ? list.dataset.sections : ''
  if (jump && jump.dataset.titles !== titles) { jump.remove(); jump = null }
  if (!titles || jump) return
  jump = document.createElement('div')
  jump.className = 'jump'
  jump.dataset.titles = titles
  // One stop for the keyboard, as the ARIA practices have it for toolbars; arrows go on from there.
  jump.setAttribute('role', 'toolbar')
  jump.setAttribute('aria-orientation', 'vertical')
  jump.setAttribute('aria-labelledby', 't-index')
  for (const [start, title] of sections) jump.append(button('', 'section', start, title))
  for (const other of [...jump.children].slice(1)) other.tabIndex = -1
  list.prepend(jump)
}

function showRow(element) {
  const list = element.closest('.list'), goal = Number(element.dataset.i)
  const row = rowsOf(list).children[goal - Number(list.dataset.start || 0)]
  if (row) return row.scrollIntoView({ block: 'start', behavior: still() ? 'auto' : 'smooth' })
  list.goal = goal
  list.closest('.screen').scrollTop += rowsOf(list).getBoundingClientRect().top + goal * list.size - 100
}

// The page of a pager that is shown, its dots, and the scrolling that goes with it.
function turn(list, count) {
  const rows = rowsOf(list), dots = list.querySelector(':scope > .dots'), page = Number(list.dataset.page || 0)
  mark(list, 'aria-roledescription', word('carousel'))
  if (dots.dataset.count !== String(count)) {
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
      dot.setAttribute('aria-label', word('position', number + 1, count))
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
  const screen = top_
  if (!screen || !screen.scrollTop) return
  const edge = screen.getBoundingClientRect().top
  for (const list of known) {
    if (!screen.contains(list) || list.goal !== undefined) continue
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
      if (queue.some(entry => entry.text.startsWith(view + ' w '))) continue
      const box = rows.getBoundingClientRect(), frame = list.closest('.screen').getBoundingClientRect()
      const across = isAcross(rows)
      if (box.bottom < frame.top || box.top > frame.bottom) continue
      const from = across ? Math.abs(rows.scrollLeft) : Math.max(0, frame.top - box.top)
      const to = across ? from + rows.clientWidth : Math.min(box.height, frame.bottom - box.top)
      const first = Math.min(Math.max(0, Math.floor(from / size)), count - 1)
      const range = first + ' ' + Math.max(first + 1, Math.min(count, Math.ceil(to / size)))
      if (range === list.range) continue
      list.range = range
      send(view, 'w ' + range)
    }
  })
}

let turning = 0

addEventListener('resize', look)
document.addEventListener('scroll', event => {
  look()
  if ('onscrollend' in window) return
  clearTimeout(turning)
  turning = setTimeout(() => settled(event.target), 150)
}, { capture: true, passive: true })
document.addEventListener('scrollend', event => settled(event.target), { capture: true, passive: true })

// A person has swiped to another page.
function settled(rows) {
  if (!rows.matches || !rows.matches('.pages') || !rows.isConnected || !rows.clientWidth) return
  const list = rows.parentElement
  const page = Math.round(Math.abs(rows.scrollLeft) / rows.clientWidth)
  if (page === Number(list.dataset.page || 0) || page >= Number(list.dataset.count)) return
  list.dataset.page = page
  send(viewOf(list), 'c ' + page)
  turn(list, Number(list.dataset.count))
}

// --- What only this device can do -----------------------------------------------------------------------------------

function answer(number, kind, details) {
  const reply = text => send(0, 'r ' + number + ' ' + text)
  const failed = () => reply('failed unavailable')
  if (kind === 'position') {
    if (!navigator.geolocation || !isSecureContext) return failed()
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => reply(['position', coords.latitude, coords.longitude, Math.max(0, coords.accuracy)].join(' ')),
      error => reply('failed ' + ['', 'denied', 'unavailable', 'timedOut'][error.code]), { timeout: 10000 })
  } else if (kind === 'save') {
    const [name, type, data] = details
    const bytes = Uint8Array.from(atob(data), character => character.charCodeAt(0))
    const anchor = document.createElement('a')
    anchor.href = URL.createObjectURL(new Blob([bytes], { type }))
    anchor.download = name
    anchor.click()
    setTimeout(() => URL.revokeObjectURL(anchor.href), 60000)
    reply('done')
  } else if (kind === 'open') {
    if (!details[0]) return failed()
    window.open(details[0], '_blank', 'noopener')
    reply('done')
  } else if (kind === 'copy') {
    if (!navigator.clipboard) return failed()
    navigator.clipboard.writeText(details[0]).then(() => reply('done'), () => reply('failed denied'))
  } else if (kind === 'paste') {
    if (!navigator.clipboard) return failed()
    navigator.clipboard.readText().then(text => reply('text ' + text.slice(0, 20000)), () => reply('failed denied'))
  } else if (kind === 'read') {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = details.join(',')
    input.onchange = () => hand(0, number, input.files[0], Infinity, () => {})
    input.oncancel = () => reply('failed denied')
    input.click()
  } else failed()
}

// A file goes in parts, so that no frame is large and each counts as an event: none twice, none lost.
async function hand(view, request, file, limit, done) {
  if (file.size > Math.min(limit, Number(body.dataset.file))) {
    notify(word('large'), 6000)
    say(word('large'), true)
    if (request) send(0, 'r ' + request + ' failed denied')
    return done()
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  send(view, ['f', request, bytes.length, (file.type || 'application/octet-stream').replace(/ /g, ''), file.name].join(' '))
  for (let start = 0; start < bytes.length; start += 18000) {
    while (queue.length > 20) await new Promise(resolve => setTimeout(resolve, 20))
    send(view, '+ ' + btoa(String.fromCharCode(...bytes.subarray(start, start + 18000))))
  }
  done()
}

touch(app, [app])
layout()
calm = false
connect()
}
