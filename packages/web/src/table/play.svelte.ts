import { gameById } from '@quayside/games'
import { type Facts, type GameWords, withAutomas } from '@quayside/kernel'
import type { AnswerSight, AskSight, Sight, WhyNot } from '@quayside/table'
import { settings } from '../app/settings.svelte.ts'
import { openSheet } from '../app/sheets.svelte.ts'
import { listed } from '../app/words.ts'
import type { BoardHost, GameBoard, Gesture, Light, Moment, PickedBy } from '../boards/board.ts'
import { type Choice, choicesOf, keyed } from './choices.ts'
import type { Refused, TableLink } from './link.ts'
import { codeText, isRefused, refusedText, whyText } from './refusals.ts'
import type { Stage } from './stage.svelte.ts'
import { tableWords } from './words.ts'

/** How long the pointer rests before the result of an answer is shown, and how long a refusal stays, in milliseconds. */
const HINT = 140
const REFUSAL = 4000

const includesAll = (places: readonly string[], wanted: readonly string[]): boolean =>
  wanted.every((place) => places.includes(place))
/** Places are called by kind first: `card:corn`. */
const kindOf = (place: string): string => place.split(':')[0]

const isSight = (value: Sight | Refused | null): value is Sight => value !== null && 'view' in value

/** What one does at a table: choosing answers, by button, key or the thing itself; gestures; undo. Boards ask it what is lit. */
export class Play implements BoardHost {
  readonly board: GameBoard
  readonly link: TableLink
  readonly stage: Stage

  /** Answers of the gesture that is being made. */
  draft: readonly string[] = $state.raw([])
  /** What one would see after the gesture so far, or after as much of it as reveals nothing. */
  private drafted: Sight | null = $state.raw(null)
  /** Answers that the question or a step of the gesture has offered. */
  private known: ReadonlyMap<string, Facts> = $state.raw(new Map())
  /** Everything the gesture has to hold is in it. */
  complete = $state(false)
  /** The gesture as it stands cannot be taken back. */
  private drawing = false
  /** The answer under the pointer or focus, and what one would see after it. */
  considered: string | null = $state(null)
  /** The same, and the answers that would follow it. */
  private weighed: readonly string[] = $state.raw([])
  private preview: Sight | null = $state.raw(null)
  /** Places that were picked of an answer that lives at several. */
  held: readonly string[] = $state.raw([])
  refusal: { readonly text: string; readonly place: string | null } | null = $state.raw(null)
  /** Answers that wait for "yes". */
  confirming: readonly string[] | null = $state.raw(null)
  sending = $state(false)
  private reasons: ReadonlyMap<string, WhyNot> = $state.raw(new Map())
  private hint: ReturnType<typeof setTimeout> | undefined
  private fade: ReturnType<typeof setTimeout> | undefined

  constructor(link: TableLink, board: GameBoard, stage: Stage) {
    this.link = link
    this.board = board
    this.stage = stage
  }

  /* What is shown */

  readonly language = $derived(settings.language)
  readonly said = $derived(tableWords[settings.language])
  readonly game = $derived.by(() => this.stage.table?.game ?? '')
  readonly options = $derived.by(() => this.stage.table?.options ?? {})
  readonly words: GameWords = $derived.by(() => gameById(this.game)!.words(settings.language, this.options))
  readonly viewer = $derived.by(() => this.stage.viewer)
  readonly chairs = $derived.by(() => this.stage.table?.chairs ?? [])
  readonly names: readonly string[] = $derived.by(() => {
    const seated = this.chairs.map((chair, seat) => chair.name || this.said.seat(seat + 1))
    const game = gameById(this.game)
    return game ? withAutomas(seated, game, this.options, this.words) : seated
  })
  readonly view: unknown = $derived.by(() => (this.drafted ?? this.stage.sight)?.view)
  readonly ghost: unknown = $derived.by(() => this.preview?.view ?? null)
  readonly scores = $derived.by(() => this.stage.sight?.scores ?? [])
  readonly asked: readonly number[] = $derived.by(() => this.stage.sight?.asked.map(({ seat }) => seat) ?? [])

