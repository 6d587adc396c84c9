// Makes a custom element, which a script of the app defines. Sets its properties and listens to its events.

export default async (element, kit) => {
  const { source, tag } = element.dataset
  await import(source)
  if (!customElements.get(tag)) throw new Error(source + ' does not define ' + tag)
  const own = document.createElement(tag)
  const [fallback] = element.children

  // Sets a property. The attribute contains the name of the property, a space and the value as JSON: `ages [1,2,3]`.
  const tell = ({ value }) => {
    const end = value.indexOf(' '), name = value.slice(0, end)
    // An app must not set a property that every HTML element has. Some of them, such as `innerHTML`, accept markup.
    if (name in HTMLElement.prototype) throw new Error(name + ' is a property of every element')
    own[name] = JSON.parse(value.slice(end + 1))
  }
  const heard = {}
  // A name that begins with `~` means an event that happens many times in quick succession. Only one such event is sent at a time.
  const listen = name => {
    const isContinuous = name[0] === '~', type = isContinuous ? name.slice(1) : name
    if (!type || heard[type]) return
    heard[type] = true
    let waits = false, next
    const pass = text => {
      kit.send(kit.viewOf(element), codes.emit + ' ' + type + ' ' + text)
      if (!isContinuous) return
      waits = true
      kit.answered(() => {
        waits = false
        const text = next
        next = undefined
        if (text !== undefined && element.isConnected) pass(text)
      })
    }
    own.addEventListener(type, event => {
      // Ignore events of the browser itself, such as a click. Only a `CustomEvent` is an event of the element.
      if (event.target !== own || !(event instanceof CustomEvent) || kit.isBlocked(element)) return
      const text = JSON.stringify(event.detail ?? null)
      if (text.length > 10000) return console.error(type + ' carries more than 10,000 characters')
      if (waits) next = text
      else pass(text)
    })
  }
  const update = name => {
    if (/^data-p\d/.test(name)) tell(element.attributes[name])
    else if (name === 'data-events') (element.dataset.events || '').split(' ').forEach(listen)
    else if (name === 'aria-disabled') own.disabled = element.ariaDisabled === 'true'
  }
  ;['data-events', ...element.getAttributeNames()].forEach(update)
  const observer = new MutationObserver(records => records.forEach(record => update(record.attributeName)))
  observer.observe(element, { attributes: true })
  fallback.classList.add('unseen')
  element.append(own)
  return () => {
    observer.disconnect()
    own.remove()
    fallback.classList.remove('unseen')
  }
}
