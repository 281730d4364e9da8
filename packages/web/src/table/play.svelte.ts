import { gameById, gameFor } from '@quayside/games'
import { type AnyGame, type Facts, type GameWords, withAutomas } from '@quayside/kernel'
import type { AnswerSight, AskSight, Sight, WhyNot } from '@quayside/table'
import { settings } from '../app/settings.svelte.ts'
import { openSheet } from '../app/sheets.svelte.ts'
import { listed } from '../app/words.ts'
import type { BoardHost, GameBoard, Gesture, Light, Moment, PickedBy } from '../boards/board.ts'
import type { Imagined } from '../imagined/imagined.svelte.ts'
import type { Orders } from '../orders/orders.svelte.ts'
import { Story } from '../story/story.svelte.ts'
import { type Choice, choicesOf, includesAll } from './choices.ts'
import { type Closing, closingsOf, hasEnding } from './closings.ts'
import { Confirmation } from './confirmation.svelte.ts'
import { Draft, isSight } from './draft.svelte.ts'
import { entriesOf } from './entries.ts'
import { Guard } from './guard.svelte.ts'
import { isOnline, type Refused, type TableAct, type TableLink } from './link.ts'
import { Offers } from './offers.svelte.ts'
import type { Offer } from './rails.ts'
import { codeText, isRefused, moveRefusedText, refusedText, whyText } from './refusals.ts'
import type { Stage } from './stage.svelte.ts'
import { tableWords } from './words.ts'
import { readerOf, tellTo } from './you.ts'

/** How long the pointer rests before the result of an answer is shown, and how long a refusal stays, in milliseconds. */
const HINT = 140
const REFUSAL = 4000
/** Somebody who means to pick both ends does so within this time, in milliseconds. */
const HABIT = 1200
/** So many lines say what came of an automa's card. */
const DEEDS = 5

/** Places are called by kind first: `card:corn`. */
const kindOf = (place: string): string => place.split(':')[0]

/** What one does at a table: choosing answers, by button, key or the thing itself; gestures; undo. Boards ask it what is lit. */
export class Play implements BoardHost {
  readonly board: GameBoard
  readonly link: TableLink
  readonly stage: Stage
  /** The gesture that is being made. */
  readonly draft: Draft
  /** What the dock offers. */
  readonly offers: Offers
  readonly guard = new Guard()
  /** Looking back at what happened. */
  readonly story: Story
  readonly confirmation: Confirmation

  /** The answer under the pointer or focus, and what one would see after it. */
  considered: string | null = $state(null)
  /** The same, and the answers that would follow it. */
  private weighed: readonly string[] = $state.raw([])
  private preview: Sight | null = $state.raw(null)
  /** Places that were picked of an answer that lives at several. */
  held: readonly string[] = $state.raw([])
  /** What a master expects is looked at instead of the table; nothing is answered meanwhile. */
  imagined: Imagined | null = $state.raw(null)
  refusal: { readonly text: string; readonly place: string | null } | null = $state.raw(null)
  sending = $state(false)
  /** What was done last was done by a key: then focus follows the question. */
  byKey = false
  /** What was in hand when the question came: it is put back for anything else that is picked. */
  private begun: string | null = null
  private reasons: ReadonlyMap<string, WhyNot> = $state.raw(new Map())
  private hint: ReturnType<typeof setTimeout> | undefined
  private fade: ReturnType<typeof setTimeout> | undefined
  /** Ends of an answer that was given before they were picked: whoever picks them now means no more than that. */
  private absorbed: { readonly places: readonly string[]; readonly until: number } = { places: [], until: 0 }

  constructor(link: TableLink, board: GameBoard, stage: Stage) {
    this.link = link
    this.board = board
    this.stage = stage
    this.draft = new Draft(this)
    this.offers = new Offers(this)
    this.confirmation = new Confirmation(this)
    this.story = new Story(this)
    stage.letters = ({ main }) => this.tell(main.facts).length
  }

  /* What is shown */