  /** The question one has to answer, once everything before it was shown. */
  readonly standing: AskSight | null = $derived.by(() => {
    const { stage } = this
    const live = !stage.busy && stage.curtain === null && stage.table?.phase === 'playing' && !stage.table.paused
    return live && !this.away ? (stage.sight?.ask ?? null) : null
  })
  /** One has decided in secret what others still decide. */
  readonly sealed: boolean = $derived.by(() => {
    const { viewer, game, stage } = this
    const asked = stage.sight?.asked ?? []
    if (typeof viewer !== 'number' || asked.length === 0 || asked.some(({ seat }) => seat === viewer)) return false
    const drafts = (gameById(game)?.questions ?? []).filter(({ draft }) => draft).map(({ kind }) => kind)
    return asked.every(({ kind }) => drafts.includes(kind))
  })
  /** Others who decide at the same time as oneself. */
  readonly alongside: readonly number[] = $derived.by(() =>
    this.standing ? this.asked.filter((seat) => seat !== this.viewer) : [],
  )
  /** A bot answers for this seat. */
  readonly away: boolean = $derived.by(() => {
    const chair = typeof this.viewer === 'number' ? this.chairs[this.viewer] : undefined
    return chair?.kind === 'person' && chair.bot !== undefined
  })
  readonly question: string | null = $derived(this.standing?.question.kind ?? null)
  /** The question as it stands within a gesture. */
  readonly asking: Facts | null = $derived.by(() => (this.drafted?.ask ?? this.standing)?.question ?? null)
  readonly gesture: Gesture | null = $derived.by(() =>
    this.question === null ? null : (this.board.gestures[this.question] ?? null),
  )
  /** Answers are laid out before they are sent. */
  readonly laysOut: boolean = $derived.by(() => this.gesture?.waits === true)
  /** The question in words; within a gesture, what it still lacks. */
  readonly questionText: string = $derived.by(() => {
    if (!this.standing) return this.waitingText()
    if (this.complete) return this.said.gesture[this.gesture?.by ?? 'placing'].complete
    return this.asking ? this.words.question(this.asking) : ''
  })
  /** What can be answered next: within a gesture, after what it holds already. */
  readonly offered: readonly Choice[] = $derived.by(() => {
    const ask = this.drafted ? this.drafted.ask : this.standing
    return ask && this.standing && !this.complete ? choicesOf(ask.answers, this.board) : []
  })
  /** What goes with what is held, each with its key. */
  readonly choices: readonly Choice[] = $derived.by(() =>
    keyed(this.offered.filter(({ places }) => includesAll(places, this.held))),
  )

  /** What words of the dock may depend on. */
  readonly moment: Moment = $derived.by(() => {
    const { view, viewer, language, words, names } = this
    return { view, viewer, language, words, names }
  })

  /** An answer in few words. */
  nameOf(answer: Facts): string {
    return this.board.whole(answer, this.moment).noun
  }

  /* A new question */

  /** Called whenever another question stands, or none; a gesture begins from its proposal. */
  async ask(): Promise<void> {
    this.letGo()
    this.draft = []
    this.drafted = null
    this.complete = false
    this.known = new Map()
    this.learn(this.standing)
    this.reasons = new Map()
    this.confirming = null
    const { standing, gesture, question } = this
    if (!standing || question === null) return
    const { seq } = this.stage.sight!
    if (gesture?.start === 'proposal') this.setDraft(await this.link.propose(seq))
    const outright = this.board.outright(question, this.stage.sight!.view)
    if (outright.length > 0) await this.fetchReasons(outright)
  }

