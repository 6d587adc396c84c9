// Waiting: a spinner after 150 ms and not before.

const waiting = new Map()

function wait(element, number) {
  const timer = setTimeout(() => { element.dataset.busy = '' }, 150)
  waiting.set(number, () => { clearTimeout(timer); delete element.dataset.busy })
}

function settle(event) {
  for (const [number, done] of waiting) if (number <= event) { done(); waiting.delete(number) }
}
