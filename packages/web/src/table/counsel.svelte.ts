import type { Advice } from '@quayside/bots/advice'
import { aboutEqual, adviceWords, type Naming, reasonOf } from '@quayside/bots/words'
import type { Facts } from '@quayside/kernel'
import type { AskSight } from '@quayside/table'
import type { Refused } from './link.ts'
import type { Play } from './play.svelte.ts'
import { tableReason } from './reason-words.ts'

/** An advised answer in words. */
export interface Counselled {
  readonly line: readonly string[]
  readonly answer: string
  /** All that belongs to it, where that is more than one answer. */
  readonly steps: string
  readonly outlook: string
  readonly reason: string
  /** No better than the first and no worse, or the first of such. */
  readonly equal: boolean
  /** Where on the board it begins. */
  readonly places: readonly string[]
}

/** Advice that takes longer is seen to be on its way, in milliseconds. */
const SOON = 400
/** Nobody reads longer lines. */
const MOST_STEPS = 12

const factsIn = (ask: AskSight | null, text: string): Facts | undefined =>
  ask?.answers.find((answer) => answer.text === text)?.facts

/** Advice on the question that stands: asked for, waited for, shown until another question stands. */
export class Counsel {
  private readonly play: Play
  /** Somebody wants it. */
  open = $state(false)
  /** It is on its way, and has been for a while. */
  slow = $state(false)
  /** Why there is none. */
  trouble = $state('')
  /** It was asked for by a finger. */
  touched = false
  private advice: Advice | null = $state.raw(null)
  /** By line, what its answers are about, each after those before it. */
  private steps: ReadonlyMap<readonly string[], readonly Facts[]> = new Map()
  private asked: AbortController | undefined

  constructor(play: Play) {
    this.play = play
  }

  /** Whether players at this table may ask. */
  readonly offered: boolean = $derived.by(
    () =>
      this.play.stage.table?.advice === true && typeof this.play.viewer === 'number' && !this.play.stage.sight?.over,
  )
  /** Whether there is a question to ask about. */
  readonly ready: boolean = $derived.by(() => this.play.standing !== null)

  /** By the number that is shown. */
  readonly rows: readonly Counselled[] = $derived.by(() => {
    const { advice, play } = this
    if (!advice) return []
    const words = adviceWords[play.language]
    const { answers } = advice
    return answers.map(({ line, chance, points }, i) => ({
      line,
      equal: answers.length > 1 && aboutEqual(answers[i], answers[i === 0 ? 1 : 0]),
      answer: this.naming.answer(line),
      steps: line.length > 1 ? line.map((_, step) => this.said(line, step)).join('; ') : '',
      outlook: words.outlook(Math.round(chance * 100), Math.round(points[advice.seat])),
      reason: reasonOf(advice, i, words, this.naming),
      places: this.placesOf(line),
    }))
  })
  /** It is no more than a quick look. */
  readonly short: boolean = $derived.by(() => this.advice?.short === true)
  /** For those who listen. */
  readonly told: string = $derived.by(() => {
    if (!this.open) return ''
    if (this.trouble) return this.trouble
    if (this.rows.length === 0) return this.slow ? this.play.said.advising : ''
    const lines = this.rows.map(({ answer, outlook, reason }, i) => `${i + 1}: ${answer}. ${outlook}. ${reason}`)
    const { said } = this.play
    return `${said.advice}. ${this.short ? `${said.quickLook} ` : ''}${lines.join(' ')}`
  })

  private readonly naming: Naming = {
    who: (seat) => this.play.names[seat],
    scoreLine: (what) => this.play.words.scoreLine(what),
    answer: (line) => {
      const answer = this.said(line, this.telling(line))
      return line.length > 1 ? this.play.said.andMore(answer, line.length - 1) : answer
    },
  }

  async toggle(touched = false): Promise<void> {
    this.touched = touched
    if (this.open) this.close()
    else await this.ask()
  }

  private async ask(): Promise<void> {
    const { play } = this
    if (!play.standing) return
    this.open = true
    const asked = new AbortController()
    this.asked = asked
    const timer = setTimeout(() => {
      this.slow = this.asked === asked
    }, SOON)
    const heard = await play.link.advise(play.stage.sight!.seq, asked.signal)
    const steps = 'answers' in heard && !play.laysOut ? await this.stepsOf(heard) : new Map()
    clearTimeout(timer)
    if (this.asked !== asked) return
    this.slow = false
    this.steps = steps
    if ('answers' in heard && heard.answers.length === 0) this.trouble = play.said.noAdvice
    else if ('answers' in heard) this.advice = heard
    else this.trouble = this.reasonFor(heard)
  }

  private async stepsOf({ answers }: Advice): Promise<typeof this.steps> {
    const wholes = answers.map(({ line }) => line).filter((line) => line.length > 1)
    return new Map(await Promise.all(wholes.map(async (line) => [line, await this.factsAlong(line)] as const)))
  }

  /** Another question stands, or nobody wants it any more. */
  close(): void {
    this.asked?.abort()
    this.asked = undefined
    this.open = false
    this.slow = false
    this.trouble = ''
    this.advice = null
  }

  /** Of answers that make one whole, the one that tells it from the others best: in none of them, or at least not in all. */
  private telling(line: readonly string[]): number {
    const others = (this.advice?.answers ?? []).map((advised) => advised.line).filter((other) => other !== line)
    const lacks = (text: string) => (other: readonly string[]) => !other.includes(text)
    const own = line.findIndex((text) => others.every(lacks(text)))
    return Math.max(0, own >= 0 ? own : line.findIndex((text) => others.some(lacks(text))))
  }

  private said(line: readonly string[], step: number): string {
    const facts = this.steps.get(line)?.[step] ?? factsIn(this.play.standing, line[step])
    return facts ? this.play.words.answer(facts) : line[step]
  }

  /** What later answers of a line are about can be told only where the earlier ones have been given. */
  private async factsAlong(line: readonly string[]): Promise<readonly Facts[]> {
    const { play } = this
    const facts: Facts[] = []
    let asked = play.standing
    for (const text of line.slice(0, MOST_STEPS)) {
      const found = factsIn(asked, text)
      if (!found) break
      facts.push(found)
      if (facts.length === line.length) break
      const seen = await play.link.preview(line.slice(0, facts.length), play.stage.sight!.seq)
      asked = seen && 'ask' in seen ? seen.ask : null
    }
    return facts
  }

  private placesOf([first]: readonly string[]): readonly string[] {
    const facts = factsIn(this.play.standing, first)
    return facts ? this.play.board.places(facts) : []
  }

  private reasonFor({ code }: Refused): string {
    const { said, language } = this.play
    return code === 'unreachable' ? said.offline : (tableReason(language, code) ?? said.noAdvice)
  }
}
