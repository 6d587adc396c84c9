// Keyboard shortcuts: a person presses keys instead of a button or an entry of a menu. The page shows the keys in the tooltip of a button, and
// names them to assistive technology. Only pages with shortcuts load this script.

const isApple = /Mac|iP/.test(navigator.platform)
// The controls that use letters, and those that use keys with a name, such as the arrow keys.
const takesLetters = 'textarea,select,[contenteditable],input:not([type=checkbox],[type=radio],[type=color],[type=file],[type=range])'
const takesNamedKeys = 'textarea,select,[contenteditable],input'

// The parts of keys such as `Shift+Command+S`, the key last. A menu has several of them, each after the number of its entry.
const partsOf = keys => keys.split('+')
const entriesOf = owner => owner.dataset.keys.split(' ').map(entry => {
  const [, number, keys] = /^(?:(\d+):)?(.+)$/.exec(entry)
  return { number, keys }
})

const signs = { Option: '\u2325', Shift: '\u21e7', Command: '\u2318', Enter: '\u21a9', Delete: '\u232b' }
const arrows = { ArrowUp: '\u2191', ArrowDown: '\u2193', ArrowLeft: '\u2190', ArrowRight: '\u2192', Plus: '+' }
const words = { Option: 'Alt', Command: 'Ctrl' }
// Returns the keys as a person knows them from the menus of other programs.
const text = keys => partsOf(keys).sort((one, other) => order(one) - order(other))
  .map(part => arrows[part] || (isApple ? signs : words)[part] || part).join(isApple ? '' : '+')
// On other systems than those of Apple, Ctrl comes first.
const order = part => isApple ? 0 : ['Command', 'Option', 'Shift'].indexOf(part) >>> 0

const ariaNames = { Option: 'Alt', Command: isApple ? 'Meta' : 'Control' }
// Returns the keys in the form of the attribute `aria-keyshortcuts`.
const ariaText = keys => partsOf(keys).map(part => ariaNames[part] || part).join('+')

let kit

export default (element, given) => {
  if (!kit) addEventListener('keydown', hear)
  kit = given
  // Menus show the keys of their entries.
  kit.keys = { text, ariaText }
  show(element)
}

function show(owner) {
  const { keys } = owner.dataset
  if (!owner.matches('[data-b=press]')) return
  if (!keys) {
    owner.removeAttribute('aria-keyshortcuts')
    owner.title = ''
    return
  }
  owner.setAttribute('aria-keyshortcuts', ariaText(keys))
  // A button that has only a symbol shows its name, too.
  owner.title = (owner.textContent ? '' : (owner.ariaLabel || '') + ' ') + text(keys)
}

// Returns the name of the pressed key. With Option, a Mac reports another character than that on the key.
function nameOf({ key, code, altKey }) {
  if (altKey && /^(Key|Digit)/.test(code)) return code.at(-1)
  return { ' ': 'Space', '+': 'Plus', Backspace: 'Delete' }[key] || (key.length === 1 ? key.toUpperCase() : key)
}

function isPressed(keys, event, name) {
  const parts = partsOf(keys), key = parts.pop(), has = part => parts.includes(part)
  if (key !== name || has('Option') !== event.altKey) return
  if (has('Command') !== (isApple ? event.metaKey : event.ctrlKey) || (isApple ? event.ctrlKey : event.metaKey)) return
  // A character that is no letter may need Shift on the keyboard of the person.
  const isSign = key === 'Plus' || key.length === 1 && key.toLowerCase() === key
  return has('Shift') === event.shiftKey || isSign && event.shiftKey
}

const isNamed = name => name.length > 1 && !/Plus|Space/.test(name)

// Returns whether the keys belong to the control with the focus: they move in a text or change it, press a button, or move in a table.
function belongs({ ctrlKey, metaKey, altKey, shiftKey, target }, name) {
  const command = isApple ? metaKey : ctrlKey, isBare = !command && !altKey
  if (isBare && target.closest('[role=grid]') || isBare && /Enter|Space/.test(name) && target.matches('button,a,summary')) return true
  if (isNamed(name)) return target.matches(takesNamedKeys)
  const edits = isBare || command && !altKey && (shiftKey ? name === 'Z' : /^[ACVXYZ]$/.test(name))
  return edits && target.matches(takesLetters)
}

function hear(event) {
  // Keys of an input method, and characters that need AltGr, are text.
  if (event.isComposing || event.repeat || event.getModifierState('AltGraph')) return
  const name = nameOf(event)
  // The page itself keeps the browser from undoing what a person typed long ago. Undo of a toast goes before that of the app.
  const isUndo = name === 'Z' && !document.querySelector('.toast[aria-keyshortcuts]')
  if (event.defaultPrevented && !isUndo || belongs(event, name)) return
  for (const owner of document.getElementById('app').querySelectorAll('[data-keys]')) {
    if (kit.isBlocked(owner) || !owner.checkVisibility({ visibilityProperty: true })) continue
    const entry = entriesOf(owner).find(({ keys }) => isPressed(keys, event, name))
    if (!entry) continue
    event.preventDefault()
    if (!entry.number) return owner.click()
    return kit.send(kit.viewOf(owner), codes.choose + ' ' + entry.number, owner.matches('button') ? owner : undefined)
  }
}
