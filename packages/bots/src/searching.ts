import type { Budget } from '@quayside/kernel'
import type { Bot } from './bot.ts'
import { decide, simulationsFor } from './decide.ts'

/** Plays games on in thought before it answers; what is simple it leaves to the policy. */
const searching = (id: keyof Budget): Bot => ({
  id,
  isQuick: (asked) => simulationsFor(asked, id) === 0,
  choose: (asked, seed, milliseconds) =>
    decide(asked, seed, { simulations: simulationsFor(asked, id), milliseconds })[0].answers,
})

export const strong = searching('strong')
export const master = searching('master')
