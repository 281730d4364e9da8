import { NONE } from '@quayside/kernel/box'
import { box, type State } from '../box.ts'
import { type Book, countedGood } from '../ids.ts'
import { inkGain } from './gains.ts'
import type { Outlook } from './outlook.ts'
import { rewardWorth } from './rewards.ts'
import { type Area, areaMeets } from './totals.ts'

const { table, seats: player } = box

/** The inkwell's way: how far it can go with what lies face up, and where it is best to stop. Steps need a look before. */

let stop = 0
let flip = 0

/** The step where the run looked at last stops, and the step whose book is turned over for it, 0 for none. */
export const stopStep = (): number => stop
export const flipStep = (): number => flip

/** What a run brings, on the best way: without turning a book over, or by turning the one that bars it. */
export function runGain(s: State, o: Outlook, area: Area, mayFlip: boolean): number {
  const plain = runWith(s, o, area, 0)
  const plainStop = stop
  const barred = bar
  flip = 0
  if (!mayFlip || barred === 0 || player.pounds(s, o.me) < s.rules.flipPounds) return plain
  if (s.rules.books[player.bookTrack.book(s, o.me, barred)].starting) return plain
  const turned = runWith(s, o, area, barred) - s.rules.flipPounds * o.pound
  if (turned > plain) {
    flip = barred
    return turned
  }
  stop = plainStop
  return plain
}

/** The first book on the way that is not met, 0 when the way ends at an empty space. */
let bar = 0

function runWith(s: State, o: Outlook, area: Area, turned: number): number {
  const { books, bookLast } = s.rules
  const from = player.ink(s, o.me)
  let most = stopGain(s, o, area)
  stop = from
  bar = 0
  for (let step = from + 1; step <= bookLast; step++) {
    const book = player.bookTrack.book(s, o.me, step)
    if (book === NONE) break
    const blank = step === turned || player.bookTrack.turned(s, o.me, step)
    if (!blank && !areaMeets(area, books[book])) {
      bar = step
      break
    }
    const worth = inkGain(s, o, step) + (blank ? 0 : stopReward(s, o, area, book))
    if (worth < most) continue
    most = worth
    stop = step
  }
  return most
}

/** What stopping where it stands brings: nothing before it has moved. */
export function stopGain(s: State, o: Outlook, area: Area): number {
  const step = player.ink(s, o.me)
  if (table.inkSteps(s) === 0 || player.bookTrack.turned(s, o.me, step)) return 0
  const book = player.bookTrack.book(s, o.me, step)
  return book === NONE ? 0 : stopReward(s, o, area, book)
}

function stopReward(s: State, o: Outlook, { totals }: Area, book: Book): number {
  const reward = s.rules.rewards[s.rules.books[book].reward]
  return rewardWorth(s, o, reward, reward.unitsOf === NONE ? 0 : totals[countedGood(reward.unitsOf)])
}
