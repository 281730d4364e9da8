import type { Seat } from '@quayside/kernel'
import { NONE } from '@quayside/kernel/box'
import { demand, type Shaped, say } from '@quayside/kernel/positions'
import { box, type State } from '../../box.ts'
import { BUILDINGS } from '../../data/catalogue.ts'
import { ABILITIES, ESTATES_PER_KIND, LEVELS, TIE_BREAK_CARDS } from '../../data/puertoma.ts'
import {
  ABILITY,
  BUILDER,
  BUILDING,
  type Building,
  GOOD,
  plantationOf,
  QUARRY,
  ROLE,
  TIE_BREAK,
  type TieBreak,
} from '../../ids.ts'
import type { PlayerPosition, Position } from '../../position/schema.ts'
import { isAutoma, owns } from '../../state.ts'
import { automaWorkers, isFull, LARGE, levelIsFull, levelOf, puertomasOf } from './board.ts'
import { lay } from './builder.ts'
import { setDeck, shuffleDeck } from './cards.ts'
import { circlesOf } from './mayor.ts'
import type { puertomaPlayer, puertomaTable } from './position.ts'
import { drawAbility, isHard, turnUp } from './setup.ts'

const { table, seats: player } = box

/** Lays the Puertomas of a position. */

type GivenTable = Position & Shaped<typeof puertomaTable>
type GivenPlayer = PlayerPosition & Shaped<typeof puertomaPlayer>
type Board = NonNullable<GivenPlayer['board']>

export function layTable(s: State, { puertoma = {} }: GivenTable): void {
  const { marker, cardsBefore = [], cardsDrawn = [], deck } = puertoma
  demand(marker !== 'prospector2', 'both prospectors have one space on the action board: prospector')
  table.marker.set(s, marker === undefined ? BUILDER : ROLE.of(marker))
  const named = [...cardsDrawn, ...(deck ?? [])].map(cardOf)
  demand(new Set(named).size === named.length, 'a tie-break card is named twice')
  const whole = named.length === TIE_BREAK.size
  demand(deck === undefined || whole, say`there are ${TIE_BREAK.size} tie-break cards`)
  // Only an order that is not given is left to chance.
  if (!whole) shuffleDeck(s)
  setDeck(s, [...named, ...table.deck.all(s).filter((card) => !named.includes(card))])
  table.cardsDrawn.set(s, cardsDrawn.length)
  layBefore(s, cardsBefore.map(cardOf))
  checkTokens(s)
}

const cardOf = (number: number): TieBreak => TIE_BREAK.all[TIE_BREAK_CARDS.findIndex((card) => card.number === number)]

/** Whole decks, the older first. */
function layBefore(s: State, cards: readonly TieBreak[]): void {
  const { size } = TIE_BREAK
  const whole = cards.length % size === 0 && cards.length <= 2 * size
  demand(whole, say`cards drawn before are ${size} for each deck, of two at most`)
  for (let from = 0; from < cards.length; from += size) {
    demand(new Set(cards.slice(from, from + size)).size === size, 'a tie-break card is named twice')
  }
  for (const card of cards) table.cardsBefore.push(s, card)
}

/** The market lies there by now. */
function checkTokens(s: State): void {
  const reserved: Building[] = []
  for (const seat of puertomasOf(s)) {
    const building = player.reserve(s, seat)
    if (building === NONE) continue
    const id = BUILDING.id(building)
    demand(table.market(s, building) > 0, say`the ${id} is not on sale and cannot be reserved`)
    demand(!reserved.includes(building), say`the ${id} is reserved twice`)
    reserved.push(building)
  }
}

export function layBoard(s: State, seat: Seat, { board }: GivenPlayer): void {
  if (!isAutoma(s, seat)) {
    demand(board === undefined, say`seat ${seat} is no Puertoma and has no board of one`)
    return
  }
  if (board) layEstates(s, seat, board)
  layBuildings(s, seat, board ?? {})
  layAbilities(s, seat, board ?? {})
}

