import type { AnyGame, Dial, Target } from '@quayside/kernel'
import { lossOf } from './figures.ts'
import type { Gauge } from './gauge.ts'
import type { Field } from './order.ts'

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
  readonly targets: readonly Target[]
  readonly field: Field
  /** So often at most through all dials. */
  readonly rounds: number
}

/** A step must gain that much of the loss: less is what other deals would gain or lose by chance. */
const WORTH_IT = 0.03

/**
 * Turns one dial after another by one value, up or down, and keeps what brings the figures nearer to their targets, as long as anything does.
 * A dial that has helped is turned on at once in the same direction.
 */
export async function search(game: AnyGame, gauge: Gauge, quest: Quest, hear: (step: Step) => void): Promise<Found> {
  const steps: Step[] = []
  const lossAt = async (candidate: AnyGame) => {
    const measured = await gauge.measure(candidate, [quest.field])
    return lossOf(
      measured.map(({ figures }) => figures),
      quest.targets,
    )
  }
  let best = { game, loss: await lossAt(game) }

  /** Whether a dial was turned by a value. */
  async function turned(dial: Dial, by: 1 | -1): Promise<boolean> {
    const from = dial.read(best.game.data!.pack)
    const to = dial.values[dial.values.indexOf(from) + by]
    if (to === undefined || best.loss === 0) return false
    const pack = dial.turn(best.game.data!.pack, to)
    // Some values do not go with others: a space beyond the end of its track.
    if (game.data!.check(pack).length > 0) return false
    const candidate = game.data!.with(pack)
    const loss = await lossAt(candidate)
    const taken = loss < best.loss * (1 - WORTH_IT)
    const step = { dial: dial.id, from, to, before: best.loss, loss, taken }
    steps.push(step)
    hear(step)
    if (taken) best = { game: candidate, loss }
    return taken
  }

  for (let round = 0; round < quest.rounds; round++) {
    const before = best.game
    for (const dial of quest.dials) {
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
