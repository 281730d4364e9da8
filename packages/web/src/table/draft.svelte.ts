import type { Facts } from '@quayside/kernel'
import type { AskSight, Sight } from '@quayside/table'
import type { Gesture } from '../boards/board.ts'
import type { Refused, TableLink } from './link.ts'
import { isRefused } from './refusals.ts'
import type { Stage } from './stage.svelte.ts'

/** What a draft has to know of the table it is made at. */
interface Drafting {
  readonly link: TableLink
  readonly stage: Stage
  readonly question: string | null
  readonly gesture: Gesture | null
  /** There is no line to the table. */
  unreachable(): void
}

export const isSight = (value: Sight | Refused | null): value is Sight => value !== null && 'view' in value

/** The answers of a gesture that is being made, and what one would see after them. */
export class Draft {
  private readonly at: Drafting
  answers: readonly string[] = $state.raw([])
  /** What one would see after the gesture so far, or after as much of it as reveals nothing. */
  sight: Sight | null = $state.raw(null)
  /** Everything the gesture has to hold is in it. */
  complete = $state(false)
  /** Answers that the question or a step of the gesture has offered. */
  private known: ReadonlyMap<string, Facts> = $state.raw(new Map())

  constructor(at: Drafting) {
    this.at = at
  }

  /** What the gesture holds, with what is known of it. */
  readonly laid: readonly Facts[] = $derived.by(() => this.answers.flatMap((text) => this.known.get(text) ?? []))
  /** The question that is a switch in this gesture is answered with yes; null if there is no such question. */
  readonly switched: boolean | null = $derived.by(() => {
    const first = this.at.gesture?.leadsTo
    return first && this.answers.length > 0 ? this.answers[0] === first.on : null
  })

  /** Begins anew for a question. */
  reset(standing: AskSight | null): void {
    this.answers = []
    this.sight = null
    this.complete = false
    this.known = new Map()
    this.learn(standing)
  }

  /** Holds what is proposed; behind a switch, what is proposed after it. */
  async propose(): Promise<void> {
    await this.set(await this.proposed(this.opening()))
  }

  /** Takes out all but the switch. */
  async clear(): Promise<void> {
    await this.set(this.opening())
  }

  /** Turns the switch, and lays the rest out anew. */
  async turn(): Promise<void> {
    const first = this.at.gesture?.leadsTo
    if (first) await this.set(await this.proposed([this.switched ? first.off : first.on]))
  }

  private opening(): readonly string[] {
    const first = this.at.gesture?.leadsTo
    if (!first) return []
    const count = this.answers.findIndex((text) => text !== first.on && text !== first.off)
    return this.answers.length > 0 ? this.answers.slice(0, count < 0 ? undefined : count) : [first.on]
  }

  private async proposed(after: readonly string[]): Promise<readonly string[]> {
    const { gesture, link, stage } = this.at
    const through = gesture?.leadsTo ? [gesture.leadsTo.question] : []
    return [...after, ...(await link.propose(stage.sight!.seq, after, through))]
  }

  /** Holds these answers, or as many of them as can be given. */
  async set(answers: readonly string[]): Promise<void> {
    const { link, stage } = this.at
    const { seq } = stage.sight!
    const before = this.answers
    this.answers = answers
    if (answers.length === 0) {
      this.sight = null
      this.complete = false
      return
    }
    const seen = await link.preview(answers, seq)
    if (this.answers !== answers || stage.sight?.seq !== seq) return
    if (isSight(seen)) {
      this.learn(seen.ask)
      this.sight = seen
      this.complete = !this.goesOn(seen.ask)
      await this.learnAbout(answers, seq)
    } else if (seen === null) this.complete = true
    else if (seen.code === 'unreachable') {
      this.answers = before
      this.at.unreachable()
    } else await this.set(await this.givable(answers, seq))
  }

  private goesOn(ask: AskSight | null): boolean {
    const kind = ask?.question.kind
    const { question, gesture } = this.at
    return kind !== undefined && (kind === question || kind === gesture?.leadsTo?.question)
  }

  private learn(ask: AskSight | null): void {
    if (ask) this.known = new Map([...this.known, ...ask.answers.map(({ text, facts }) => [text, facts] as const)])
  }

  /** Learns of answers that only those before them made possible: a proposal brings them all at once. */
  private async learnAbout(answers: readonly string[], seq: number): Promise<void> {
    const unknown = answers.flatMap((text, i) => (this.known.has(text) ? [] : [answers.slice(0, i)]))
    for (const seen of await Promise.all(unknown.map((before) => this.at.link.preview(before, seq))))
      if (isSight(seen)) this.learn(seen.ask)
  }

  /** Those of some answers that can be given one after the other: without one of them others may not fit any more. */
  private async givable(answers: readonly string[], seq: number): Promise<readonly string[]> {
    let given: readonly string[] = []
    for (const answer of answers) {
      const next = [...given, answer]
      if (!isRefused(await this.at.link.preview(next, seq))) given = next
    }
    return given
  }

  /** Takes an answer out of the gesture. */
  takeOut(at: number): void {
    void this.set(this.answers.filter((_, i) => i !== at))
  }

  /** What is known of an answer that the gesture holds, or could. */
  factsOf(text: string): Facts | undefined {
    return this.known.get(text)
  }
}
