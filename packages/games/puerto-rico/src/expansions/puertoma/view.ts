import type { Seat, Viewer } from '@quayside/kernel'
import { byId, NONE, said } from '@quayside/kernel/box'
import { upFrom } from '@quayside/kernel/forms'
import { player, type State, table } from '../../box.ts'
import { LEVELS, TIE_BREAK_CARDS } from '../../data/puertoma.ts'
import { isOver } from '../../flow.ts'
import { ABILITY, BUILDING, GOOD, type Good, QUARRY, ROLE, type TieBreak } from '../../ids.ts'
import { isAutoma } from '../../state.ts'
import { estatesAside, onBoard } from './board.ts'
import { markerAt } from './marker.ts'

/** What everybody sees of the Puertomas: all but the cards still to come and the abilities that lie face down. */

const numbersOf = (cards: readonly TieBreak[]): number[] => cards.map((card) => TIE_BREAK_CARDS[card].number)

/** The action board and the cards as positions write them, those to come from the top. */
export function tableKnown(s: State) {
  const cards = numbersOf(table.deck.all(s))
  const drawn = table.cardsDrawn(s)
  return {
    marker: ROLE.id(markerAt(s)),
    cardsBefore: numbersOf(table.cardsBefore.all(s)),
    cardsDrawn: cards.slice(0, drawn),
    deck: cards.slice(drawn),
  }
}

export function tableView(s: State, viewer: Viewer) {
  const { deck, ...seen } = tableKnown(s)
  return { puertoma: { ...seen, cardsLeft: deck.length, ...(viewer === 'referee' && { deck }) } }
}

export const boardView = (s: State, seat: Seat, viewer: Viewer) =>
  said({ board: isAutoma(s, seat) && boardOf(s, seat, viewer === 'referee' || isOver(s)) })

/** A Puertoma's board; with `all`, what lies face down too. */
function boardOf(s: State, seat: Seat, all: boolean) {
  return {
    estates: byId(GOOD, (good) => estatesOf(s, seat, good)),
    ...(s.rules.nobles && { nobles: player.estateNobles(s, seat) }),
    quarries: player.tiles(s, seat, QUARRY),
    aside: estatesAside(s, seat).map(GOOD.id),
    levels: upFrom(LEVELS).map((level) => player.levels.all(s, seat, level).map(BUILDING.id)),
    abilities: upFrom(LEVELS).flatMap((level) => abilityOf(s, seat, level, all)),
    ...said({ reserve: BUILDING.maybeId(player.reserve(s, seat)) }),
  }
}

/** Workers on each estate of a kind, nobles included. */
const estatesOf = (s: State, seat: Seat, good: Good): number[] =>
  upFrom(onBoard(s, seat, good)).map((place) => player.estates(s, seat, good, place))

function abilityOf(s: State, seat: Seat, level: number, all: boolean) {
  const { ability, shown, active } = player.abilities
  const drawn = ability(s, seat, level)
  if (drawn === NONE) return []
  const known = all || shown(s, seat, level)
  return [{ level: level + 1, ...(known && { id: ABILITY.id(drawn) }), active: active(s, seat, level) }]
}
