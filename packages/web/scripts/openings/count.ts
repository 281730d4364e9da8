import { type AnyGame, type Facts, type Match, replay } from '@quayside/kernel'
import { AND, type Aspect, type Opening, type OpeningsTable } from '../../src/openings/openings.ts'
import type { KeptGame } from './lines.ts'

/** Fewer games than this in a hundred say nothing of an opening. */
const SELDOM = 0.02

/** What a seat of a game began with, by aspect; nothing where it never came to that. */
export function openingsOf(match: Match, aspects: readonly Aspect[]): ReadonlyMap<string, string>[] {
  const begun = Array.from({ length: match.players }, () => new Map<string, string>())
  const wholes = Array.from({ length: match.players }, () => new Map<string, string[]>())
  let round = 0
  for (const { facts } of match.events.all(0)) {
    if (facts.kind === 'round-began') round = Number(facts.round)
    const { seat } = facts
    if (typeof seat !== 'number' || seat >= match.players) continue
    for (const aspect of aspects) {
      if (aspect.event !== facts.kind) continue
      const what = named(aspect, facts)
      if (!aspect.whole) {
        if (!begun[seat].has(aspect.id)) begun[seat].set(aspect.id, what)
      } else if (round === 1) wholes[seat].set(aspect.id, [...(wholes[seat].get(aspect.id) ?? []), what])
    }
  }
  for (const [seat, whole] of wholes.entries()) {
    for (const [aspect, parts] of whole) begun[seat].set(aspect, parts.toSorted().join(AND))
  }
  return begun
}

/** Parts of a whole go without their numbers: `cotton-2` is cotton. */
const named = ({ fact, whole }: Aspect, facts: Facts): string =>
  whole ? String(facts[fact]).replace(/-\d.*$/, '') : String(facts[fact])

/** What the seats of all games of a table show. */
export function tableOf(
  game: AnyGame,
  players: number,
  kept: readonly KeptGame[],
  aspects: readonly Aspect[],
): OpeningsTable {
  const counts = Array.from({ length: players }, () => new Map<string, Map<string, [games: number, wins: number]>>())
  for (const { record } of kept) {
    const replayed = replay(game, record)
    if (!replayed.ok) throw new Error(replayed.error.message)
    const scores = game.score(replayed.value.state, 'referee')
    const winners = scores.filter(({ rank }) => rank === 1).length
    for (const [seat, begun] of openingsOf(replayed.value, aspects).entries()) {
      const won = scores[seat].rank === 1 ? 1 / winners : 0
      for (const [aspect, what] of begun) {
        const all = counts[seat].get(aspect) ?? new Map<string, [number, number]>()
        const [games, wins] = all.get(what) ?? [0, 0]
        counts[seat].set(aspect, all.set(what, [games + 1, wins + won]))
      }
    }
  }
  return { players, games: kept.length, seats: counts.map((of) => commonest(of, aspects, kept.length)) }
}

const commonest = (
  counts: ReadonlyMap<string, ReadonlyMap<string, readonly [number, number]>>,
  aspects: readonly Aspect[],
  games: number,
): OpeningsTable['seats'][number] =>
  Object.fromEntries(
    aspects.map(({ id }) => {
      const all = [...(counts.get(id) ?? [])].map(
        ([what, [games, won]]): Opening => ({ what, games, wins: Math.round(won * 10) / 10 }),
      )
      return [
        id,
        all
          .filter((one) => one.games >= SELDOM * games)
          .toSorted((a, b) => b.games - a.games || (a.what < b.what ? -1 : 1)),
      ]
    }),
  )
