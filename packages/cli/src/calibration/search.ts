import type { AnyGame, Dial } from '@quayside/kernel'

/** A step that was tried: a dial at another value, and how far from the targets that is. */
export interface Step {
  readonly dial: string
  readonly from: number
  readonly to: number
  readonly before: number
  readonly loss: number
  readonly taken: boolean
}

export interface Found {
  readonly game: AnyGame
  readonly loss: number
  readonly steps: readonly Step[]
}

export interface Quest {
  readonly dials: readonly Dial[]
  /** So often at most through all dials. */
  readonly rounds: number
  /** How far from the targets games with these data come out. */
  lossOf(game: AnyGame): Promise<number>
  hear(step: Step): void
}

/** A step must gain that much of the loss: less is what other deals would gain or lose by chance. */
const WORTH_IT = 0.03

/**
 * Turns one dial after another by one value, up or down, and keeps what brings the figures nearer to their targets, as long as anything does.
 * A dial that has helped is turned on at once in the same direction.
 */
export async function search(game: AnyGame, { dials, rounds, lossOf, hear }: Quest): Promise<Found> {
  const steps: Step[] = []
  let best = { game, loss: await lossOf(game) }

  /** Whether a dial was turned by a value. */
  async function turned(dial: Dial, by: 1 | -1): Promise<boolean> {
    const from = dial.read(best.game.data!.pack)
    const to = dial.values[dial.values.indexOf(from) + by]
    if (to === undefined || best.loss === 0) return false
    const pack = dial.turn(best.game.data!.pack, to)
    // Some values do not go with others: a space beyond the end of its track.
    if (game.data!.check(pack).length > 0) return false
    const candidate = game.data!.with(pack)
    const loss = await lossOf(candidate)
    const taken = loss < best.loss * (1 - WORTH_IT)
    const step = { dial: dial.id, from, to, before: best.loss, loss, taken }
    steps.push(step)
    hear(step)
    if (taken) best = { game: candidate, loss }
    return taken
  }

  for (let round = 0; round < rounds; round++) {
    const before = best.game
    for (const dial of dials) {
      for (const by of [1, -1] as const) {
        if (!(await turned(dial, by))) continue
        while (await turned(dial, by));
        break
      }
    }
    if (best.game === before) break
  }
  return { ...best, steps }
}
