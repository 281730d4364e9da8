import { type Asked, type Bot, botById } from '@quayside/bots'
import { decided } from '@quayside/bots/parallel'
import { partsOf } from '@quayside/bots/parts'
import type { Mind } from '@quayside/bots/think'
import { type Answer, type Match, Rng, type Score, type Seat } from '@quayside/kernel'

import { processorTime } from './processor.ts'

/** Who answers for a place of the field, game after game. */
export interface Player {
  /** A new game begins; all that is chance for the player comes from the seed. */
  begin(match: Match, seat: Seat, seed: string): void
  /**
   * Answers to the question that stands, as they are written; those after the first hold as long as nothing comes between. Throws
   * `Forfeited` where there is none.
   */
  answer(match: Match, seat: Seat): Promise<readonly string[]>
  /** Milliseconds of the processor's time by which its thinking is told; null where nobody knows. Only differences mean something. */
  processor(): number | null
  /** The game is over; with the seat that forfeited it, if one did. */
  end(scores: readonly Score[], forfeited?: Seat): void
  close(): Promise<void>
}

/** A bot of the house. It gets a state with another truth behind what its seat does not know. */
export class HousePlayer implements Player {
  private readonly bot: Bot
  private readonly mind: Mind
  private readonly parts: number
  private seed = ''

  constructor(id: string, mind: Mind, parts = 1) {
    const bot = botById(id)
    if (!bot) throw new Error(`there is no bot ${id}`)
    this.bot = bot
    this.mind = mind
    this.parts = parts
  }

  begin(_match: Match, _seat: Seat, seed: string): void {
    this.seed = seed
  }

  async answer({ state, lines }: Match, seat: Seat): Promise<readonly string[]> {
    const { game } = this.mind
    const rng = new Rng(`${this.seed} ${lines.length}`)
    const known = game.resample(state, seat, rng)
    const line = this.choose({ ...this.mind, state: known, seat }, rng.seed())
    return line.map((answer) => game.print(known, answer))
  }

  /** Parts are thought one after the other here: games are what an arena plays side by side. The answer is the same. */
  private choose(asked: Asked, seed: string): readonly Answer[] {
    const { bot, parts } = this
    if (parts === 1 || !bot.weigh) return bot.choose(asked, seed)
    return decided(partsOf(parts).map((part) => bot.weigh!(asked, seed, part)))[0].answers
  }

  processor(): number {
    return processorTime()
  }

  end(): void {}

  async close(): Promise<void> {}
}
