import { plural, when } from '@quayside/kernel'
import type { AbilityId } from '../../data/puertoma.ts'
import type { Ground } from '../../events.ts'
import type { Names, Sentences } from '../catalogue.ts'
import { ACHIEVEMENT_TITLES, abilityTexts, goalTitles } from './cards.ts'
import { ao, by, count, doThe, type Gender, no, noNovo, O, o, pelo, quoted, um } from './grammar.ts'
import { phrasesOf } from './phrases.ts'

const ACHIEVEMENT_CARD = { one: 'carta de conquista', other: 'cartas de conquista' }
const LEFT_OVER = { one: '# sobra e vai embora', other: '# sobram e vão embora' }

/** What is told of expansions and Puertomas. */
export const expansionEvents = (names: Names<Gender>) => {
  const { goods, tiles, roles, buildings, places, pieces } = names
  const { coins, barrels, workers, cargo, from, fromPile } = phrasesOf(names)
  const fromGuesthouse = doThe(buildings.guesthouse)
  const noble = um(pieces.noble)
  const forest = um(tiles.forest)
  const goals = goalTitles(names)
  const grounds = groundTexts(names)
  const abilities = abilityTexts(names)

  return {
    'building-offered': ({ building }, who) => `${who} põe à venda ${o(buildings[building])}.`,
    'market-drawn': ({ building }) => `O sorteio põe à venda ${o(buildings[building])}.`,

    'forest-taken': ({ pile }, who) => `${who} pega ${forest}${fromPile(pile)}.`,
    'tile-turned': ({ tile }, who) => `${who} faz de ${um(tiles[tile])} ${forest}.`,
    'forest-worker': (facts, who) => `${who} recebe ${um(pieces.worker)} ${from[facts.from]} pela nova floresta.`,
    'land-bought': (facts, who) => `${who} compra terra ${no(buildings['land-office'])} por ${coins(facts.coins)}.`,
    'tile-given-up': ({ tile, building }, who) => `${who} entrega ${um(tiles[tile])} ${ao(buildings[building])}.`,

    'aqueduct-barrel': ({ good }, who) =>
      `${who} recebe mais ${cargo({ count: 1, good })} ${pelo(buildings.aqueduct)}.`,
    'sold-to-post': (facts, who) =>
      `${who} vende ${goods[facts.good].one} ${no(buildings['trading-post'])} por ${coins(facts.coins)}.`,
    'good-returned': ({ good, building }, who) =>
      `${who} usa ${o(buildings[building])} e devolve ${cargo({ count: 1, good })}.`,
    'piece-returned': ({ piece }, who) => `${who} devolve ${um(pieces[piece])} ${ao(places.supply)}.`,
    'point-returned': (_, who) => `${who} devolve 1 PV ${ao(places.supply)}.`,
    'guest-to-tile': ({ piece, tile }, who) =>
      `${who} manda ${um(pieces[piece])} ${fromGuesthouse} para ${um(tiles[tile])}.`,
    'guest-to-building': ({ piece, building }, who) =>
      `${who} manda ${um(pieces[piece])} ${fromGuesthouse} para ${o(buildings[building])}.`,

    'noble-arrived': (_, who) => `${who} recebe ${noble} ${from.ship}.`,
    'noble-on-tile': ({ tile }, who) => `${who} põe ${noble} em ${um(tiles[tile])}.`,
    'noble-in-building': ({ building }, who) => `${who} põe ${noble} ${no(buildings[building])}.`,
    'tile-noble': ({ tile }, who) => `${who} põe ${noble} ${from.ship} ${noNovo(tiles[tile])}.`,
    'building-noble': ({ building }, who) => `${who} põe ${noble} ${from.ship} ${noNovo(buildings[building])}.`,
    'forest-noble': (_, who) => `${who} recebe ${noble} ${from.ship} pela nova floresta.`,
    'villa-gave': ({ piece }, who) => `${who} recebe ${um(pieces[piece])} ${pelo(buildings.villa)}.`,
    'noble-boarded': () => `${O(places['worker-ship'])} recebe ${noble}.`,

    'ship-raided': (facts, who) => `${who} assalta o navio de ${facts.ship} e fica com ${cargo(facts)}.`,
    'house-plundered': (facts, who) =>
      `${who} saqueia ${o(places['trading-house'])} e devolve ${barrels(facts.count)} ${ao(places.supply)}.`,
    'workers-poached': (facts, who) => `${who} alicia ${workers(facts.count)} ${from.ship}.`,
    'poached-dropped': (facts) => `Dos aliciados, ${plural('pt', facts.count, LEFT_OVER)}.`,
    'role-kidnapped': (facts, who) =>
      `${who} sequestra ${o(roles[facts.role])}${when(facts.coins, ` e pega ${coins(facts.coins)}`)}.`,
    'ransom-paid': (facts, who) => `${who} recebe ${coins(facts.coins)} de resgate ${pelo(roles[facts.role])}.`,
    'kidnapped-played': ({ role }, who) =>
      `Ninguém escolheu ${o(roles[role])} ${by(roles[role], 'sequestrado', 'sequestrada')}: ${who} joga a função.`,

    'goal-set': ({ goal }) => `Objetivo do festival: ${quoted(goals[goal])}.`,
    'goal-met': ({ goal }, who) => `${who} cumpre um objetivo do festival: ${quoted(goals[goal])}.`,
    'festival-coins': (facts, who) => `${who} recebe ${coins(facts.coins)} do festival.`,
    'festival-workers': (facts, who) => `${who} recebe ${workers(facts.count)} do festival.`,
    'cards-dealt': (facts, who) => `${who} recebe ${count(facts.count, ACHIEVEMENT_CARD)}.`,
    'card-held': ({ achievement }, who) => `${who} guarda a conquista ${quoted(ACHIEVEMENT_TITLES[achievement])}.`,
    'achievement-done': ({ achievement }, who) =>
      `${who} cumpre a conquista ${quoted(ACHIEVEMENT_TITLES[achievement])}.`,
    'achievement-announced': ({ achievement }, who) =>
      `${who} anuncia a conquista ${quoted(ACHIEVEMENT_TITLES[achievement])}.`,

    'automa-because': ({ ground }, who) => `${who} ${grounds[ground]}.`,
    'automa-card': ({ card }) => `Sai a carta de desempate ${card}.`,
    'automa-marker': ({ role }) => `O marcador de ação vai para ${o(roles[role])}.`,
    'automa-spare': (facts, who) => `${who} separa ${workers(facts.count)} para a pontuação final.`,
    'automa-ability': ({ ability }, who) => `${who} ganha uma habilidade: ${abilities[ability]}.`,
    'automa-gives-up': ({ level }, who) => `${who} abre mão da habilidade de nível ${level}.`,
    'automa-reserves': ({ building }, who) => `${who} reserva ${o(buildings[building])}.`,
    'automa-helped': (facts, who) => `Com sua habilidade, ${who} ${helpTexts(names, facts.count)[facts.ability]}.`,
  } satisfies Partial<Sentences['events']>
}

