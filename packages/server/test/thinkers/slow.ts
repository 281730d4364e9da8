import { listen } from '../../src/thinking/listen.ts'
import { hastily } from './hasty.ts'

/** Takes half a second for every question, so that there is time for something else to happen. */
const pause = new Int32Array(new SharedArrayBuffer(4))
listen((text) => {
  Atomics.wait(pause, 0, 0, 500)
  return hastily(text)
})
