import type { Match } from '@quayside/kernel'

/** Watches one game; true once it has come to the moment. */
export type Watching = () => (match: Match) => boolean

interface PuertoRicoPlayer {
  readonly goods: { readonly [good: string]: number }
  readonly city: readonly { readonly building: string; readonly workers: number }[]
}

const puertoRicoPlayers = ({ game, state }: Match) =>
  (game.view(state, 'referee') as { players: readonly PuertoRicoPlayer[] }).players

/**
 * A seat is skipped in a phase though it has goods, a guest in its guesthouse, and one of these buildings without a worker: moving the guest
 * there first would have let it act.
 */
export const guestSleeps =
  (role: string, buildings: readonly string[]): Watching =>
  () => {
    let told = 0
    return (match) => {
      const news = match.events.all(told)
      told = match.events.length
      const players = puertoRicoPlayers(match)
      return news.some(({ facts }) => {
        if (facts.kind !== 'cannot-act' || facts.role !== role) return false
        const { city, goods } = players[facts.seat as number]
        const workers = (id: string) => city.find(({ building }) => building === id)?.workers
        const idle = buildings.some((id) => workers(id) === 0)
        return idle && (workers('guesthouse') ?? 0) > 0 && Object.values(goods).some((count) => count > 0)
      })
    }
  }

/** Tiles were shuffled before the hacienda's question, and then its owner did not draw. */
export const shuffledUnasked: Watching = () => {
  let told = 0
  let shuffled = false
  return (match) => {
    const last = match.lines.at(-1)
    const found = shuffled && last?.text === 'skip draw'
    const news = match.events.all(told).map(({ facts }) => facts.kind)
    told = match.events.length
    shuffled = news.includes('tiles-shuffled') && match.status().ask.some(({ kind }) => kind === 'settler-draw')
    return found
  }
}

interface CooperIslandPlayer {
  readonly market: { readonly [item: string]: number }
}

/** A seat has said that it wants no more windows of this clean-up, and then something comes to its market. */
export const finishedTooEarly: Watching = () => {
  const before = new Map<number, number>()
  return (match) => {
    const { players, now } = match.game.view(match.state, 'referee') as {
      players: readonly CooperIslandPlayer[]
      now: { readonly phase: string }
    }
    if (now.phase !== 'clean-up') before.clear()
    const counts = players.map(({ market }) => Object.values(market).reduce((sum, count) => sum + count, 0))
    const grown = [...before].some(([seat, count]) => counts[seat] > count)
    for (const seat of before.keys()) before.set(seat, counts[seat])
    const last = match.lines.at(-1)
    if (last?.text === 'finish') before.set(last.seat, counts[last.seat])
    return grown
  }
}
