// The client of Belvedere's browser host. It applies the operations of the wire protocol to the page and sends what a
// person does; see Protocol.md. It builds elements one by one and never from markup.
//
// The files of this folder are served as one script, in the order that Asset.swift names, within one block.

const { body } = document
const app = document.getElementById('app')
const link = document.getElementById('link')
const prefix = body.dataset.app === '/' ? '' : body.dataset.app
// The words stand in the page, in its language.
const word = (name, ...values) => document.getElementById('t-' + name).textContent.replace(/%\d/g, mark => values[mark[1] - 1])

let digest = body.dataset.digest
let session = '-'
// The last frame that was applied.
let received = 0
// The last frame that the server knows to be applied.
let confirmed = 0
// The last event.
let sent = 0
// Events the server has not confirmed.
let queue = []
let templates = []
let socket = null
// How often the events were forgotten, because nobody is left who could handle them.
let era = 0
// The connection has been greeted, and what was left over has been sent.
let live = false
let attempts = 0
let retry = 0
let leaving = false
