import { listen } from '../../src/thinking/listen.ts'
import { hastily } from './hasty.ts'

/** Answers many questions, and thinks about one of them for ever. */
let questions = 0
listen((text) => {
  for (questions++; questions === 50; );
  return hastily(text)
})
