import { NONE, said } from '@quayside/kernel/box'
import { upFrom } from '@quayside/kernel/forms'
import { box, type State } from '../../box.ts'
import { FESTIVAL_TASKS, type FestivalTask } from '../../data/festival.ts'
import { BUILDING, GOAL, GOOD, type Goal } from '../../ids.ts'
import { FESTIVAL_GOALS } from '../../sizes.ts'

const { table } = box

/** The goals in play, by their places: the board's three, then the cards that were drawn. What lies on a goal is kept when it is met, as a sign. */

export const GOAL_PLACES: readonly number[] = upFrom(FESTIVAL_GOALS)

export const isInPlay = (s: State, place: number): boolean => table.goals.goal(s, place) !== NONE

/** In play, and nobody has met it. */
export const isOpen = (s: State, place: number): boolean => isInPlay(s, place) && table.goals.metBy(s, place) === NONE

/** The goal in a place that is in play. */
export const goalAt = (s: State, place: number): Goal => table.goals.goal(s, place) as Goal

export const taskOf = (s: State, place: number): FestivalTask => FESTIVAL_TASKS[goalAt(s, place)]

/** The goals as everybody sees them, and as positions write them. */
export const festivalView = (s: State) => ({
  festival: {
    goals: GOAL_PLACES.filter((place) => isInPlay(s, place)).map((place) => {
      const { estates, crates, building, metBy } = table.goals
      return {
        id: GOAL.id(goalAt(s, place)) as string,
        ...said({
          estates: estates.all(s, place).map(GOOD.id) as string[],
          goods: crates.all(s, place).map(GOOD.id) as string[],
          building: BUILDING.maybeId(building(s, place)) as string | null,
          metBy: metBy(s, place),
        }),
      }
    }),
  },
})
