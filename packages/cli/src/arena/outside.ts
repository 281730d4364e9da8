import type { Match, Score, Seat } from '@quayside/kernel'
import { readJson } from '../engine/json.ts'
import { Forfeited } from './order.ts'
import type { Player } from './player.ts'
import { Program, type ProgramListener } from './program.ts'

/** What an outside program has for a decision where nothing is said. */
const USUAL_LIMIT_MS = 60_000

/** A program as a player. It is told what its seat may know and nothing else; docs/bots-outside.md describes the dialect. */
export class OutsidePlayer implements Player {
  private readonly command: string
  private readonly limit: number
  private readonly listener: ProgramListener
  private program: Program | null = null
  /** Events that were told before the last question. */
  private told = 0

  constructor(command: string, limit: number | undefined, listener: ProgramListener) {
    this.command = command
    this.limit = limit ?? USUAL_LIMIT_MS
    this.listener = listener
  }

  begin({ game, options, players }: Match, seat: Seat, seed: string): void {
    if (this.program?.over) void this.program.close()
    if (!this.program || this.program.over) this.program = new Program(this.command, this.listener)
    this.told = 0
    this.program.tell({ t: 'begin', game: game.id, options, seat, players, seed })
  }

  async answer(match: Match, seat: Seat): Promise<readonly string[]> {
    const { game, state } = match
    const since = this.told
    this.told = match.events.length
    const line = await this.program!.ask(
      {
        t: 'ask',
        question: game.questionFacts(state, seat),
        answers: match.ask(seat).answers,
        events: match.eventsFor(seat, since),
        view: game.view(state, seat),
      },
      this.limit,
    )
    return [answerIn(line)]
  }

  /** What a program of its own uses is not counted. */
  processor(): null {
    return null
  }

  end(scores: readonly Score[], forfeited?: Seat): void {
    this.program?.tell({ t: 'end', scores, ...(forfeited !== undefined && { forfeited }) })
  }

  async close(): Promise<void> {
    await this.program?.close()
    this.program = null
  }
}

function answerIn(line: string): string {
  const json = readJson(line)
  const answer = json.ok ? (json.value as { answer?: unknown } | null)?.answer : undefined
  if (typeof answer !== 'string') throw new Forfeited('unreadable', line.slice(0, 80))
  return answer
}
