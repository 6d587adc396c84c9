// What the server may have done to the page: a closed set of operations.
//
// `codes` stands in FrameCode.swift. Its names are written into the script as what they stand for when the script is put
// together, so they cost a page nothing.

// An operation of this frame has moved the keyboard.
let focused = false
// The last event of what was put back into a new session: until the person does something, no screen that opens takes the keyboard from where they were.
let kept = -1
// Operations are being applied.
let applying = false
// The frame answers a person who has scrolled on: what comes into view was there already.
let scrolled = false
// The page is being set up for a new session.
let fresh = true
// Nothing is animated while a page is being set up.
let calm = true

const operations = {
  [codes.text](target, text) { find(target).textContent = text },
  [codes.attribute](target, name, value) {
    const element = find(target)
    put(element, name, value)
    if (name === 'inert') delete element.dataset.beneath
    if (element.dataset.b === 'list') changed.add(element)
  },
  [codes.value](target, text, edit) {
    const field = find(target)
    if (field === composed) return field.addEventListener('compositionend', () => setTimeout(operations[codes.value], 0, target, text, edit), { once: true })
    // The field is the person's: what answers an older state of it is out of date.
    if (edit < edits(field)) return
    const { value, selectionStart, selectionEnd } = field
    // What the app sets is not what a person has entered.
    field.defaultValue = text
    if (value === text && !field.validity.badInput) return
    field.value = text
    if (document.activeElement === field && selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  },
  [codes.checked](target, on) {
    const field = find(target)
    field.checked = field.defaultChecked = !!on
  },
  [codes.chosen](target, chosen) {
    const element = find(target)
    if (element.tagName === 'SELECT') {
      for (const option of element) option.defaultSelected = option.index === chosen
      element.selectedIndex = chosen
    } else if (element.tagName === 'FIELDSET') {
      element.querySelectorAll('input').forEach((box, index) => {
        box.checked = box.defaultChecked = [chosen].flat().includes(index)
      })
    } else [...element.children].forEach((child, index) => {
      child.ariaSelected = index === chosen
      child.tabIndex = index === Math.max(chosen, 0) ? 0 : -1
    })
  },
  [codes.children](target, ...children) { find(target).replaceChildren(...children.map(child => make(child))) },
  [codes.insert](target, index, ...children) {
    const parent = find(target)
    const made = children.map(child => make(child))
    const next = parent.children[index]
    if (next) next.before(...made)
    else parent.append(...made)
    touch(parent, made)
    if (!calm && !scrolled && made.length < 20) made.forEach(arrive)
  },
  [codes.remove](target) {
    const element = find(target)
    touch(element.parentElement)
    leave(element)
  },
  [codes.move](target, from, to) {
    const parent = find(target)
    const child = parent.children[from]
    child.remove()
    parent.insertBefore(child, parent.children[to] || null)
    touch(parent)
  },
  [codes.arrange](target, offset, ...children) {
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
  [codes.focus](target) {
    const element = find(target)
    if (!element || sent === kept) return
    const rows = element.parentElement
    if (rows.matches('.rows')) {
      // A row that is new can be pressed only when its list has been arranged.
      const list = rows.parentElement
      list.goal = Number(list.dataset.start || 0) + [...rows.children].indexOf(element)
      list.byKey = focused = true
      changed.add(list)
      return
    }
    const stop = control(element) || element
    // What an alert covered is free as soon as the alert has gone; before, nothing in it gets the keyboard.
    const covered = stop.closest('[data-beneath]')
    if (covered && !topmost()?.matches('.alert')) covered.inert = covered.toggleAttribute('data-beneath', false)
    stop.focus()
    focused = true
  },
  [codes.announce](text, urgent) { say(text, urgent) },
  [codes.location](...step) {
    due.push(step)
    proceed()
  },
  [codes.request](number, kind, ...details) { answer(number, kind, details) },
  [codes.session](name) { session = name },
  [codes.template](number, shape) { templates[number] = shape },
  [codes.whole](shape, title) {
    templates = []
    const active = document.activeElement, range = active.selectionStart
    const own = fresh ? [] : [...app.querySelectorAll('input,textarea')].filter(field => counts.has(field) && !isBox(field))
    // Its rules are for the elements that go; other views may have their numbers now.
    document.querySelector('style')?.remove()
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
      focused = true
      if (range !== null) heir.setSelectionRange?.(range, range)
    }
    document.title = title
    touch(app, [app])
  },
}

// What an input method is at work on is left alone until it has done.
let composed = null

addEventListener('compositionstart', ({ target }) => { composed = target })
addEventListener('compositionend', () => { composed = null })

// Notes which lists have to be arranged anew after the frame, and reads out a toast that has come.
function touch(parent, made = []) {
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
  if (element.matches('.screen')) element.dataset.new = ''
  else if (!still() && !element.matches('.alert'))
    element.animate([{ opacity: 0, transform: 'translateY(-.4rem)' }, { opacity: 1, transform: 'none' }], { duration: 180, easing: 'ease-out' })
}

function leave(element) {
  if (!calm && !still() && element.isConnected && !element.matches('.screen,.alert')) {
    // A picture of what goes stays for a moment, out of the flow and out of reach.
    const box = element.getBoundingClientRect()
    if (box.height && box.bottom > 0 && box.top < innerHeight) {
      const ghost = element.cloneNode(true)
      ghost.removeAttribute('id')
      ghost.querySelectorAll('[id]').forEach(part => part.removeAttribute('id'))
      ghost.inert = true
      ghost.ariaHidden = true
      ghost.classList.add('ghost')
      for (const side of ['top', 'left', 'width', 'height']) ghost.style[side] = box[side] + 'px'
      body.append(ghost)
      ghost.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 160, easing: 'ease-in' }).finished.finally(() => ghost.remove())
    }
  }
  element.remove()
}

function say(text, urgent) {
  if (urgent > 1) notify(text, 6000)
  const region = document.getElementById(urgent ? 'urgent' : 'polite')
  const line = document.createElement('p')
  line.textContent = text
  region.append(line)
  setTimeout(() => line.remove(), 8000)
}
