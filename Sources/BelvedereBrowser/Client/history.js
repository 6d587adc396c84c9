// The browser's history, in step with the window's.

// A step back of our own ends only with its event. What is to follow waits for that, lest a person's step be taken for it.
// After a reload in the middle only the place itself is known.
let place = history.state?.place || 0
let places = []
places[place] = location.pathname
// The place that a step of our own leads to.
let goal = null
let due = []
history.replaceState({ place }, '')

function navigate(path, title, entry) {
  document.title = title
  due.push([path, entry])
  proceed()
}

function proceed() {
  while (due.length && goal === null) {
    const [path, entry] = due.shift()
    const index = entry === 'back' ? places.lastIndexOf(path, place - 1) : -1
    if (place > 0 && index >= 0) {
      goal = index
      history.go(index - place)
    } else if (entry === 'push') {
      // Also where nothing moves: a step back that was refused, which the browser has taken already.
      places.length = ++place
      places.push(path)
      history.pushState({ place }, '', path)
    } else {
      places[place] = path
      history.replaceState({ place }, '', path)
    }
  }
}

addEventListener('popstate', ({ state }) => {
  if (!(state?.place >= 0)) return
  const own = state.place === goal
  place = state.place
  goal = null
  places[place] = location.pathname
  if (!own) send(0, codes.location + ' ' + location.pathname.slice(prefix.length))
  proceed()
})
