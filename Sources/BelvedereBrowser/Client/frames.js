// Frames in both directions, numbered and acknowledged.

let acknowledging = 0

function take(text) {
  const [number, event, ...list] = JSON.parse(text)
  if (number <= received) return
  received = number
  scrolled = queue.some(entry => entry.number <= event && entry.code === codes.show)
  queue = queue.filter(entry => entry.number > event)
  const names = list.map(([name]) => name)
  const isNew = names[0] === codes.session
  const isWhole = isNew && names[1] === codes.whole
  const had = isNew && digest === '-'
  const values = isNew ? collect(isWhole) : []
  if (isNew) calm = fresh = true
  // A text that changes, by far the most common frame, takes the keyboard from nobody.
  const isText = names.every(name => name === codes.text)
  const before = isText ? null : keyboard()
  // What changes its order is looked at from where it begins.
  const held = isText || [codes.arrange, codes.move, codes.whole, codes.focus].some(name => names.includes(name)) ? null : hold()
  const settle = isText ? null : kit.grid?.steady()
  focused = false
  applying = true
  try {
    for (const [name, ...details] of list) operations[name](...details)
  } catch (error) {
    // The page is not what the server takes it for: better all of it again than half of it wrong.
    console.error(error)
    if (isOpen()) transmit(0, 'lost')
  }
  applying = false
  // Whoever waits for the answer sees it first.
  look()
  endBusy(event)
  if (isNew) {
    digest = '-'
    document.documentElement.dataset.live = 'yes'
    restore(values)
    if (had) notify(word('renewed'), 8000)
  }
  if (!isText) afterwards(before, isNew && !isWhole)
  settle?.()
  if (held) {
    const { screen, row, top } = held
    const shift = !row ? screen.scrollHeight : row.isConnected && row.getBoundingClientRect().top - top
    if (shift) screen.scrollTop += shift
  }
  calm = fresh = false
  // The server makes no more while much is on its way.
  if (received - confirmed >= 8 || text.length > 65536) acknowledge()
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
  const last = queue.at(-1), [code] = text.split(' ')
  // Of what has not been sent, only the last state of a field or of the visible rows matters.
  if (last && !last.sent && last.view === view && last.code === code && [codes.value, codes.adjust, codes.enter, codes.show].includes(code)) {
    last.text = text
    return
  }
  const entry = { number: ++sent, view, code, text, sent: false }
  queue.push(entry)
  if (isOpen()) {
    entry.sent = true
    transmit(sent, view + ' ' + text)
  }
  if (!doubting) doubt()
  if (element) showBusy(element, sent)
}