  readonly language = $derived(settings.language)
  readonly said = $derived(tableWords[settings.language])
  readonly game = $derived.by(() => this.stage.table?.game ?? '')
  readonly options = $derived.by(() => this.stage.table?.options ?? {})
  /** The game under the rules of this table, once it has been loaded. */
  private readonly referee: AnyGame | undefined = $derived.by(() => {
    const { table } = this.stage
    return (table && gameFor(table.rules, table.options)) ?? gameById(this.game)
  })
  readonly data: unknown = $derived.by(() => this.referee?.data?.pack)
  /** The same where it is an owner's. */
  readonly ownPack: unknown = $derived.by(() => this.referee?.data?.own && this.data)
  readonly words: GameWords = $derived.by(() => this.referee!.words(settings.language, this.options))
  /** Standing orders of one's own; null where there can be none. */
  readonly orders: Orders | null = $derived.by(() => this.stage.orders)
  readonly viewer = $derived.by(() => this.stage.viewer)
  readonly chairs = $derived.by(() => this.stage.table?.chairs ?? [])
  readonly names: readonly string[] = $derived.by(() => {
    const seated = this.chairs.map((chair, seat) => chair.name || this.said.seat(seat + 1))
    const game = gameById(this.game)
    return game ? withAutomas(seated, game, this.options, this.words) : seated
  })
  /** What happened, in words to whoever reads. */
  readonly tell = $derived.by(() => tellTo(readerOf(this.viewer, this.chairs), this.words, this.names, this.said.you))
  /** What is on the table, or was at the moment that is looked back at. */
  private readonly shown: Sight | null = $derived.by(() => this.imagined?.sight ?? this.story.past)
  private readonly seen: Sight | null = $derived.by(() => this.shown ?? this.stage.sight)
  readonly view: unknown = $derived.by(() => (this.shown ?? this.draft.sight ?? this.stage.sight)?.view)
  readonly ghost: unknown = $derived.by(() => (this.shown ? null : (this.preview?.view ?? null)))
  readonly scores = $derived.by(() => this.seen?.scores ?? [])
  readonly asked: readonly number[] = $derived.by(() => this.seen?.asked.map(({ seat }) => seat) ?? [])

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
  readonly asking: Facts | null = $derived.by(() => {
    const { draft, standing } = this
    // What comes after a gesture that holds everything is asked once it is sent.
    return ((draft.complete ? null : draft.sight?.ask) ?? standing)?.question ?? null
  })
  readonly gesture: Gesture | null = $derived.by(() =>
    this.question === null ? null : (this.board.gestures[this.question] ?? null),
  )
  /** Answers are laid out before they are sent. */
  readonly laysOut: boolean = $derived.by(() => this.gesture?.waits === true)
  /** What words of the dock may depend on. */
  readonly moment: Moment = $derived.by(() => {
    const { view, viewer, language, words, names } = this
    return { view, viewer, language, words, names }
  })
  /** The question in words. */
  readonly questionText: string = $derived.by(() => {
    if (!this.standing) return this.waitingText()
    const { asking, held, moment } = this
    return asking ? this.board.ask(asking, held, moment) || this.words.question(asking) : ''
  })
  /** What can be answered next: within a gesture, after what it holds already. */
  readonly offered: readonly Choice[] = $derived.by(() => {
    const { draft, standing } = this
    const ask = draft.sight ? draft.sight.ask : standing
    // A switch is shown as one, with what is proposed behind it.
    const coming = this.gesture?.leadsTo !== undefined && draft.answers.length === 0
    return ask && standing && !draft.complete && !coming ? choicesOf(ask.answers, this.board) : []
  })
  /** What ends the question or the gesture: buttons beside the answers. */
  readonly closings: readonly Closing[] = $derived.by(() => closingsOf(this))

  /** An answer in few words. */
  nameOf(answer: Facts): string {
    return this.board.whole(answer, this.moment).noun
  }

  /* A new question */

  /** Called whenever another question stands, or none; a gesture begins from its proposal. */
  async ask(): Promise<void> {
    this.story.stop()
    this.letGo()
    this.draft.reset(this.standing)
    this.reasons = new Map()
    this.confirmation.close()
    const { standing, gesture, question } = this
    if (!standing || question === null) return
    const prepared = hasEnding(standing, this.board) ? this.confirmation.prepare() : null
    this.begin()
    const outright = this.board.outright(question, this.stage.sight!.view)
    const reasons = outright.length > 0 ? this.fetchReasons(outright) : null
    if (gesture?.start === 'proposal') await this.draft.propose()
    await Promise.all([reasons, prepared])
  }

  /** Takes up what is nearly always meant, where the board says so. */
  private begin(): void {
    const first = this.board.begins?.(this.offered.map(({ facts }) => facts)) ?? null
    this.begun = first
    if (first !== null) this.held = [first]
  }

  private async fetchReasons(answers: readonly string[]): Promise<void> {
    const why = await this.link.why(answers)
    this.reasons = new Map(answers.flatMap((answer, i) => (why[i] ? [[answer, why[i]] as const] : [])))
  }

  unreachable(): void {
    this.refuse(this.said.offline, null)
  }

  /* Choosing */

