import { keptHere } from '../home/lists.ts'
import type { PlayedGame, Sources } from './games.ts'
import { type Find, keyOf, readFinds, writeFinds } from './kept.ts'
import { gamesThere, lookHere, lookThere } from './look.ts'

/** Games of the server that are played through for one visit: each has to be fetched. */
const MOST_FETCHED = 30

/** A breath between two games, so that the page answers meanwhile. */
const breath = () => new Promise((resume) => setTimeout(resume))

/** Gathers one's finished games, of this browser and of the server, and then how their points came about. */
export class Gathering {
  /** The last first. */
  games: readonly PlayedGame[] = $state.raw([])
  finds: ReadonlyMap<string, Find> = $state.raw(readFinds())
  /** All games are there, though not yet how their points came about. */
  known = $state(false)
  busy = $state(true)
  /** The server has told all that it knows. */
  whole = $state(true)
  private left = false

  constructor() {
    void this.gather()
  }

  /** Nobody waits for it any more. */
  leave(): void {
    this.left = true
  }

  sourcesOf(game: PlayedGame): Sources | null {
    return this.finds.get(keyOf(game))?.sources ?? null
  }

  private async gather(): Promise<void> {
    const [here, there] = await Promise.all([this.lookAround(), gamesThere(() => !this.left)])
    if (this.left) return
    this.whole = there.whole
    this.games = [...here, ...there.games].sort((a, b) => b.finished - a.finished)
    this.known = true
    await this.lookInto(there.games.filter((game) => !this.finds.has(keyOf(game))).slice(0, MOST_FETCHED))
    this.busy = false
  }

  /** Of tables that were deleted nothing is kept. */
  private async lookAround(): Promise<PlayedGame[]> {
    const cards = keptHere().filter(({ phase }) => phase === 'over')
    const keys = new Set(cards.map(({ id }) => keyOf({ at: 'local', id })))
    this.finds = new Map([...this.finds].filter(([key]) => !key.startsWith('local ') || keys.has(key)))
    for (const card of cards) {
      const key = keyOf({ at: 'local', id: card.id })
      if (this.left || this.finds.has(key)) continue
      // What cannot be fetched now is tried again at the next visit.
      const find = await lookHere(card).catch(() => null)
      if (find) this.finds = new Map([...this.finds, [key, find]])
      await breath()
    }
    writeFinds(this.finds)
    return [...keys].flatMap((key) => this.finds.get(key)?.game ?? [])
  }

  private async lookInto(games: readonly PlayedGame[]): Promise<void> {
    for (const game of games) {
      if (this.left) return
      try {
        this.finds = new Map([...this.finds, [keyOf(game), { sources: await lookThere(game) }]])
        writeFinds(this.finds)
      } catch {
        // Out of reach, or asked for too much at once: the next visit goes on from here.
        return
      }
      await breath()
    }
  }
}
