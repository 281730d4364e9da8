import { kindOf, type PlayerView, restingOf, seatOf, type View } from './things.ts'

/** The kinds of places that a question is about. */
const ABOUT: { readonly [question: string]: readonly string[] } = {
  'keep-tile': ['start'],
  'rest-card': ['hand', 'pile'],
  plan: ['hand', 'slot'],
  turn: ['action', 'expansion', 'tile', 'company', 'marker', 'bonus'],
  goods: ['action', 'display', 'company'],
  'enter-region': ['region', 'column', 'base'],
  'region-rewards': ['region'],
  'return-post': ['column', 'base'],
  inkwell: ['ink', 'step'],
  'spend-points': ['book'],
  'remove-post': ['base', 'company'],
  'place-book': ['held', 'step'],
  'buy-for-pounds': ['display'],
  discard: ['hand'],
  'reward-parts': ['diamond', 'company'],
  'buy-and-or-diamond': ['display', 'diamond'],
  'other-tracks': ['company'],
  'take-pile': ['pile'],
}

/** What picking these places would mean; what is not named is the likeliest there is. */
export function attempt(question: string, picked: readonly string[], seen: unknown): string | null {
  const view = seen as View
  const parts = picked.map((place) => place.split(':'))
  const of = (kind: string) => parts.find((part) => part[0] === kind)?.[1]
  const attached = attaching(view, of('tile'), of('attach'))
  if (attached !== null) return attached
  if (parts.length === 0 || !parts.every(([kind]) => ABOUT[question]?.includes(kind))) return null
  const [kind, id, more] = parts[0]
  const seat = seatOf(view)
  const player = seat === undefined ? undefined : view.players[seat]
  switch (question) {
    case 'keep-tile':
      return `keep ${id}`
    case 'rest-card':
      return player && seat !== undefined ? `rest ${of('hand') ?? nextResting(player, seat)} ${of('pile') ?? 2}` : null
    case 'plan':
      return player ? planned(player, of('hand'), of('slot')) : null
    case 'turn':
      return acting(of, kind)
    case 'goods':
      if (kind === 'action') return `add ${id}`
      return kind === 'display' ? `buy ${id} ${more}` : `advance ${id}`
    case 'enter-region':
      return entering(view, of('region'), of('column') ?? parts.find(([part]) => part === 'base')?.[2])
    case 'region-rewards':
      return `reward ${id}`
    case 'return-post':
      if (kind === 'column') return `return ${id}`
      return id === view.ousted?.[0] ? `return ${more}` : null
    case 'inkwell':
      return kind === 'ink' ? 'step' : `flip ${id}`
    case 'spend-points':
      return `book ${id} ${more}`
    case 'remove-post':
      return `remove ${id} ${parts.find(([part]) => part === 'base')?.[2] ?? firstColumn(view, id)}`
    case 'place-book':
      return view.held ? `place ${of('held') ?? view.held[0]} ${of('step') ?? 1}` : null
    case 'discard':
      return `discard ${id}`
    case 'take-pile':
      return `pile ${id}`
    case 'other-tracks':
      return `track ${id}`
    case 'reward-parts':
      return kind === 'diamond' ? 'take diamond' : 'take track'
    // A card of the display for pounds, or steps.
    default:
      return kind === 'diamond' ? 'take diamond' : `buy ${id} ${more}`
  }
}

/** The +1 tile can be put on a card whatever is asked. */
function attaching(view: View, tile: string | undefined, slot: string | undefined): string | null {
  if (slot !== undefined) return `attach ${slot}`
  if (tile !== 'plus-one') return null
  const seat = seatOf(view)
  const goods = seat === undefined ? -1 : (view.players[seat].slots ?? []).findIndex((card) => card !== null)
  return `attach ${Math.max(0, goods) + 1}`
}

function acting(of: (kind: string) => string | undefined, first: string): string {
  const [card, tile, space, company] = [of('action'), of('tile'), of('bonus'), of('company')]
  if (card !== undefined) return `use ${card}`
  if (tile !== undefined) return `use ${tile}`
  if (space !== undefined) return `mark ${space}`
  if (company !== undefined) return `expand ${company}`
  // Expansions that lie there and do not shine have been used, and markers have none left or no space to lie on.
  return first === 'expansion' ? 'use expansion-tile' : 'mark first-player'
}

function planned(player: PlayerView, card: string | undefined, slot: string | undefined): string | null {
  const { hand, slots = [], openSlots } = player
  const laid = card ?? hand.find((face) => kindOf(face) !== 'share') ?? hand[0]
  const free = slot ?? openSlots.find((number) => slots[number - 1] === null) ?? openSlots[0]
  return laid === undefined ? null : `lay ${laid} ${free}`
}

/** From the column that is named, else from the first that has a post. */
function entering(view: View, region: string | undefined, column: string | undefined): string | null {
  if (region === undefined || view.expanding === undefined) return null
  return `enter ${region} ${column ?? firstColumn(view, view.expanding)}`
}

const firstColumn = (view: View, company: string): number =>
  Math.max(
    0,
    view.bases[company].findIndex(({ posts }) => posts > 0),
  ) + 1

/** The card that a starting tile rests next. */
function nextResting({ resting, startTile, hand }: PlayerView, seat: number): string {
  const cards = startTile === undefined ? [] : restingOf(startTile, seat)
  return cards[resting.flat().length] ?? hand[0]
}