  /** Gives an answer: sends it, or puts it into the gesture. */
  async choose(text: string): Promise<void> {
    if (this.sending || !this.standing) return
    this.letGo()
    const { gesture, draft } = this
    const goesOn = gesture && (gesture.waits || this.outcomeOf(text)?.again) && !gesture.closing.includes(text)
    if (goesOn) {
      this.guard.picked()
      await draft.set([...draft.answers, text])
    } else await this.confirmation.offer([...draft.answers, text])
  }

  /** What is known of an answer that can be given next. */
  private outcomeOf(text: string): AnswerSight | undefined {
    const ask = this.draft.sight ? this.draft.sight.ask : this.standing
    return ask?.answers.find((answer) => answer.text === text)
  }

  /**
   * Gives a line of answers, or as many of them from the first as can be given at once. A gesture that waits to be looked at is laid out
   * anew instead.
   */
  async chooseLine(line: readonly string[]): Promise<void> {
    if (this.sending || !this.standing) return
    this.letGo()
    if (this.laysOut) return this.draft.set(line)
    const { seq } = this.stage.sight!
    let given = line
    while (given.length > 1 && isRefused(await this.link.preview(given, seq))) given = given.slice(0, -1)
    await this.confirmation.offer(given)
  }

  /** Sends the gesture as it stands. */
  async finish(): Promise<void> {
    if (this.draft.complete) await this.confirmation.offer(this.draft.answers)
  }

  async send(answers: readonly string[]): Promise<void> {
    this.sending = true
    this.guard.answered()
    const refused = await this.link.answer(answers, this.stage.sight!.seq)
    this.sending = false
    if (!refused) return
    this.guard.shown()
    const words = this.link.ahead ? refusedText : moveRefusedText
    this.refuse(words(refused, this.language), null)
  }

  /** Does something with the table itself, and says why if it is not done. */
  async act(act: TableAct): Promise<void> {
    const refused = await this.link.act(act)
    if (refused) this.tooLate(refused)
  }

  /** An answer that was given before could not be taken. */
  tooLate(refused: Refused): void {
    this.refuse(refusedText(refused, this.language), null)
  }

  /** Takes back; what is still being shown comes first, and bots that think are stopped by it. */
  async undo(): Promise<void> {
    await this.stage.settled()
    const undo = this.stage.sight?.undo
    if (!undo) return
    const refused = 'refused' in undo ? null : await this.link.undo(this.stage.sight!.seq)
    if ('refused' in undo) this.refuse(codeText(undo.refused, this.language), null)
    else if (refused) this.refuse(moveRefusedText(refused, this.language), null)
  }

  private takeOff(place: string): boolean {
    const at = this.draft.answers.findLastIndex((text) => this.draftPlaces(text).includes(place))
    if (at >= 0) this.draft.takeOut(at)
    return at >= 0
  }

  /** Where an answer of the draft lives. */
  private draftPlaces(text: string): readonly string[] {
    const known = this.draft.factsOf(text)
    return known ? this.board.places(known) : []
  }

  /* Pointing at things */

  light(place: string): Light | null {
    if (this.shown) return null
    const drafted = this.draft.answers.filter((text) => this.draftPlaces(text).includes(place)).length
    const fitting = this.choicesAtAll([...this.held, place])
    const here = fitting.length > 0 ? fitting : this.choicesInstead(place)
    if (here.length === 0 && drafted === 0) return null
    const offer = this.offers.at(place)
    const key = offer ? this.offers.keyOf(offer) : ''
    const besides = here.every(({ part }) => part === 'side')
    return {
      tone: offer ? 'asked' : besides && here.length > 0 ? 'side' : 'next',
      label: offer ? this.offers.labelOf(offer) : this.labelOfOnly(place, here),
      keys: key === '' ? [] : [key],
      answers: here.map(({ facts }) => facts),
      strong: here.some((choice) => this.weighed.includes(choice.text)),
      held: this.held.includes(place),
      open: here.length > 0,
      drafted,
    }
  }

  /** What was in hand from the start gives way to anything else, and comes back instead of what was picked in its place. */
  private choicesInstead(place: string): readonly Choice[] {
    if (this.isAsBegun()) return this.choicesAtAll([place])
    if (this.begun !== place) return []
    const others = this.held.filter((other) => kindOf(other) !== kindOf(place))
    if (others.length === this.held.length) return []
    return this.choicesAtAll([...others, place]).filter(({ ends }) => ends[0] === place)
  }

  /** Where one answer is all there is, its label is told before its place is asked for. */
  private labelOfOnly(place: string, here: readonly Choice[]): Light['label'] {
    const [only, more] = here
    return only?.part === 'answer' && !more && only.ends.includes(place) ? this.offers.labelAt(place, only) : null
  }

  private choicesAtAll(places: readonly string[]): readonly Choice[] {
    return this.offered.filter((choice) => includesAll(choice.places, places))
  }

