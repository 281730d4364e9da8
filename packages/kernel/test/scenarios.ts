import { expect } from 'vitest'
import type { AnyGame, Facts, Result, Score, Seat, Viewer } from '../src/index.ts'
import { Match } from '../src/index.ts'

/** A table for scenarios: a match that is spoken to in answers and asked for what lies on it. `Seen` is what the game's view shows. */
export class ScenarioTable<Seen> {
  readonly match: Match

  constructor(match: Match) {
    this.match = match
  }

  get hash(): string {
    return this.match.game.hash(this.match.state)
  }

  get over(): boolean {
    return this.match.over
  }

  /** The seat gives these answers one after another, and each is accepted. */
  says(seat: Seat, ...answers: string[]): this {
    for (const answer of answers) {
      const made = this.match.answer(seat, answer)
      const asked = JSON.stringify(this.match.status().ask)
      expect(made, `seat ${seat}: ${answer}; asked: ${asked}`).toMatchObject({ ok: true })
    }
    return this
  }

  /** The answer is refused for this reason and nothing changes. */
  refuses(seat: Seat, answer: string, reason: string): this {
    const before = this.hash
    expect(this.match.why(seat, answer)?.code, `seat ${seat}: ${answer}`).toBe(reason)
    expect(this.match.answer(seat, answer)).toMatchObject({ ok: false, error: { code: reason } })
    expect(this.hash).toBe(before)
    return this
  }

  /** This seat and no other is asked this; with `answers`, exactly these are possible, in any order. */
  asks(seat: Seat, kind: string, answers?: readonly string[]): this {
    const { toMove, ask } = this.match.status()
    expect(toMove, `asked: ${JSON.stringify(ask)}`).toEqual([seat])
    expect(ask[0].kind).toBe(kind)
    if (answers) expect([...ask[0].answers].sort()).toEqual([...answers].sort())
    return this
  }

  /** The answers a seat to move has now; with a beginning, only those that begin with it. */
  answers(seat: Seat, beginning = ''): string[] {
    return this.match.ask(seat).answers.filter((answer) => answer.startsWith(beginning))
  }

  /** The seat takes its last answer back. */
  undoes(seat: Seat): this {
    expect(this.match.undo(seat)).toMatchObject({ ok: true })
    return this
  }

  /** The seat can take nothing back, for this reason. */
  cannotUndo(seat: Seat, reason: string): this {
    const before = this.hash
    expect(this.match.undo(seat)).toMatchObject({ ok: false, error: { code: reason } })
    expect(this.hash).toBe(before)
    return this
  }

  view(viewer: Viewer = 'referee'): Seen {
    return this.match.game.view(this.match.state, viewer) as unknown as Seen
  }

  /** Everything told of this kind. */
  events(kind: string): Facts[] {
    return this.match.eventsFor('referee').filter((event) => event.kind === kind)
  }

  score(viewer: Viewer = 'referee'): readonly Score[] {
    return this.match.game.score(this.match.state, viewer)
  }

  /** Points of one line of a seat's score. */
  points(seat: Seat, what: string): number | undefined {
    return this.score()[seat].lines.find((line) => line.what === what)?.points
  }

  record(): string[] {
    return this.match.lines.map(({ seat, text }) => `${seat} ${text}`)
  }
}

/** A match that must begin: its trouble is the test's own mistake. */
export function begun(match: Result<Match>): Match {
  if (!match.ok) throw new Error(match.error.message)
  return match.value
}

export const newMatch = (game: AnyGame, options: object, seed: string): Match => begun(Match.begin(game, options, seed))
export const matchAt = (game: AnyGame, position: object): Match => begun(Match.fromPosition(game, position))
