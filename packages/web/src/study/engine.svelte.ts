import type { Found } from '@quayside/bots/parallel'
import type { Ranked } from '@quayside/bots/ranked'
import type { AdviceJob, BotJob } from '@quayside/bots/think'
import { type Facts, type Match, Rng, rulesOf, type Seat, Story } from '@quayside/kernel'
import type { AdviceShown } from '@quayside/table'
import { quickThinker, type Thinker, thinker } from '../bots/thinker.ts'

/** What thinks beside a study: the same search that masters answer by and hints tell of, told of while it goes on. */

/** A way to answer, as far as it is known by now. */
export interface EngineLine {
  readonly line: readonly string[]
  /** What its answers are about, each after those before it. */
  readonly facts: readonly Facts[]
  /** Null where nothing was played out. */
  readonly chance: number | null
  readonly equal: boolean
}

/** What is thought about: what the seat knows, and any truth behind it. */
type Task = Omit<AdviceJob, 'found' | 'milliseconds'>

type Searchers = Pick<Thinker, 'weigh' | 'workers'>
type Advisers = Pick<Thinker, 'advise'>

/** The longest that a part thinks, in milliseconds: so long, at most, somebody who goes on waits for a worker. */
const PART = 130
/** And the first of all. */
const GLANCE = 90
/** Of how many parts a glance is one. */
const GLANCES = 64
/** A search is cut into at least and at most so many parts. */
const FEWEST = 8
const MOST = 96
/** Of advice that tells how the game goes on, which is thought of once. */
const ADVICE = 600
/** Whoever steps from moment to moment is not answered at every step. In milliseconds. */
const PAUSE = 60

/** First what a master thinks, then what a grandmaster does, if nobody goes on meanwhile. */
const GRADES = ['master', 'grandmaster'] as const

export class Engine {
  lines: readonly EngineLine[] = $state.raw([])
  /** Games that were played out. */
  playouts = $state(0)
  /** How the game may go on after each line; null until a master's thought is complete. */
  advice: AdviceShown | null = $state.raw(null)
  state: 'off' | 'waiting' | 'thinking' | 'done' | 'failed' = $state('off')
  /** Which grade's thought is being told. */
  grade: (typeof GRADES)[number] = $state('master')
  seat: Seat | null = $state(null)
  /** How long the first line took, in milliseconds. */
  first: number | null = $state(null)
  private readonly thinker: Searchers
  private readonly adviser: Advisers
  private turn = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private stop = new AbortController()

  constructor(own: Searchers = quickThinker, adviser: Advisers = thinker) {
    this.thinker = own
    this.adviser = adviser
  }

  /** Nobody wants to hear of anything. */
  off(): void {
    this.clear('off')
  }

  /** Thinks about what a seat is asked in a match. What was thought about is left. */
  look(match: Match, seat: Seat): void {
    this.clear('waiting')
    this.seat = seat
    const turn = this.turn
    const { game, options } = match
    // As at a table: what the seat cannot know is dealt anew, so that the engine knows no more than it does.
    const rng = new Rng(`engine ${game.hash(match.state)} ${seat}`)
    const state = game.pack(game.resample(match.state, seat, rng))
    const task: Task = { rules: rulesOf(game, options), options, seat, seed: rng.seed(), state }
    const began = performance.now()
    this.timer = setTimeout(() => void this.think(task, match, turn, began), PAUSE)
  }

  private clear(state: 'off' | 'waiting'): void {
    this.turn++
    clearTimeout(this.timer)
    this.stop.abort()
    this.stop = new AbortController()
    this.lines = []
    this.playouts = 0
    this.first = null
    this.advice = null
    this.grade = 'master'
    this.state = state
  }

  private async think(task: Task, match: Match, turn: number, began: number): Promise<void> {
    const { game } = match
    const known = game.unpack(task.state)
    const isStale = () => turn !== this.turn
    const show = (ranked: readonly Ranked[]) => {
      this.lines = ranked.map(({ finding, chance, equal }) => ({
        line: finding.answers,
        facts: along(game, known, task.seat, finding.answers),
        chance: finding.simulations > 0 ? chance : null,
        equal,
      }))
    }
    try {
      this.state = 'thinking'
      const { decided, ranked } = await import('../bots/joined.ts')
      const tell = (found: readonly Found<string>[]) => {
        show(ranked(decided(found), task.seat))
        this.playouts = playoutsOf(found)
      }
      const job = (bot: string): BotJob => ({ ...task, bot })
      const glanced = performance.now()
      const glance = await this.thinker.weigh({
        ...job('master'),
        part: { index: 0, of: GLANCES },
        milliseconds: GLANCE,
      })
      if (isStale()) return
      tell([glance])
      this.first = performance.now() - began
      if (playoutsOf([glance]) === 0) return await this.finish([glance], task, turn)
      const of = partsFor(performance.now() - glanced)
      for (const grade of GRADES) {
        const found: Found<string>[] = []
        await this.inTurns(grade === 'master' ? of : Math.min(MOST, 4 * of), isStale, async (part) => {
          found.push(await this.thinker.weigh({ ...job(grade), part, milliseconds: 8 * PART }))
          if (isStale() || playoutsOf(found) < this.playouts) return
          this.grade = grade
          tell(found)
        })
        if (isStale()) return
        if (grade === 'master') void this.finish(found, task, turn)
      }
      this.state = 'done'
    } catch {
      if (!isStale()) this.state = 'failed'
    }
  }

  /** How the game may go on after the lines that a master found; without it they cannot be stepped through. */
  private async finish(found: readonly Found<string>[], task: Task, turn: number): Promise<void> {
    const wish = { ...task, found, milliseconds: ADVICE }
    const advice = await this.adviser.advise(wish, this.stop.signal).catch(() => null)
    if (turn !== this.turn) return
    this.advice = advice
    if (playoutsOf(found) === 0) this.state = 'done'
  }

  /** As many parts at a time as there are workers. */
  private async inTurns(
    of: number,
    isStale: () => boolean,
    act: (part: { index: number; of: number }) => Promise<void>,
  ): Promise<void> {
    let next = 0
    const work = async () => {
      while (next < of && !isStale()) await act({ index: next++, of })
    }
    await Promise.all(Array.from({ length: this.thinker.workers }, work))
  }
}

/** So many that none takes much longer than a part may: a glance was one of `GLANCES` at the most. */
const partsFor = (glance: number): number => Math.round(Math.min(MOST, Math.max(FEWEST, (glance * GLANCES) / PART / 2)))

const playoutsOf = (found: readonly Found<string>[]): number =>
  found.reduce((sum, { ways }) => sum + ways.reduce((all, { simulations }) => all + simulations, 0), 0)

/** What the answers of a whole are about, each after those before it. */
function along(game: Match['game'], state: unknown, seat: Seat, line: readonly string[]): Facts[] {
  const copy = game.clone(state)
  const facts: Facts[] = []
  for (const text of line) {
    const answer = game.parse(copy, text)
    facts.push(game.answerFacts(copy, seat, answer))
    game.apply(copy, seat, answer, silent)
    silent.clear()
  }
  return facts
}

const silent = new Story(false)
