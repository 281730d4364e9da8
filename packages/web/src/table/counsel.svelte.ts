import type { Naming } from '@quayside/bots/reasons'
import type { Facts } from '@quayside/kernel'
import type { AdviceShown } from '@quayside/table'
import type { Refused } from './link.ts'
import type { Play } from './play.svelte.ts'
import { tableReason } from './reason-words.ts'
import { readerOf } from './you.ts'

/** What advice is said with: fetched when it is first asked for. */
type Saying = typeof import('../imagined/saying.ts')

/** An advised answer in words. */
export interface Counselled {
  readonly line: readonly string[]
  readonly answer: string
  /** All that belongs to it, where that is more than one answer. */
  readonly steps: string
  readonly outlook: string
  readonly reason: string
  /** No better than the first and no worse, or the first of such; and the words for it. */
  readonly equal: boolean
  readonly alike: string
  /** Where on the board it begins. */
  readonly places: readonly string[]
  /** What is expected after it can be looked at. */
  readonly imagined: boolean
}

/** Advice that takes longer is seen to be on its way, in milliseconds. */
const SOON = 400
/** Nobody reads longer lines. */
const MOST_STEPS = 12

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
  private advice: AdviceShown | null = $state.raw(null)
  private saying: Saying | null = $state.raw(null)
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
    const { advice, saying, play } = this
    if (!advice || !saying) return []
    const words = saying.adviceWords[play.language]
    const naming = this.namingWith(saying, advice)
    return advice.answers.map(({ line, facts, equal }, rank) => ({
      line,
      equal,
      answer: this.named(advice, rank, (one) => play.words.answer(one)),
      steps:
        line.length > 1
          ? facts
              .slice(0, MOST_STEPS)
              .map((one) => play.words.answer(one))
              .join('; ')
          : '',
      outlook: saying.outlookOf(advice, rank, words),
      reason: saying.reasonOf(advice, rank, words, naming),
      alike: equal ? words.equal : '',
      places: play.board.places(facts[0]),
      imagined: advice.courses[rank].length > 0,
    }))
  })
  /** It is no more than a quick look. */
  readonly short: boolean = $derived.by(() => this.advice?.short === true)
  /** For those who listen. */
  readonly told: string = $derived.by(() => {
    if (!this.open) return ''
    if (this.trouble) return this.trouble
    if (this.rows.length === 0) return this.slow ? this.play.said.advising : ''
    const lines = this.rows.map(({ answer, outlook, alike, reason }, i) =>
      [`${i + 1}: ${answer}. ${outlook}`, alike, reason].filter(Boolean).join('. '),
    )
    const { said } = this.play
    return `${said.advice}. ${this.short ? `${said.quickLook} ` : ''}${lines.join(' ')}`
  })

  private namingWith({ causeWordsOf }: Saying, advice: AdviceShown): Naming {
    const { play } = this
    const me = readerOf(play.viewer, play.chairs)
    // In few words, where these tell them apart.
    const names = advice.answers.map((_, rank) => this.named(advice, rank, (facts) => play.nameOf(facts)))
    const distinct = new Set(names).size === names.length
    return {
      who: (seat) => (seat === me ? null : play.names[seat]),
      words: play.words,
      causes: causeWordsOf(play.game, play.language),
      answer: (rank) => (distinct ? names[rank] : this.named(advice, rank, (facts) => play.words.answer(facts))),
    }
  }

  /** An answer by what tells it from the others, and how much more belongs to it. */
  private named({ answers }: AdviceShown, rank: number, say: (facts: Facts) => string): string {
    const { line, facts } = answers[rank]
    const said = say(facts[this.telling(line)])
    return line.length > 1 ? this.play.said.andMore(said, line.length - 1) : said
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
    const advised = play.link.advise(play.stage.sight!.seq, asked.signal)
    const [heard, saying] = await Promise.all([advised, this.fetchSaying()])
    clearTimeout(timer)
    if (this.asked !== asked) return
    this.slow = false
    this.saying = saying
    if (!saying) this.trouble = play.said.offline
    else if ('answers' in heard && heard.answers.length === 0) this.trouble = play.said.noAdvice
    else if ('answers' in heard) this.advice = heard
    else this.trouble = this.reasonFor(heard)
  }

  /** Null where there is no connection. */
  private fetchSaying(): Promise<Saying | null> {
    return import('../imagined/saying.ts').catch(() => null)
  }

  /** Shows on the board how the game is expected to go on after an answer. */
  async imagine(rank: number): Promise<void> {
    const { advice, saying, play } = this
    const row = this.rows[rank]
    if (!advice || !saying || !row) return
    play.letGo()
    play.imagined = new saying.Imagined(advice, rank, row.answer, play.board)
  }

  /** Another question stands, or nobody wants it any more. */
  close(): void {
    this.asked?.abort()
    this.asked = undefined
    this.open = false
    this.slow = false
    this.trouble = ''
    this.advice = null
    this.play.imagined = null
  }

  /** Of answers that make one whole, the one that tells it from the others best: in none of them, or at least not in all. */
  private telling(line: readonly string[]): number {
    const others = (this.advice?.answers ?? []).map((advised) => advised.line).filter((other) => other !== line)
    const lacks = (text: string) => (other: readonly string[]) => !other.includes(text)
    const own = line.findIndex((text) => others.every(lacks(text)))
    return Math.max(0, own >= 0 ? own : line.findIndex((text) => others.some(lacks(text))))
  }

  private reasonFor({ code }: Refused): string {
    const { said, language } = this.play
    return code === 'unreachable' ? said.offline : (tableReason(language, code) ?? said.noAdvice)
  }
}
