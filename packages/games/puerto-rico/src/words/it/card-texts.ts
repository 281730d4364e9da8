import { ACHIEVEMENTS, type Achievement, type AchievementGoal, type AchievementId } from '../../data/achievements.ts'
import { FESTIVAL_TASKS, type FestivalGoalId, type FestivalTask, type Reward } from '../../data/festival.ts'
import { textsOf } from '../card-texts.ts'
import type { Names } from '../catalogue.ts'
import { by, count, del, type Grammar, il, nel, un } from './grammar.ts'

/** What the festival's goals and the achievements want and bring, from their data. */
export const cardTexts = (names: Names<Grammar>) => ({
  goalTexts: textsOf<FestivalGoalId, FestivalTask>(
    FESTIVAL_TASKS,
    (task) => `${toDo(names, task)}: ${gain(names, task.reward)}.`,
  ),
  achievementTexts: textsOf<AchievementId, Achievement>(
    ACHIEVEMENTS,
    ({ goal, vp }) => `${toAchieve(names, goal)}: ${vp} PV.`,
  ),
})

const gain = ({ pieces, terms }: Names<Grammar>, { workers, coins, points }: Reward): string =>
  [workers && count(workers, pieces.worker), coins && count(coins, terms.coin), points && `${points} PV`]
    .filter(Boolean)
    .join(', ')

function toDo({ terms, places, roles }: Names<Grammar>, { goal, slots }: FestivalTask): string {
  const { barrel, field, building } = terms
  const shown = slots.length > 1 ? 'di ogni tipo mostrato' : 'del tipo mostrato'
  switch (goal.on) {
    case 'own':
      return `Avere ${count(goal.each, field)} ${shown}`
    case 'produce':
      return goal.each > 1
        ? `Produrre in una sola fase ${count(goal.each, barrel)} ${shown}`
        : 'Produrre in una sola fase tutte le merci mostrate'
    case 'own-and-produce':
      return `Avere ${un(field)} di ogni tipo mostrato e produrre in una sola fase tutte le merci mostrate`
    case 'close-house':
      return `Completare ${il(places['trading-house'])} vendendo la merce mostrata`
    case 'load':
      return `Imbarcare in una sola fase ${del(roles.captain)} ${goal.counts[0]} della prima merce e ${goal.counts[1]} della seconda`
    case 'dispatch':
      return `Completare la nave da carico più ${goal.ship === 'largest' ? 'grande' : 'piccola'} con la merce mostrata`
    case 'build':
      return `Costruire ${il(building)} ${by(building, 'mostrato', 'mostrata')}`
  }
}

function toAchieve({ goods, roles, terms, pieces, places }: Names<Grammar>, goal: AchievementGoal): string {
  const { barrel, coin, building, field } = terms
  const captainPhase = `in una sola fase ${del(roles.captain)}`
  switch (goal.on) {
    case 'dispatch':
      return `Completare una nave da carico con ${goods[goal.good].one}`
    case 'fill-from-empty':
      return 'Riempire in una volta una nave da carico vuota'
    case 'load':
      return `Imbarcare in una volta almeno ${count(goal.barrels, barrel)} di un tipo`
    case 'load-kinds':
      return `Imbarcare almeno ${goal.kinds} tipi ${captainPhase}`
    case 'captain-points':
      return `Segnare almeno ${goal.points} PV ${captainPhase}`
    case 'store-kinds':
      return `Conservare almeno ${goal.kinds} tipi dopo l’imbarco`
    case 'close-house':
      return `Come ${roles.trader.one}, completare ${il(places['trading-house'])}`
    case 'sale':
      return `Vendere ${nel(places['trading-house'])} per almeno ${count(goal.coins, coin)}`
    case 'produce':
      return `Produrre in una sola fase almeno ${count(goal.barrels, barrel)}`
    case 'hold':
      return `Avere almeno ${count(goal.barrels, barrel)} di un tipo`
    case 'hold-two': {
      const [first, second] = goal.goods.map((good) => goods[good].one)
      return `Avere almeno ${count(goal.barrels, barrel)} in tutto di ${first} e ${second}, con entrambi i tipi`
    }
    case 'build-large-with-all-coins':
      return `Spendere ${by(coin, 'tutti i tuoi', 'tutte le tue')} ${coin.other} per un grande ${building.one}`
    case 'build-large':
      return `Costruire un grande ${building.one} per al massimo ${count(goal.atMost, coin)}`
    case 'own-large':
      return `Avere almeno ${goal.count} grandi ${building.other}`
    case 'own-small-commercial':
      return `Avere almeno ${goal.count} piccoli ${building.other} commerciali`
    case 'own-producers-of-each':
      return `Avere ${un(building)} di produzione per ogni tipo (${goal.goods.map((good) => goods[good].one).join(', ')})`
    case 'own-producers':
      return `Avere almeno ${goal.count} ${building.other} di produzione di ${goal.goods.map((good) => goods[good].one).join(' o ')}`
    case 'own-tiles':
      return `Avere ${goal.count} tessere tra ${field.other}, cave e foreste`
    case 'empty-spaces':
      return `Avere al massimo ${goal.fields} spazi vuoti nel territorio e ${goal.city} in città`
    case 'workers-on-tiles':
      return `Avere almeno ${count(goal.count, pieces.worker)} nel territorio`
    case 'workers-in-buildings':
      return `Avere almeno ${count(goal.count, pieces.worker)} in città`
  }
}
