import { plural } from '@quayside/kernel'
import { decimal } from '../numbers.ts'
import type { TuneWords } from './catalogue.ts'

export const tune: TuneWords = {
  nothing: (game) => `${game} non ha pesi da regolare`,
  playing: (games, of, _also, secondsLeft) => `${games}/${of} partite, mancano ${secondsLeft} s`,
  asking: (choices, of, _also, secondsLeft) => `${choices}/${of} scelte, mancano ${secondsLeft} s`,
  head: ({ game, learned, tested, seed }) =>
    `${game}: imparato da ${plural('it', learned, { one: '# partita', other: '# partite' })}, ` +
    `provato su ${plural('it', tested, { one: '# altra', other: '# altre' })}, seme "${seed}"`,
  columns: {
    until: 'round',
    examples: 'esempi',
    score: 'punti',
    old: 'prima',
    tuned: 'adesso',
    scoreLead: 'vantaggio: punti',
    oldLead: 'vantaggio: prima',
    tunedLead: 'vantaggio: adesso',
  },
  last: 'dopo',
  notes: `Quanto si sbaglia nel prevedere i punti finali, come radice della media dei quadrati: se i punti restassero come sono, con
i pesi di prima e con i nuovi. vantaggio: lo stesso per la distanza di un posto dalla media del tavolo.`,
  temperature: (before, after, choices) =>
    `temperatura della prima vista: ${decimal('it', before, 2)} punti prima, ${decimal('it', after, 2)} adesso, ` +
    `da ${plural('it', choices, { one: '# scelta', other: '# scelte' })}`,
  written: (file) => `Scritto in ${file}.`,
}
