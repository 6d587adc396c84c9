// Measures times inside a page. It runs in the pages of all compared programs. So it finds elements only by the labels of buttons and by
// their positions.
'use strict'
{
const frame = () => new Promise(requestAnimationFrame)
const pause = milliseconds => new Promise(resolve => setTimeout(resolve, milliseconds))
const press = text => [...document.querySelectorAll('button')].find(button => button.textContent === text)
const rows = () => document.querySelector('.screen > .stack').children[2]
const everything = { childList: true, characterData: true, subtree: true, attributes: true, attributeFilter: ['class'] }

// Returns the time from the click until the observed element has the expected state, and the time until the next frame is painted.
async function time(button, observed, isDone) {
  const start = performance.now()
  const dom = await new Promise(resolve => {
    const observer = new MutationObserver(() => {
      if (!isDone()) return
      observer.disconnect()
      resolve(performance.now() - start)
    })
    observer.observe(observed, everything)
    button.click()
  })
  await frame()
  // Wait until the next frame is painted. A message that is posted in a frame's callback is handled after this frame.
  await new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = resolve
    port2.postMessage(null)
  })
  return { dom, painted: performance.now() - start }
}

// Clicks like a person, who waits for the result of a click before the next one. A click comes at any moment between two frames.
async function clicks(count) {
  const button = press('Increment'), label = document.querySelector('.label')
  const times = []
  for (let number = 0; number < count; number++) {
    await frame()
    await frame()
    await pause(Math.random() * 20)
    const before = label.textContent
    times.push(await time(button, label, () => label.textContent !== before))
  }
  return times
}

// The operations of js-framework-benchmark. Each returns the element to click and the condition for the end.
const operations = {
  'create 1,000 rows': () => [press('Create 1,000 rows'), list => list.childElementCount === 1000],
  'replace 1,000 rows': list => {
    const first = list.firstElementChild
    return [press('Replace 1,000 rows'), () => list.childElementCount === 1000 && list.firstElementChild !== first && !first.isConnected]
  },
  'update every 10th row': list => {
    const last = list.children[990].children[1], before = last.textContent
    return [press('Update every 10th row'), () => last.textContent !== before]
  },
  'select a row': list => {
    const row = list.children[4]
    return [row.children[1], () => row.classList.contains('group')]
  },
  'swap two rows': list => {
    const [, second] = list.children, last = list.children[998]
    return [press('Swap rows'), () => list.children[1] === last && list.children[998] === second]
  },
  'remove a row': list => {
    const row = list.children[5]
    return [row.children[2], () => !row.isConnected]
  },
  'append 1,000 rows': list => {
    const goal = list.childElementCount + 1000
    return [press('Append 1,000 rows'), () => list.childElementCount === goal]
  },
  'clear': list => [press('Clear'), () => list.childElementCount === 0],
  'create 10,000 rows': list => [press('Create 10,000 rows'), () => list.childElementCount === 10000],
}

async function operation(name) {
  const list = rows()
  const [button, isDone] = operations[name](list)
  const result = await time(button, list, () => isDone(list))
  await pause(150)
  return result
}

window.measuring = { clicks, operation, operations: Object.keys(operations) }
}
