import { capital, when } from '@quayside/kernel'
import type { Lexicon, Sentences } from '../catalogue.ts'
import {
  BOOKKEEPING_POINT,
  CARD,
  count,
  EXPANSION_POINT,
  left,
  MARKER,
  missing,
  noun,
  ordinal,
  STEP,
  UNIT,
} from './grammar.ts'
import { NAMES } from './names.ts'
import { rewardText, trackSteps } from './pieces.ts'
import { rulings } from './rules.ts'

const COIN = noun('moneta', 'monete')
const POINT = noun('punto', 'punti')
const FREE_SLOT = noun('spazio libero', 'spazi liberi')

export function sentences(lexicon: Lexicon): Sentences {
  const { card, book, region, start, rules } = lexicon
  const { companies, counted, tiles, spaces, columns, sources } = NAMES
  const cards = (n: number) => count(n, CARD)
  const units = (n: number) => count(n, UNIT)
  const points = (n: number) => count(n, EXPANSION_POINT)
  const bookkeeping = (n: number) => count(n, BOOKKEEPING_POINT)
  const toGo = (n: number) => `Ne ${missing(n)}`
  const stillLeft = (n: number, what: string) => capital(left(n, what))

  return {
    ...rulings(lexicon),

    questions: {
      'keep-tile': () => 'Quale tessera iniziale tieni?',
      'rest-card': (facts) => `In quale zona di riposo metti ${card(facts.card).the}?`,
      plan: ({ open }) =>
        open
          ? `Quali carte pianifichi? Hai ${count(open, FREE_SLOT)}.`
          : 'I tuoi spazi sono tutti occupati: confermi il piano?',
      turn: ({ markers }) => `Che cosa fai? Hai ${count(markers, MARKER)}.`,
      goods: (facts) =>
        facts.bought
          ? `Su quale tracciato avanzi? ${stillLeft(facts.units, units(facts.units))}.`
          : `Che cosa fai con ${units(facts.units)}?`,
      'enter-region': (facts) =>
        `In quale regione entra ${companies[facts.company].the}? ${stillLeft(facts.points, points(facts.points))}.`,
      'region-rewards': () => 'Quale ricompensa prendi adesso?',
      'return-post': ({ company }) => `In quale colonna della sua base torna l’emporio ${companies[company].of}?`,
      'capital-call': ({ company, pounds, steps }) =>
        `Richiesta di capitale ${companies[company].of}: paghi £${pounds}? ${stillLeft(steps, count(steps, STEP))}.`,
      inkwell: ({ step, steps }) =>
        `Calamaio ${step ? `in posizione ${step}` : 'all’inizio'}: ${steps ? 'vai avanti' : 'lo muovi'}?`,
      'spend-points': (facts) => `Come spendi ${bookkeeping(facts.points)}?`,
      'remove-post': (facts) => `Da quale base rimuovi un emporio? ${toGo(facts.count)}.`,
      'place-book': (facts) => `Quale libro metti, e dove? Ne ${left(facts.count)}.`,
      'majority-tier': (facts) =>
        `Quale ricompensa della maggioranza ${counted[facts.counted].of}? Hai ${counted[facts.counted].count(facts.total)}.`,
      'buy-for-pounds': ({ pounds }) => `Quale carta compri? Hai £${pounds}.`,
      discard: ({ plus, wanted }) =>
        `Quale carta ${wanted === 'any' ? '' : `${counted[wanted].of} `}scarti? Rende il suo prezzo${when(plus, ` più £${plus}`)}.`,
      'choose-reward': () => 'Quale delle due ricompense prendi?',
      'reward-parts': () => 'Quale parte della ricompensa prendi adesso?',
      'buy-and-or-diamond': ({ discount, steps, bought }) => {
        const cheaper = when(discount, ` con £${discount} di sconto`)
        if (bought) return 'Avanzi anche sul tracciato dei diamanti?'
        return steps
          ? `Compri una carta${cheaper}, avanzi sul tracciato dei diamanti, o entrambe le cose?`
          : `Compri anche una carta${cheaper}?`
      },
      'other-tracks': (facts) => `Su quale tracciato avanzi di ${count(facts.steps, STEP)}? ${toGo(facts.left)}.`,
      'take-pile': () => 'Quale zona di riposo riprendi?',
    },

    answers: {
      keep: (facts) => `Tieni la ${start(facts.start).about}`,
      rest: (facts) => `Metti ${card(facts.card).the} nella zona di riposo ${facts.pile}`,
      lay: (facts) => `Metti ${card(facts.card).a} nello spazio ${facts.slot}`,
      seal: (facts) => (facts.count ? `Conferma il piano: ${cards(facts.count)}` : 'Conferma il piano senza carte'),
      use: (facts) => `Usa ${card(facts.card).the}, spazio ${facts.slot}`,
      'use-tile': ({ tile }) => `Usa ${tiles[tile].the}`,
      attach: (facts) => `Metti la tessera +1 su ${card(facts.card).the}, spazio ${facts.slot}`,
      add: (facts) => `Aggiungi ${card(facts.card).the}, spazio ${facts.slot}`,
      buy: ({ price, currency, ...facts }) =>
        `Compra ${card(facts.card).a} per ${currency === 'units' ? units(price) : `£${price}`}`,
      advance: ({ company, pounds }) =>
        `Avanza di ${trackSteps(1, companies[company])}${when(pounds, `, richiesta di capitale £${pounds}`)}`,
      done: () => 'Finisci qui',
      expand: ({ company }) => `Espandi ${companies[company].the}`,
      enter: (facts) =>
        `Entra ${region(facts.region).into} dalla colonna ${facts.column}: ${count(facts.points, POINT)}`,
      reward: ({ company, ...facts }) =>
        `Prendi la ricompensa ${region(facts.region).into}: ${rewardText(facts, companies[company])}`,
      'reward-points': (facts) => `Prendi ${bookkeeping(facts.points)}`,
      return: ({ column }) => `Riportalo nella colonna ${column}`,
      pay: ({ pounds }) => `Paga £${pounds}`,
      stop: () => 'Fermati qui',
      flip: (facts) => `Gira la posizione ${facts.step} per £${rules.flipPounds}: ${book(facts.book).the}`,
      step: ({ step, turned, ...facts }) =>
        `Muovi il calamaio in posizione ${step}: ${turned ? 'libro girato' : book(facts.book).the}`,
      book: ({ pounds, ...facts }) => `Prendi ${book(facts.book).the}${when(pounds, ` e £${pounds}`)}`,
      pounds: ({ pounds }) => `Prendi £${pounds}`,
      remove: ({ company, column }) => `Rimuovi un emporio ${companies[company].of}, colonna ${column}`,
      place: (facts) => `Metti ${book(facts.book).the} in posizione ${facts.step}`,
      mark: ({ bonus, pounds }) => `Metti un segnalino: ${spaces[bonus].one}${when(pounds, ` per £${pounds}`)}`,
      tier: ({ min, company, ...reward }) => `Prendi la ricompensa ${min}+: ${rewardText(reward, companies[company])}`,
      discard: ({ pounds, ...facts }) => `Scarta ${card(facts.card).the} per £${pounds}`,
      option: (reward) => `Prendi ${rewardText(reward)}`,
      take: ({ part, amount, company }) =>
        `Prendi ${part === 'track' ? trackSteps(amount, company && companies[company]) : rewardText({ [part]: amount })}`,
      track: ({ company }) => `Avanza sul tracciato ${companies[company].of}`,
      end: () => 'Termina la tua fase',
      pile: ({ pile, ...facts }) => `Riprendi la zona di riposo ${pile}: ${cards(facts.count)}`,
    },

    events: {
      'tracks-laid': ({ company, track }) => `Il tracciato ${track} va sul bordo ${companies[company].of}.`,
      'tile-dealt': (facts, who) => `${who} riceve la ${start(facts.start).about}.`,
      sealed: (_, who) => `${who} ha deciso.`,
      'tile-kept': (facts, who) => `${who} comincia con la ${start(facts.start).about}.`,
      rested: (facts, who) => `${who} mette ${card(facts.card).the} nella zona di riposo ${facts.pile}.`,
      'round-began': ({ round }, who) => `Round ${round}: comincia ${who}.`,
      laid: (facts, who) => `${who} mette ${card(facts.card).a} a faccia in giù nello spazio ${facts.slot}.`,
      revealed: (facts, who) => `${who} rivela ${card(facts.card).a} nello spazio ${facts.slot}.`,
      'revealed-none': (_, who) => `${who} non ha pianificato nessuna carta.`,
      'card-used': (facts, who) => `${who} usa ${card(facts.card).the} dallo spazio ${facts.slot}.`,
      'tile-used': ({ tile }, who) => `${who} usa ${tiles[tile].the}.`,
      'plus-one-attached': (facts, who) =>
        `${who} mette la tessera +1 su ${card(facts.card).the} nello spazio ${facts.slot}.`,
      'bought-with-goods': (facts, who) => `${who} compra ${card(facts.card).a} per ${units(facts.units)}.`,
      'bought-for-pounds': ({ pounds, ...facts }, who) =>
        `${who} prende ${card(facts.card).a} dall’offerta per £${pounds}.`,
      'units-lost': (facts, who) => `${who} perde ${units(facts.units)}.`,
      advanced: ({ company, steps, space }, who) =>
        `${who} avanza di ${trackSteps(steps, companies[company])}, fino alla casella ${space}.`,
      'call-paid': ({ company, pounds }, who) =>
        `${who} paga £${pounds} per la richiesta di capitale ${companies[company].of}.`,
      'special-space': ({ company, level, pounds }, who) =>
        `${who} raggiunge la ${ordinal(level)} casella speciale del tracciato ${companies[company].of} e riceve £${pounds}.`,
      'special-again': ({ company, level, pounds }, who) =>
        `${who} riceve di nuovo £${pounds} per la ${ordinal(level)} casella speciale del tracciato ${companies[company].of}.`,
      'steps-lost': ({ company, steps }, who) => `${who} non usa ${trackSteps(steps, companies[company])}.`,
      'expansion-began': (facts, who) => `${who} espande ${companies[facts.company].the} con ${points(facts.points)}.`,
      entered: (facts, who) =>
        `${who} entra ${region(facts.region).into} con ${companies[facts.company].the} per ${points(facts.points)}.`,
      ousted: (facts) => `L’emporio ${companies[facts.company].of} deve lasciare ${region(facts.region).the}.`,
      'points-lost': (facts, who) => `${who} perde ${points(facts.points)}.`,
      'post-returned': ({ company, column }) =>
        `Un emporio ${companies[company].of} torna nella colonna ${column} della sua base.`,
      'post-lost': ({ company }) => `La base ${companies[company].of} non ha posto per l’emporio, che esce dal gioco.`,
      'post-removed': ({ company, column }, who) =>
        `${who} rimuove un emporio dalla colonna ${column} della base ${companies[company].of}.`,
      'pounds-gained': ({ pounds, source }, who) => `${who} riceve £${pounds} ${sources[source].by}.`,
      'pounds-paid': ({ pounds }, who) => `${who} paga £${pounds}.`,
      'diamond-moved': ({ steps, space }, who) =>
        `${who} avanza di ${count(steps, STEP)} sul tracciato dei diamanti, fino alla casella ${space}.`,
      'slot-opened': ({ slot }, who) => `${who} apre lo spazio azione ${slot}.`,
      'points-gained': (facts, who) => `${who} riceve ${bookkeeping(facts.points)}.`,
      'book-taken': ({ pounds, ...facts }, who) =>
        `${who} prende ${book(facts.book).the}${when(pounds, ` e con esso £${pounds}`)}.`,
      'book-placed': (facts, who) => `${who} mette ${book(facts.book).the} in posizione ${facts.step}.`,
      'book-discarded': (facts, who) => `${who} non ha posto per ${book(facts.book).the} e lo scarta.`,
      'book-flipped': ({ step }, who) => `${who} gira il libro in posizione ${step}.`,
      'ink-moved': ({ step }, who) => `${who} muove il calamaio in posizione ${step}.`,
      'book-revealed': ({ row, column, ...facts }) =>
        `Entra nell’offerta dei libri, riga ${row}, colonna ${column}: ${book(facts.book).the}.`,
      'marker-placed': ({ bonus }, who) => `${who} mette un segnalino bonus ${spaces[bonus].on}.`,
      'first-player': (_, who) => `${who} prende il segnalino primo giocatore.`,
      'majority-used': ({ min, total, ...facts }, who) =>
        `${who} ha la maggioranza con ${counted[facts.counted].count(total)} e prende la ricompensa ${min}+.`,
      discarded: ({ pounds, ...facts }, who) => `${who} scarta ${card(facts.card).the} per £${pounds}.`,
      'phase-ended': (_, who) => `${who} termina la sua fase azioni.`,
      'pile-taken': ({ pile, ...facts }, who) => `${who} riprende la zona di riposo ${pile}: ${cards(facts.count)}.`,
      'coins-moved': ({ round, ...facts }) => `Ai libri del round ${round}: ${count(facts.count, COIN)}.`,
      'display-discarded': (facts) => `Esce dall’offerta delle carte: ${card(facts.card).a}.`,
      'card-revealed': ({ display, row, ...facts }) =>
        `Entra nell’offerta delle carte, ${columns[display]}, riga ${row}: ${card(facts.card).a}.`,
      'tile-taken': ({ tile }, who) => `${who} prende ${tiles[tile].the}.`,
      'game-over': () => 'La partita è finita.',
      'only-answer': (_, who) => `${who} non ha altra scelta.`,
    },

    scoreLines: {
      pounds: 'Sterline',
      mombasa: 'Compagnia di Mombasa',
      'cape-town': 'Compagnia di Città del Capo',
      'saint-louis': 'Compagnia di Saint-Louis',
      cairo: 'Compagnia del Cairo',
      diamonds: 'Tracciato dei diamanti',
      books: 'Tracciato contabile',
    },
  }
}
