import { listed } from '@quayside/kernel'
import { ACHIEVEMENTS, type AchievementGoal, type AchievementId } from '../../data/achievements.ts'
import {
  FESTIVAL_TASKS,
  type FestivalGoal,
  type FestivalGoalId,
  type FestivalTask,
  type Reward,
} from '../../data/festival.ts'
import type { GoodId } from '../../ids.ts'
import { textsOf } from '../card-texts.ts'
import type { Names } from '../catalogue.ts'
import { count, the } from './grammar.ts'
import { phrasesOf } from './phrases.ts'

/** What the festival's goals and the achievements want and bring, from their data. */
export const cardTexts = (names: Names) => ({
  goalTexts: textsOf<FestivalGoalId, FestivalTask>(
    FESTIVAL_TASKS,
    ({ goal, slots, reward }) => `${festivalGoal(names, goal, slots.length)}: ${rewardText(names, reward)}.`,
  ),
  achievementTexts: textsOf<AchievementId, (typeof ACHIEVEMENTS)[number]>(
    ACHIEVEMENTS,
    ({ goal, vp }) => `${achievementGoal(names, goal)}: ${vp} VP.`,
  ),
})

function rewardText(names: Names, { workers, coins, points }: Reward): string {
  const said = phrasesOf(names)
  const parts = [workers && said.workers(workers), coins && said.coins(coins), points && `${points} VP`]
  return listed(
    parts.filter((part) => typeof part === 'string'),
    'and',
  )
}

function festivalGoal({ terms, roles, places }: Names, goal: FestivalGoal, shown: number): string {
  const { barrel, field, building } = terms
  const producing = `in one ${roles.craftsman.one} phase`
  switch (goal.on) {
    case 'own':
      return `Own at least ${goal.each} of ${shown > 1 ? 'each' : 'the'} ${field.one} shown`
    case 'produce':
      if (shown === 1) return `Produce at least ${goal.each} of the good shown ${producing}`
      if (goal.each === 1) return `Produce every ${barrel.one} shown ${producing}`
      return `Produce at least ${goal.each} ${barrel.other} for each one shown ${producing}`
    case 'own-and-produce':
      return `Own every ${field.one} shown and produce every ${barrel.one} shown ${producing}`
    case 'close-house':
      return `Fill ${the(places['trading-house'])} by selling the good shown`
    case 'load':
      return `Load at least ${goal.counts[0]} of the first good shown and ${goal.counts[1]} of the second in one ${roles.captain.one} phase`
    case 'dispatch':
      return `Put the last ${barrel.one} on the ${goal.ship} cargo ship with the good shown`
    case 'build':
      return `Build the ${building.one} shown`
  }
}

function achievementGoal(names: Names, goal: AchievementGoal): string {
  const { goods, terms, roles, places } = names
  const { barrel, coin, field, building } = terms
  const house = the(places['trading-house'])
  const captainPhase = `in one ${roles.captain.one} phase`
  const large = `a large ${building.one}`
  const named = (list: readonly GoodId[]) => list.map((good) => goods[good].one)
  switch (goal.on) {
    case 'dispatch':
      return `Put the last ${barrel.one} on a cargo ship of ${goods[goal.good].one}`
    case 'fill-from-empty':
      return 'Fill an empty cargo ship in one load'
    case 'load':
      return `Load at least ${goal.barrels} ${barrel.other} of one good at once`
    case 'load-kinds':
      return `Load at least ${goal.kinds} different goods ${captainPhase}`
    case 'captain-points':
      return `Gain at least ${goal.points} VP ${captainPhase}`
    case 'store-kinds':
      return `Keep at least ${goal.kinds} different goods when a ${roles.captain.one} phase ends`
    case 'close-house':
      return `As ${roles.trader.one}, fill ${house} by your sale`
    case 'sale':
      return `Sell one good to ${house} for at least ${count(goal.coins, coin)}`
    case 'produce':
      return `Produce at least ${count(goal.barrels, barrel)} in one ${roles.craftsman.one} phase`
    case 'hold':
      return `Have at least ${count(goal.barrels, barrel)} of one good`
    case 'hold-two':
      return `Have at least ${count(goal.barrels, barrel)} of ${listed(named(goal.goods), 'and')} together, at least 1 of each`
    case 'build-large-with-all-coins':
      return `Build ${large} with all your ${coin.other}`
    case 'build-large':
      return `Build ${large} for at most ${count(goal.atMost, coin)}`
    case 'own-large':
      return `Own at least ${goal.count} large ${building.other}`
    case 'own-small-commercial':
      return `Own at least ${goal.count} small commercial ${building.other}`
    case 'own-producers-of-each':
      return `Own a production ${building.one} each for ${listed(named(goal.goods), 'and')}`
    case 'own-producers':
      return `Own at least ${goal.count} production ${building.other} for ${named(goal.goods).join(' or ')}`
    case 'own-tiles':
      return `Have ${goal.count} tiles on your island`
    case 'empty-spaces':
      return `Have at most ${goal.fields} empty spaces on your island and ${goal.city} in your city`
    case 'workers-on-tiles':
      return `Have at least ${goal.count} workers on ${field.other} and quarries`
    case 'workers-in-buildings':
      return `Have at least ${goal.count} workers in ${building.other}`
  }
}
