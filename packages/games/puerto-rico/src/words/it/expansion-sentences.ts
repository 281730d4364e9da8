import { capital, plural, when } from '@quayside/kernel'
import type { Names, Sentences } from '../catalogue.ts'
import { ACHIEVEMENT_TITLES } from './cards.ts'
import { al, by, dal, type Grammar, il, nel, quoted, un } from './grammar.ts'
import { phrasesOf } from './phrases.ts'

const REMAIN = { one: 'Ne resta #', other: 'Ne restano #' }
const SPACES_LEFT = { one: 'Resta # spazio', other: 'Restano # spazi' }
const SWAPS_LEFT = { one: 'Resta # scambio', other: 'Restano # scambi' }
const COINS_MISSING = { one: 'Manca', other: 'Mancano' }

/** What expansions, variants and Puertomas ask and offer. */
export const expansionTalk = (names: Names<Grammar>) => {
  const { goods, tiles, roles, buildings, terms, places, pieces } = names
  const { coins, barrels, workers, cargo, returned } = phrasesOf(names)
  const toPlace = (left: number) => `${plural('it', left, REMAIN)}.`
  const fromGuesthouse = (piece: keyof typeof pieces) => `${un(pieces[piece])} ${dal(buildings.guesthouse)}`

  return {
    questions: {
      'market-draft': ({ left }) => `Quale ${terms.building.one} metti in vendita? ${plural('it', left, SPACES_LEFT)}.`,
      'achievement-hold': ({ left }) => `Quale traguardo tieni? ${toPlace(left)}`,
      'forest-or-keep': ({ tile }) =>
        `${by(tiles[tile], 'Il nuovo', 'La nuova')} ${tiles[tile].one} diventa ${un(tiles.forest)}?`,
      'lodge-discard': () => `${buildings['hunting-lodge'].one}: quale tessera scarti?`,
      'mayor-villa': ({ piece }) => `${buildings.villa.one}: prendi ${un(pieces[piece])} ${dal(places.supply)}?`,
      'mayor-take': () => `Chi prendi ${dal(places['worker-ship'])}: ${un(pieces.worker)} o ${un(pieces.noble)}?`,
      'festival-place': ({ left }) => `Festival: dove va il prossimo lavoratore? ${toPlace(left)}`,
      'black-market-return': (facts) =>
        `Che cosa restituisci per pagare ${il(buildings[facts.building])}? ${plural('it', facts.missing, COINS_MISSING)} ${coins(facts.missing)}.`,
      'black-market-lift': ({ piece }) => `Da dove viene ${il(pieces[piece])} che restituisci?`,
      'royal-supplier': ({ left }) =>
        `${buildings['royal-supplier'].one}: quale merce scambi per 1 PV? ${plural('it', left, SWAPS_LEFT)}.`,
      'small-wharf-load': (facts) =>
        `${buildings['small-wharf'].one}: quali merci imbarchi?${when(facts.count, ` A bordo: ${barrels(facts.count)}.`)}`,
      'guest-move': () => `${buildings.guesthouse.one}: qualcuno esce a lavorare?`,
      'buccaneer-act': () => `${roles.buccaneer.one}: che cosa fai?`,
      'poach-place': ({ left }) => `Dove va il prossimo lavoratore razziato? ${toPlace(left)}`,
    } satisfies Partial<Sentences['questions']>,

    answers: {
      'place-noble-on-tile': ({ tile }) => `Metti ${un(pieces.noble)} su ${un(tiles[tile])}`,
      'place-noble-in-building': ({ building }) => `Metti ${un(pieces.noble)} ${nel(buildings[building])}`,
      'take-worker': () => `Prendi ${un(pieces.worker)}`,
      'take-noble': () => `Prendi ${un(pieces.noble)}`,
      forest: (facts) => `Metti ${un(tiles.forest)}${when(facts.coins, ` per ${coins(facts.coins)}`)}`,
      'keep-tile': () => 'Lascia la tessera com’è',
      discard: (facts) =>
        facts.coins ? `Vendi ${un(tiles[facts.tile])} per ${coins(facts.coins)}` : `Scarta ${un(tiles[facts.tile])}`,
      'sell-post': (facts) => `Vendi ${goods[facts.good].one} ${al(buildings['trading-post'])} per ${facts.coins}`,
      'load-small': (facts) => `Imbarca ${cargo(facts)} con ${il(buildings['small-wharf'])}`,
      'load-whole': (facts) => `Imbarca ${barrels(facts.count)} con ${il(buildings['small-wharf'])}`,
      return: ({ thing }) => `Restituisci ${returned(thing)}`,
      'lift-from-tile': ({ tile }) => `Prendilo da ${un(tiles[tile])}`,
      'lift-from-building': ({ building }) => `Prendilo ${dal(buildings[building])}`,
      'lift-spare': () => 'Prendi uno che è fermo',
      'guest-to-tile': ({ piece, tile }) => `Manda ${fromGuesthouse(piece)} su ${un(tiles[tile])}`,
      'guest-to-building': ({ piece, building }) => `Manda ${fromGuesthouse(piece)} ${al(buildings[building])}`,
      stay: () => 'Lascia tutti dove sono',
      'stay-round': () => 'Lascia tutti dove sono fino alla fine del round',
      offer: ({ building }) => `Metti in vendita ${il(buildings[building])}`,
      raid: (facts) => `Assalta la nave da ${facts.ship}: +${barrels(facts.count)}`,
      plunder: (facts) => `Saccheggia ${il(places['trading-house'])}: ${facts.count} PV`,
      poach: (facts) => `Razzia ${workers(facts.count)}`,
      kidnap: (facts) => `Rapisci ${il(roles[facts.role])}${when(facts.coins, `: +${coins(facts.coins)}`)}`,
      hold: ({ achievement }) => `Tieni ${quoted(ACHIEVEMENT_TITLES[achievement])}`,
      announce: ({ achievement }) => `Annuncia ${quoted(ACHIEVEMENT_TITLES[achievement])}`,
      enough: () => 'Fermati qui',
    } satisfies Partial<Sentences['answers']>,

    scoreLines: {
      nobles: capital(pieces.noble.other),
      achievements: 'Traguardi',
      'large-buildings': `Grandi ${terms.building.other}`,
      'spare-workers': 'Lavoratori fermi',
      quarries: 'Cave',
      'active-pairs': `Coppie di ${terms.field.other} ${by(terms.field, 'attivi', 'attive')}`,
      'goods-and-coins': `Merci e ${terms.coin.other}`,
      unfinished: 'Traguardi mancati dagli altri',
    } satisfies Partial<Sentences['scoreLines']>,
  }
}
