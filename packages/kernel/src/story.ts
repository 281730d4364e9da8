import { EVERYONE, type SeatMask } from './seats.ts'

/** Cells of one event in the raw story: audience, kind and four numbers. */
export const EVENT_CELLS = 6

/**
 * Where `apply` tells what happened. Events are numbers here, so that telling costs a search nothing; the border turns them
 * into objects and words. A silent story keeps no events but still knows whether something was drawn or revealed.
 */
export class Story {
  readonly telling: boolean
  /** Raw events one after another, `EVENT_CELLS` numbers each. */
  readonly raw: number[] = []
  /** Index into `raw` at the moment something was first drawn or revealed; -1 if nothing was. Undo does not go back beyond it, and the law of secrecy compares no further. */
  barrier = -1

  constructor(telling = true) {
    this.telling = telling
  }

  /** Tell everybody. */
  tell(kind: number, a = 0, b = 0, c = 0, d = 0): void {
    if (this.telling) this.raw.push(EVERYONE, kind, a, b, c, d)
  }

  /** Tell only the seats in `audience`; tell the others what they may know in a second event. */
  tellTo(audience: SeatMask, kind: number, a = 0, b = 0, c = 0, d = 0): void {
    if (this.telling) this.raw.push(audience, kind, a, b, c, d)
  }

  /** Chance decided something just now (a tile came from a stack, a die was rolled). */
  drew(): void {
    if (this.barrier < 0) this.barrier = this.raw.length
  }

  /** Somebody's secret became known just now. */
  revealed(): void {
    if (this.barrier < 0) this.barrier = this.raw.length
  }

  clear(): void {
    if (this.raw.length > 0) this.raw.length = 0
    this.barrier = -1
  }
}
