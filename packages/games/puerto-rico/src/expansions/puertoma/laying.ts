import type { Seat } from '@quayside/kernel'
import { demand } from '@quayside/kernel/positions'
import { BUILDINGS, buildingNumber } from '../../data/catalogue.ts'
import { ABILITIES, BUILDINGS_PER_LEVEL, ESTATES_PER_KIND, LEVELS, TIE_BREAK_CARDS } from '../../data/puertoma.ts'
import { BUILDER, GOODS, PROSPECTOR2, QUARRY, ROLES } from '../../ids.ts'
import type { PlayerPosition, Position } from '../../position/schema.ts'
import {
  BUILDINGS_OWNED,
  CITY,
  END_TRIGGERED,
  isAutoma,
  MARKET,
  owns,
  player,
  type State,
  TILES_OWNED,
  TILES_WORKED,
} from '../../state.ts'
import { isFull, lay } from './builder.ts'
import { shuffleDeck } from './cards.ts'
import {
  ABILITY,
  ACTIVE,
  automaWorkers,
  BEFORE,
  board,
  builtAt,
  CARD_COUNT,
  CARDS_BEFORE,
  CARDS_DRAWN,
  DECK,
  estate,
  LARGE,
  levelOf,
  NOBLES_AT,
  RESERVE,
  STAGE,
  slot,
  table,
} from './cells.ts'
import { setMarker } from './marker.ts'
import { circlesOf } from './mayor.ts'
import { drawAbility, isHard } from './setup.ts'

/** Lays the Puertomas of a position. */

type Board = NonNullable<PlayerPosition['board']>

export function layTable(s: State, position: Position): void {
  const { marker, cardsBefore = [], cardsDrawn = [], deck } = position.puertoma ?? {}
  setMarker(s, marker === undefined ? BUILDER : ROLES.indexOf(marker))
  demand(marker !== ROLES[PROSPECTOR2], 'both prospectors have one space on the action board: prospector')
  const named = [...cardsDrawn, ...(deck ?? [])]
  demand(new Set(named).size === named.length, 'a tie-break card is named twice')
  demand(deck === undefined || named.length === CARD_COUNT, `there are ${CARD_COUNT} tie-break cards`)
  const at = table(s) + DECK
  const cards = named.map(cellOfCard)
  // Only an order that is not given is left to chance.
  if (cards.length < CARD_COUNT) shuffleDeck(s)
  const rest = Array.from(s.c.subarray(at, at + CARD_COUNT)).filter((card) => card > 0 && !cards.includes(card))
  s.c.set([...cards, ...rest], at)
  s.c[table(s) + CARDS_DRAWN] = cardsDrawn.length
  layBefore(s, cardsBefore)
  checkTokens(s)
}

const cellOfCard = (number: number): number => 1 + TIE_BREAK_CARDS.findIndex((card) => card.number === number)

/** Whole decks, the older first. */
function layBefore(s: State, cards: readonly number[]): void {
  const whole = cards.length % CARD_COUNT === 0 && cards.length <= CARDS_BEFORE
  demand(whole, `cards drawn before are ${CARD_COUNT} for each deck, of two at most`)
  for (let from = 0; from < cards.length; from += CARD_COUNT) {
    demand(new Set(cards.slice(from, from + CARD_COUNT)).size === CARD_COUNT, 'a tie-break card is named twice')
  }
  s.c.set(cards.map(cellOfCard), table(s) + BEFORE + CARDS_BEFORE - cards.length)
}

/** The market lies there by now. */
function checkTokens(s: State): void {
  const reserved: number[] = []
  for (let seat = s.rules.humans; seat < s.rules.players; seat++) {
    const building = s.c[board(s, seat) + RESERVE] - 1
    if (building < 0) continue
    const { id } = BUILDINGS[building]
    demand(s.c[MARKET + building] > 0, `the ${id} is not on sale and cannot be reserved`)
    demand(!reserved.includes(building), `the ${id} is reserved twice`)
    reserved.push(building)
  }
}

export function layBoard(s: State, seat: Seat, given: PlayerPosition): void {
  if (!isAutoma(s, seat)) {
    demand(given.board === undefined, `seat ${seat} is no Puertoma and has no board of one`)
    return
  }
  const laid: Board = given.board ?? {}
  if (given.board) layEstates(s, seat, laid)
  layBuildings(s, seat, laid)
  layAbilities(s, seat, laid)
}

