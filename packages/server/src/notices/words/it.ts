import type { NoticeWords } from './catalogue.ts'

export const it: NoticeWords = {
  title: {
    turn: () => 'Tocca a te',
    consent: (who) => (who ? `${who} chiede il tuo consenso` : 'Ti si chiede il consenso'),
    begins: () => 'La tua partita inizia',
    clock: () => 'Resta poco tempo',
    message: (who) => (who ? `${who} ti ha scritto` : 'Nuovo messaggio'),
    invited: (who) => (who ? `${who} ti invita` : 'Hai un invito'),
    bot: () => 'Un bot gioca per te',
    order: () => 'Il tuo ordine è decaduto, e tocca a te',
    over: () => 'La partita è finita',
  },
  several: {
    turn: (n) => `Tocca a te a ${n} tavoli`,
    consent: (n) => `Ti si chiede il consenso a ${n} tavoli`,
    begins: (n) => `${n} delle tue partite iniziano`,
    clock: (n) => `Resta poco tempo a ${n} tavoli`,
    message: (n) => `Nuovi messaggi a ${n} tavoli`,
    invited: (n) => `Hai inviti a ${n} tavoli`,
    bot: (n) => `I bot giocano per te a ${n} tavoli`,
    order: (n) => `I tuoi ordini a ${n} tavoli sono decaduti`,
    over: (n) => `${n} partite sono finite`,
  },
  mixed: (n) => `Novità da ${n} tavoli`,
  with: (game, people) => `${game} con ${people}`,
  until: (line, time) => `${line}, fino a ${time}`,
  more: (n) => `altri ${n}`,
  trial: { title: 'Quayside', body: 'Gli avvisi ti arrivano qui.' },
  mail: {
    hello: (name) => `Ciao ${name},`,
    wishes: 'Altri tipi, altri orari:',
    stop: 'Niente più e-mail:',
  },
  stop: {
    title: 'Niente più e-mail',
    ask: 'Quayside non ti manderà più e-mail sui tuoi tavoli. Gli avvisi sui tuoi dispositivi restano come sono.',
    button: 'Ferma le e-mail',
    done: 'Non riceverai più e-mail sui tuoi tavoli. Puoi riaverle quando vuoi: su Quayside, sotto Avvisi.',
    unknown: 'Questo link non è giusto, o è troppo vecchio.',
  },
}
