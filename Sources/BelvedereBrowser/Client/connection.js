// The connection to the server: opens it, opens it again after a loss, and shows messages about it.

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
      release()
      greeted = Date.now()
      asked = renewed = 0
      unplug()
      const first = JSON.parse(data)
      const isNew = first[2]?.[0] === codes.session
      if (isNew) {
        received = confirmed = 0
        // If the session has ended or the page shows other content now, no session can handle the waiting events. Drop them.
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
    receive(data)
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
    // The lost connection had lasted for more than five seconds, so the server had accepted the page and its events. The next attempt need
    // not wait.
    if (greeted && Date.now() - greeted > 5000) attempts = 0
    // The server may have forgotten the cookie, for example after a restart. A request for the address of this page sets a new one. All
    // windows of a browser share the cookie. So they send the request one after the other, and only a window that still has no connection
    // sends it.
    if (!greeted && code === 1006 && Date.now() > asked + 8000) {
      asked = Date.now()
      const ask = () => live || fetch('')
      ;(navigator.locks?.request('ask', ask) || ask()).then(({ redirected, status }) => {
        if (redirected || /^4(?!04)/.test(status)) reload('ended')
        // Connect again at once, but only after the first such response. If the server refuses for another reason, the page would otherwise
        // send requests forever.
        else if (status < 500 && !renewed++) now()
      }).catch(() => { asked = 0 })
    }
    again()
  }
}

// The time of this page's last request for a new cookie. Never send two such requests at a time: the server would set two cookies, and the
// session belongs to only one of them.
let asked = 0
// The number of requests for a new cookie, since the last greeting, to which the server has responded with a page.
let renewed = 0

function again() {
  if (document.hidden || retry) return
  // Make the first attempt at once. Make later attempts after random times, so that not all pages connect at the same moment after a
  // restart.
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

// Asks the server for an answer, after the page or the network may have slept. A connection may then look open although it is broken.
function probe() {
  const before = received, current = socket
  transmit(0, 'probe')
  setTimeout(() => { if (received === before && socket === current && !document.hidden) now() }, 2000)
}

// The timer that checks the connection if the server does not answer an event.
let doubting = 0

function doubt() {
  const first = queue[0]
  doubting = first && setTimeout(() => {
    if (queue[0] === first && isOpen()) probe()
    doubt()
  }, 8000)
}

// Stops connecting forever, because the server would refuse this page again.
function refuse(why = 'refused') {
  leaving = true
  unplug(word(why))
}

// Reloads the page, but not twice within a minute. If the reason still exists, it would otherwise reload again and again. The page inside a
// strip leaves this to the page around it, which gets a new strip.
function reload(why) {
  if (body.matches('.in-strip') || Date.now() - sessionStorage.belvedereReload < 60000) return refuse(why)
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
// The time when the connection was lost, or 0.
let since = 0

function unplug(text) {
  clearTimeout(plugged)
  since = text ? since || Date.now() : 0
  // Show no message for a short interruption.
  if (text) plugged = setTimeout(tell, leaving ? 0 : since + 700 - Date.now(), text)
  else link.hidden = true
}

function tell(text) {
  clearTimeout(plugged)
  link.hidden = false
  link.textContent = text
}
