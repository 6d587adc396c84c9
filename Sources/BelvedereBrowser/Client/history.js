// The browser's history, in step with the window's trail: compared as Change.locate says.

// A step of our own ends only with its event. What is to follow waits for that, lest a person's step be taken for it.
// After a reload in the middle only the place itself is known.
let place = history.state?.place || 0
let places = []
places[place] = location.pathname
// The place that a step of our own leads to.
let goal = null
let due = []
history.replaceState({ place }, '')

function proceed() {
  while (due.length && goal === null) {
    const [address, title, ...lengths] = due.shift()
    const trail = lengths.map(length => prefix + address.slice(0, length) || '/')
    const path = trail.at(-1)
    let index = places.lastIndexOf(path, place)
    if (index < 0) index = places.indexOf(path)
    // What is in sight lies over what the history shows.
    const isOver = index !== place && trail.includes(places[place])
    document.title = title
    if (isOver) {
      places.length = ++place
      places.push(path)
      history.pushState({ place }, '', path)
    } else if (index >= 0 && index !== place) history.go((goal = index) - place)
    else {
      places[place] = path
      // What the address ends with leads to a part of the same page.
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
