import { type AnyGame, type Facts, type Match, type Score, type Seat, seatsIn, viewerBit } from '@quayside/kernel'
import { knownCounts, type Sight } from './sight.ts'
import type { Told } from './watch.ts'

/** Things that happened lately, so many. */
const LATELY = 10

/** How a game stands, in short, as lists show it to one who sits there or watches. */
export interface Glance {
  /** Lines of the record that everybody knows of. */
  readonly seq: number
  /** The part of a spectator's view that a small picture needs. */
  readonly view: { readonly [key: string]: unknown }
  /** What everybody has been told lately; nothing any more once the game is over. */
  readonly events: readonly Told[]
  readonly asked: Sight['asked']
  /** The `seq` of the reader's own last answer; what came after is news to them. */
  readonly since: number
  /** What the reader is asked. */
  readonly ask: Facts | null
  /** Once the game is over. */
  readonly scores: readonly Pick<Score, 'seat' | 'total' | 'rank'>[] | null
}

/** The same for all seats at once, as it is kept. What a seat is asked is for that seat alone: `glanceFor` sees to it. */
export interface KeptGlance extends Omit<Glance, 'since' | 'ask'> {
  /** By seat. */
  readonly since: readonly number[]
  readonly asks: { readonly [seat: Seat]: Facts }
}

/** Made of what a spectator sees and is told, and of each seat's own question. */
export function glanceOf({ game, state, options, lines, events, over }: Match): KeptGlance {
  const counted = knownCounts(lines, 'spectator')
  const since = new Array<number>(game.players(options)).fill(0)
  lines.forEach((line, i) => {
    since[line.seat] = counted[i + 1]
  })
  const bit = viewerBit('spectator')
  const lately: Told[] = []
  for (let i = events.length - 1; i >= 0 && lately.length < LATELY && !over; i--) {
    if ((events.audience(i) & bit) !== 0) lately.unshift({ facts: events.facts(i), seq: counted[events.line(i)] })
  }
  const seats = seatsIn(game.toMove(state))
  const view = game.view(state, 'spectator')
  return {
    seq: counted[lines.length],
    view: game.glance ? partOf(view, game.glance) : view,
    events: lately,
    asked: seats.map((seat) => ({ seat, kind: game.questions[game.question(state, seat)].kind })),
    since,
    asks: Object.fromEntries(seats.map((seat) => [seat, game.questionFacts(state, seat)])),
    scores: over ? game.score(state, 'spectator').map(({ seat, total, rank }) => ({ seat, total, rank })) : null,
  }
}

const partOf = (view: { readonly [key: string]: unknown }, wanted: NonNullable<AnyGame['glance']>) =>
  Object.fromEntries(
    Object.entries(wanted).map(([key, keys]) => {
      const value = view[key]
      if (keys === true || !Array.isArray(value)) return [key, value]
      return [key, value.map((each) => Object.fromEntries(keys.map((name) => [name, each[name]])))]
    }),
  )

/** What one who sits in a seat may know of it; -1 for one who watches. */
export function glanceFor({ since, asks, ...rest }: KeptGlance, seat: Seat): Glance {
  return { ...rest, since: since[seat] ?? 0, ask: asks[seat] ?? null }
}
