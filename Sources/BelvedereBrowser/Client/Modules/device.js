// The requests to the device: its position, saving files and uploading files.

// The functions of the client script that this script uses.
let kit

export function answer(client, number, kind, details) {
  kit = client
  const { send } = kit
  const reply = text => send(0, codes.answer + ' ' + number + ' ' + text)
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
    input.onchange = () => hand(kit, kit.era, 0, number, input.files[0], Infinity)
    input.oncancel = () => reply('failed denied')
    input.click()
  } else failed()
}

// The promise of the previous upload, for which the next upload waits. The session could not distinguish the bytes of two files, so files
// are sent one after the other.
let handing = Promise.resolve()

export function hand(client, ...details) {
  kit = client
  handing = handing.then(() => pass(...details)).catch(console.error)
}

// Sends a file in several frames, so that no frame is large. Each frame counts as an event, so none is lost or handled twice.
async function pass(own, view, request, file, limit) {
  if (file.size > Math.min(limit, Number(document.body.dataset.file))) {
    kit.say(kit.word('large'), 2)
    if (request) kit.send(0, codes.answer + ' ' + request + ' failed denied')
    return
  }
  const bytes = new Uint8Array(await file.arrayBuffer()), size = 18000
  for (let start = -size; start < bytes.length; start += size) {
    while (kit.queue.length > 20) await new Promise(resolve => setTimeout(resolve, 20))
    // A new session has replaced the one that received the start of this file, so stop.
    if (kit.era !== own) return
    kit.send(view, start < 0 ? [codes.file, request, bytes.length, (file.type || 'application/octet-stream').replace(/ /g, ''), file.name].join(' ')
      : codes.part + ' ' + btoa(String.fromCharCode(...bytes.subarray(start, start + size))))
  }
}
