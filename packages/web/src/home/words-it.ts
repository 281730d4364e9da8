import { counted } from '../app/words.ts'
import type { HomeWords } from './words.ts'

export const IT: HomeWords = {
  toHome: 'Quayside, pagina iniziale',
  goBack: 'Indietro',
  title: (games) =>
    games === 1
      ? 'Un tavolo per un grande gioco economico.'
      : `Un tavolo per ${['due', 'tre', 'quattro', 'cinque'][games - 2] ?? games} grandi giochi economici.`,
  lead: 'Con le regole complete, contro i bot, con gli amici o nell’arco di giorni. Gratis, senza account, niente da installare.',
  minutes: (from, to) => `${from}–${to} min`,
  players: (min, max) => (min === max ? counted('it', 'giocatore', 'giocatori')(max) : `${min}–${max} giocatori`),
  weight: (weight) => `Peso ${weight} su 5`,
  set: 'Prepara…',
  newHere: {
    title: 'Non conosci questi giochi?',
    text: 'Dieci minuti sul tabellone vero: una prima partita che si spiega da sé, mossa per mossa.',
    begin: 'Comincia una lezione',
  },
  notices: 'Avvisi',
  rules: 'Regole',
  settings: 'Impostazioni',
  language: 'Lingua',

  now: { play: 'Gioca subito' },

  guest: 'Ospite',
  flags: ['Blu', 'Verde', 'Ambra', 'Viola', 'Ardesia'],

  clock: {
    none: 'senza orologio',
    live: (minutes, seconds) => `${minutes} min + ${seconds} s`,
    days: counted('it', 'giorno per turno', 'giorni per turno'),
  },

  problem: {
    unreachable: 'Il server non risponde. Nulla è perso: riprova tra poco.',
    storage: 'Questo browser non conserva nulla, nemmeno il tavolo.',
  },

  bar: {
    label: 'Pagine',
    play: 'Gioca',
    tables: 'Tavoli',
    you: 'Tu',
    wait: counted('it', 'tavolo ti aspetta', 'tavoli ti aspettano'),
  },
  tables: {
    title: 'I miei tavoli',
    turn: 'Tocca a te',
    again: 'Ancora una?',
    count: counted('it', 'tavolo', 'tavoli'),
    turnFirst: 'prima dove tocca a te',
    none: 'Ancora nessun tavolo. Gioca subito ne apre uno.',
    answer: 'Rispondi',
    look: 'Guarda',
    yourTurn: 'tocca a te',
    waitsFor: (names) => `In attesa di ${names}`,
    gathering: (open) => (open === 0 ? 'Pronto per iniziare' : counted('it', 'posto libero', 'posti liberi')(open)),
    over: 'finita',
    stopped: 'interrotta',
    replay: 'Rivedi',
    delete: 'Elimina',
    deleteWhat: (table) => `Elimina ${table}`,
    sure: 'Eliminare questo tavolo per sempre?',
    keep: 'Tieni',
    all: (count) => `Tutti (${count})`,
    left: (time) => `ancora ${time}`,
    until: (when) => `fino a ${when}`,
    unread: counted('it', 'messaggio nuovo', 'messaggi nuovi'),
    file: 'Apri un file di partita',
    online: 'online',
    unreadable: counted('it', 'altro tavolo non leggibile', 'altri tavoli non leggibili'),
  },
  lobby: {
    title: 'Tavoli aperti',
    none: 'Ora nessun tavolo aperto. Aprine uno o manda un link agli amici.',
    offline: 'Nessuna connessione. Contro i bot e su uno schermo puoi giocare lo stesso.',
    code: 'Ho un codice',
    games: 'Guarda partite',
    friends: 'Amici',
    looking: 'Cerco tavoli',
    join: 'Entra',
    watch: 'Guarda',
    seats: counted('it', 'giocatore', 'giocatori'),
    waits: (names, one) => (one ? `${names} aspetta` : `${names} aspettano`),
    free: counted('it', 'posto libero', 'posti liberi'),
    playing: (names, one) => (one ? `${names} sta giocando` : `${names} stanno giocando`),
    what: (verb, table) => `${verb}: ${table}`,
  },
  fan: 'Versione non ufficiale, fatta da appassionati. I nomi dei giochi appartengono ai loro proprietari.',

  lost: {
    title: 'Qui non è ormeggiato nulla',
    text: 'Questo indirizzo non porta a nessun tavolo e a nessuna pagina.',
    home: 'Ai tuoi tavoli',
  },
  away: {
    offline: {
      title: 'Nessuna connessione',
      text: 'Questa pagina non è ancora salvata nel tuo browser. I tavoli che hai già aperto qui si possono giocare.',
    },
    server: {
      title: 'Il server non risponde',
      text: 'Forse torna tra poco. Niente di quello che hai fatto è perso.',
    },
    again: 'Riprova',
  },
}
