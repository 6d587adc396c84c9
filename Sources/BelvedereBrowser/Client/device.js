// What only this device can do: tell where it is, hand files over and take them.

function answer(number, kind, details) {
  const reply = text => send(0, 'r ' + number + ' ' + text)
  const failed = () => reply('failed unavailable')
  if (kind === 'position') {
    if (!navigator.geolocation || !isSecureContext) return failed()
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => reply(['position', coords.latitude, coords.longitude, Math.max(0, coords.accuracy)].join(' ')),
      error => reply('failed ' + ['', 'denied', 'unavailable', 'timedOut'][error.code]), { timeout: 10000 })
  } else if (kind === 'save') {
    const [name, type, data] = details
    const bytes = Uint8Array.from(atob(data), character => character.charCodeAt(0))
    const anchor = document.createElement('a')
    anchor.href = URL.createObjectURL(new Blob([bytes], { type }))
    anchor.download = name
    anchor.click()
    setTimeout(() => URL.revokeObjectURL(anchor.href), 60000)
    reply('done')
  } else if (kind === 'open') {
    if (!details[0]) return failed()
    window.open(details[0], '_blank', 'noopener')
    reply('done')
  } else if (kind === 'copy') {
    if (!navigator.clipboard) return failed()
    navigator.clipboard.writeText(details[0]).then(() => reply('done'), () => reply('failed denied'))
  } else if (kind === 'paste') {
    if (!navigator.clipboard) return failed()
    navigator.clipboard.readText().then(text => reply('text ' + text.slice(0, 10000)), () => reply('failed denied'))
  } else if (kind === 'read') {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = details.join(',')
    input.onchange = () => hand(0, number, input.files[0], Infinity, () => {})
    input.oncancel = () => reply('failed denied')
    input.click()
  } else failed()
}

// A file goes in parts, so that no frame is large and each counts as an event: none twice, none lost.
async function hand(view, request, file, limit, done) {
  if (file.size > Math.min(limit, Number(body.dataset.file))) {
    notify(word('large'), 6000)
    say(word('large'), true)
    if (request) send(0, 'r ' + request + ' failed denied')
    return done()
  }
  const bytes = new Uint8Array(await file.arrayBuffer())
  send(view, ['f', request, bytes.length, (file.type || 'application/octet-stream').replace(/ /g, ''), file.name].join(' '))
  for (let start = 0; start < bytes.length; start += 18000) {
    while (queue.length > 20) await new Promise(resolve => setTimeout(resolve, 20))
    send(view, '+ ' + btoa(String.fromCharCode(...bytes.subarray(start, start + 18000))))
  }
  done()
}
