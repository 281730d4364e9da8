import { ACHIEVEMENTS, type Achievement, type AchievementGoal, type AchievementId } from '../../data/achievements.ts'
import { FESTIVAL_TASKS, type FestivalGoalId, type FestivalTask, type Reward } from '../../data/festival.ts'
import { textsOf } from '../card-texts.ts'
import type { Names } from '../catalogue.ts'
import { by, count, doThe, type Gender, no, o, um } from './grammar.ts'

/** What the festival's goals and the achievements want and bring, from their data. */
export const cardTexts = (names: Names<Gender>) => ({
  goalTexts: textsOf<FestivalGoalId, FestivalTask>(
    FESTIVAL_TASKS,
    (task) => `${toDo(names, task)}: ${gain(names, task.reward)}.`,
  ),
  achievementTexts: textsOf<AchievementId, Achievement>(
    ACHIEVEMENTS,
    ({ goal, vp }) => `${toAchieve(names, goal)}: ${vp} PV.`,
  ),
})

const gain = ({ pieces, terms }: Names<Gender>, { workers, coins, points }: Reward): string =>
  [workers && count(workers, pieces.worker), coins && count(coins, terms.coin), points && `${points} PV`]
    .filter(Boolean)
    .join(', ')

function toDo({ terms, places, roles }: Names<Gender>, { goal, slots }: FestivalTask): string {
  const { barrel, field, building } = terms
  const shown = slots.length > 1 ? 'de cada tipo mostrado' : 'do tipo mostrado'
  switch (goal.on) {
    case 'own':
      return `Ter ${count(goal.each, field)} ${shown}`
    case 'produce':
      return goal.each > 1
        ? `Produzir numa só fase ${count(goal.each, barrel)} ${shown}`
        : `Produzir numa só fase tudo o que se mostra`
    case 'own-and-produce':
      return `Ter ${um(field)} de cada tipo mostrado e produzir numa só fase cada mercadoria mostrada`
    case 'close-house':
      return `Completar ${o(places['trading-house'])} vendendo a mercadoria mostrada`
    case 'load':
      return `Embarcar numa só fase ${doThe(roles.captain)} ${goal.counts[0]} da primeira mercadoria e ${goal.counts[1]} da segunda`
    case 'dispatch':
      return `Completar o ${goal.ship === 'largest' ? 'maior' : 'menor'} navio de carga com a mercadoria mostrada`
    case 'build':
      return `Construir ${o(building)} ${by(building, 'mostrado', 'mostrada')}`
  }
}

function toAchieve({ goods, roles, terms, pieces, places }: Names<Gender>, goal: AchievementGoal): string {
  const { barrel, coin, building, field } = terms
  const large = `${um(building)} grande`
  const captainPhase = `numa só fase ${doThe(roles.captain)}`
  switch (goal.on) {
    case 'dispatch':
      return `Completar um navio de carga com ${goods[goal.good].one}`
    case 'fill-from-empty':
      return 'Encher de uma vez um navio de carga vazio'
    case 'load':
      return `Embarcar de uma vez ao menos ${count(goal.barrels, barrel)} de um tipo`
    case 'load-kinds':
      return `Embarcar ao menos ${goal.kinds} tipos ${captainPhase}`
    case 'captain-points':
      return `Marcar ao menos ${goal.points} PV ${captainPhase}`
    case 'store-kinds':
      return `Guardar ao menos ${goal.kinds} tipos depois do embarque`
    case 'close-house':
      return `Como ${roles.trader.one}, completar ${o(places['trading-house'])}`
    case 'sale':
      return `Vender ${no(places['trading-house'])} por ao menos ${count(goal.coins, coin)}`
    case 'produce':
      return `Produzir numa só fase ao menos ${count(goal.barrels, barrel)}`
    case 'hold':
      return `Ter ao menos ${count(goal.barrels, barrel)} de um tipo`
    case 'hold-two': {
      const [first, second] = goal.goods.map((good) => goods[good].one)
      return `Ter ao menos ${count(goal.barrels, barrel)} de ${first} e ${second} ao todo, com os dois tipos`
    }
    case 'build-large-with-all-coins':
      return `Gastar ${by(coin, 'todos os seus', 'todas as suas')} ${coin.other} ${by(building, 'num', 'numa')} ${building.one} grande`
    case 'build-large':
      return `Construir ${large} por no máximo ${count(goal.atMost, coin)}`
    case 'own-large':
      return `Ter ao menos ${goal.count} ${building.other} grandes`
    case 'own-small-commercial':
      return `Ter ao menos ${goal.count} ${building.other} comerciais ${by(building, 'pequenos', 'pequenas')}`
    case 'own-producers-of-each':
      return `Ter ${um(building)} de produção para cada tipo (${goal.goods.map((good) => goods[good].one).join(', ')})`
    case 'own-producers':
      return `Ter ao menos ${goal.count} ${building.other} de produção de ${goal.goods.map((good) => goods[good].one).join(' ou ')}`
    case 'own-tiles':
      return `Ter ${goal.count} peças entre ${field.other}, pedreiras e florestas`
    case 'empty-spaces':
      return `Ter no máximo ${goal.fields} espaços vazios no campo e ${goal.city} na cidade`
    case 'workers-on-tiles':
      return `Ter ao menos ${count(goal.count, pieces.worker)} no campo`
    case 'workers-in-buildings':
      return `Ter ao menos ${count(goal.count, pieces.worker)} na cidade`
  }
}
