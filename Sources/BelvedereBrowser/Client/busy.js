// What a person has operated is busy until its event is handled: a spinner after 150 ms and not before.

const busy = new Map()

function showBusy(element, number) {
  const timer = setTimeout(() => { element.dataset.busy = '' }, 150)
  busy.set(number, () => { clearTimeout(timer); delete element.dataset.busy })
}

function endBusy(event) {
  for (const [number, done] of busy) if (number <= event) { done(); busy.delete(number) }
}
