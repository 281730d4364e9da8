import { NONE } from '@quayside/kernel/box'
import { box, type State } from '../box.ts'
import { BOOKKEEPER, CARD_KIND, EXPANSION, isGoods, MERCHANT, PILE, type Pile, SLOT } from '../ids.ts'
import { isOpen } from '../phases/planning.ts'
import { useWorth } from '../policy/cards.ts'
import type { Outlook } from '../policy/outlook.ts'
import { SLOTS } from '../sizes.ts'
import { faceUpIn } from '../totals.ts'

const { seats: player } = box

/** What one use of each of a seat's cards is worth, added up in one go. One sheet, filled anew for every look. */

/** Cards that are looked at together. */
const GROUPS = ['goods', 'expansion', 'helpers', 'others'] as const
export type Group = (typeof GROUPS)[number]
const groupNumber = (group: Group): number => GROUPS.indexOf(group)

const GROUP_OF = CARD_KIND.all.map((kind) => {
  if (isGoods(kind)) return groupNumber('goods')
  if (kind === EXPANSION) return groupNumber('expansion')
  return groupNumber(kind === BOOKKEEPER || kind === MERCHANT ? 'helpers' : 'others')
})

/** By group: in hand and face up; hand and slots only together, for in planning nobody knows them apart. */
const toUse = new Float64Array(GROUPS.length)
/** By pile and group, and by pile. */
const atRest = new Float64Array(PILE.size * GROUPS.length)
const piles = new Float64Array(PILE.size)
/** Single cards of hand and slots, from the strongest. */
const strongest = new Float64Array(SLOTS)

export function lookAtCards(s: State, o: Outlook): void {
  const { cards, faces } = s.rules
  toUse.fill(0)
  atRest.fill(0)
  piles.fill(0)
  strongest.fill(0)
  for (const card of cards) {
    const held = player.hand(s, o.me, card)
    if (held === 0) continue
    const worth = useWorth(s, o, card)
    toUse[GROUP_OF[faces[card].kind]] += held * worth
    for (let n = 0; n < held; n++) keepStrongest(worth)
  }
  for (let pile = PILE.first; pile < PILE.size; pile++) if (player.pileSize(s, o.me, pile) > 0) lookAtPile(s, o, pile)
  for (let slot = SLOT.first; slot < SLOT.size; slot++) {
    const card = faceUpIn(s, o.me, slot)
    if (card === NONE) continue
    const worth = useWorth(s, o, card)
    toUse[GROUP_OF[faces[card].kind]] += worth
    keepStrongest(worth)
  }
}

function lookAtPile(s: State, o: Outlook, pile: Pile): void {
  const { cards, faces } = s.rules
  for (const card of cards) {
    const resting = player.resting(s, o.me, pile, card)
    if (resting === 0) continue
    const worth = resting * useWorth(s, o, card)
    atRest[pile * GROUPS.length + GROUP_OF[faces[card].kind]] += worth
    piles[pile] += worth
  }
}

function keepStrongest(worth: number): void {
  let next = worth
  for (let i = 0; i < SLOTS; i++) {
    if (next <= strongest[i]) continue
    const weaker = strongest[i]
    strongest[i] = next
    next = weaker
  }
}

export const cardsToUse = (group: Group): number => toUse[groupNumber(group)]

export function cardsAtRest(group: Group): number {
  let worth = 0
  for (let pile = PILE.first; pile < PILE.size; pile++) worth += atRest[pile * GROUPS.length + groupNumber(group)]
  return worth
}

/** The most that cards of hand and slots are worth in the slots that are open. */
export function cardsForSlots(s: State, o: Outlook): number {
  let open = 0
  let worth = 0
  for (let slot = SLOT.first; slot < SLOT.size; slot++) if (isOpen(s, o.me, slot)) worth += strongest[open++]
  return worth
}

export const strongestPile = (): number => Math.max(0, piles[0], piles[1], piles[2], piles[3], piles[4])
