import type { Advised } from '../imagined/advised.ts'
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
  private advised: Advised | null = $state.raw(null)
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
  readonly rows: readonly Counselled[] = $derived.by(() => this.advised?.rows() ?? [])
  /** It is no more than a quick look. */
  readonly short: boolean = $derived.by(() => this.advised?.short === true)
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
    const [heard, saying] = await Promise.all([
      play.link.advise(play.stage.sight!.seq, asked.signal),
      // Null where there is no connection.
      import('../imagined/advised.ts').catch(() => null),
    ])
    clearTimeout(timer)
    if (this.asked !== asked) return
    this.slow = false
    if (!saying) this.trouble = play.said.offline
    else if (!('answers' in heard)) this.trouble = this.reasonFor(heard)
    else if (heard.answers.length === 0) this.trouble = play.said.noAdvice
    else this.advised = new saying.Advised(play, heard)
  }

  /** Shows on the board how the game is expected to go on after an answer. */
  async imagine(rank: number): Promise<void> {
    const { advised, play } = this
    const row = this.rows[rank]
    if (!advised || !row) return
    play.letGo()
    play.imagined = advised.imagine(rank, row.answer)
  }

  /** Another question stands, or nobody wants it any more. */
  close(): void {
    this.asked?.abort()
    this.asked = undefined
    this.open = false
    this.slow = false
    this.trouble = ''
    this.advised = null
    this.play.imagined = null
  }

  private reasonFor({ code }: Refused): string {
    const { said, language } = this.play
    return code === 'unreachable' ? said.offline : (tableReason(language, code) ?? said.noAdvice)
  }
}
