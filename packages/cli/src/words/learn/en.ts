import { plural } from '@quayside/kernel'
import { decimal, percent } from '../numbers.ts'
import type { Gated, LearnWords } from './catalogue.ts'

const so =
  (what: string): LearnWords['playing'] =>
  (done, of, _also, secondsLeft) =>
    `${done}/${of} ${what}, ${secondsLeft} s left`

const within = (interval: Gated['interval']): string =>
  interval ? ` (${percent('en', interval.low)} – ${percent('en', interval.high)})` : ''

export const learn: LearnWords = {
  nothing: (game) => `${game} has nothing that a network could look at`,
  otherTraining: (folder, theirs) => `${folder} belongs to another training, ${theirs}; name another folder`,
  head: ({ game, games, tests, simulations, seed }) =>
    `${game}: ${plural('en', games, { one: '# game', other: '# games' })} of the policy to learn from, ` +
    `${plural('en', tests, { one: '# game', other: '# games' })} of a search with ` +
    `${plural('en', simulations, { one: '# simulation', other: '# simulations' })} a turn for the test, seed "${seed}"`,
  playing: so('games played'),
  testing: so('games of the search played'),
  learning: so('games learned from'),
  timing: so('games timed'),
  gating: so('games of the gate'),
  off: ({ linear, mixed, weight }) =>
    `leads are foreseen ${decimal('en', linear, 2, 2)} points off by the weights, ${decimal('en', mixed, 2, 2)} with ${percent('en', weight)} of the network`,
  pace: (part) => `in the same time a master with the network has ${percent('en', part)} of its simulations`,
  gate: ({ games, wins, interval }, better) =>
    `the master with the network wins ${percent('en', wins)} of ${plural('en', games, { one: '# game', other: '# games' })}${within(interval)}: ` +
    (better ? 'it is better' : 'not shown to be better'),
}
