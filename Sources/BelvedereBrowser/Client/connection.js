// The connection: made, lost, made again, and what a person is told of it.

function connect() {
  clearTimeout(retry)
  retry = 0
  if (leaving || document.hidden && session !== '-') return
  const current = socket = new WebSocket(location.origin.replace(/^http/, 'ws') + body.dataset.live)
  current.onopen = () => {
    confirmed = received
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
    document.cookie = 'belvedere-zone=' + zone + ';path=/;max-age=31536000;samesite=lax'
    current.send(['hello', 1, session, received, digest, document.documentElement.lang, zone, location.pathname + (body.dataset.query || '')].join(' '))
  }
  let greeted = 0
  current.onmessage = ({ data }) => {
    if (current !== socket) return
    if (!greeted) {
      greeted = Date.now()
      asked = renewed = 0
      unplug()
      const first = JSON.parse(data)
      const isNew = first[2]?.[0] === codes.session
      if (isNew) {
        received = confirmed = 0
        // What was meant for a session that has gone, or for a page that is not shown any more, has nobody to go to.
        if (session !== '-' || first[3]) {
          sent = 0
          queue = []
          era++
          endBusy(Infinity)
        }
      }
      live = true
      queue = queue.filter(entry => entry.number > first[1])
      for (const entry of queue) {
        entry.sent = true
        transmit(entry.number, entry.view + ' ' + entry.text)
      }
    } else attempts = 0
    take(data)
  }
  current.onclose = ({ code }) => {
    if (current !== socket) return
    socket = null
    live = false
    if (leaving) return
    if (code === 4008) return refuse()
    if (code === 4003) return reload('ended')
    if (code === 4009) return reload()
    unplug(word(code === 4013 ? 'busy' : 'lost'))
    // One that has lasted shows that nothing is wrong with what was sent, also where nothing more was to be said.
    if (greeted && Date.now() - greeted > 5000) attempts = 0
    // The server may not know the cookie any more; the page's own address gives a new one. All windows of a browser share it,
    // so they ask one after the other, and only a window that still has no connection asks.
    if (!greeted && code === 1006 && Date.now() > asked + 8000) {
      asked = Date.now()
      const ask = () => live || fetch('')
      ;(navigator.locks?.request('ask', ask) || ask()).then(({ redirected, status }) => {
        if (redirected || /^4(?!04)/.test(status)) reload('ended')
        // Once, or a server that refuses for another reason would be asked without end.
        else if (status < 500 && !renewed++) now()
      }).catch(() => { asked = 0 })
    }
    again()
  }
}

// When the page was asked for anew. Not twice at a time: the server would give two cookies, and the session belongs to one.
let asked = 0
// How often its answer was a page since the last greeting.
let renewed = 0

function again() {
  if (document.hidden || retry) return
  // The first attempt is made at once, later ones at a time of their own, lest all pages come back together.
  retry = setTimeout(connect, attempts++ && Math.min(7500, 62 * 2 ** attempts) * (1 + Math.random()))
}

function now() {
  if (leaving) return
  attempts = 0
  socket?.close()
  socket = null
  live = false
  connect()
}

// Perhaps the page has slept, or the network has: the connection may be there in name only.
function probe() {
  const before = received, current = socket
  transmit(0, 'probe')
  setTimeout(() => { if (received === before && socket === current && !document.hidden) now() }, 2000)
}

// An event that nothing answers is asked after.
let doubting = 0

function doubt() {
  const first = queue[0]
  doubting = first && setTimeout(() => {
    if (queue[0] === first && isOpen()) probe()
    doubt()
  }, 8000)
}

// This page will not be understood a second time either.
function refuse(why = 'refused') {
  leaving = true
  unplug(word(why))
}

// Not again and again: what sends the page here may do so once more.
function reload(why) {
  if (Date.now() - sessionStorage.belvedereReload < 60000) return refuse(why)
  sessionStorage.belvedereReload = Date.now()
  location.reload()
}

addEventListener('online', now)
addEventListener('offline', () => unplug(word('lost')))
addEventListener('pageshow', event => { if (event.persisted) { leaving = false; now() } })
addEventListener('pagehide', event => {
  if (!event.persisted && isOpen()) socket.send('0 ' + received + ' bye')
  leaving = true
  socket?.close()
})
document.addEventListener('visibilitychange', () => {
  if (document.hidden) return
  if (isOpen()) probe()
  else now()
})
addEventListener('beforeunload', event => {
  if (app.querySelector('[data-unsaved]')) event.preventDefault()
})

let plugged = 0
// When the connection was lost, or 0.
let since = 0

function unplug(text) {
  clearTimeout(plugged)
  since = text ? since || Date.now() : 0
  // A short gap is nobody's business.
  if (text) plugged = setTimeout(tell, leaving ? 0 : since + 700 - Date.now(), text)
  else link.hidden = true
}

function tell(text) {
  clearTimeout(plugged)
  link.hidden = false
  link.textContent = text
}

function notify(text, duration) {
  tell(text)
  plugged = setTimeout(() => { link.hidden = true }, duration)
}
