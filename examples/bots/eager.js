// A bot for `quayside arena` without any dependency: it takes any answer, but never declines what it can have.
// Run it from the project's root:
//   npx --no-install quayside arena puerto-rico --players 3 --bots 'cmd:node examples/bots/eager.js,random' --games 30
import { createInterface } from 'node:readline'

/** How answers begin that decline something. */
const DECLINING = ['pass', 'skip', 'no ', 'done', 'stay']

let chance = () => 0

for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line)
  if (told.t === 'begin') chance = chanceFrom(told.seed)
  // Exactly one line for each question, and nothing else: what is meant for people goes to console.error.
  else if (told.t === 'ask') console.log(JSON.stringify({ answer: choose(told.answers) }))
}

function choose(answers) {
  const eager = answers.filter((answer) => !DECLINING.some((word) => answer.startsWith(word)))
  const among = eager.length > 0 ? eager : answers
  return among[Math.floor(chance() * among.length)]
}

/** All its chance comes from the game's seed, so that a match can be played again (mulberry32). */
function chanceFrom(seed) {
  let state = Number.parseInt(seed.slice(0, 8), 16)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 0x100000000
  }
}
