import { GRADES, RANDOM } from '@quayside/bots/grades'
import { plural } from '@quayside/kernel'
import { decimal, percent } from '../numbers.ts'
import type { ArenaWords } from './catalogue.ts'

const inDeals = (deals: number): string =>
  plural('it', deals, { one: 'in # distribuzione', other: 'in # distribuzioni' })

export const arena: ArenaWords = {
  unknownBot: (bot) =>
    `non c'è il bot "${bot}"; ci sono: ${[...GRADES, RANDOM].join(', ')}, GRADO@CARTELLA, cmd:COMANDO`,
  tooMany: (bots, seats) => `${bots} bot sono troppi per ${plural('it', seats, { one: '# posto', other: '# posti' })}`,
  duelOfTwo: '--duel vuole due bot: il primo gioca da solo fra copie del secondo',
  notAShare: (name) => `${name} dev'essere un numero fra 0 e 1`,
  noDeals: (file) => `${file} non contiene distribuzioni di un'arena: indica un altro file`,
  otherMatch: (file, what, theirs, ours) =>
    `${file} è di un altro confronto: lì ${what} è ${theirs}, qui ${ours}; indica un altro file`,
  badLine: (file, line) => `${file}: la riga ${line} non è una distribuzione`,
  progress: (games, of, _also, secondsLeft, perSecond) =>
    `${games}/${of} partite, ${decimal('it', perSecond)} partite/s, mancano ${secondsLeft} s`,
  head: ({ game, deals, rotations, games, seconds, threads, seed, budget }) =>
    `${game}: ${plural('it', games, { one: '# partita', other: '# partite' })}, ` +
    `${plural('it', deals, { one: '# distribuzione', other: '# distribuzioni' })} con ` +
    `${plural('it', rotations, { one: '# ordine di posti', other: '# ordini di posti' })} ciascuna, ` +
    `${decimal('it', seconds)} s su ${threads} thread, seme "${seed}"` +
    (budget === 1 ? '' : `\ni bot che cercano pensano con ${decimal('it', budget, 6)} delle loro simulazioni`),
  columns: {
    bot: 'bot',
    games: 'partite',
    wins: 'vittorie',
    interval: 'intervallo 95%',
    points: 'punti',
    margin: 'vantaggio',
    time: 'tempo/partita',
    longest: 'più lunga',
    processor: 'CPU/decisione',
    rating: 'livello',
  },
  notes: (seats) =>
    `Tutto per posto; la parte uguale delle vittorie è ${percent('it', 1 / seats)}. Una vittoria condivisa conta in parti; nell'intervallo
le partite di una distribuzione contano insieme. vantaggio: punti sul migliore degli altri. più lunga: la decisione più lunga.
CPU/decisione: il tempo di processore di una decisione, in media; dei programmi non si sa.
livello: la stima di OpenSkill e la sua incertezza; tutti cominciano da 25 ± 8,3.`,
  verdicts: {
    shown: (bot, bar, deals) => `Dimostrato ${inDeals(deals)}: ${bot} vince più del ${percent('it', bar)}.`,
    refuted: (bot, bar, deals) => `Confutato ${inDeals(deals)}: ${bot} vince meno del ${percent('it', bar)}.`,
    undecided: (bot, bar, deals) =>
      `Indeciso ${inDeals(deals)}: per sapere se ${bot} vince più del ${percent('it', bar)} servono altre partite.`,
  },
  interrupted: (file) =>
    file === undefined
      ? 'Interrotto; queste sono le distribuzioni già complete.'
      : `Interrotto; lo stesso comando riprende da ${file}.`,
  forfeit: (bot, deal, seat, line, why) =>
    `${bot} perde d'ufficio la distribuzione ${deal} al posto ${seat} dopo la riga ${line}: ${why}`,
  moreForfeits: (count) => plural('it', count, { one: "e un'altra partita", other: 'e altre # partite' }),
  reasons: {
    illegal: (answer) => `la risposta non è permessa: ${answer}`,
    late: (limit) => `nessuna risposta entro ${limit} ms`,
    ended: (how) => `il programma è finito (${how})`,
    unreadable: (line) => `non è {"answer": …} su una riga: ${line}`,
    unasked: (line) => `ha parlato senza essere interrogato: ${line}`,
    failed: (problem) => `qualcosa è andato storto all'interno: ${problem}`,
  },
}
