import { glimpse, glimpses, type Seat, type Senses } from '@quayside/kernel'
import { box, type State } from '../box.ts'
import { CARD_KIND, type CardKind, COMPANY, type Company, PILE, REGION, SLOT, TILE, TRACK } from '../ids.ts'
import { MAX_PLAYERS } from '../options.ts'
import { shareValue, trackOf } from '../state.ts'
import { holdsTile } from '../totals.ts'

const { table, seats: player } = box

/** What the learned judgement looks at, beside the features of the linear one. */
export const senses: Senses<State> = {
  most: MAX_PLAYERS,
  table: [
    glimpses('players', [2, 3, 4], ({ rules }, _, players) => yes(rules.players === players)),
    glimpses('round', [2, 3, 4, 5, 6, 7], (s, _, round) => yes(table.round(s) === round)),
    glimpses('value', COMPANY.all, (s, _, company) => shareValue(s, company)),
    glimpses('posts', COMPANY.all, (s, _, company) => postsOf(s, company)),
    ...COMPANY.all.map((company) =>
      glimpses<State, number>(`track ${company}`, TRACK.all, (s, _, track) => yes(table.tracks(s, company) === track)),
    ),
  ],
  seats: [
    glimpses('shares', COMPANY.all, (s, seat, company) => trackOf(s, company).shares[player.tracks(s, seat, company)]),
    glimpses('held value', COMPANY.all, (s, seat, company) => heldValue(s, seat, company)),
    glimpses('space', COMPANY.all, (s, seat, company) => player.tracks(s, seat, company)),
    glimpses('bonuses', COMPANY.all, (s, seat, company) => player.bonuses(s, seat, company)),
    glimpse('pounds', (s, seat) => player.pounds(s, seat)),
    glimpse('diamond', (s, seat) => player.diamond(s, seat)),
    glimpse('ink', (s, seat) => player.ink(s, seat)),
    glimpses('cards', CARD_KIND.all, (s, seat, kind) => valueOfCards(s, seat, kind, false)),
    glimpses('cards to use', CARD_KIND.all, (s, seat, kind) => valueOfCards(s, seat, kind, true)),
    glimpses('pile', PILE.all, (s, seat, pile) => player.pileSize(s, seat, pile)),
    glimpses('tiles', TILE.all, (s, seat, tile) => yes(holdsTile(s, seat, tile))),
    glimpse('first player', (s, seat) => yes(table.firstPlayer(s) === seat)),
  ],
}

const yes = (is: boolean): number => (is ? 1 : 0)

function postsOf(s: State, company: Company): number {
  let posts = 0
  for (let region = REGION.first; region < REGION.size; region++) if (table.posts(s, region) === company) posts++
  return posts
}

const heldValue = (s: State, seat: Seat, company: Company): number =>
  trackOf(s, company).shares[player.tracks(s, seat, company)] * shareValue(s, company)

/** Cards of a kind in hand and slots, those at rest too unless they are to be used; each counts one and its value. */
function valueOfCards(s: State, seat: Seat, kind: CardKind, toUse: boolean): number {
  const { cards, faces } = s.rules
  let sum = 0
  for (const card of cards) {
    if (faces[card].kind !== kind) continue
    let held = player.hand(s, seat, card)
    for (let slot = SLOT.first; slot < SLOT.size; slot++) if (player.slots(s, seat, slot) === card) held++
    if (!toUse) for (let pile = PILE.first; pile < PILE.size; pile++) held += player.resting(s, seat, pile, card)
    sum += held * (1 + Math.max(0, faces[card].value))
  }
  return sum
}
