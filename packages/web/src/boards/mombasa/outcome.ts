import type { Facts, GameWords } from '@quayside/kernel'
import { PLAYER_BOARD } from '@quayside/mombasa/data/player-board'
import { DIAMOND_SLOT } from '@quayside/mombasa/ids'
import { trackSpaces } from './prices.ts'
import { pointsAt, trackOf, type View } from './things.ts'
import type { Words } from './words.ts'
import type { ConsequenceWords } from './words-consequence.ts'

/** Where gains lead: the purse, the diamond track and the companies' tracks as they would be then. */

/** What is needed to say what an answer leads to. */
export interface Telling {
  readonly view: View
  readonly seat: number
  readonly w: Words
  readonly so: ConsequenceWords
  readonly words: GameWords
}

export const join = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join('; ')

/** The parts of a reward by name, with `company` for its steps. */
export function outcome({ pounds, diamond, track, company }: Facts, telling: Telling): string {
  const { view, seat, so } = telling
  const player = view.players[seat]
  return join(
    Number(pounds) > 0 && so.purse(player.pounds + Number(pounds)),
    Number(diamond) > 0 && diamondsAfter(player.diamond, Number(diamond), telling),
    Number(track) > 0 && company !== undefined && moving(String(company), Number(track), telling),
  )
}

/** A space of the diamond track, what it is worth, and what is left over as pounds. */
function diamondsAfter(from: number, steps: number, { so }: Telling): string {
  const { last, points, slotOpensAt, overflowPounds } = PLAYER_BOARD.diamondTrack
  const to = Math.min(last, from + steps)
  return join(
    so.diamond(to, pointsAt(points, to)),
    from < slotOpensAt && to >= slotOpensAt && so.opensSlot(DIAMOND_SLOT + 1),
    from + steps > last && so.overEnd((from + steps - last) * overflowPounds),
  )
}

/** A step on a track that is paid with goods. */
export function stepping(company: string, { view, seat, so }: Telling): string {
  const { shares, specialSpaces } = trackOf(view, company)
  const space = view.players[seat].tracks[company] + 1
  const special = specialSpaces.find((found) => found.space === space)
  const mark = shares.find((found) => found.space === space)
  return join(mark && so.shares(mark.shares), special && so.special(special.pounds)) || so.space(space)
}

/** Steps that a bonus space gives on another track. */
export function jumping(company: string, telling: Telling): string {
  const { view, seat } = telling
  const marked = trackSpaces(view).find(({ id, gives }) => gives.kind === 'otherTracks' && view.spaces[id] === seat)
  return marked?.gives.kind === 'otherTracks' ? moving(company, marked.gives.spaces, telling) : ''
}

/** Several steps: how far they go before anything has to be paid, and what is called for there. */
function moving(company: string, steps: number, { view, seat, so }: Telling): string {
  const { shares, specialSpaces, capitalCalls, lastSpace } = trackOf(view, company)
  const from = view.players[seat].tracks[company]
  const end = Math.min(lastSpace, from + steps)
  const call = capitalCalls.find(({ beforeSpace }) => beforeSpace > from && beforeSpace <= end)
  const to = call ? call.beforeSpace - 1 : end
  const pounds = specialSpaces.reduce((sum, { space, pounds }) => sum + (space > from && space <= to ? pounds : 0), 0)
  const owned = (at: number) => shares.findLast(({ space }) => space <= at)?.shares ?? 0
  return join(
    to > from && so.space(to),
    owned(to) > owned(from) && so.shares(owned(to)),
    pounds > 0 && so.special(pounds),
    call && so.call(call.pounds),
  )
}
