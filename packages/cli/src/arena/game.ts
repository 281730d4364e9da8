import { type AnyGame, firstSeat, Match, Rng, type Seat } from '@quayside/kernel'
import { type Forfeit, Forfeited, type ForfeitReason, type Job, type Order, type Played } from './order.ts'
import type { Player } from './player.ts'

/** So many answers at once are taken; longer lines are cut. */
const MOST_AT_ONCE = 64

/** Plays a game to its end, or to the first answer that is not one. */
export async function playGame(
  game: AnyGame,
  order: Order,
  job: Job,
  players: readonly Player[],
): Promise<{ readonly played: Played; readonly match: Match }> {
  const seed = `${order.seed} ${job.deal}`
  const begun = Match.begin(game, order.options, seed)
  if (!begun.ok) throw new Error(begun.error.message)
  const match = begun.value
  const seated = job.seats.map((place) => players[place])
  const thought = seated.map(() => 0)
  const longest = seated.map(() => 0)
  const decisions = seated.map(() => 0)
  const processor = seated.map((player) => (player.processor() === null ? null : 0))
  // The chance of a bot hangs on deal and seat, not on who sits there: rotations of a deal differ in the bots alone.
  for (const [seat, player] of seated.entries()) player.begin(match, seat, new Rng(`${seed} bot ${seat}`).seed())
  let forfeit: Forfeit | undefined
  while (!match.over && !forfeit) {
    const seat = firstSeat(game.toMove(match.state))
    const began = performance.now()
    const line = match.lines.length
    const used = seated[seat].processor()
    try {
      const texts = await seated[seat].answer(match, seat)
      const ms = performance.now() - began
      thought[seat] += ms
      longest[seat] = Math.max(longest[seat], ms)
      decisions[seat]++
      if (used !== null) processor[seat]! += seated[seat].processor()! - used
      if (order.limit !== undefined && ms > order.limit) throw new Forfeited('late', String(order.limit))
      take(match, seat, texts)
    } catch (problem) {
      forfeit = { seat, line, ...reasonOf(problem) }
    }
  }
  seated.forEach((player, seat) => {
    player.end(game.score(match.state, seat), forfeit?.seat)
  })
  if (forfeit) await seated[forfeit.seat].close()
  const times = {
    thought: thought.map(rounded),
    longest: longest.map(rounded),
    decisions,
    processor: processor.map((ms) => (ms === null ? null : rounded(ms))),
  }
  return { played: { seats: job.seats, ...times, ...resultOf(match, forfeit) }, match }
}

/** Gives a line of answers; only the first where something has come between. */
function take(match: Match, seat: Seat, texts: readonly string[]): void {
  if (texts.length > 1 && match.answerAll(seat, texts.slice(0, MOST_AT_ONCE)).ok) return
  const taken = match.answer(seat, texts[0])
  if (!taken.ok) throw new Forfeited('illegal', `${texts[0].slice(0, 80)} (${taken.error.code})`)
}

/** What goes wrong inside a bot is its own mistake too. */
function reasonOf(problem: unknown): { readonly why: ForfeitReason; readonly detail: string } {
  if (problem instanceof Forfeited) return { why: problem.why, detail: problem.message }
  return { why: 'failed', detail: String((problem as Error).stack ?? problem).slice(0, 400) }
}

/** Who forfeits is last; the others share the victory. */
function resultOf(
  { game, state, players }: Match,
  forfeit: Forfeit | undefined,
): Pick<Played, 'points' | 'ranks' | 'forfeit'> {
  if (forfeit) return { ranks: Array.from({ length: players }, (_, seat) => (seat === forfeit.seat ? 2 : 1)), forfeit }
  const scores = game.score(state, 'referee')
  return { points: scores.map(({ total }) => total!), ranks: scores.map(({ rank }) => rank!) }
}

const rounded = (ms: number): number => Math.round(ms * 10) / 10