  /** A button of the dock: gives the only answer it leads to, else picks its end. */
  press(offer: Offer, by: PickedBy): void {
    const { end, id } = offer
    if (end === null || id !== end) void this.choose(offer.choices[0].text)
    else if (offer.held) this.letGo()
    else if (this.choicesAtAll([...this.held, end]).length > 0) this.take([...this.held, end], [end], by, true)
    else {
      this.held = []
      this.take([end], [end], by, true)
    }
  }

  /** Offers side actions of a sort, or what is asked again. */
  openSide(id: string): void {
    const opened = this.offers.opened === id
    this.letGo()
    if (!opened) this.offers.opened = id
  }

  pick(place: string, by: PickedBy, placed = false): void {
    if (this.imagined) return
    if (this.story.past) {
      this.story.stop()
      return
    }
    if (!this.standing) {
      this.refuse(this.waitingText(), place)
      return
    }
    if (this.absorbs(place)) return
    const here = this.choicesAtAll([...this.held, place])
    if (this.gesture?.removable && (placed || here.length === 0) && this.takeOff(place)) return
    if (this.held.includes(place)) this.held = this.held.filter((other) => other !== place)
    else this.take([...this.held, place], [place], by)
  }

  pickAll(places: readonly string[], by: PickedBy): void {
    if (this.imagined) return
    if (this.story.past) this.story.stop()
    else if (places.length === 1) this.pick(places[0], by)
    else this.take([...this.held, ...places.filter((place) => !this.held.includes(place))], places, by)
  }

  private absorbs(place: string): boolean {
    const { places, until } = this.absorbed
    this.absorbed = { places: [], until: 0 }
    return places.includes(place) && performance.now() < until
  }

  /** Answers if just one answer lives at all of the places, else holds them. By a button of the dock one looks first and means it then. */
  private take(places: readonly string[], last: readonly string[], by: PickedBy, meant = false): void {
    const here = this.choicesAtAll(places)
    if (here.length === 0) this.takeInstead(last, by)
    else if (here.length > 1) {
      this.guard.picked()
      this.held = places
      this.offers.startAfresh()
    } else if (by === 'touch' && !meant && !this.gesture && this.considered !== here[0].text) this.weigh(here[0].text)
    else {
      const rest = here[0].places.filter((place) => !places.includes(place))
      this.absorbed = { places: rest, until: performance.now() + HABIT }
      void this.choose(here[0].text)
    }
  }

  /** Nothing was picked since the question came. */
  private isAsBegun(): boolean {
    return this.held.length === 1 && this.held[0] === this.begun
  }

  /** What does not go with what is held may go in the place of something of its own kind: another card, another tile. */
  private takeInstead(places: readonly string[], by: PickedBy): void {
    const kinds = places.map(kindOf)
    const others = this.isAsBegun() ? [] : this.held.filter((other) => !kinds.includes(kindOf(other)))
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
    this.weighLine(text === null ? [] : [text], this.draft.answers)
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
    this.offers.opened = null
    this.offers.startAfresh()
    this.weigh(null)
    this.refusal = null
  }

  explain(place: string): void {
    const about = this.board.card(place)
    if (!about) return
    const told = about.kind === 'automa' ? this.lastDrawn(about.id) : []
    openSheet({ kind: 'card', game: this.game, options: this.options, data: this.data, about, told })
  }

  /** What an automa did with a card when it last drew it, in words: the rule that it followed, and what it chose. */
  lastDrawn(card: string): readonly string[] {
    const { board } = this
    const entries = entriesOf(this.stage.events, board)
    const at = entries.findLastIndex(({ facts }) => board.drawnBy?.(facts) === card)
    if (at < 0) return []
    const after = entries.slice(at + 1)
    const ends = after.findIndex(({ facts, seq }) => seq !== entries[at].seq || board.drawnBy?.(facts))
    return [entries[at], ...(ends < 0 ? after : after.slice(0, ends))]
      .slice(0, DEEDS)
      .map(({ facts }) => this.tell(facts))
  }

  /* Why not */

  whyNot(answer: string): WhyNot | null {
    return this.reasons.get(answer) ?? null
  }

  refusalAt(place: string): string | null {
    return this.refusal?.place === place ? this.refusal.text : null
  }

  lossAt(place: string): string | null {
    return this.confirmation.lossAt(place)
  }

  private async explainRefusal(places: readonly string[]): Promise<void> {
    const { held, question, view } = this
    const [place] = places
    const meaning = await this.board.attempting().catch(() => null)
    if (!meaning) {
      this.unreachable()
      return
    }
    const attempt = meaning(question!, [...held, ...places], view)
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
    if (botsOnly && table && isOnline(table) && table.woken) return said.woken
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