  private learn(ask: AskSight | null): void {
    if (ask) this.known = new Map([...this.known, ...ask.answers.map(({ text, facts }) => [text, facts] as const)])
  }

  private async fetchReasons(answers: readonly string[]): Promise<void> {
    const why = await this.link.why(answers)
    this.reasons = new Map(answers.flatMap((answer, i) => (why[i] ? [[answer, why[i]] as const] : [])))
  }

  /* Choosing */

  /** Gives an answer: sends it, or puts it into the gesture. */
  async choose(text: string): Promise<void> {
    if (this.sending || !this.standing) return
    this.letGo()
    const { gesture } = this
    const goesOn = gesture && (gesture.waits || this.outcomeOf(text)?.again) && !gesture.closing.includes(text)
    if (goesOn) await this.setDraft([...this.draft, text])
    else await this.offer([...this.draft, text], this.outcomeOf(text)?.final === true)
  }

  /** What is known of an answer that can be given next. */
  private outcomeOf(text: string): AnswerSight | undefined {
    const ask = this.drafted ? this.drafted.ask : this.standing
    return ask?.answers.find((answer) => answer.text === text)
  }

  /**
   * Gives a line of answers, or as many of them from the first as can be given at once. A gesture that waits to be looked at is laid out
   * anew instead.
   */
  async chooseLine(line: readonly string[]): Promise<void> {
    if (this.sending || !this.standing) return
    this.letGo()
    if (this.laysOut) return this.setDraft(line)
    const { seq } = this.stage.sight!
    let given = line
    let seen = await this.link.preview(given, seq)
    while (given.length > 1 && isRefused(seen)) {
      given = given.slice(0, -1)
      seen = await this.link.preview(given, seq)
    }
    await this.offer(given, seen === null)
  }

  /** Sends the gesture as it stands. */
  async finish(): Promise<void> {
    if (this.complete) await this.offer(this.draft, this.drawing)
  }

  async confirm(): Promise<void> {
    const { confirming } = this
    this.confirming = null
    if (confirming) await this.send(confirming)
  }

  /** Asks again where one wants to be asked, else sends. */
  private async offer(answers: readonly string[], final: boolean): Promise<void> {
    const asksAgain = settings.confirm === 'always' || (settings.confirm !== 'never' && final)
    if (asksAgain) this.confirming = answers
    else await this.send(answers)
  }

  private async send(answers: readonly string[]): Promise<void> {
    this.sending = true
    const refused = await this.link.answer(answers, this.stage.sight!.seq)
    this.sending = false
    if (refused) this.refuse(refusedText(refused, this.language), null)
  }

  /** An answer that was given before could not be taken. */
  tooLate(refused: Refused): void {
    this.refuse(refusedText(refused, this.language), null)
  }

  async undo(): Promise<void> {
    const undo = this.stage.sight?.undo
    if (!undo || this.stage.busy) return
    if ('refused' in undo) this.refuse(codeText(undo.refused, this.language), null)
    else {
      const refused = await this.link.undo(this.stage.sight!.seq)
      if (refused) this.refuse(refusedText(refused, this.language), null)
    }
  }

  /* The gesture */

  async proposeAgain(): Promise<void> {
    await this.setDraft(await this.link.propose(this.stage.sight!.seq))
  }

  clearDraft(): void {
    void this.setDraft([])
  }

  /** Holds these answers, or as many of them as can be given. */
  private async setDraft(answers: readonly string[]): Promise<void> {
    const { seq } = this.stage.sight!
    const { draft } = this
    this.draft = answers
    this.drawing = false
    if (answers.length === 0) {
      this.drafted = null
      this.complete = false
      return
    }
    const seen = await this.link.preview(answers, seq)
    if (this.draft !== answers || this.stage.sight?.seq !== seq) return
    this.drawing = seen === null
    if (isSight(seen)) {
      this.learn(seen.ask)
      this.drafted = seen
      this.complete = seen.ask?.question.kind !== this.question
      await this.learnAbout(answers, seq)
    } else if (seen === null) this.complete = true
    else if (seen.code === 'unreachable') {
      this.draft = draft
      this.refuse(this.said.offline, null)
    } else await this.setDraft(await this.givable(answers, seq))
  }

