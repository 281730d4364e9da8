import type { Seat } from '@quayside/kernel'
import { box, type State } from '../../box.ts'
import { BUILDINGS } from '../../data/catalogue.ts'
import { ABILITIES, BUILDINGS_PER_LEVEL, ESTATES_PER_KIND, LEVELS } from '../../data/puertoma.ts'
import { type Ability, type Building, GOOD, type Good, plantationOf } from '../../ids.ts'
import { sparePieces } from '../../state.ts'

const { seats: player } = box

/** Questions about a Puertoma's board. */

/** Estates of a kind on the board; a third lies beside it. */
export const onBoard = (s: State, seat: Seat, good: Good): number =>
  Math.min(player.tiles(s, seat, plantationOf(good)), ESTATES_PER_KIND)

/** Estates beyond two of a kind, which lie with the quarries and count like them. */
export const estatesAside = (s: State, seat: Seat): Good[] =>
  GOOD.all.flatMap((good) => {
    const aside = player.tiles(s, seat, plantationOf(good)) - onBoard(s, seat, good)
    return Array.from({ length: aside }, () => good)
  })

/** All its workers and nobles. */
export function automaWorkers(s: State, seat: Seat): number {
  let workers = sparePieces(s, seat)
  for (let good = GOOD.first; good < GOOD.size; good++) {
    for (let place = 0; place < ESTATES_PER_KIND; place++) workers += player.estates(s, seat, good, place)
  }
  return workers
}

/** The nobles among them. */
export const automaNobles = (s: State, seat: Seat): number => player.estateNobles(s, seat) + player.spareNobles(s, seat)

/* Levels are counted from 0 here. */

/** The level of the large buildings. */
export const LARGE = LEVELS - 1

/** A building's level: the points printed on it; large ones, whatever they are worth, have a level of their own. */
export const levelOf = (building: Building): number =>
  BUILDINGS[building].spaces === 2 ? LARGE : BUILDINGS[building].vp - 1

/** Whether both spaces of a level are built on. */
export const levelIsFull = (s: State, seat: Seat, level: number): boolean =>
  player.levels.size(s, seat, level) === BUILDINGS_PER_LEVEL

/** Two buildings of every level are a full city. */
export function isFull(s: State, seat: Seat): boolean {
  for (let level = 0; level < LEVELS; level++) if (!levelIsFull(s, seat, level)) return false
  return true
}

/** Whether a Puertoma has an ability and it is at work. */
export function hasAbility(s: State, seat: Seat, ability: Ability): boolean {
  const level = ABILITIES[ability].level - 1
  return player.abilities.ability(s, seat, level) === ability && player.abilities.active(s, seat, level)
}

/** The seats that Puertomas have: those behind the players'. */
export const puertomasOf = ({ rules: { humans, players } }: State): Seat[] =>
  Array.from({ length: players - humans }, (_, i) => humans + i)
