import { ranked, type Score, type Seat, type Viewer } from '@quayside/kernel'
import { type Kept, NONE, partsOf } from '@quayside/kernel/box'
import { box, type State } from './box.ts'
import { COMPANY, type Company, PILE, SLOT } from './ids.ts'
import { seatsOf, shareValue, trackOf } from './state.ts'

const { seats: player } = box

/** Scoring in seven categories; everything it looks at is open. Source: Fim do Jogo (pages 10 and 11). */
export const score = (s: State, _viewer: Viewer, kept?: Kept): readonly Score[] =>
  partsOf(box, s, kept).seats('scores', SCORED, () => scoresOf(s), SCORED_ON_TABLE)

const SCORED = ['pounds', 'tracks', 'hand', 'resting', 'slots', 'diamond', 'ink'] as const
const SCORED_ON_TABLE = ['tracks', 'bases'] as const

function scoresOf(s: State): Score[] {
  const { diamondPoints, bookPoints } = s.rules
  return ranked(
    seatsOf(s).map((seat) => ({
      seat,
      lines: [
        { what: 'pounds', points: player.pounds(s, seat) },
        ...COMPANY.all.map((company) => ({
          what: COMPANY.id(company),
          points: sharesOf(s, seat, company) * shareValue(s, company),
        })),
        { what: 'diamonds', points: diamondPoints[player.diamond(s, seat)] },
        { what: 'books', points: bookPoints[player.ink(s, seat)] },
      ],
      tiebreak: 0,
    })),
  )
}

/** Shares of a company: those its track shows, and one for every card with its share. */
export const sharesOf = (s: State, seat: Seat, company: Company): number =>
  trackOf(s, company).shares[player.tracks(s, seat, company)] + cardShares(s, seat, company)

/** Cards in hand, in resting piles and in the action area. */
function cardShares(s: State, seat: Seat, company: Company): number {
  const { faces, shareCards } = s.rules
  let shares = 0
  for (const card of shareCards[company]) {
    shares += player.hand(s, seat, card)
    for (let pile = PILE.first; pile < PILE.size; pile++) shares += player.resting(s, seat, pile, card)
  }
  for (let slot = SLOT.first; slot < SLOT.size; slot++) {
    const card = player.slots(s, seat, slot)
    if (card !== NONE && faces[card].share === company) shares++
  }
  return shares
}
