import type { Facts, Seat } from '@quayside/kernel'
import { type AdviceShown, applyPatch, type ImaginedStep, type Picture, type Sight } from '@quayside/table'
import type { GameBoard } from '../boards/board.ts'
import { type Beat, beatsOf } from '../story/beats.ts'

/** A moment of what is expected: what is told of it, and the table then. */
export interface Moment {
  readonly seat: Seat | null
  readonly told: readonly Facts[]
  readonly sight: Sight
}

/** How the game is expected to go on after an advised answer, moment by moment. */
export class Imagined {
  /** The answer it begins with, in words. */
  readonly after: string
  readonly moments: readonly Moment[]
  at = $state(0)

  constructor({ begin, courses }: AdviceShown, rank: number, after: string, board: GameBoard) {
    this.after = after
    this.moments = momentsOf(begin, courses[rank], board)
  }

  get moment(): Moment {
    return this.moments[this.at]
  }

  get sight(): Sight {
    return this.moment.sight
  }

  /** A step back or on, to the first or the last; whether the key meant that. */
  key(key: string): boolean {
    const to = { ArrowLeft: this.at - 1, ArrowRight: this.at + 1, Home: 0, End: this.moments.length - 1 }[key]
    if (to !== undefined) this.go(to)
    return to !== undefined
  }

  go(at: number): void {
    this.at = Math.max(0, Math.min(this.moments.length - 1, at))
  }
}

/** Pictures are no sights of a table: nobody is asked anything, and there is nothing to take back. */
const sightOf = (picture: Picture, seq: number): Sight => ({ ...picture, seq, since: seq, ask: null, undo: null })

function momentsOf(begin: Picture, steps: readonly ImaginedStep[], board: GameBoard): Moment[] {
  const moments: Moment[] = []
  let picture = begin
  steps.forEach(({ events, patch }, i) => {
    const before = sightOf(picture, i)
    picture = applyPatch(picture, patch)
    const sight = sightOf(picture, i + 1)
    const told = events.map((facts) => ({ facts, seq: i + 1 }))
    const beats = beatsOf({ before, sight, told }, board)
    // What nobody would tell of belongs to what was told last.
    const last = moments.at(-1)
    if (beats.length === 0 && last) moments[moments.length - 1] = { ...last, sight }
    else moments.push(...beats.map((beat) => momentOf(beat, sight)))
  })
  return moments.length > 0 ? moments : [{ seat: null, told: [], sight: sightOf(picture, steps.length) }]
}

const momentOf = ({ seat, main, also }: Beat, sight: Sight): Moment => ({
  seat,
  told: [main, ...also].map(({ facts }) => facts),
  sight,
})
