import { plural } from '@quayside/kernel'
import { decimal } from '../numbers.ts'
import type { TuneWords } from './catalogue.ts'

export const tune: TuneWords = {
  nothing: (game) => `${game} has no weights to tune`,
  playing: (games, of, _also, secondsLeft) => `${games}/${of} games, ${secondsLeft} s left`,
  asking: (choices, of, _also, secondsLeft) => `${choices}/${of} choices, ${secondsLeft} s left`,
  head: ({ game, learned, tested, seed }) =>
    `${game}: learned from ${plural('en', learned, { one: '# game', other: '# games' })}, ` +
    `tested on ${plural('en', tested, { one: '# other', other: '# others' })}, seed "${seed}"`,
  columns: {
    until: 'round',
    examples: 'examples',
    score: 'score',
    old: 'old',
    tuned: 'new',
    scoreLead: 'lead: score',
    oldLead: 'lead: old',
    tunedLead: 'lead: new',
  },
  last: 'later',
  notes: `How far off the points at the end are foreseen, as the root of the mean of the squares: if the score stayed as it is, by
the old weights and by the new ones. lead: the same for how far a seat is ahead of the table's average.`,
  temperature: (before, after, choices) =>
    `temperature of first sight: ${decimal('en', before, 2)} points before, ${decimal('en', after, 2)} now, ` +
    `from ${plural('en', choices, { one: '# choice', other: '# choices' })}`,
  written: (file) => `Written to ${file}.`,
}
