// Modules: scripts that most pages do not need, each loaded when the first element comes that needs it.

// What a module is given. `answered` calls back when the event that was sent last has been handled.
// Tables leave their own functions in `grid`.
const kit = { get era() { return era }, get queue() { return queue }, say, grid: null, send, loadSymbols, viewOf, word, isBlocked, answered: done => busy.set(sent, done) }

customElements.define('x-module', class extends HTMLElement {
  async connectedCallback() {
    if (this.end) return
    this.end = () => {}
    try {
      const { default: begin } = await import(this.dataset.module)
      const end = this.isConnected && await begin(this, kit)
      if (this.isConnected) this.end = end
      else end?.()
    } catch (error) {
      // What stands in the element stays.
      console.error(error)
      send(viewOf(this), codes.failed)
    }
  }

  disconnectedCallback() {
    // What moves goes and comes again within one frame.
    queueMicrotask(() => {
      if (this.isConnected) return
      this.end?.()
      this.end = 0
    })
  }
})

// What the device is asked for, and a file that a person hands over.
const answer = (number, ...details) => import(modules.device).then(device => device.answer(kit, number, ...details))
  .catch(() => send(0, codes.answer + ' ' + number + ' failed unavailable'))
// One after the other: while a module loads, it may reach the second who asks for it first.
let handing = Promise.resolve()

function hand(...details) {
  const own = era
  handing = handing.then(() => import(modules.device)).then(device => device.hand(kit, own, ...details)).catch(console.error)
}

// A menu is made when it is opened, below its button or at the pointer.
const openMenu = (owner, event) => {
  event.preventDefault()
  import(modules.menu).then(({ default: show }) => show(owner, kit, event)).catch(error => {
    console.error(error)
    send(viewOf(owner), codes.failed)
  })
}

addEventListener('contextmenu', event => {
  const owner = event.target.closest('[data-menu]')
  if (owner && !isBlocked(owner)) openMenu(owner, event)
})
addEventListener('keydown', event => {
  if (event.target.matches('[data-b=menu]') && /Arrow(Up|Down)/.test(event.key)) openMenu(event.target, event)
})

// A finger draws a row aside.
addEventListener('pointerdown', event => {
  const row = event.pointerType === 'touch' && event.target.closest('.cell,.more')?.parentElement
  if (row && row.matches('.list > .rows > :has(> .more)') && !isBlocked(row)) import(modules.swipe).then(({ default: begin }) => begin(row, event)).catch(console.error)
})