  /** Learns of answers that only those before them made possible: a proposal brings them all at once. */
  private async learnAbout(answers: readonly string[], seq: number): Promise<void> {
    const unknown = answers.flatMap((text, i) => (this.known.has(text) ? [] : [answers.slice(0, i)]))
    for (const seen of await Promise.all(unknown.map((before) => this.link.preview(before, seq))))
      if (isSight(seen)) this.learn(seen.ask)
  }

  /** Those of some answers that can be given one after the other: without one of them others may not fit any more. */
  private async givable(answers: readonly string[], seq: number): Promise<readonly string[]> {
    let given: readonly string[] = []
    for (const answer of answers) {
      const next = [...given, answer]
      if (!isRefused(await this.link.preview(next, seq))) given = next
    }
    return given
  }

  private takeOff(place: string): boolean {
    const at = this.draft.findLastIndex((text) => this.draftPlaces(text).includes(place))
    if (at >= 0) this.takeOut(at)
    return at >= 0
  }

  /** Takes an answer out of the gesture. */
  takeOut(at: number): void {
    void this.setDraft(this.draft.filter((_, i) => i !== at))
  }

  /** What the gesture holds, with what is known of it. */
  readonly laid: readonly Facts[] = $derived.by(() =>
    this.draft.flatMap((text) => {
      const facts = this.known.get(text)
      return facts ? [facts] : []
    }),
  )

  /** Where an answer of the draft lives. */
  private draftPlaces(text: string): readonly string[] {
    const known = this.known.get(text)
    return known ? this.board.places(known) : []
  }

  /* Pointing at things */

  light(place: string): Light | null {
    const drafted = this.draft.filter((text) => this.draftPlaces(text).includes(place)).length
    const here = this.choicesAt(place)
    if (here.length === 0 && drafted === 0) return null
    return {
      tone: 'asked',
      label: null,
      keys: this.gesture ? [] : this.keysOf(here),
      answers: here.map(({ facts }) => facts),
      strong: here.some((choice) => this.weighed.includes(choice.text)),
      held: this.held.includes(place),
      open: here.length > 0,
      drafted,
    }
  }

  /** The keys of answers, as the dock has them; answers of a group that is not open have none. */
  private keysOf(choices: readonly Choice[]): readonly string[] {
    const texts = new Set(choices.map(({ text }) => text))
    return this.choices.flatMap(({ text, key }) => (key !== '' && texts.has(text) ? [key.toUpperCase()] : []))
  }

  private choicesAt(place: string): readonly Choice[] {
    return this.choicesAtAll([...this.held, place])
  }

  private choicesAtAll(places: readonly string[]): readonly Choice[] {
    return this.offered.filter((choice) => includesAll(choice.places, places))
  }

  pick(place: string, by: PickedBy, placed = false): void {
    if (!this.standing) {
      this.refuse(this.waitingText(), place)
      return
    }
    if (this.gesture?.removable && (placed || this.choicesAt(place).length === 0) && this.takeOff(place)) return
    if (this.held.includes(place)) this.held = this.held.filter((other) => other !== place)
    else this.take([...this.held, place], [place], by)
  }

  pickAll(places: readonly string[], by: PickedBy): void {
    if (places.length === 1) this.pick(places[0], by)
    else this.take([...this.held, ...places.filter((place) => !this.held.includes(place))], places, by)
  }

  /** Answers if just one answer lives at all of the places, else holds them. */
  private take(places: readonly string[], last: readonly string[], by: PickedBy): void {
    const here = this.choicesAtAll(places)
    if (here.length === 0) this.takeInstead(last, by)
    else if (here.length > 1) this.held = places
    else if (by === 'touch' && !this.gesture && this.considered !== here[0].text) this.weigh(here[0].text)
    else void this.choose(here[0].text)
  }

