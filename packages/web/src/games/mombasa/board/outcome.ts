import type { Facts, GameWords } from '@quayside/kernel'
import type { Moment } from '../../../boards/board.ts'
import { seatOf, type View } from './things.ts'
import { WORDS, type Words } from './words.ts'
import { BOARD_WORDS, type BoardWords } from './words-boards.ts'
import { CONSEQUENCE_WORDS, type ConsequenceWords } from './words-consequence.ts'
import { DOCK_WORDS, type DockWords } from './words-dock.ts'

/** Where gains lead, in words: the purse, the diamond track and a company's track as the answer says that they are then. */

/** What is needed to say what an answer leads to. */
export interface Telling {
  readonly view: View
  readonly seat: number
  readonly w: Words
  readonly so: ConsequenceWords
  readonly dock: DockWords
  readonly board: BoardWords
  readonly words: GameWords
}

/** Null where it is not known whose secrets the view shows: then there is nobody to tell it to. */
export function tellingAt({
  view: seen,
  language,
  words,
}: Pick<Moment, 'view' | 'language' | 'words'>): Telling | null {
  const view = seen as View
  const seat = seatOf(view)
  if (seat === undefined) return null
  const [w, so] = [WORDS[language], CONSEQUENCE_WORDS[language]]
  return { view, seat, w, so, dock: DOCK_WORDS[language], board: BOARD_WORDS[language], words }
}

export const join = (...parts: (string | false | undefined)[]): string => parts.filter(Boolean).join(', ')

/** What is said of a number that an answer brings along, if it does: tables under older rules tell less. */
export const told = (fact: string | number | undefined, say: (n: number) => string): string =>
  typeof fact === 'number' ? say(fact) : ''

export const outcome = (facts: Facts, telling: Telling): string =>
  join(told(facts.purse, telling.so.purse), diamonds(facts, telling), move(facts, telling))

/** A space of the diamond track, what it is worth, and what is left over as pounds. */
export const diamonds = ({ diamondAt, diamondWorth, opensSlot, overflow }: Facts, { so }: Telling): string =>
  join(
    told(diamondAt, (space) => so.diamond(space, Number(diamondWorth ?? 0))),
    told(opensSlot, so.opensSlot),
    told(overflow, so.overEnd),
  )

/** Steps on a company's track: how far they go before anything has to be paid, and what is called for there. */
export const move = ({ space, shares, special, call }: Facts, { so }: Telling): string =>
  join(told(space, so.space), told(shares, so.shares), told(special, so.special), told(call, so.call))
