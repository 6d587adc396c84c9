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

function navigate(path, title, beneath) {
  document.title = title
  due.push([path, beneath])
  proceed()
}

function proceed() {
  while (due.length && goal === null) {
    const [path, beneath] = due.shift(), here = places[place]
    const back = places.lastIndexOf(path, place), index = back < 0 ? places.indexOf(path) : back
    if (beneath.includes(here) && path !== here) {
      places.length = ++place
      places.push(path)
      history.pushState({ place }, '', path)
    } else if (index >= 0 && index !== place) {
      goal = index
      history.go(index - place)
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
