import { plural, when } from '@quayside/kernel'
import type { AbilityId } from '../../data/puertoma.ts'
import type { Ground } from '../../events.ts'
import type { Names, Sentences } from '../catalogue.ts'
import { ACHIEVEMENT_TITLES, abilityTexts, goalTitles } from './cards.ts'
import { al, by, count, dal, type Grammar, Il, il, nel, nelNuovo, quoted, sulNuovo, un } from './grammar.ts'
import { phrasesOf } from './phrases.ts'

const ACHIEVEMENT_CARD = { one: 'carta traguardo', other: 'carte traguardo' }
const LEFT_OVER = { one: '# avanza e se ne va', other: '# avanzano e se ne vanno' }

/** What is told of expansions and Puertomas. */
export const expansionEvents = (names: Names<Grammar>) => {
  const { goods, tiles, roles, buildings, places, pieces } = names
  const { coins, barrels, workers, cargo, from, fromPile } = phrasesOf(names)
  const fromGuesthouse = dal(buildings.guesthouse)
  const noble = un(pieces.noble)
  const forest = un(tiles.forest)
  const goals = goalTitles(names)
  const grounds = groundTexts(names)
  const abilities = abilityTexts(names)

  return {
    'building-offered': ({ building }, who) => `${who} mette in vendita ${il(buildings[building])}.`,
    'market-drawn': ({ building }) => `La sorte mette in vendita ${il(buildings[building])}.`,

    'forest-taken': ({ pile }, who) => `${who} prende ${forest}${fromPile(pile)}.`,
    'tile-turned': ({ tile }, who) => `${who} fa di ${un(tiles[tile])} ${forest}.`,
    'forest-worker': (facts, who) => `${who} riceve ${un(pieces.worker)} ${from[facts.from]} per la nuova foresta.`,
    'land-bought': (facts, who) => `${who} compra terra ${al(buildings['land-office'])} per ${coins(facts.coins)}.`,
    'tile-given-up': ({ tile, building }, who) => `${who} cede ${un(tiles[tile])} ${al(buildings[building])}.`,

    'aqueduct-barrel': ({ good }, who) =>
      `${who} riceve ${cargo({ count: 1, good })} in più con ${il(buildings.aqueduct)}.`,
    'sold-to-post': (facts, who) =>
      `${who} vende ${goods[facts.good].one} ${al(buildings['trading-post'])} per ${coins(facts.coins)}.`,
    'good-returned': ({ good, building }, who) =>
      `${who} usa ${il(buildings[building])} e restituisce ${cargo({ count: 1, good })}.`,
    'piece-returned': ({ piece }, who) => `${who} restituisce ${un(pieces[piece])} ${al(places.supply)}.`,
    'point-returned': (_, who) => `${who} restituisce 1 PV ${al(places.supply)}.`,
    'guest-to-tile': ({ piece, tile }, who) =>
      `${who} manda ${un(pieces[piece])} ${fromGuesthouse} su ${un(tiles[tile])}.`,
    'guest-to-building': ({ piece, building }, who) =>
      `${who} manda ${un(pieces[piece])} ${fromGuesthouse} ${al(buildings[building])}.`,

    'noble-arrived': (_, who) => `${who} riceve ${noble} ${from.ship}.`,
    'noble-on-tile': ({ tile }, who) => `${who} mette ${noble} su ${un(tiles[tile])}.`,
    'noble-in-building': ({ building }, who) => `${who} mette ${noble} ${nel(buildings[building])}.`,
    'tile-noble': ({ tile }, who) => `${who} mette ${noble} ${from.ship} ${sulNuovo(tiles[tile])}.`,
    'building-noble': ({ building }, who) => `${who} mette ${noble} ${from.ship} ${nelNuovo(buildings[building])}.`,
    'forest-noble': (_, who) => `${who} riceve ${noble} ${from.ship} per la nuova foresta.`,
    'villa-gave': ({ piece }, who) => `${who} riceve ${un(pieces[piece])} con ${il(buildings.villa)}.`,
    'noble-boarded': () => `${Il(places['worker-ship'])} accoglie ${noble}.`,

    'ship-raided': (facts, who) => `${who} assalta la nave da ${facts.ship} e tiene ${cargo(facts)}.`,
    'house-plundered': (facts, who) =>
      `${who} saccheggia ${il(places['trading-house'])} e restituisce ${barrels(facts.count)} ${al(places.supply)}.`,
    'workers-poached': (facts, who) => `${who} razzia ${workers(facts.count)} ${from.ship}.`,
    'poached-dropped': (facts) => `Tra i razziati, ${plural('it', facts.count, LEFT_OVER)}.`,
    'role-kidnapped': (facts, who) =>
      `${who} rapisce ${il(roles[facts.role])}${when(facts.coins, ` e prende ${coins(facts.coins)}`)}.`,
    'ransom-paid': (facts, who) => `${who} riceve ${coins(facts.coins)} di riscatto per ${il(roles[facts.role])}.`,
    'kidnapped-played': ({ role }, who) =>
      `Nessuno ha scelto ${il(roles[role])} ${by(roles[role], 'rapito', 'rapita')}: ${who} gioca il ruolo.`,

    'goal-set': ({ goal }) => `Obiettivo del festival: ${quoted(goals[goal])}.`,
    'goal-met': ({ goal }, who) => `${who} raggiunge un obiettivo del festival: ${quoted(goals[goal])}.`,
    'festival-coins': (facts, who) => `${who} riceve ${coins(facts.coins)} dal festival.`,
    'festival-workers': (facts, who) => `${who} riceve ${workers(facts.count)} dal festival.`,
    'cards-dealt': (facts, who) => `${who} riceve ${count(facts.count, ACHIEVEMENT_CARD)}.`,
    'card-held': ({ achievement }, who) => `${who} tiene il traguardo ${quoted(ACHIEVEMENT_TITLES[achievement])}.`,
    'achievement-done': ({ achievement }, who) =>
      `${who} raggiunge il traguardo ${quoted(ACHIEVEMENT_TITLES[achievement])}.`,
    'achievement-announced': ({ achievement }, who) =>
      `${who} annuncia il traguardo ${quoted(ACHIEVEMENT_TITLES[achievement])}.`,

    'automa-because': ({ ground }, who) => `${who} ${grounds[ground]}.`,
    'automa-card': ({ card }) => `Esce la carta spareggio ${card}.`,
    'automa-marker': ({ role }) => `Il segnalino azione passa ${al(roles[role])}.`,
    'automa-spare': (facts, who) => `${who} mette da parte ${workers(facts.count)} per il punteggio finale.`,
    'automa-ability': ({ ability }, who) => `${who} ottiene un’abilità: ${abilities[ability]}.`,
    'automa-gives-up': ({ level }, who) => `${who} rinuncia all’abilità di livello ${level}.`,
    'automa-reserves': ({ building }, who) => `${who} prenota ${il(buildings[building])}.`,
    'automa-helped': (facts, who) => `Con la sua abilità, ${who} ${helpTexts(names, facts.count)[facts.ability]}.`,
  } satisfies Partial<Sentences['events']>
}