  /** What does not go with what is held may go in the place of something of its own kind: another card, another tile. */
  private takeInstead(places: readonly string[], by: PickedBy): void {
    const kinds = places.map(kindOf)
    const others = this.held.filter((other) => !kinds.includes(kindOf(other)))
    const found = this.choicesAtAll([...others, ...places]).length > 0
    if (others.length === this.held.length || !found) void this.explainRefusal(places)
    else {
      this.held = others
      this.take([...others, ...places], places, by)
    }
  }

  hold(place: string): void {
    const others = this.held.filter((other) => kindOf(other) !== kindOf(place))
    if (this.choicesAtAll([...others, place]).length > 0) this.held = [...others, place]
  }

  consider(place: string | null): void {
    this.considerAll(place === null ? [] : [place])
  }

  considerAll(places: readonly string[]): void {
    const here = places.length === 0 ? [] : this.choicesAtAll([...this.held, ...places])
    const text = here.length === 1 ? here[0].text : null
    if (text !== this.considered) this.weigh(text)
  }

  /** Shows what an answer would lead to; null for none. */
  weigh(text: string | null): void {
    this.weighLine(text === null ? [] : [text], this.draft)
  }

  /** The same for answers in a row, after those that are given already. */
  weighLine(line: readonly string[], after: readonly string[] = []): void {
    clearTimeout(this.hint)
    this.considered = line[0] ?? null
    this.weighed = line
    this.preview = null
    if (line.length === 0 || !this.standing) return
    const { seq } = this.stage.sight!
    this.hint = setTimeout(async () => {
      const seen = await this.link.preview([...after, ...line], seq)
      if (this.weighed === line && isSight(seen)) this.preview = seen
    }, HINT)
  }

  letGo(): void {
    this.held = []
    this.weigh(null)
    this.refusal = null
  }

  explain(place: string): void {
    const about = this.board.card(place)
    if (about) openSheet({ kind: 'card', game: this.game, options: this.options, about })
  }

  /* Why not */

  whyNot(answer: string): WhyNot | null {
    return this.reasons.get(answer) ?? null
  }

  refusalAt(place: string): string | null {
    return this.refusal?.place === place ? this.refusal.text : null
  }

  lossAt(_place: string): string | null {
    return null
  }

  private async explainRefusal(places: readonly string[]): Promise<void> {
    const { held, question } = this
    const [place] = places
    const attempt = this.board.attempt(question!, [...held, ...places], this.view)
    if (attempt === null) {
      this.refuse(this.said.notHere, place)
      return
    }
    const [why] = await this.link.why([attempt])
    this.refuse(why ? whyText(why, this.language, this.words) : this.said.notHere, place)
  }

  private refuse(text: string, place: string | null): void {
    clearTimeout(this.fade)
    this.refusal = { text, place }
    this.fade = setTimeout(() => {
      this.refusal = null
    }, REFUSAL)
  }

  /** What is going on while one has nothing to answer. */
  waitingText(): string {
    const { table, sight, state } = this.stage
    if (table?.paused) return this.said.paused
    if (state?.state === 'lost') return this.said.offline
    if (this.away) return this.said.botPlays
    if (!sight || sight.over) return this.said.over
    const { asked, said } = this
    const names = this.named(asked)
    if (this.sealed) return said.sealed(names)
    const botsOnly = asked.every((seat) => this.chairs[seat]?.bot !== undefined)
    return botsOnly ? said.botThinks(names, asked.length) : said.thinking(names, asked.length)
  }

  /** Seats as a sentence names them. */
  named(seats: readonly number[]): string {
    return listed(
      settings.language,
      seats.map((seat) => this.names[seat]),
    )
  }
}
