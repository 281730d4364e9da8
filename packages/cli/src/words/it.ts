import { plural } from '@quayside/kernel'
import { admin } from './admin/it.ts'
import { arena } from './arena/it.ts'
import { calibrate } from './calibrate/it.ts'
import type { CliWords } from './catalogue.ts'
import { conditions } from './conditions.ts'
import { help } from './help/it.ts'
import { learn } from './learn/it.ts'
import { rules } from './rules/it.ts'
import { tune } from './tune/it.ts'

export const it: CliWords = {
  help,

  usage: {
    unknownCommand: (name) => `non c'è il comando "${name}"; vedi quayside --help`,
    unknownOption: (name) => `qui non c'è l'opzione ${name}`,
    needsValue: (name) => `${name} vuole un valore`,
    takesNoValue: (name) => `${name} non vuole un valore`,
    unexpected: (text) => `"${text}" è un argomento di troppo`,
    missing: (what) => `manca ${what}`,
    wholeNumber: (name, min, max) => `${name} dev'essere un numero intero da ${min} a ${max}`,
    positiveNumber: (name) => `${name} dev'essere un numero maggiore di 0`,
    oneOf: (name, allowed) => `${name} dev'essere uno di: ${allowed.join(', ')}`,
    noValues: (name) => `per ${name} non c'è ancora nulla da scegliere`,
    onlyFor: (name, ways) => `${name} vale solo con ${conditions(ways, 'o', 'e')}`,
    needs: (name, member, ways) => `${member} di ${name} richiede ${conditions(ways, 'o', 'e')}`,
    keyAndValue: (name) => `${name} dev'essere chiave=valore`,
    notJson: (name) => `${name} dev'essere un oggetto JSON`,
    unknownGame: (id, known) => `non c'è il gioco "${id}"; ci sono: ${known.join(', ')}`,
    resumeAlone: '--resume porta la sua partita: lascia fuori il gioco, le opzioni e il seme',
    onlyOnce: (name) => `${name} si può dare una volta sola`,
  },

  file: {
    cannotRead: (file, why) => `non si può leggere ${file} (${why})`,
    cannotWrite: (file, why) => `Non si può scrivere ${file} (${why}).`,
    notJson: (file, why) => `${file} non è JSON: ${why}`,
    noRecord: (file, why) => `${file} non è una registrazione: ${why}`,
    unknownGame: (file, game) => `${file} è una registrazione di "${game}", qui sconosciuto`,
    noReplay: (file, why) => `${file} non si può rigiocare: ${why}`,
  },

  menu: {
    ownName: 'Italiano',
    welcome: 'Ecco il tavolo.',
    enter: 'Scrivi un numero, o premi Invio per la scelta segnata con ⏎.',
    game: 'Gioco',
    several: '(numeri; Invio per nessuna)',
  },

  play: {
    commands: 'numero o risposta · u annulla · s salva · v vedi · sc punti · h consiglio · ? aiuto · q esci',
    howToAnswer:
      "Scrivi il numero di una risposta o la risposta com'è scritta in grigio. Una o due delle sue parole elencano solo le risposte che le hanno.",
    help: [
      ['u', 'annulla la tua ultima risposta, finché nulla è stato pescato e nessun altro ha risposto'],
      ['s [FILE]', 'salva la partita'],
      ['v', 'tutto quello che è sul tavolo, per esteso'],
      ['v PARTE', 'solo una parte: il tavolo dice quali ci sono'],
      ['sc', 'i punti finora, per quanto puoi saperne'],
      ['h', 'che cosa risponderebbe un maestro, e perché'],
      ['? RISPOSTA', 'perché una risposta è o non è permessa adesso'],
      ['q', 'lascia il tavolo; Invio lo mostra di nuovo'],
    ],
    isLegal: (answer) => `"${answer}" è permesso adesso.`,
    answersFolded: (count) => `${count} risposte, elencate da`,
    noSuchAnswer: (text) => `"${text}" non è una risposta qui. Scrivi un numero della lista, o ? per l'aiuto.`,
    noSuchPart: (text, parts) => `Non c'è la parte "${text}" da vedere; ci sono: ${parts.join(', ')}.`,
    nextPage: 'Invio: pagina seguente · q: torna al tavolo',
    saved: (file) => `Salvato in ${file}.`,
    saveFirst: (file) => `Salvare la partita in ${file}? [S/n]`,
    goodbye: 'Arrivederci al molo.',
  },

  score: {
    soFar: 'Punti finora',
    total: 'Totale',
    wins: (name) => `Vince ${name}.`,
    share: (names) => `Vittoria condivisa: ${names.join(' e ')}.`,
    beats: (winner, loser, tied) =>
      tied ? `${winner} batte ${loser}: il pareggio non basta.` : `${winner} batte ${loser}.`,
  },

  replay: {
    step: 'un tasto: risposta seguente · r: il resto · q: ferma',
    undone: 'annulla la sua ultima risposta',
    final: 'Punteggio finale',
    noHash: 'La registrazione non dice lo stato finale da verificare.',
    verified: (hash) => `Verificato: la partita finisce nello stato che la registrazione dice (${hash}).`,
    wrongHash: (said, found) =>
      `sbagliato: la registrazione dice che la partita finisce nello stato ${said}, ma finisce in ${found}`,
    stopped: (why) => `la registrazione non si può rigiocare: ${why}`,
  },

  trials: {
    progress: (games, of, answers, secondsLeft) =>
      `${games}/${of} partite, ${answers} risposte, mancano ${secondsLeft} s`,
    done: ({ game, games, sets, answers, seconds, gamesPerSecond, answersPerSecond, threads, seed }) =>
      `${game}: ${games} partite con ${sets} combinazioni di opzioni, ${answers} risposte in ${seconds} s ` +
      `(${gamesPerSecond} partite/s, ${answersPerSecond} risposte/s, ${threads} thread), seme "${seed}"`,
    noViolation: 'nessuna violazione',
    violation: (law, detail) => `violazione della legge "${law}": ${detail}`,
    seed: 'seme',
    options: 'opzioni',
    record: 'registrazione',
  },

  bench: {
    head: (game, node) => `${game}: partite a caso su un thread, Node ${node}`,
    columns: {
      players: 'giocatori',
      games: 'partite/s',
      answers: 'risposte/s',
      forced: 'forzate/s',
      answersPerGame: 'risposte/partita',
      copies: 'copie/s',
      structuredClones: 'structuredClone/s',
      bytes: 'byte/stato',
      replay: 'replay ms',
    },
    full: 'tutte le espansioni',
    notes: `risposte/s conta le risposte con almeno un'alternativa; le forzate stanno accanto. Le copie restano vive,
10.000 alla volta. structuredClone copia gli stessi stati come dati semplici. replay: una partita dalla sua registrazione.`,
  },

  arena,
  tune,
  learn,
  calibrate,
  rules,
  admin,

  data: {
    fine: (game, name, hash) => `${game}: il pacchetto "${name}" va bene, dati ${hash}`,
    noGame: 'un pacchetto di dati è un oggetto JSON che dice il suo gioco: { "game": …, "name": … }',
    unknownGame: (game, known) => `il pacchetto è per "${game}", qui sconosciuto; ci sono: ${known.join(', ')}`,
    noData: (game) => `i dati di ${game} non si possono sostituire`,
    more: (count) =>
      plural('it', count, {
        one: '(e un altro problema: vedi quayside data check)',
        other: '(e altri # problemi: vedi quayside data check)',
      }),
  },

  names: {
    guest: 'Ospite',
    opponents: ['Anna', 'Bruno', 'Carla', 'Dino', 'Elsa'],
    seat: (seat) => `Posto ${seat}`,
  },

  yes: ['s', 'sì', 'si', 'y'],
}
