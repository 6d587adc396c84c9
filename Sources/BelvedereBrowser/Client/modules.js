// Modules: scripts that most pages do not need. Each is loaded when the first element that needs it appears.

// The functions and values of this script that modules use. `answered` calls a function when the server has handled the last sent event.
// Tables store their own functions in `grid`, pagers store theirs in `turn` and `choose`, and shortcuts theirs in `keys`.
const kit = { get era() { return era }, get queue() { return queue }, get calm() { return calm }, say, grid: null, files, send, loadSymbols, viewOf, word, isBlocked, answered: done => busy.set(sent, done) }

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
      // The script of an element has not loaded. Its fallback content stays in the page.
      console.error(error)
      send(viewOf(this), codes.fail)
    }
  }

  disconnectedCallback() {
    // A moved element is removed and added again by the same frame. So check later whether it is really gone.
    queueMicrotask(() => {
      if (this.isConnected) return
      this.end?.()
      this.end = 0
    })
  }
})

// The module for requests to the device is loaded when the first of them begins.
const answer = (number, ...details) => import(modules.device).then(device => device.answer(kit, number, ...details))
  .catch(() => send(0, codes.answer + ' ' + number + ' failed unavailable'))
// File fields load this module, and so does a request for a file.
function files() { return import(modules.files) }

// An element with a shortcut loads the module that hears and shows the keys.
const showKeys = element => import(modules.shortcuts).then(({ default: show }) => show(element, kit)).catch(console.error)

// A menu is made when it is opened, below its button or at the pointer.
const openMenu = (owner, event) => {
  event.preventDefault()
  import(modules.menu).then(({ default: show }) => show(owner, kit, event)).catch(error => {
    console.error(error)
    send(viewOf(owner), codes.fail)
  })
}

addEventListener('contextmenu', event => {
  const owner = event.target.closest('[data-menu]')
  if (owner && !isBlocked(owner)) openMenu(owner, event)
})
addEventListener('keydown', event => {
  if (event.target.matches('[data-b=menu]') && /Arrow(Up|Down)/.test(event.key)) openMenu(event.target, event)
})

// When a finger touches a row, load the module that lets the person swipe it.
addEventListener('pointerdown', event => {
  const row = event.pointerType === 'touch' && event.target.closest('.cell,.more')?.parentElement
  if (row && row.matches('.list > .rows > :has(> .more)') && !isBlocked(row)) import(modules.swipe).then(({ default: begin }) => begin(row, event)).catch(console.error)
})
