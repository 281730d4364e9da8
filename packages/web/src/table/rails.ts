import { type Choice, includesAll } from './choices.ts'

/** A button of the dock: an end of answers, or a whole answer that has none. */
export interface Offer {
  /** The place of the end, or the text of the answer. */
  readonly id: string
  /** Null for an answer that lies nowhere. */
  readonly end: string | null
  /** The answers it can lead to after what is held; picking it gives the only one. */
  readonly choices: readonly Choice[]
  readonly held: boolean
}

/** A row of buttons: pieces, or places. */
export interface Rail {
  /** Whether one of these is asked for now: then they have numbers. */
  readonly asked: boolean
  readonly offers: readonly Offer[]
}

/** So many answers are listed whole. */
const FEW = 4

/** Where something stands in reading order on the board; undefined where it is not drawn. */
export type Rank = (place: string) => number | undefined

/**
 * What the dock offers: pieces, then places, never their product. Few answers, and those of which every piece has only one, are listed
 * whole. Whoever begins with the place sees the pieces that go there.
 */
export function railsOf(asked: readonly Choice[], held: readonly string[], rank: Rank): readonly Rail[] {
  const fitting = asked.filter(({ places }) => includesAll(places, held))
  if (fitting.length === 0) return []
  if (isListed(asked)) return [{ asked: true, offers: sorted(fitting.map(whole), rank) }]
  const pieces = offersBy(asked, firstEnd, held)
  // Nobody has to pick the only piece there is.
  if (held.length === 0 && pieces.length === 1 && pieces[0].end !== null) return railsOf(asked, [pieces[0].end], rank)
  if (held.length === 0) return [{ asked: true, offers: sorted(pieces, rank) }]
  if (fitting.some((choice) => held.includes(firstEnd(choice) ?? ''))) {
    const next = offersBy(fitting, (choice) => choice.ends.find((end) => !held.includes(end)), held)
    return [
      { asked: false, offers: sorted(pieces, rank) },
      { asked: true, offers: sorted(next, rank) },
    ]
  }
  const places = offersBy(fitting, ({ ends }) => ends.find((end) => held.includes(end)), held)
  return [
    { asked: true, offers: sorted(offersBy(fitting, firstEnd, held), rank) },
    { asked: false, offers: places },
  ]
}

const firstEnd = ({ ends }: Choice): string | undefined => ends[0]

/** Whether answers need no second end to be told apart by a button each. */
export function isListed(choices: readonly Choice[]): boolean {
  if (choices.length <= FEW) return true
  const firsts = choices.flatMap(({ ends }) => ends.slice(0, 1))
  return new Set(firsts).size === firsts.length
}

const whole = (choice: Choice): Offer => ({
  id: choice.text,
  end: choice.ends[0] ?? null,
  choices: [choice],
  held: false,
})

/** How many ends there are to pick first, and how many after one of them at most. */
export function endsOf(choices: readonly Choice[]): { readonly pieces: number; readonly places: number } {
  const later = (choice: Choice) => choice.ends.slice(1, 2)
  return {
    pieces: new Set(choices.map((choice) => firstEnd(choice) ?? choice.text)).size,
    places: new Set(choices.flatMap(later)).size,
  }
}

/** One offer for each end; answers without one stand for themselves. */
function offersBy(
  choices: readonly Choice[],
  endOf: (choice: Choice) => string | undefined,
  held: readonly string[],
): Offer[] {
  const offers = new Map<string, Offer>()
  for (const choice of choices) {
    const end = endOf(choice)
    const id = end ?? choice.text
    const known = offers.get(id)?.choices ?? []
    offers.set(id, {
      id,
      end: end ?? null,
      choices: [...known, choice],
      held: end !== undefined && held.includes(end),
    })
  }
  return [...offers.values()]
}

/** As one reads the board; what is not drawn there comes after, in its own order. */
function sorted(offers: readonly Offer[], rank: Rank): readonly Offer[] {
  const at = ({ end }: Offer) => (end === null ? undefined : rank(end)) ?? Number.POSITIVE_INFINITY
  return offers
    .map((offer, i) => ({ offer, i, at: at(offer) }))
    .sort((a, b) => (a.at === b.at ? a.i - b.i : a.at - b.at))
    .map(({ offer }) => offer)
}