/** The rule a Puertoma follows: "it …". */
const groundTexts = ({ roles, terms }: Names<Gender>): Record<Ground, string> => {
  const { building, coin, field } = terms
  return {
    arrow: 'segue uma seta do marcador de ação',
    'most-coins': `prefere a função com mais ${coin.other}`,
    'buccaneer-first': `prefere ${o(roles.buccaneer)} a uma carta de desempate`,
    card: 'segue a carta de desempate',
    'only-one': 'tem uma só opção que compensa',
    'none-profitable': 'não vê função que compense e aceita qualquer uma',
    'highest-level': 'procura o nível mais alto que pode pagar',
    dearest: `prefere ${o(building)} mais ${by(building, 'caro', 'cara')} do nível`,
    reserved: `procura ${o(building)} que reservou`,
    'festival-goal': 'segue um objetivo do festival',
    'has-one': 'prefere um tipo que já tem',
    'best-kind': 'prefere o melhor tipo à vista',
    'quarry-left': 'só tem lugar para uma pedreira',
    'lacks-fewest': `prefere ${o(field)} a que faltam menos trabalhadores`,
    'best-estate': `prefere, no empate, a melhor ${field.one}`,
    'none-lacks': `não tem ${field.one} que precise de trabalhadores`,
    'best-good': 'prefere a melhor mercadoria',
    'most-barrels': 'prefere a mercadoria de que embarca mais',
    'worst-good': 'prefere, no empate, a pior mercadoria',
    'least-room': 'prefere, no empate, o navio com menos espaço',
    dispatch: 'prefere completar o navio',
    'most-gain': 'prefere a ação que mais rende',
    'not-made': 'prefere um navio com mercadoria que não produz',
  }
}

function helpTexts(names: Names<Gender>, n: number): Record<AbilityId, string> {
  const { coins, barrels, workers } = phrasesOf(names)
  const gets = { coins: `recebe ${coins(n)}`, barrels: `recebe ${barrels(n)}`, workers: `recebe ${workers(n)}` }
  return {
    'sells-duplicates': `vende mercadoria que já está ${no(names.places['trading-house'])}`,
    'coin-per-sale': gets.coins,
    'worker-per-building': gets.workers,
    'keeps-a-kind': `guarda ${barrels(n)}`,
    'coin-before-building': gets.coins,
    'extra-crate': gets.barrels,
    'coin-per-kind': gets.coins,
    'worker-at-end': gets.workers,
    'crate-per-estate': gets.barrels,
    'point-per-kind': `marca ${n} PV`,
    'discards-for-points': `marca ${n} PV`,
    'coin-per-worker': gets.coins,
  }
}
