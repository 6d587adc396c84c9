// File fields: a person chooses, drops or pastes files. Each file is announced to the session, which answers with an address, and is then
// sent there by HTTP. The person sees the progress and can stop it.

// The functions of the client script that this script uses.
let kit
// The files that wait, oldest first. The first one is being sent. The session receives one file at a time.
const line = []

export default (field, given) => {
  kit = given
  const input = field.querySelector('input')
  const offerAll = files => {
    if (kit.isBlocked(input)) return
    for (const file of input.multiple ? files : [...files].slice(0, 1)) offer(kit, kit.viewOf(field), 0, file, field)
  }
  const isOver = on => field.toggleAttribute('data-over', on)
  input.onchange = () => {
    const files = [...input.files]
    // Empty the file input. Otherwise the browser would report no change if the person chooses the same file again.
    input.value = ''
    offerAll(files)
  }
  field.ondragover = event => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    isOver(!kit.isBlocked(input))
  }
  field.ondragleave = event => { if (!field.contains(event.relatedTarget)) isOver(false) }
  field.ondrop = event => {
    event.preventDefault()
    isOver(false)
    offerAll(event.dataTransfer.files)
  }
  field.onpaste = event => {
    if (!event.clipboardData.files.length) return
    event.preventDefault()
    offerAll(event.clipboardData.files)
  }
  // The person may have chosen a file before this script was there.
  if (input.files.length) input.onchange()
  return () => {}
}

// A file that is dropped beside a field must not replace the page.
for (const name of ['dragover', 'drop']) addEventListener(name, event => {
  if (event.dataTransfer.types.includes('Files') && !event.defaultPrevented) {
    event.preventDefault()
    event.dataTransfer.dropEffect = 'none'
  }
})

export function offer(client, view, request, file, field) {
  kit = client
  // A new session has replaced the one that was to receive these files.
  if (line[0] && line[0].era !== kit.era) line.length = 0
  line.push({ era: kit.era, view, request, file, field })
  if (line.length === 1) announce()
}

function announce() {
  const [{ view, request, file }] = line
  const type = (file.type || 'application/octet-stream').replace(/\s/g, '')
  kit.send(view, [codes.file, request, file.size, type, file.name].join(' '))
  line[0].number = kit.queue.at(-1).number
}

// Sends the announced file to its address. Without an address the session does not accept it.
export function pass(number, address, cancel) {
  const now = line[0]
  if (now?.number !== number || now.era !== kit.era || now.asking) return
  const next = () => {
    if (line[0] !== now) return
    line.shift()
    if (line.length) announce()
  }
  if (!address) return next()
  const request = now.asking = new XMLHttpRequest()
  const meter = show(now, cancel, () => {
    kit.send(0, codes.cancelFile + ' ' + number)
    // The session ends the upload first. Otherwise it would report a broken one.
    kit.answered(() => request.abort())
  })
  request.open('POST', address)
  request.setRequestHeader('content-type', 'application/octet-stream')
  request.upload.onprogress = ({ loaded, total }) => { meter.querySelector('progress').value = total ? loaded / total : 1 }
  request.onloadend = () => {
    meter.remove()
    next()
  }
  request.send(now.file)
}

// Shows the progress of a file, and a small preview of a picture.
function show({ file, field }, cancel, stop) {
  const meter = document.createElement('div'), progress = document.createElement('progress'), button = document.createElement('button')
  const name = document.createElement('span')
  meter.className = 'upload'
  name.textContent = file.name
  progress.ariaLabel = file.name
  progress.value = 0
  button.className = 'button normal'
  button.textContent = cancel
  button.onclick = stop
  meter.append(name, progress, button)
  // The preview is drawn, because the policy of the pages allows no picture at an address of the browser's memory.
  if (/^image\/(?!svg)/.test(file.type)) createImageBitmap(file, { resizeHeight: 48 }).then(picture => {
    const canvas = document.createElement('canvas')
    canvas.width = picture.width
    canvas.height = picture.height
    canvas.getContext('2d').drawImage(picture, 0, 0)
    meter.prepend(canvas)
  }).catch(() => {})
  const place = field?.isConnected ? field : document.body
  place.append(meter)
  return meter
}
