import { GRADES, RANDOM } from '@quayside/bots/grades'
import { plural } from '@quayside/kernel'
import { decimal, percent } from '../numbers.ts'
import type { ArenaWords } from './catalogue.ts'

const inDeals = (deals: number): string => plural('en', deals, { one: 'in # deal', other: 'in # deals' })

export const arena: ArenaWords = {
  unknownBot: (bot) =>
    `there is no bot "${bot}"; there are: ${[...GRADES, RANDOM].join(', ')}, GRADE@FOLDER, cmd:COMMAND`,
  tooMany: (bots, seats) => `${bots} bots are too many for ${plural('en', seats, { one: '# seat', other: '# seats' })}`,
  duelOfTwo: '--duel takes two bots: the first sits alone among copies of the second',
  notAShare: (name) => `${name} must be a number between 0 and 1`,
  noDeals: (file) => `${file} holds no deals of an arena: name another file`,
  otherMatch: (file, what, theirs, ours) =>
    `${file} belongs to another match: there ${what} is ${theirs}, here ${ours}; name another file`,
  badLine: (file, line) => `${file}: line ${line} is no deal`,
  progress: (games, of, _also, secondsLeft, perSecond) =>
    `${games}/${of} games, ${decimal('en', perSecond)} games/s, ${secondsLeft} s left`,
  head: ({ game, deals, rotations, games, seconds, threads, seed, budget }) =>
    `${game}: ${plural('en', games, { one: '# game', other: '# games' })}, ` +
    `${plural('en', deals, { one: '# deal', other: '# deals' })} with ` +
    `${plural('en', rotations, { one: '# seating', other: '# seatings' })} each, ` +
    `${decimal('en', seconds)} s on ${plural('en', threads, { one: '# thread', other: '# threads' })}, seed "${seed}"` +
    (budget === 1 ? '' : `\nbots that search think with ${decimal('en', budget, 6)} of their simulations`),
  columns: {
    bot: 'bot',
    games: 'games',
    wins: 'wins',
    interval: '95% interval',
    points: 'points',
    margin: 'margin',
    time: 'time/game',
    longest: 'longest',
    processor: 'CPU/decision',
    rating: 'rating',
  },
  notes: (seats) =>
    `All per seat; an even share of the wins is ${percent('en', 1 / seats)}. A shared victory counts in parts, the games of a deal
count together in the interval. margin: points ahead of the best other. longest: the longest decision.
CPU/decision: the processor's time that a decision takes on average; not known of programs.
rating: OpenSkill's estimate and its uncertainty; everybody begins at 25 ± 8.3.`,
  verdicts: {
    shown: (bot, bar, deals) => `Shown ${inDeals(deals)}: ${bot} wins more than ${percent('en', bar)}.`,
    refuted: (bot, bar, deals) => `Refuted ${inDeals(deals)}: ${bot} wins less than ${percent('en', bar)}.`,
    undecided: (bot, bar, deals) =>
      `Undecided ${inDeals(deals)}: whether ${bot} wins more than ${percent('en', bar)} takes more games to tell.`,
  },
  interrupted: (file) =>
    file === undefined
      ? 'Stopped early; these are the deals that were complete.'
      : `Stopped early; the same command goes on with ${file}.`,
  forfeit: (bot, deal, seat, line, why) => `${bot} forfeits deal ${deal} in seat ${seat} after line ${line}: ${why}`,
  moreForfeits: (count) => plural('en', count, { one: 'and # game more', other: 'and # games more' }),
  reasons: {
    illegal: (answer) => `its answer is not legal: ${answer}`,
    late: (limit) => `no answer within ${limit} ms`,
    ended: (how) => `the program ended (${how})`,
    unreadable: (line) => `not {"answer": …} on one line: ${line}`,
    unasked: (line) => `it spoke without being asked: ${line}`,
    failed: (problem) => `something went wrong inside: ${problem}`,
  },
}
