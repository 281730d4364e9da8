import { gameById } from '@quayside/games'
import type { AnyGame, Facts } from '@quayside/kernel'
import { MAX_STEPS, MAX_WISHES, type OrderBody, OrderReader, type Pattern } from '@quayside/table'
import { choicesOf } from '../table/choices.ts'
import type { Play } from '../table/play.svelte.ts'
import { bodyOf, draftOf, emptyStep, type FormStep, type OrderDraft } from './form.ts'
import { type Habit, habitsOf } from './habits.ts'
import { occasions } from './occasions.ts'
import type { Orders } from './orders.svelte.ts'
import { isSame, type Nameable, nameables, patternOf, type Telling, tellingFacts } from './patterns.ts'
import { exploreGame, type MetQuestion } from './repertoire.ts'

/** What was found out of a game and its options lately: opening the sheet again takes no time. */
let explored: { readonly about: string; readonly met: Promise<readonly MetQuestion[]> } | undefined

/** Lets the page paint and hear in between. */
const rest = () => new Promise<void>((resolve) => setTimeout(resolve))

function explore(game: AnyGame, play: Play): Promise<readonly MetQuestion[]> {
  const about = JSON.stringify([game.id, play.options])
  if (explored?.about !== about) explored = { about, met: exploreGame(game, play.options, rest) }
  return explored.met
}

/** Writing an order: what can be said in it, and what has been said so far. */
export class Writing {
  readonly orders: Orders
  readonly play: Play
  private readonly game: AnyGame
  /** What the game asks; null until that is known. */
  met: readonly MetQuestion[] | null = $state.raw(null)
  draft: OrderDraft = $state.raw({ steps: [], until: 'round', uses: 1 })
  /** The step that is being written. */
  at = $state(0)
  /** The order that is changed, by its id. */
  editing: string | null = $state(null)
  private readonly known = new Map<string, { telling: Telling; answers: readonly Nameable[] }>()

  constructor(orders: Orders) {
    this.orders = orders
    this.play = orders.play
    this.game = gameById(orders.play.game)!
    this.draft = this.empty()
    void explore(this.game, orders.play).then((met) => {
      this.met = met
    })
  }

  /* What can be said */

  readonly reader = $derived.by(() => {
    const { options, language } = this.play
    return new OrderReader(this.game, options, language, (question) => this.formsOf(question)[0])
  })
  /** What one is asked now, or will be: its answers come first. */
  private readonly present = $derived.by(() => this.play.standing ?? this.orders.ahead?.ask ?? null)
  readonly kinds: readonly string[] = $derived.by(() => {
    const others = this.play.stage.sight?.asked.map(({ kind }) => kind) ?? []
    return occasions(this.game, this.met ?? [], { mine: this.present?.question.kind ?? null, others })
  })
  /** Ends that an order can have here. */
  readonly ends = $derived.by(() => (this.game.moments ? (['step', 'round', 'game'] as const) : (['game'] as const)))

  /** When a kind of question is asked, in few words. */
  occasion(question: string): string {
    const named = this.play.words.occasion?.(question)
    const form = this.formsOf(question)[0]
    return named ?? (form ? this.asked(form) : this.reader.occasion({ question }))
  }

  /** A question in its own words, without what is only so at a moment. */
  asked(form: Facts): string {
    const said = this.play.words.question(form)
    const end = said.indexOf('?')
    return end < 0 ? said : said.slice(0, end + 1)
  }

  /** Different things that a question can be about, by an example of each. */
  formsOf(question: string): readonly Facts[] {
    return this.met?.find(({ kind }) => kind === question)?.forms ?? []
  }

  /** All answers to a question that an order can name. */
  answersTo(question: string): readonly Nameable[] {
    return this.about(question).answers
  }

  /** What an order would call an answer that is before one now. */
  patternFor(question: string, answer: Facts): Pattern {
    return patternOf(answer, this.about(question).telling)
  }

