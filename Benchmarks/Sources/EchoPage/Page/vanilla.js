// The operations of js-framework-benchmark, written in plain JavaScript: the code clones a row, writes its texts and appends it, and one
// listener handles all clicks. The elements are those of the gallery's page /bench.
'use strict'
{
const [counting, commands, rows] = document.querySelector('.screen > .stack').children
const adjectives = ['pretty', 'large', 'big', 'small', 'tall', 'short', 'long', 'handsome', 'plain', 'quaint']
const nouns = ['table', 'chair', 'house', 'bridge', 'sandwich', 'car', 'boat', 'pizza', 'mouse', 'keyboard']
let next = 1
let selected = null

function button(className, text) {
  const element = document.createElement('button')
  element.className = className
  element.type = 'button'
  element.dataset.b = 'press'
  element.append(text)
  return element
}

const model = document.createElement('div')
model.className = 'stack horizontal plain'
const number = document.createElement('p')
number.className = 'label body'
number.append('0')
model.append(number, button('button cancel', ' '), button('button normal', 'Remove'))

function add(count) {
  for (let made = 0; made < count; made++) {
    const row = model.cloneNode(true), id = next++
    row.firstChild.firstChild.data = id
    row.children[1].firstChild.data = adjectives[id * 7 % 10] + ' ' + nouns[id * 3 % 10]
    rows.appendChild(row)
  }
}

function replace(count) {
  rows.textContent = ''
  add(count)
}

function update() {
  const all = rows.children
  for (let index = 0; index < all.length; index += 10) all[index].children[1].firstChild.data += ' !!!'
}

function swap() {
  const all = rows.children
  if (all.length < 999) return
  const second = all[1], last = all[998]
  rows.insertBefore(second, last.nextSibling)
  rows.insertBefore(last, all[1])
}

function select(row) {
  if (selected) selected.className = 'stack horizontal plain'
  row.className = 'stack horizontal group'
  selected = row
}

const operations = [
  () => replace(1000), () => replace(1000), () => add(1000), () => replace(10000), update, swap, () => { rows.textContent = '' },
]
for (const [index, operation] of operations.entries()) commands.children[index].addEventListener('click', operation)
rows.addEventListener('click', ({ target }) => {
  const part = target.closest('button')
  if (part) part === part.parentElement.lastChild ? part.parentElement.remove() : select(part.parentElement)
})

const socket = new WebSocket(location.origin.replace(/^http/, 'ws') + '/live')
socket.onmessage = ({ data }) => { counting.lastChild.textContent = data }
socket.onopen = () => { document.documentElement.dataset.live = 'yes' }
counting.firstChild.addEventListener('click', () => socket.send('a'))
}
