import { stopWhenTold } from '../../src/stop.ts'

// A server that cannot stop: its store never answers again.
stopWhenTold({ close: () => new Promise(() => {}) }, 200)
setInterval(() => {}, 1000)
console.log('open')
