'use strict'
{
const label = document.querySelector('.label')
const socket = new WebSocket(location.origin.replace(/^http/, 'ws') + '/live')
socket.onmessage = ({ data }) => { label.textContent = data }
socket.onopen = () => { document.documentElement.dataset.live = 'yes' }
document.querySelector('button').addEventListener('click', () => socket.send('a'))
}
