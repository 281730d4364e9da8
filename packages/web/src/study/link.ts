import { loadPolicy } from '@quayside/games'
import { Match, NOBODY, Rng, type Seat } from '@quayside/kernel'
import {
  type AdviceShown,
  type History,
  proposeOn,
  type Sight,
  sightOf,
  type TableInfo,
  Watch,
  type WhyNot,
} from '@quayside/table'
import type { LinkListener, Refused, TableLink } from '../table/link.ts'
import { askedSeat, type Given } from './course.ts'
import type { Studying } from './studying.svelte.ts'

const NOTHING: Refused = { code: 'no-advice', message: '' }

/** A line to the moment of a study that is shown: whoever is asked there answers, and the study grows by it. */
export class StudyLink implements TableLink {
  readonly at = 'local'
  readonly id: string
  private readonly study: Studying
  private listener: LinkListener | undefined
  private watch: Watch | undefined

  constructor(study: Studying) {
    this.study = study
    this.id = study.id
    study.moved = () => this.show()
  }

  listen(listener: LinkListener): void {
    this.listener = listener
    listener.connection({ state: 'live' })
    this.show()
    void loadPolicy(this.study.game)
  }

  close(): void {
    this.listener = undefined
  }

  async answer(answers: readonly string[]): Promise<Refused | null> {
    const { study } = this
    const match = study.match()
    const seat = this.seat(match)
    if (seat === undefined || !this.watch) return null
    const tries = tried(match, seat, answers)
    if ('code' in tries) return tries
    const told = match.events.length
    let goesOn = true
    for (const one of tries) {
      const before = match.lines.length
      match.answer(seat, one.text)
      goesOn = study.gave(`${seat} ${match.lines[before].text}`, one.given) && goesOn
    }
    if (!goesOn) this.show()
    else this.tell(told)
    return null
  }

  /** One answer back; it stays among the lines. */
  async undo(): Promise<Refused | null> {
    this.study.back()
    return null
  }

  async why(answers: readonly string[]): Promise<readonly (WhyNot | null)[]> {
    const match = this.study.match()
    const seat = this.seat(match)
    return answers.map((answer) => (seat === undefined ? null : match.why(seat, answer)))
  }

  async preview(answers: readonly string[]): Promise<Sight | Refused | null> {
    const match = this.study.match()
    const seat = this.seat(match)
    if (seat === undefined) return null
    const copy = match.fork(seat, this.guess(match, seat))
    const taken = copy.answerAll(seat, answers)
    if (!taken.ok) return taken.error.code === 'gesture-draws' ? null : taken.error
    return copy.drawn || copy.over ? null : { ...sightOf(copy, seat, NOBODY), seq: this.watch?.sight.seq ?? 0 }
  }

  async propose(_seq: number, after: readonly string[], through: readonly string[]): Promise<readonly string[]> {
    const match = this.study.match()
    const seat = this.seat(match)
    if (seat === undefined) return []
    await loadPolicy(match.game)
    const rng = this.guess(match, seat)
    const proposed = proposeOn(match.fork(seat, rng), seat, rng, after, through)
    return proposed.ok ? proposed.value : []
  }

  /** The engine stands beside it. */
  async advise(): Promise<AdviceShown | Refused> {
    return NOTHING
  }

  async history(): Promise<History> {
    throw new Error('a study is no past')
  }

  async act(): Promise<Refused | null> {
    return null
  }

  /** Who answers here: in a game that runs its player, if they are asked. */
  seat(match: Match): Seat | undefined {
    return askedSeat(match, this.study.running?.seat)
  }

  private guess(match: Match, seat: Seat): Rng {
    return new Rng(`study ${seat} ${match.lines.length}`)
  }

  /** Everything anew. */
  private show(): void {
    const { study, listener } = this
    if (!listener) return
    const match = study.match()
    const viewer = this.seat(match) ?? study.running?.seat ?? 0
    this.watch = new Watch(match, viewer, NOBODY)
    listener.info(this.info(match))
    listener.opened(viewer, { ...this.watch.sight, undo: this.undoSight() }, this.watch.events())
  }

  /** What came of an answer, to whoever gave it; then the next who is asked. */
  private tell(told: number): void {
    const { study, watch, listener } = this
    const match = study.match()
    const frame = watch?.step(told, NOBODY)
    if (!watch || !frame) {
      this.show()
      return
    }
    const patch = frame.patch.filter(([path]) => path[0] !== 'undo')
    listener?.frames([{ ...frame, patch: [...patch, [['undo'], this.undoSight()]] }])
    if (match.over) listener?.info(this.info(match))
    const next = this.seat(match)
    if (next !== undefined && next !== watch.viewer) this.show()
  }

  private undoSight(): Sight['undo'] {
    const { study } = this
    const given = study.given.get(study.at)
    if (!given) return { refused: 'nothing-to-undo' }
    return study.hides(given) ? { draftOf: given.seat } : { answer: given.facts }
  }

  private info(match: Match): TableInfo {
    const { rules, options, names, game } = this.study
    return {
      game: game.id,
      rules,
      options,
      phase: match.over ? 'over' : 'playing',
      paused: false,
      undo: true,
      advice: false,
      chairs: Array.from({ length: match.players }, (_, seat) => ({
        kind: 'person',
        name: names[seat] ?? '',
        yours: false,
      })),
      clock: { setting: { kind: 'none' }, expiry: 'wait', left: [], running: 0 },
      commitment: '',
      proof: null,
    }
  }
}

interface Tried {
  readonly text: string
  readonly given: Given
}

/** A whole gesture on a copy: what is known of each of its answers, or why it is refused. */
function tried(match: Match, seat: Seat, answers: readonly string[]): readonly Tried[] | Refused {
  const { game } = match
  const copy = Match.inThought(game, game.clone(match.state))
  const found: Tried[] = []
  for (const text of answers) {
    const refused = copy.why(seat, text)
    if (refused) return { code: refused.code, message: copy.refusalText(refused) }
    const facts = game.answerFacts(copy.state, seat, game.parse(copy.state, text))
    const draft = game.questions[game.question(copy.state, seat)].draft === true
    copy.answer(seat, text)
    found.push({ text, given: { seat, facts, draft, next: askedSeat(copy) ?? null } })
  }
  return found
}