function layEstates(s: State, seat: Seat, { estates, nobles = 0, quarries = 0, aside = [] }: Board): void {
  const { c } = s
  const p = player(seat)
  const before = automaWorkers(s, seat)
  const start = s.rules.count.startTiles[seat]
  GOODS.forEach((id, good) => {
    const places = estates === undefined ? (id === start ? [0] : []) : (estates[id] ?? [])
    places.forEach((workers, place) => {
      demand(workers <= circlesOf(good), `an estate of ${id} has room for ${circlesOf(good)} workers`)
      c[estate(s, seat, good, place)] = workers
      if (workers === circlesOf(good)) c[p + TILES_WORKED + good]++
    })
    const more = aside.filter((one) => one === id).length
    demand(more === 0 || places.length === ESTATES_PER_KIND, `seat ${seat} has room for the ${id} that lies aside`)
    c[p + TILES_OWNED + good] = places.length + more
  })
  c[p + TILES_OWNED + QUARRY] = quarries
  demand(nobles === 0 || s.rules.noblesAt >= 0, 'nobles are not in play')
  demand(nobles <= automaWorkers(s, seat) - before, `seat ${seat} has fewer workers than nobles on its estates`)
  c[board(s, seat) + NOBLES_AT] = nobles
}

/** Buildings stand in the spaces of their level or a higher one; those of which nothing is said take the lowest that is free. */
function layBuildings(s: State, seat: Seat, { levels = [], reserve }: Board): void {
  const { c, rules } = s
  const p = player(seat)
  const named = levels.flat()
  demand(new Set(named).size === named.length, `seat ${seat} has a building twice`)
  levels.forEach((ids, level) => {
    for (const id of ids) putInLevel(s, seat, buildingNumber(id), level)
  })
  for (let i = 0; i < c[p + BUILDINGS_OWNED]; i++) {
    const building = c[p + CITY + i] - 1
    if (named.includes(BUILDINGS[building].id)) continue
    let level = levelOf(building)
    while (level < LEVELS && builtAt(s, seat, level) === BUILDINGS_PER_LEVEL) level++
    demand(level < LEVELS, `seat ${seat} has no room for the ${BUILDINGS[building].id}`)
    putInLevel(s, seat, building, level)
  }
  if (isFull(s, seat)) c[END_TRIGGERED] = 1
  if (reserve === undefined) return
  const building = buildingNumber(reserve)
  demand(rules.market.includes(building) && levelOf(building) === LARGE, `the ${reserve} cannot be reserved`)
  demand(builtAt(s, seat, LARGE) < BUILDINGS_PER_LEVEL, `seat ${seat} needs no large building any more`)
  c[board(s, seat) + RESERVE] = building + 1
}

function putInLevel(s: State, seat: Seat, building: number, level: number): void {
  const { id, kind } = BUILDINGS[building]
  demand(s.rules.market.includes(building) && kind === 'commercial', `seat ${seat} cannot have the ${id}`)
  demand(levelOf(building) <= level, `the ${id} stands in too low a level`)
  if (owns(s, seat, building)) s.c[slot(s, seat, level, builtAt(s, seat, level))] = building + 1
  else lay(s, seat, building, level)
}

function layAbilities(s: State, seat: Seat, { abilities }: Board): void {
  const at = board(s, seat)
  for (let level = 0; level < LEVELS; level++) {
    const given = abilities?.filter((ability) => ability.level === level + 1) ?? [{ active: level === 0 && isHard(s) }]
    demand(given.length <= 1, `seat ${seat} has two abilities of level ${level + 1}`)
    if (given.length === 0) {
      demand(s.rules.options.puertomaLevel === 'easy', `seat ${seat} has no ability of level ${level + 1}`)
      continue
    }
    const [{ id, active = false }] = given as { id?: string; active?: boolean }[]
    if (id === undefined) drawAbility(s, seat, level)
    else {
      const number = ABILITIES.findIndex((ability) => ability.id === id)
      demand(ABILITIES[number].level === level + 1, `${id} is not an ability of level ${level + 1}`)
      s.c[at + ABILITY + level] = number + 1
    }
    if (active) s.c[at + STAGE + level] = ACTIVE
  }
}
