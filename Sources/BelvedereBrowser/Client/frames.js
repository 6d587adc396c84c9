// Sends and receives frames, the messages between page and server. They are numbered and acknowledged.

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
  if (isNew) {
    collect(isWhole)
    calm = fresh = true
    digest = '-'
    document.documentElement.dataset.live = 'yes'
  }
  // Most frames only change a text. This cannot move the focus or rows, so skip the work for both.
  const isText = names.every(name => name === codes.text)
  const before = isText ? null : keyboard()
  // If a frame changes the order of rows, do not scroll the page to keep a visible row at its position.
  const held = isText || [codes.arrange, codes.move, codes.whole, codes.focus].some(name => names.includes(name)) ? null : hold()
  const settle = isText ? null : kit.grid?.steady()
  focused = false
  applying = true
  try {
    for (const [name, ...details] of list) operations[name](...details)
  } catch (error) {
    // A failed operation means that the page differs from the state on the server. Request the complete window, because a frame that is
    // only half applied would be wrong.
    console.error(error)
    if (isOpen()) transmit(0, 'lost')
  }
  applying = false
  // Report the visible rows before the functions run that wait for the answer to an event.
  look()
  endBusy(event)
  if (had || owed[0]) restore(had)
  if (!isText) afterwards(before, isNew && !isWhole)
  settle?.()
  if (held) {
    const { screen, row, top } = held
    const shift = !row ? screen.scrollHeight : row.isConnected && row.getBoundingClientRect().top - top
    if (shift) screen.scrollTop += shift
  }
  calm = fresh = false
  // Acknowledge early if many frames or a long one have arrived, because the server sends no more while many are unacknowledged.
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
  // If the last event has not been sent yet and concerns the same field or list, replace it by the newer state.
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
