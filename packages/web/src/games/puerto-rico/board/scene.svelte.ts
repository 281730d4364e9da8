import { getContext, setContext } from 'svelte'
import { BoardScene } from '../../../boards/parts/scene.svelte.ts'
import { duskOf } from './daylight.ts'
import { loadedParts, type Parts } from './extra.ts'
import { columns, type View } from './things.ts'
import { WORDS, type Words } from './words.ts'
import type { MoreWords } from './words-expansions.ts'

const PLACING: ReadonlySet<string> = new Set(['mayor-privilege', 'mayor-place', 'festival-place', 'poach-place'])

export class Scene extends BoardScene<View> {
  /** What expansions and Puertomas need to be drawn; null where there are none. */
  readonly parts: Parts | null = loadedParts()

  private lengths = $derived.by(() => columns(Object.keys(this.view.market)).map(({ buildings }) => buildings.length))

  w: Words = $derived.by(() => WORDS[this.host.language])
  /** What expansions need of words; where there are none, nobody asks for them. */
  x: MoreWords = $derived.by(() => this.parts!.words[this.host.language])

  /** In the builder phase the market has the upper part of the table, but not while one pays with what lies on the island. */
  building = $derived.by(() => {
    const { question } = this.host
    return question === 'builder-build' || (this.phase === 'builder' && !question?.startsWith('black-market'))
  })
  /** Before the first round: cards are chosen, or the market is put together, by whoever's turn it is. */
  choosing = $derived.by(() => this.me !== null && this.player.hand !== undefined)
  drafting = $derived.by(() => !this.choosing && this.view.draft !== undefined)
  /** Goals of the festival, and one's own cards once they are chosen. */
  goals = $derived.by(() => (this.view.festival?.goals ?? []).length > 0)
  cards = $derived.by(() => !this.choosing && (this.player.achievements ?? []).some(({ id }) => id !== undefined))
  /** Rows of the market: kinds in its longest column, and in the longest of two columns one below the other. */
  rows = $derived.by(() => Math.max(0, ...this.lengths))
  pairRows = $derived.by(() => Math.max(0, ...this.lengths.slice(0, 2)) + Math.max(0, ...this.lengths.slice(2)))
  /** Workers are being placed: then what they will make is told. */
  placing = $derived.by(() => PLACING.has(this.host.question ?? '') && this.view.makes !== undefined)

  /** How far the day has come, from the morning to the evening of the last round. */
  dusk = $derived.by(() => duskOf(this.view))

  /** The player whose card lies large over the table. */
  enlarged = $state<number | null>(null)

  /** Opens a player's card large; whoever only watches gets the island in the middle. */
  enlarge(seat: number): void {
    if (this.me === null && !this.view.players[seat].board) this.show(seat)
    else this.enlarged = seat
  }

  /** A guest is being moved: then circles are where it can go, whatever is asked. */
  guestHeld = $derived.by(() => ['guest:worker', 'guest:noble'].some((place) => this.host.light(place)?.held === true))

  /** "1 of 2 workers", and how many of them are nobles. */
  staffWords(workers: number, nobles: number, circles: number): string {
    const all = this.w.circles(workers + nobles, circles)
    return nobles > 0 ? `${all}, ${this.x.noble(nobles, this.thing('piece', 'noble'))}` : all
  }

  /** When a seat acts in the phase, or chooses in the round: 1 is first. */
  turn(seat: number): number {
    const { now, players, governor } = this.view
    const first = ['choose', 'over', 'setup'].includes(now.phase) ? governor : now.by
    return ((seat - first + players.length) % players.length) + 1
  }
}

const KEY = Symbol('puerto-rico')

export const setScene = (scene: Scene): Scene => setContext(KEY, scene)
export const theScene = (): Scene => getContext(KEY)
