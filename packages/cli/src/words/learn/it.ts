import { plural } from '@quayside/kernel'
import { decimal, percent } from '../numbers.ts'
import type { Gated, LearnWords } from './catalogue.ts'

const so =
  (what: string): LearnWords['playing'] =>
  (done, of, _also, secondsLeft) =>
    `${done}/${of} ${what}, mancano ${secondsLeft} s`

const within = (interval: Gated['interval']): string =>
  interval ? ` (${percent('it', interval.low)} – ${percent('it', interval.high)})` : ''

export const learn: LearnWords = {
  nothing: (game) => `${game} non ha nulla che una rete possa guardare`,
  otherTraining: (folder, theirs) => `${folder} è di un altro addestramento, ${theirs}; indica un'altra cartella`,
  head: ({ game, games, tests, simulations, seed }) =>
    `${game}: ${plural('it', games, { one: '# partita', other: '# partite' })} della politica da cui imparare, ` +
    `${plural('it', tests, { one: '# partita', other: '# partite' })} di una ricerca con ` +
    `${plural('it', simulations, { one: '# simulazione', other: '# simulazioni' })} a turno per la prova, seme "${seed}"`,
  playing: so('partite giocate'),
  testing: so('partite della ricerca giocate'),
  learning: so('partite imparate'),
  timing: so('partite cronometrate'),
  gating: so('partite della prova'),
  off: ({ linear, mixed, weight }) =>
    `i vantaggi sono previsti con un errore di ${decimal('it', linear, 2, 2)} punti dai pesi, di ${decimal('it', mixed, 2, 2)} con ${percent('it', weight)} della rete`,
  pace: (part) => `nello stesso tempo un maestro con la rete ha ${percent('it', part)} delle sue simulazioni`,
  gate: ({ games, wins, interval }, better) =>
    `il maestro con la rete vince ${percent('it', wins)} di ${plural('it', games, { one: '# partita', other: '# partite' })}${within(interval)}: ` +
    (better ? 'è migliore' : 'non si è mostrato migliore'),
}
