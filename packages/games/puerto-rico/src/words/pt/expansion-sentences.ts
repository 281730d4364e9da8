import { capital, plural, when } from '@quayside/kernel'
import type { Names, Sentences } from '../catalogue.ts'
import { ACHIEVEMENT_TITLES } from './cards.ts'
import { by, doThe, type Gender, missing, no, o, pelo, quoted, um } from './grammar.ts'
import { phrasesOf } from './phrases.ts'

const SPACES_LEFT = { one: 'Resta # espaço', other: 'Restam # espaços' }
const SWAPS_LEFT = { one: 'Resta # troca', other: 'Restam # trocas' }
const COINS_MISSING = { one: 'Falta', other: 'Faltam' }

/** What expansions, variants and Puertomas ask and offer. */
export const expansionTalk = (names: Names<Gender>) => {
  const { goods, tiles, roles, buildings, terms, places, pieces } = names
  const { coins, barrels, workers, cargo, returned } = phrasesOf(names)
  const toPlace = (left: number) => `${capital(missing(left))}.`
  const fromGuesthouse = (piece: keyof typeof pieces) => `${um(pieces[piece])} ${doThe(buildings.guesthouse)}`

  return {
    questions: {
      'market-draft': ({ left }) => `Que ${terms.building.one} você põe à venda? ${plural('pt', left, SPACES_LEFT)}.`,
      'achievement-hold': ({ left }) => `Que conquista você guarda? ${toPlace(left)}`,
      'forest-or-keep': ({ tile }) =>
        `${by(tiles[tile], 'O novo', 'A nova')} ${tiles[tile].one} vira ${tiles.forest.one}?`,
      'lodge-discard': () => `${buildings['hunting-lodge'].one}: que peça do campo você descarta?`,
      'mayor-villa': ({ piece }) => `${buildings.villa.one}: você pega ${um(pieces[piece])} ${doThe(places.supply)}?`,
      'mayor-take': () =>
        `Quem você pega ${doThe(places['worker-ship'])}: ${um(pieces.worker)} ou ${um(pieces.noble)}?`,
      'festival-place': ({ left }) => `Festival: aonde vai o próximo trabalhador? ${toPlace(left)}`,
      'black-market-return': (facts) =>
        `O que você devolve para pagar ${o(buildings[facts.building])}? ${plural('pt', facts.missing, COINS_MISSING)} ${coins(facts.missing)}.`,
      'black-market-lift': ({ piece }) => `De onde sai ${o(pieces[piece])} que você devolve?`,
      'royal-supplier': ({ left }) =>
        `${buildings['royal-supplier'].one}: que mercadoria você troca por 1 PV? ${plural('pt', left, SWAPS_LEFT)}.`,
      'small-wharf-load': (facts) =>
        `${buildings['small-wharf'].one}: que mercadorias você embarca?${when(facts.count, ` A bordo: ${barrels(facts.count)}.`)}`,
      'guest-move': () => `${buildings.guesthouse.one}: alguém sai para trabalhar?`,
      'buccaneer-act': () => `${roles.buccaneer.one}: o que você faz?`,
      'poach-place': ({ left }) => `Aonde vai o próximo trabalhador aliciado? ${toPlace(left)}`,
    } satisfies Partial<Sentences['questions']>,

    answers: {
      'place-noble-on-tile': ({ tile }) => `Pôr ${um(pieces.noble)} em ${um(tiles[tile])}`,
      'place-noble-in-building': ({ building }) => `Pôr ${um(pieces.noble)} ${no(buildings[building])}`,
      'take-worker': () => `Pegar ${um(pieces.worker)}`,
      'take-noble': () => `Pegar ${um(pieces.noble)}`,
      forest: (facts) => `Pôr ${um(tiles.forest)}${when(facts.coins, ` por ${coins(facts.coins)}`)}`,
      'keep-tile': () => 'Deixar como está',
      discard: (facts) =>
        facts.coins
          ? `Vender ${um(tiles[facts.tile])} por ${coins(facts.coins)}`
          : `Descartar ${um(tiles[facts.tile])}`,
      'sell-post': (facts) => `Vender ${goods[facts.good].one} ${no(buildings['trading-post'])} por ${facts.coins}`,
      'load-small': (facts) => `Embarcar ${cargo(facts)} ${pelo(buildings['small-wharf'])}`,
      'load-whole': (facts) => `Embarcar ${barrels(facts.count)} ${pelo(buildings['small-wharf'])}`,
      return: ({ thing }) => `Devolver ${returned(thing)}`,
      'lift-from-tile': ({ tile }) => `Tirar de ${um(tiles[tile])}`,
      'lift-from-building': ({ building }) => `Tirar ${doThe(buildings[building])}`,
      'lift-spare': () => 'Tirar um que está parado',
      'guest-to-tile': ({ piece, tile }) => `Mandar ${fromGuesthouse(piece)} para ${um(tiles[tile])}`,
      'guest-to-building': ({ piece, building }) => `Mandar ${fromGuesthouse(piece)} para ${o(buildings[building])}`,
      stay: () => 'Deixar todos onde estão',
      'stay-round': () => 'Deixar todos onde estão até o fim da rodada',
      offer: ({ building }) => `Pôr à venda ${o(buildings[building])}`,
      raid: (facts) => `Assaltar o navio de ${facts.ship}: +${barrels(facts.count)}`,
      plunder: (facts) => `Saquear ${o(places['trading-house'])}: ${facts.count} PV`,
      poach: (facts) => `Aliciar ${workers(facts.count)}`,
      kidnap: (facts) => `Sequestrar ${o(roles[facts.role])}${when(facts.coins, `: +${coins(facts.coins)}`)}`,
      hold: ({ achievement }) => `Guardar ${quoted(ACHIEVEMENT_TITLES[achievement])}`,
      announce: ({ achievement }) => `Anunciar ${quoted(ACHIEVEMENT_TITLES[achievement])}`,
      enough: () => 'Parar aqui',
    } satisfies Partial<Sentences['answers']>,

    scoreLines: {
      nobles: capital(pieces.noble.other),
      achievements: 'Conquistas',
      'large-buildings': `${capital(terms.building.other)} grandes`,
      'spare-workers': 'Trabalhadores parados',
      quarries: 'Pedreiras',
      'active-pairs': `Pares de ${terms.field.other} ${by(terms.field, 'ativos', 'ativas')}`,
      'goods-and-coins': `Mercadorias e ${terms.coin.other}`,
      unfinished: 'Conquistas que os outros não cumpriram',
    } satisfies Partial<Sentences['scoreLines']>,
  }
}
