// Frames in both directions, numbered and acknowledged.

let acknowledging = 0

function take(text) {
  const [number, event, ...list] = JSON.parse(text)
  if (number <= received) return
  received = number
  scrolled = queue.some(entry => entry.number <= event && /^\d+ w /.test(entry.text))
  queue = queue.filter(entry => entry.number > event)
  const names = list.map(([name]) => name)
  const isNew = names[0] === 'hi'
  const isWhole = isNew && names[1] === 'whole'
  const had = isNew && digest === '-'
  const values = isNew ? collect(isWhole) : []
  if (isNew) calm = fresh = true
  // A text that changes, by far the most common frame, takes the keyboard from nobody.
  const isText = names.every(name => name === 't')
  const before = isText ? null : keyboard()
  // What changes its order is looked at from where it begins.
  const held = isText || /[=>]|whole/.test(names) ? null : hold()
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
  settle(event)
  if (isNew) {
    digest = '-'
    document.documentElement.dataset.live = 'yes'
    restore(values)
    if (had) notify(word('renewed'), 8000)
  }
  if (!isText) afterwards(before, isNew && !isWhole)
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
  const last = queue.at(-1)
  const entry = { number: ++sent, text: view + ' ' + text, sent: false }
  // Of what has not been sent, only the last state of a field or of the visible rows matters.
  const kind = last && !last.sent && last.text.match(/^\d+ [iw] /)
  if (kind && entry.text.startsWith(kind[0])) {
    sent--
    last.text = entry.text
    return
  }
  queue.push(entry)
  if (isOpen()) {
    entry.sent = true
    transmit(entry.number, entry.text)
  }
  if (!doubting) doubt()
  if (element) wait(element, entry.number)
}
