import type { Facts } from '@quayside/kernel'
import { BOARD } from '@quayside/mombasa/data/board'
import { join, type Telling, told } from './outcome.ts'
import { trackSpaces } from './prices.ts'
import { printedIn } from './printed.ts'
import { giftWords, rewardWords } from './rewards.ts'
import { regionOf } from './things.ts'

/** What answers lead to that are about regions, bases, books and bonus spaces. */

/** What a region brings, whichever column the post comes from; whom it ousts, the map shows. */
export function regionGives({ region }: Facts, { view, w, dock, words }: Telling): string {
  const { pounds = 0, diamond = 0, bookkeeping = 0, track = 0 } = regionOf(String(region)).reward
  const gives = join(
    pounds > 0 && w.pounds(pounds),
    diamond > 0 && dock.diamonds(diamond),
    bookkeeping > 0 && dock.bookkeeping(bookkeeping),
    track > 0 && dock.plus(words.thing('company', view.expanding ?? ''), track),
  )
  return gives || w.nothing
}

/** What a post that leaves a column uncovers. */
export const entering = ({ share }: Facts, telling: Telling): string =>
  telling.view.expanding === undefined ? '' : shareAfter(telling.view.expanding, share, telling)

const shareAfter = (company: string, share: Facts[string] | undefined, { view, so }: Telling): string =>
  told(share, (value) => so.share(view.shareValues[company], value))

export function returning({ share }: Facts, telling: Telling): string {
  const company = telling.view.ousted?.[0]
  return company === undefined ? '' : shareAfter(company, share, telling)
}

export const removing = ({ company, share }: Facts, telling: Telling): string =>
  shareAfter(String(company), share, telling)

export function placing({ step }: Facts, { view, seat, so }: Telling): string {
  const { ink, books } = view.players[seat]
  const ahead = Number(step) - ink
  return join(ahead > 0 ? so.ahead(ahead) : so.behind, books.some((book) => book.step === step) && so.covers)
}

export function marking({ bonus, left }: Facts, telling: Telling): string {
  const { view, seat, w, so, words } = telling
  const space = String(bonus)
  const majority = printedIn(view).majorities.find(({ counts }) => space === `majority-${counts}`)
  if (majority) {
    const best = majority.tiers[(view.players[seat].tiers?.[majority.counts] ?? 0) - 1]
    return best ? so.upTo(rewardWords(best.reward, w, words, majority.company)) : ''
  }
  switch (space) {
    case 'first-player':
      return so.first(w.bookkeeping(BOARD.firstPlayerSpace.bookkeeping))
    case 'buy-card':
      return told(left, so.buy)
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