/** The rule a Puertoma follows: "it …". */
const groundTexts = ({ roles, terms }: Names<Grammar>): Record<Ground, string> => {
  const { building, coin, field } = terms
  return {
    arrow: 'segue una freccia dal segnalino azione',
    'most-coins': `preferisce il ruolo con più ${coin.other}`,
    'buccaneer-first': `preferisce ${il(roles.buccaneer)} a una carta spareggio`,
    card: 'segue la carta spareggio',
    'only-one': 'ha una sola scelta che conviene',
    'none-profitable': 'non vede ruoli che convengano e ne accetta uno qualsiasi',
    'highest-level': 'cerca il livello più alto che può pagare',
    dearest: `preferisce ${il(building)} più ${by(building, 'caro', 'cara')} del livello`,
    reserved: `cerca ${il(building)} che ha prenotato`,
    'festival-goal': 'segue un obiettivo del festival',
    'has-one': 'preferisce un tipo che ha già',
    'best-kind': 'preferisce il tipo migliore tra quelli in vista',
    'quarry-left': 'ha posto solo per una cava',
    'lacks-fewest': `preferisce ${il(field)} a cui mancano meno lavoratori`,
    'best-estate': `preferisce, a parità, ${il(field)} migliore`,
    'none-lacks': `non ha ${field.other} a cui manchino lavoratori`,
    'best-good': 'preferisce la merce migliore',
    'most-barrels': 'preferisce la merce di cui imbarca di più',
    'worst-good': 'preferisce, a parità, la merce peggiore',
    'least-room': 'preferisce, a parità, la nave con meno posto',
    dispatch: 'preferisce completare la nave',
    'most-gain': 'preferisce l’azione che rende di più',
    'not-made': 'preferisce una nave con una merce che non produce',
  }
}

function helpTexts(names: Names<Grammar>, n: number): Record<AbilityId, string> {
  const { coins, barrels, workers } = phrasesOf(names)
  const gets = { coins: `riceve ${coins(n)}`, barrels: `riceve ${barrels(n)}`, workers: `riceve ${workers(n)}` }
  return {
    'sells-duplicates': `vende una merce già presente ${nel(names.places['trading-house'])}`,
    'coin-per-sale': gets.coins,
    'worker-per-building': gets.workers,
    'keeps-a-kind': `conserva ${barrels(n)}`,
    'coin-before-building': gets.coins,
    'extra-crate': gets.barrels,
    'coin-per-kind': gets.coins,
    'worker-at-end': gets.workers,
    'crate-per-estate': gets.barrels,
    'point-per-kind': `segna ${n} PV`,
    'discards-for-points': `segna ${n} PV`,
    'coin-per-worker': gets.coins,
  }
}
