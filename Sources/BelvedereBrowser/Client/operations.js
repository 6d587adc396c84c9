// The operations of a frame: the only changes that the server can make to the page.
//
// FrameCode.swift defines the codes. When the server assembles the script, it replaces names such as `codes.insert` by their short values.

// Whether an operation of the current frame has moved the focus.
let focused = false
// The number of the last event that restored an entry in a new session. Until the person sends a newer event, a screen that opens does not
// move the focus.
let kept = -1
// Whether the operations of a frame are being applied.
let applying = false
// Whether the current frame contains the rows for a scrolled list. These rows then appear without the animation of new rows.
let scrolled = false
// Whether the page is being set up for a new session. It is false once the first frame of the session has been applied.
let fresh = true
// Whether the page is showing its first content. Nothing is animated then.
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
    // The person has changed the text since the change that this frame answers. Keep the person's text.
    if (edit < edits(field)) return
    const { value, selectionStart, selectionEnd } = field
    if (value === text && !field.validity.badInput) return
    // A value that the app sets becomes the default value, so that it does not count as an entry of the person.
    field.defaultValue = text
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
      // Do not move elements that are already in the right position, because a moved element loses the focus.
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
      // A new row can receive the focus only after its list has been updated. So remember the row.
      const list = rows.parentElement
      list.goal = Number(list.dataset.start || 0) + [...rows.children].indexOf(element)
      list.byKey = focused = true
      changed.add(list)
      return
    }
    const stop = control(element) || element
    // The content below an alert is inert and cannot receive the focus. If the alert has been removed, enable the content first.
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
  [codes.upload](...details) { files().then(module => module.pass(...details)) },
  [codes.template](number, shape) { templates[number] = shape },
  [codes.whole](shape, title) {
    templates = []
    const active = document.activeElement, range = active.selectionStart
    const own = fresh ? [] : [...app.querySelectorAll('input,textarea')].filter(field => counts.has(field) && !isBox(field))
    // The style rules of the first page are for its own elements. Remove them, because other views may have the same numbers now.
    document.querySelector('style')?.remove()
    app.replaceChildren(make(shape))
    // In the same session a number still means the same view. So keep the focus, and the text that the person has typed since the frame was
    // made.
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

// The field in which an input method is composing a character. The app's text is not written into it before the input method has finished.
let composed = null

addEventListener('compositionstart', ({ target }) => { composed = target })
addEventListener('compositionend', () => { composed = null })

// Remembers the lists to update after the frame, and makes assistive technology read a new toast aloud.
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
    // Let a copy of the removed element fade out. It has no place in the layout and cannot be operated.
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
  if (urgent > 1) {
    tell(text)
    plugged = setTimeout(unplug, 8000)
  }
  const region = document.getElementById(urgent ? 'urgent' : 'polite')
  const line = document.createElement('p')
  line.textContent = text
  region.append(line)
  setTimeout(() => line.remove(), 8000)
}
