import type { Seat, Story } from '@quayside/kernel'
import { BUILDINGS_PER_LEVEL, LEVELS } from '../../data/puertoma.ts'
import { event, FROM_ABILITY } from '../../events.ts'
import { A_WORKER, GOOD_COUNT } from '../../ids.ts'
import {
  GOODS_AT,
  GOODS_SUPPLY,
  goodsOf,
  isAutoma,
  MADE,
  player,
  type State,
  seatFromChooser,
  WORKER_SUPPLY,
} from '../../state.ts'
import { gainCoins, gainPoints, receive } from '../../supply.ts'
import {
  ABILITY,
  ACTIVE,
  abilityNumber,
  abilityOf,
  board,
  builtAt,
  HIDDEN,
  hasAbility,
  LARGE,
  STAGE,
  stageOf,
  WAITING,
} from './cells.ts'
import { kindsMade } from './craftsman.ts'
import { spoil } from './storing.ts'
import { because, helps } from './telling.ts'

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

const EXTRA_CRATE = abilityNumber('extra-crate')
const COIN_PER_KIND = abilityNumber('coin-per-kind')
const WORKER_AT_END = abilityNumber('worker-at-end')
const POINT_PER_KIND = abilityNumber('point-per-kind')
const DISCARDS = abilityNumber('discards-for-points')

/** Turns up a level's ability if its buildings are there: two, or one large one. It is at work from the next turn on. */
export function unlock(s: State, seat: Seat, level: number, out: Story): void {
  const needed = level === LARGE ? 1 : BUILDINGS_PER_LEVEL
  const ability = abilityOf(s, seat, level)
  if (builtAt(s, seat, level) < needed || ability < 0 || stageOf(s, seat, level) !== HIDDEN) return
  s.c[board(s, seat) + STAGE + level] = WAITING
  out.revealed()
  out.tell(UNLOCKED, seat, ability)
  if (s.rules.options.puertomaLevel === 'easy') giveUpRest(s, seat, out)
}

function giveUpRest(s: State, seat: Seat, out: Story): void {
  let unlocked = 0
  for (let level = 0; level < LEVELS; level++) if (stageOf(s, seat, level) !== HIDDEN) unlocked++
  if (unlocked < EASY_ABILITIES) return
  for (let level = 0; level < LEVELS; level++) {
    if (stageOf(s, seat, level) !== HIDDEN) continue
    s.c[board(s, seat) + ABILITY + level] = 0
    out.tell(GIVEN_UP, seat, level + 1)
  }
}

/** A turn is over: what was turned up in it is at work now. */
export function activate(s: State): void {
  for (let seat = s.rules.humans; seat < s.rules.players; seat++) {
    for (let level = 0; level < LEVELS; level++) {
      if (stageOf(s, seat, level) === WAITING) s.c[board(s, seat) + STAGE + level] = ACTIVE
    }
  }
}

/** The Puertomas with an ability, in turn order. */
function forEachWith(s: State, ability: number, act: (seat: Seat) => void): void {
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
    const { c } = s
    let good = GOOD_COUNT - 1
    while (good >= 0 && (c[player(seat) + MADE + good] === 0 || c[GOODS_SUPPLY + good] === 0)) good--
    if (good < 0) return
    c[GOODS_SUPPLY + good]--
    c[player(seat) + GOODS_AT + good]++
    helps(seat, EXTRA_CRATE, 1, out)
    because(seat, 'best-good', out)
    out.tell(CRATE_GAINED, seat, good)
  })
}

/** The mayor phase ends: one more worker from the supply. */
export function giveWorkers(s: State, out: Story): void {
  forEachWith(s, WORKER_AT_END, (seat) => {
    if (s.c[WORKER_SUPPLY] === 0) return
    s.c[WORKER_SUPPLY]--
    helps(seat, WORKER_AT_END, 1, out)
    receive(s, seat, A_WORKER, 1, out)
  })
}

/** Loading is over: points for goods, before any is stored. */
export function scoreGoods(s: State, out: Story): void {
  forEachWith(s, POINT_PER_KIND, (seat) => {
    let kinds = 0
    for (let good = 0; good < GOOD_COUNT; good++) if (goodsOf(s, seat, good) > 0) kinds++
    scoreBy(s, seat, POINT_PER_KIND, kinds, out)
  })
  forEachWith(s, DISCARDS, (seat) => {
    let good = 0
    while (good < GOOD_COUNT && goodsOf(s, seat, good) === 0) good++
    if (good === GOOD_COUNT) return
    const count = Math.min(MOST_DISCARDED, goodsOf(s, seat, good))
    spoil(s, seat, good, count, out)
    scoreBy(s, seat, DISCARDS, count, out)
  })
}

function scoreBy(s: State, seat: Seat, ability: number, points: number, out: Story): void {
  if (points === 0) return
  helps(seat, ability, points, out)
  gainPoints(s, seat, points, FROM_ABILITY, out)
}
