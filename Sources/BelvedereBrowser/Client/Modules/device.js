// The requests to the device: its position, its clipboard, saving a file and choosing a file.

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
    // The browser fetches the file by itself, and shows its progress.
    const [name, address] = details
    const anchor = document.createElement('a')
    anchor.href = address
    anchor.download = name
    anchor.click()
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
    input.onchange = () => kit.files().then(files => files.offer(kit, 0, number, input.files[0])).catch(failed)
    input.oncancel = () => reply('failed denied')
    input.click()
  } else failed()
}
