import type { Seat, Story } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { box, type State } from '../../box.ts'
import { BUILDINGS_PER_LEVEL, LEVELS } from '../../data/puertoma.ts'
import { event, FROM_ABILITY } from '../../events.ts'
import { A_WORKER, ABILITY, type Ability, GOOD } from '../../ids.ts'
import { takeFromSupply } from '../../pieces.ts'
import { isAutoma, seatFromChooser } from '../../state.ts'
import { gainCoins, gainGoods, gainPoints, receive } from '../../supply.ts'
import { hasAbility, LARGE, puertomasOf } from './board.ts'
import { kindsMade } from './craftsman.ts'
import { spoil } from './storing.ts'
import { because, helps } from './telling.ts'

const { table, seats: player } = box

/**
 * Abilities: how they are turned up, and those that act at moments of a phase. The others are found with the roles that they change.
 * Source: 1897, Puertoma, Desbloqueando Habilidades, Nível de Dificuldade, Fichas de Habilidade.
 */

const UNLOCKED = event('automa-ability')
const GIVEN_UP = event('automa-gives-up')
const CRATE_GAINED = event('extra-barrel')

/** Abilities of an easy Puertoma; when it has so many, it loses the others. */
const EASY_ABILITIES = 2
/** Crates of a kind that one ability turns into points. */
const MOST_DISCARDED = 2

const EXTRA_CRATE = ABILITY.of('extra-crate')
const COIN_PER_KIND = ABILITY.of('coin-per-kind')
const WORKER_AT_END = ABILITY.of('worker-at-end')
const POINT_PER_KIND = ABILITY.of('point-per-kind')
const DISCARDS = ABILITY.of('discards-for-points')

/** Turns up a level's ability if its buildings are there: two, or one large one. It is at work from the next turn on. */
export function unlock(s: State, seat: Seat, level: number, out: Story): void {
  const needed = level === LARGE ? 1 : BUILDINGS_PER_LEVEL
  const ability = player.abilities.ability(s, seat, level)
  if (player.levels.size(s, seat, level) < needed || ability === NONE || player.abilities.shown(s, seat, level)) return
  player.abilities.shown.set(s, seat, level, true)
  out.revealed()
  out.tell(UNLOCKED, seat, ability)
  if (s.rules.options.puertomaLevel === 'easy') giveUpRest(s, seat, out)
}

function giveUpRest(s: State, seat: Seat, out: Story): void {
  let unlocked = 0
  for (let level = 0; level < LEVELS; level++) if (player.abilities.shown(s, seat, level)) unlocked++
  if (unlocked < EASY_ABILITIES) return
  for (let level = 0; level < LEVELS; level++) {
    if (player.abilities.shown(s, seat, level)) continue
    player.abilities.ability.set(s, seat, level, NONE)
    out.tell(GIVEN_UP, seat, level + 1)
  }
}

/** A turn is over: what was turned up in it is at work now. */
export function activate(s: State): void {
  const { shown, active } = player.abilities
  for (const seat of puertomasOf(s)) {
    for (let level = 0; level < LEVELS; level++) active.set(s, seat, level, shown(s, seat, level))
  }
}

/** The Puertomas with an ability, in turn order. */
function forEachWith(s: State, ability: Ability, act: (seat: Seat) => void): void {
  for (let turn = 0; turn < s.rules.players; turn++) {
    const seat = seatFromChooser(s, turn)
    if (isAutoma(s, seat) && hasAbility(s, seat, ability)) act(seat)
  }
}

export function payForKinds(s: State, seat: Seat, out: Story): void {
  if (!(isAutoma(s, seat) && hasAbility(s, seat, COIN_PER_KIND))) return
  const kinds = kindsMade(s, seat)
  if (kinds === 0) return
  gainCoins(s, seat, kinds)
  helps(seat, COIN_PER_KIND, kinds, out)
}

/** The craftsman phase ends: one more crate of the best kind made that is left. */
export function giveExtraCrates(s: State, out: Story): void {
  forEachWith(s, EXTRA_CRATE, (seat) => {
    const left = GOOD.all.filter((good) => player.made(s, seat, good) > 0 && table.goodsSupply(s, good) > 0)
    const good = left.at(-1)
    if (good === undefined) return
    gainGoods(s, seat, good, 1)
    helps(seat, EXTRA_CRATE, 1, out)
    because(seat, 'best-good', out)
    out.tell(CRATE_GAINED, seat, good)
  })
}

/** The mayor phase ends: one more worker from the supply. */
export function giveWorkers(s: State, out: Story): void {
  forEachWith(s, WORKER_AT_END, (seat) => {
    if (table.workerSupply(s) === 0) return
    takeFromSupply(s, A_WORKER)
    helps(seat, WORKER_AT_END, 1, out)
    receive(s, seat, A_WORKER, 1, out)
  })
}

/** Loading is over: points for goods, before any is stored. */
export function scoreGoods(s: State, out: Story): void {
  forEachWith(s, POINT_PER_KIND, (seat) => {
    const kinds = GOOD.all.filter((good) => player.goods(s, seat, good) > 0)
    scoreBy(s, seat, POINT_PER_KIND, kinds.length, out)
  })
  forEachWith(s, DISCARDS, (seat) => {
    const worst = GOOD.all.find((good) => player.goods(s, seat, good) > 0)
    if (worst === undefined) return
    const count = Math.min(MOST_DISCARDED, player.goods(s, seat, worst))
    spoil(s, seat, worst, count, out)
    scoreBy(s, seat, DISCARDS, count, out)
  })
}

function scoreBy(s: State, seat: Seat, ability: Ability, points: number, out: Story): void {
  if (points === 0) return
  helps(seat, ability, points, out)
  gainPoints(s, seat, points, FROM_ABILITY, out)
}
