import { listen } from '../../src/thinking/listen.ts'
import { hastily } from './hasty.ts'

/** Answers many questions, and dies over one of them. */
let questions = 0
listen((text) => {
  if (++questions === 50) process.kill(process.pid, 'SIGKILL')
  return hastily(text)
})
