import { exactly, once, type Path, type Say } from '@quayside/kernel/data'
import { COMPANIES } from '../../ids.ts'
import { ACTION_CARDS, EXPANSION_ONES, STARTING_CARDS } from '../../sizes.ts'
import type { ActionCardData, CardData, CardsData, DataPack } from '../pack.ts'

const isShareLetter = ({ letter }: ActionCardData): boolean => letter === 'D' || letter === 'E'

/** How a starting tile calls the "1" expansion of the seat that takes it. */
export const OWN_EXPANSION = 'expansion-1'

export function checkCards({ cards }: DataPack, say: Say): void {
  exactly(say, ['cards', 'starting'], cards.starting.length, STARTING_CARDS, 'starting cards')
  exactly(
    say,
    ['cards', 'expansionOnes'],
    cards.expansionOnes.length,
    EXPANSION_ONES,
    '"1" expansions, one for each seat',
  )
  for (const [letter, expected] of Object.entries(ACTION_CARDS)) {
    const found = cards.action.filter((card) => card.letter === letter).length
    exactly(say, ['cards', 'action'], found, expected, `cards of letter ${letter}`)
  }
  checkIds(cards, say)
  cards.starting.forEach((card, i) => {
    const path = ['cards', 'starting', i]
    checkFields(card, path, say)
    if (card.kind === 'merchant' || card.kind === 'share') say(path, `no starting card is a ${card.kind}`)
    if (card.share !== undefined) say([...path, 'share'], 'starting cards have no share')
  })
  cards.expansionOnes.forEach((card, i) => {
    const path = ['cards', 'expansionOnes', i]
    checkFields(card, path, say)
    if (card.kind !== 'expansion' || card.value !== 1) say(path, 'expected an expansion card of value 1')
    if (card.share !== undefined) say([...path, 'share'], 'starting cards have no share')
  })
  cards.action.forEach((card, i) => {
    const path = ['cards', 'action', i]
    checkFields(card, path, say)
    if (isShareLetter(card) && card.kind !== 'share') say(path, `the cards of letter ${card.letter} are share cards`)
    if (!isShareLetter(card) && card.kind === 'share') say(path, 'share cards are of letter D or E')
  })
  checkMerchants(cards, say)
}

function checkIds({ starting, expansionOnes, action }: CardsData, say: Say): void {
  const entries: [CardData, Path][] = [
    ...starting.map((card, i): [CardData, Path] => [card, ['cards', 'starting', i]]),
    ...expansionOnes.map((card, i): [CardData, Path] => [card, ['cards', 'expansionOnes', i]]),
    ...action.map((card, i): [CardData, Path] => [card, ['cards', 'action', i]]),
  ]
  once(
    say,
    entries.map(([{ id }]) => id),
    (i) => entries[i][1],
  )
  for (const [{ id }, path] of entries) {
    if (id === OWN_EXPANSION)
      say(path, `${OWN_EXPANSION} stands for the "1" expansion of any seat and is no card’s own id`)
  }
}

/** Which fields a card has by its kind. */
function checkFields(card: CardData, path: Path, say: Say): void {
  const { kind } = card
  const counts = kind !== 'merchant' && kind !== 'share'
  if (counts && card.value === undefined) say(path, `a card of kind ${kind} needs a value`)
  if (!counts && card.value !== undefined) say([...path, 'value'], `a card of kind ${kind} has no value`)
  if (kind === 'merchant' && !card.merchant) say(path, 'a card of kind merchant needs a merchant, what it gives')
  if (kind !== 'merchant' && card.merchant) say([...path, 'merchant'], `a card of kind ${kind} has no merchant`)
  if (kind === 'share' && card.share === undefined) say(path, 'a card of kind share needs the share of a company')
  const mayHaveShare = kind === 'share' || kind === 'expansion'
  if (!mayHaveShare && card.share !== undefined)
    say([...path, 'share'], `a card of kind ${kind} has no share, only expansions and share cards have`)
}

/** Five merchants: a plain one, and one for the mines of each company. */
function checkMerchants({ action }: CardsData, say: Say): void {
  const merchants = action.flatMap(({ merchant }) => (merchant ? [merchant.minesOf ?? 'none'] : []))
  for (const whose of ['none', ...COMPANIES]) {
    const found = merchants.filter((company) => company === whose).length
    const what = whose === 'none' ? 'plain merchant' : `merchant for the mines of ${whose}`
    exactly(say, ['cards', 'action'], found, 1, what)
  }
}