  private about(question: string): { telling: Telling; answers: readonly Nameable[] } {
    const { board } = this.play
    const asked = this.present?.question.kind === question ? this.present.answers : []
    const now = choicesOf(asked, board).map(({ facts }) => facts)
    const key = JSON.stringify([question, this.met !== null, now.length, this.play.stage.sight?.seq])
    const kept = this.known.get(key)
    if (kept) return kept
    const lists = this.met?.find(({ kind }) => kind === question)?.lists ?? []
    const telling = tellingFacts([now, ...lists], this.formsOf(question), (facts) => this.play.words.answer(facts))
    const found = { telling, answers: nameables(now, lists, telling) }
    this.known.set(key, found)
    return found
  }

  /** An answer in words. */
  say(pattern: Pattern): string {
    return this.reader.answer(pattern)
  }

  /** An answer that a pattern stands for, to draw its piece by. */
  example(question: string, pattern: Pattern): Facts | null {
    return this.answersTo(question).find((each) => isSame(each.pattern, pattern))?.facts ?? null
  }

  isHabit(question: string): boolean {
    return this.game.questions.some(({ kind, habit }) => kind === question && habit === true)
  }

  /** What can be answered always, as far as it is known. */
  readonly habits: readonly Habit[] = $derived.by(() =>
    this.kinds.flatMap((kind) => (this.isHabit(kind) ? habitsOf(this.game, kind, this.answersTo(kind)) : [])),
  )

  /* What has been said */

  readonly step: FormStep | null = $derived(this.draft.steps[this.at] ?? null)
  readonly body: OrderBody | null = $derived(bodyOf(this.draft))
  /** The order in one sentence; empty while it is not whole. */
  readonly sentence: string = $derived(this.body ? this.reader.sentence(this.body) : '')
  /** Always is only for what comes again and again. */
  readonly mayAlways: boolean = $derived(
    this.draft.steps.length > 0 && this.draft.steps.every(({ question }) => this.isHabit(question)),
  )
  readonly mayGoOn: boolean = $derived(this.body !== null && this.draft.steps.length < MAX_STEPS)
  readonly mayWish: boolean = $derived((this.step?.wishes.length ?? 0) < MAX_WISHES - 1)

  private empty(): OrderDraft {
    return { steps: [], until: this.game.moments ? 'round' : 'game', uses: 1 }
  }

  /** Begins anew. */
  clear(): void {
    this.draft = this.empty()
    this.at = 0
    this.editing = null
  }

  /** Begins with what is asked now, to be answered like this always; where that is a switch in what follows it, with what follows. */
  beginHabit(): void {
    const { question: asked, gesture, offered, considered } = this.play
    const question = gesture?.leadsTo?.question ?? asked
    if (question === null || !this.isHabit(question)) return
    this.clear()
    const picked = gesture ? undefined : offered.find(({ text }) => text === considered)
    const wishes = picked ? [this.patternFor(question, picked.facts)] : []
    const otherwise = gesture ? 'proposed' : 'ask'
    this.draft = { steps: [{ ...emptyStep(question), wishes, otherwise }], until: 'game', uses: 'always' }
  }

  edit(id: string, order: OrderBody): void {
    this.draft = draftOf(order)
    this.at = 0
    this.editing = id
  }

  /** Chooses what the step is for; what was said for another question is gone. */
  choose(question: string): void {
    if (this.step?.question === question) return
    const { steps } = this.draft
    const next = emptyStep(question)
    this.write({ steps: this.step ? steps.map((step) => (step === this.step ? next : step)) : [...steps, next] })
  }

  change(part: Partial<FormStep>): void {
    const { step } = this
    if (step) this.write({ steps: this.draft.steps.map((each) => (each === step ? { ...each, ...part } : each)) })
  }

  /** Then, when this is answered. */
  goOn(): void {
    this.at = this.draft.steps.length
  }

  dropStep(at: number): void {
    this.write({ steps: this.draft.steps.filter((_, i) => i !== at) })
    this.at = Math.max(0, Math.min(this.at, this.draft.steps.length - 1))
  }

  write(part: Partial<OrderDraft>): void {
    const next = { ...this.draft, ...part }
    const always = next.steps.length > 0 && next.steps.every(({ question }) => this.isHabit(question))
    this.draft = next.uses === 'always' && !always ? { ...next, uses: 1 } : next
  }
}
