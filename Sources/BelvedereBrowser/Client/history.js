// Makes the browser's history equal to the addresses of the open screens. The documentation of `Change.locate` describes the comparison.

// The index of the current history entry, and the addresses of the known entries. When the script calls `history.go`, the browser reports
// it later with an event. Until then further changes wait, so that a press of the Back button is not mistaken for this call. After a
// reload, only the address of the current entry is known.
let place = history.state?.place || 0
let places = []
places[place] = location.pathname
// The index to which the script itself is moving the history, or `null`.
let goal = null
let due = []
// How far the person had scrolled when the page was left, so that it is there again after the Back button.
const left = history.state?.top
addEventListener('pagehide', () => history.replaceState({ place, top: top_?.scrollTop }, ''))
history.replaceState({ place }, '')

function proceed() {
  while (due.length && goal === null) {
    const [address, title, ...lengths] = due.shift()
    const trail = lengths.map(length => prefix + address.slice(0, length) || '/')
    const path = trail.at(-1)
    // If the address has changed, drop the typed entries that wait for fields of screens that are closed now. Keep the entries of screens
    // below the topmost one.
    if (path !== home) owed = owed.filter(({ field }) => field.closest('[inert]'))
    let index = places.lastIndexOf(path, place)
    if (index < 0) index = places.indexOf(path)
    // The shown screen lies above the screen that the current history entry belongs to.
    const isOver = index !== place && trail.includes(places[place])
    document.title = title
    if (isOver) {
      places.length = ++place
      places.push(path)
      history.pushState({ place }, '', path)
    } else if (index >= 0 && index !== place) history.go((goal = index) - place)
    else {
      places[place] = path
      // A fragment such as `#L12` leads to an element of the same page, so keep it.
      history.replaceState({ place }, '', path === location.pathname ? path + location.hash : path)
    }
  }
}

addEventListener('popstate', ({ state }) => {
  if (!state) return
  place = state.place
  places[place] = location.pathname
  if (place !== goal) send(0, codes.location + ' ' + places[place].slice(prefix.length))
  goal = null
  proceed()
})
