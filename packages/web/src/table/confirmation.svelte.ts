import { settings } from '../app/settings.svelte.ts'
import type { Losing, Loss } from '../boards/board.ts'
import type { Play } from './play.svelte.ts'

/** Enter counts as yes only after the strip has been there for so long, in milliseconds. */
const FRESH = 400

/** An act that waits for yes. */
interface Waiting {
  readonly loss: Loss
  readonly go: () => Promise<unknown>
}

/** Asks again where something would be thrown away, or always, as one likes. */
export class Confirmation {
  private readonly play: Play
  waiting: Waiting | null = $state.raw(null)
  private losing: Losing | null = $state.raw(null)
  private since = 0
  /** What was said yes to in this phase. */
  private pardoned = { phase: '', acts: new Set<string>() }

  constructor(play: Play) {
    this.play = play
  }

  /** Fetches what acts throw away; without a network it may stay away. */
  async prepare(): Promise<void> {
    this.losing ??= await this.play.board.losing().catch(() => null)
  }

  /** Asks again where one wants to be asked, else sends. */
  async offer(answers: readonly string[]): Promise<void> {
    if (!this.losing && settings.confirm !== 'never') {
      const { stage } = this.play
      const since = stage.sight?.since
      await this.prepare()
      // Somebody impatient has answered meanwhile, or another question stands.
      if (stage.sight?.since !== since || this.play.sending || this.waiting) return
    }
    const loss = this.lossOf(answers[answers.length - 1]) ?? this.plain(answers)
    if (loss) this.ask(loss, () => this.play.send(answers))
    else await this.play.send(answers)
  }

  /** What an answer would lose and nobody has said yes to; null if nothing, or if one does not want to be asked. */
  lossOf(text: string): Loss | null {
    const { draft, offered, moment } = this.play
    const choice = offered.find((other) => other.text === text)
    if (!choice || settings.confirm === 'never') return null
    const others = offered.filter((other) => other !== choice).map(({ facts }) => facts)
    const loss = this.losing?.(choice.facts, others, draft.laid, moment) ?? null
    return loss?.once !== undefined && this.isPardoned(loss.once) ? null : loss
  }

  /** For those who want to be asked every time, and while nobody can tell what an act throws away. */
  private plain(answers: readonly string[]): Loss | null {
    if (settings.confirm === 'never' || (settings.confirm !== 'always' && this.losing)) return null
    const { said, words, draft, offered } = this.play
    const last = answers[answers.length - 1]
    const facts = offered.find(({ text }) => text === last)?.facts ?? draft.factsOf(last)
    const act = facts ? words.answer(facts) : said.done
    return { title: said.confirmTitle, act, lost: '', yes: said.confirm, no: said.letGo, places: {} }
  }

  /** Any act that cannot be taken back, such as giving one's seat to a bot. */
  ask(loss: Loss, go: () => Promise<unknown>): void {
    this.waiting = { loss, go }
    this.since = performance.now()
  }

  yes(): void {
    const { waiting } = this
    if (!waiting) return
    this.close()
    const { once } = waiting.loss
    if (once !== undefined) this.pardon(once)
    void waiting.go()
  }

  /** Whether a key that is pressed now was meant for the strip. */
  isFresh(): boolean {
    return performance.now() - this.since >= FRESH
  }

  close(): void {
    this.waiting = null
  }

  lossAt(place: string): string | null {
    const { places } = this.waiting?.loss ?? { places: {} }
    return Object.hasOwn(places, place) ? places[place as keyof typeof places] : null
  }

  private get phase(): string {
    const { board, view, words } = this.play
    return `${board.round(view)} ${board.phase(view, words)}`
  }

  private isPardoned(act: string): boolean {
    return this.pardoned.phase === this.phase && this.pardoned.acts.has(act)
  }

  private pardon(act: string): void {
    const { phase } = this
    const acts = this.pardoned.phase === phase ? this.pardoned.acts : new Set<string>()
    this.pardoned = { phase, acts: new Set([...acts, act]) }
  }
}