function layEstates(s: State, seat: Seat, { estates, nobles = 0, quarries = 0, aside = [] }: Board): void {
  const before = automaWorkers(s, seat)
  const start = s.rules.count.startTiles[seat]
  for (let good = GOOD.first; good < GOOD.size; good++) {
    const id = GOOD.id(good)
    const places = estates === undefined ? (id === start ? [0] : []) : (estates[id] ?? [])
    places.forEach((workers, place) => {
      demand(workers <= circlesOf(good), say`an estate of ${id} has room for ${circlesOf(good)} workers`)
      player.estates.set(s, seat, good, place, workers)
      if (workers === circlesOf(good)) player.worked.add(s, seat, plantationOf(good), 1)
    })
    const more = aside.filter((one) => one === id).length
    demand(more === 0 || places.length === ESTATES_PER_KIND, say`seat ${seat} has room for the ${id} that lies aside`)
    player.tiles.set(s, seat, plantationOf(good), places.length + more)
  }
  player.tiles.set(s, seat, QUARRY, quarries)
  demand(nobles === 0 || s.rules.nobles, 'nobles are not in play')
  demand(nobles <= automaWorkers(s, seat) - before, say`seat ${seat} has fewer workers than nobles on its estates`)
  player.estateNobles.set(s, seat, nobles)
}

/** Buildings stand in the spaces of their level or a higher one; those of which nothing is said take the lowest that is free. */
function layBuildings(s: State, seat: Seat, { levels = [], reserve }: Board): void {
  const named = levels.flat().map((id) => BUILDING.of(id))
  demand(new Set(named).size === named.length, say`seat ${seat} has a building twice`)
  const others = player.city.all(s, seat).filter((building) => !named.includes(building))
  levels.forEach((ids, level) => {
    for (const id of ids) putInLevel(s, seat, BUILDING.of(id), level)
  })
  for (const building of others) {
    let level = levelOf(building)
    while (level < LEVELS && levelIsFull(s, seat, level)) level++
    demand(level < LEVELS, say`seat ${seat} has no room for the ${BUILDING.id(building)}`)
    putInLevel(s, seat, building, level)
  }
  if (isFull(s, seat)) table.endTriggered.set(s, true)
  if (reserve !== undefined) layToken(s, seat, BUILDING.of(reserve))
}

function putInLevel(s: State, seat: Seat, building: Building, level: number): void {
  const { id, kind } = BUILDINGS[building]
  demand(s.rules.market.includes(building) && kind === 'commercial', say`seat ${seat} cannot have the ${id}`)
  demand(levelOf(building) <= level, say`the ${id} stands in too low a level`)
  if (owns(s, seat, building)) player.levels.push(s, seat, level, building)
  else lay(s, seat, building, level)
}

function layToken(s: State, seat: Seat, building: Building): void {
  const isLarge = s.rules.market.includes(building) && levelOf(building) === LARGE
  demand(isLarge, say`the ${BUILDING.id(building)} cannot be reserved`)
  demand(!levelIsFull(s, seat, LARGE), say`seat ${seat} needs no large building any more`)
  player.reserve.set(s, seat, building)
}

function layAbilities(s: State, seat: Seat, { abilities }: Board): void {
  for (let level = 0; level < LEVELS; level++) {
    const given = abilities?.filter((ability) => ability.level === level + 1) ?? [{ active: level === 0 && isHard(s) }]
    demand(given.length <= 1, say`seat ${seat} has two abilities of level ${level + 1}`)
    if (given.length === 0) {
      demand(s.rules.options.puertomaLevel === 'easy', say`seat ${seat} has no ability of level ${level + 1}`)
      continue
    }
    const [{ id, active = false }] = given as Partial<NonNullable<Board['abilities']>[number]>[]
    if (id === undefined) drawAbility(s, seat, level)
    else {
      const ability = ABILITY.of(id)
      demand(ABILITIES[ability].level === level + 1, say`${id} is not an ability of level ${level + 1}`)
      player.abilities.ability.set(s, seat, level, ability)
    }
    if (active) turnUp(s, seat, level)
  }
}
