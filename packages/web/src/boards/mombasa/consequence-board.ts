import type { Facts } from '@quayside/kernel'
import { BOARD } from '@quayside/mombasa/data/board'
import type { CountedId } from '@quayside/mombasa/ids'
import { spacesOf } from './bases.ts'
import { totalOf } from './books.ts'
import { join, type Telling } from './outcome.ts'
import { trackSpaces } from './prices.ts'
import { giftWords, rewardWords } from './rewards.ts'
import { regionOf, type View } from './things.ts'

/** What answers lead to that are about regions, bases, books and bonus spaces. */

export function entering({ region, points }: Facts, { view, w, so, words }: Telling): string {
  const there = view.posts[region]
  return join(
    rewardWords(regionOf(String(region)).reward, w, words, view.expanding) || w.nothing,
    there !== undefined && so.ousts(words.thing('company', there)),
    so.pointsLeft((view.points ?? 0) - Number(points)),
  )
}

/** Coins under the post that would leave a column: the frontmost. */
const uncovered = (view: View, company: string, column: number): number =>
  spacesOf(view, null, company, column).find(({ post }) => post === 'on')?.coins ?? 0

/** Coins that a post covers when it comes back to a column, just before those that stand there. */
function covered(view: View, company: string, column: number): number {
  const spaces = spacesOf(view, null, company, column)
  const front = spaces.findIndex(({ post }) => post === 'on')
  const back = view.bases[company][column - 1].lastOpen ? spaces.length - 1 : spaces.length
  return spaces[(front < 0 ? back : front) - 1]?.coins ?? 0
}

const shareAfter = (company: string, more: number, { view, so }: Telling): string =>
  so.share(view.shareValues[company], view.shareValues[company] + more)

export function returning({ column }: Facts, telling: Telling): string {
  const company = telling.view.ousted?.[0]
  return company === undefined ? '' : shareAfter(company, -covered(telling.view, company, Number(column)), telling)
}

export const removing = ({ company, column }: Facts, telling: Telling): string =>
  shareAfter(String(company), uncovered(telling.view, String(company), Number(column)), telling)

export function placing({ step }: Facts, { view, seat, so }: Telling): string {
  const { ink, books } = view.players[seat]
  const ahead = Number(step) - ink
  return join(ahead > 0 ? so.ahead(ahead) : so.behind, books.some((book) => book.step === step) && so.covers)
}

export function marking(space: string, pounds: number, telling: Telling): string {
  const { view, seat, w, so, words } = telling
  const counted = space.startsWith('majority-') ? (space.slice('majority-'.length) as CountedId) : undefined
  if (counted) {
    const majority = BOARD.majorities.find(({ counts }) => counts === counted)
    const best = majority?.tiers.findLast(({ min }) => min <= totalOf(view, seat, counted))
    return best && majority ? so.upTo(rewardWords(best.reward, w, words, majority.company)) : ''
  }
  switch (space) {
    case 'first-player':
      return so.first(w.bookkeeping(BOARD.firstPlayerSpace.bookkeeping))
    case 'buy-card':
      return so.buy(view.players[seat].pounds - pounds)
    case 'discard-card':
      return w.discards(BOARD.discardCardSpace.plus)
    case 'plus-one':
      return so.tile(so.plusOne)
    case 'bookkeeper-tile':
      return so.tile(w.bookkeeping(BOARD.bonusTiles[space].value))
    case 'merchant-tile':
      return so.tile(w.diamonds(BOARD.bonusTiles[space].value))
    case 'expansion-tile':
      return so.tile(so.expansionPoints(BOARD.bonusTiles[space].value))
    default: {
      const gives = trackSpaces(view).find(({ id }) => id === space)?.gives
      return gives ? giftWords(gives, w, words) : ''
    }
  }
}
