import { ranked, type Score, type Seat } from '@quayside/kernel'
import { SLOTS } from './box.ts'
import { COMPANIES } from './ids.ts'
import { DIAMOND, HAND, INK, POUNDS, player, SLOT, type State, shareValue, TRACK_POS, trackOf } from './state.ts'

/** Scoring in seven categories; everything it looks at is open. Source: Fim do Jogo (pages 10 and 11). */
export function score(s: State): Score[] {
  const { c, rules } = s
  return ranked(
    Array.from({ length: rules.players }, (_, seat) => ({
      seat,
      lines: [
        { what: 'pounds', points: c[player(s, seat) + POUNDS] },
        ...COMPANIES.map((what, company) => ({ what, points: sharesOf(s, seat, company) * shareValue(s, company) })),
        { what: 'diamonds', points: rules.diamondPoints[c[player(s, seat) + DIAMOND]] },
        { what: 'books', points: rules.bookPoints[c[player(s, seat) + INK]] },
      ],
      tiebreak: 0,
    })),
  )
}

/** Shares of a company: those its track shows, and one for every card with its share. */
export const sharesOf = (s: State, seat: Seat, company: number): number =>
  trackOf(s, company).shares[s.c[player(s, seat) + TRACK_POS + company]] + cardShares(s, seat, company)

/** Cards in hand, in resting piles and in the action area. */
export function cardShares(s: State, seat: Seat, company: number): number {
  const { c, rules } = s
  const p = player(s, seat)
  let shares = 0
  for (let face = 0; face < rules.faceCount; face++) {
    if (rules.faces[face].share !== company) continue
    for (let place = 0; place <= SLOTS; place++) shares += c[p + HAND + place * rules.faceCount + face]
  }
  for (let slot = 0; slot < SLOTS; slot++) {
    const face = c[p + SLOT + slot] - 1
    if (face >= 0 && rules.faces[face].share === company) shares++
  }
  return shares
}
