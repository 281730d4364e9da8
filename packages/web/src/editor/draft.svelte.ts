import {
  type AnyGame,
  capital,
  type GameWords,
  type Language,
  type Match,
  seatsIn,
  withAutomas,
} from '@quayside/kernel'
import { Reader } from '../boards/plain/outline.ts'
import { labelsOf } from '../boards/plain/words.ts'
import { defaultOptions } from '../home/options.ts'
import { replayWords } from '../replay/words.ts'
import type { AnyPosition, Bench, Piece, PositionEditor, Spot } from './editor.ts'
import { setUp, totalsOf } from './full.ts'
import { keepDraft } from './kept.ts'
import { at, type Path, put } from './path.ts'
import { optionsIn, type Reading, readAll, type Trouble } from './problems.ts'
import type { Speaker } from './refusals.ts'
import { editorWords } from './words.ts'

/** What is in hand: a piece of the palette, or the wish to take something away. */
export type Held = Piece | 'take' | null

/** So many steps can be undone. */
const STEPS = 200

/** A position while it is laid out: what was done to it, what the referee says, and what lies where. */
export class Draft {
  readonly game: AnyGame
  readonly editor: PositionEditor
  private readonly language: () => Language
  private past: readonly AnyPosition[] = $state.raw([])
  private future: readonly AnyPosition[] = $state.raw([])
  /** As it is read in and handed out. */
  position: AnyPosition = $state.raw({ game: '' })
  seat = $state(0)
  held: Held = $state.raw(null)
  /** Why nothing could be laid where somebody wanted to. */
  refusal: { readonly place: string; readonly text: string } | null = $state.raw(null)
  /** Where something was laid last. */
  private last: string | null = $state.raw(null)
  /** The last reading that could be played: what the board shows. */
  private good: Match | null = null

  constructor(game: AnyGame, editor: PositionEditor, position: AnyPosition, language: () => Language) {
    this.game = game
    this.editor = editor
    this.language = language
    this.position = position
  }

  readonly said = $derived.by(() => editorWords[this.language()])
  private readonly options = $derived.by(() => optionsIn(this.game, this.position))
  /** Options that make a game, whatever is written just now. */
  private usable = $derived.by(() => this.options ?? this.good?.options ?? defaultOptions(this.game))
  readonly words: GameWords = $derived.by(() => this.game.words(this.language(), this.usable))
  readonly players = $derived.by(() => this.shown.players)
  readonly names: readonly string[] = $derived.by(() => {
    const seats = replayWords[this.language()].seats.slice(0, this.game.players(this.usable))
    return withAutomas(seats, this.game, this.usable, this.words)
  })
  readonly reader = $derived.by(
    () => new Reader(this.game.ids, this.words, this.names, labelsOf(this.game.id, this.language())),
  )
  private readonly speaker: Speaker = $derived.by(() => ({
    language: this.language(),
    known: (id: string) => this.reader.named(id),
    seat: (seat: number) => this.names[seat] ?? String(seat + 1),
  }))

  /** How many of each limited piece there are under these options: as many as lie there after set-up. */
  readonly totals = $derived.by(() => totalsOf(this.game, this.usable))
  private readonly reading: Reading = $derived.by(() => {
    const { game, editor, totals, said } = this
    return readAll(this.position, { game, editor, totals, said, by: this.speaker })
  })
  readonly troubles: readonly Trouble[] = $derived.by(() => this.reading.troubles)
  readonly playable = $derived.by(() => this.reading.match !== null)

  /** What the board shows: this position, or the last one that could be played. */
  readonly shown: Match = $derived.by(() => {
    this.good = this.reading.match ?? this.good ?? setUp(this.game, this.usable) ?? setUp(this.game, {})
    return this.good!
  })
  readonly asked: readonly number[] = $derived.by(() => [...seatsIn(this.game.toMove(this.shown.state))])

  /** The same written out in full, as far as the referee can: what pieces are laid on. */
  private readonly full: AnyPosition = $derived.by(() => {
    const match = this.reading.match
    const written = match && (this.game.writePosition(match.state) as AnyPosition | null)
    return written ?? this.position
  })
  readonly bench: Bench = $derived.by(() => ({
    position: this.full,
    seat: this.seat,
    totals: this.totals,
    thing: (kind, id) => this.words.thing(kind, id),
    name: (seat) => this.names[seat] ?? '',
    language: this.language(),
  }))
  readonly groups = $derived.by(() => this.editor.groups(this.bench))
  readonly spots: readonly Spot[] = $derived.by(() => {
    if (this.held === null) return []
    return this.held === 'take' ? this.editor.takes(this.bench) : this.editor.spots(this.bench, this.held)
  })
  readonly lit: ReadonlySet<string> = $derived.by(() => new Set(this.spots.flatMap(({ places }) => places)))

  /** What was laid out before can be come back to. */
  comesAfter(position: AnyPosition): void {
    this.past = [position]
  }

  get canUndo(): boolean {
    return this.past.length > 0
  }
  get canRedo(): boolean {
    return this.future.length > 0
  }

  /** Why not, at a place of the board: what could not be laid there, or what the referee has against what was. */
  refusalAt(place: string): string | null {
    if (this.refusal?.place === place) return this.refusal.text
    return this.last === place && this.troubles.length > 0 ? this.troubles[0].text : null
  }

  change(next: AnyPosition, place: string | null = null): void {
    if (next === this.position) return
    this.past = [...this.past, this.position].slice(-STEPS)
    this.future = []
    this.become(next, place)
  }

  /** Another value in a field. What follows from it is left out, so that the referee works it out anew. */
  set(path: Path, value: unknown): void {
    let next = put(this.position, path, value)
    for (const other of this.editor.follows(path)) if (at(next, other) !== undefined) next = put(next, other, undefined)
    this.change(next)
  }

  /** Lays what is in hand, or takes away. */
  lay(spot: Spot, place = spot.places[0]): void {
    const { held } = this
    if (held === null) return
    if (held !== 'take' && held.left !== null && held.left <= 0) {
      this.refusal = { place, text: this.said.noneLeft(this.nameOf(held), held.all ?? 0) }
      return
    }
    this.change(spot.change(this.full), place)
    // The next one of the same kind is in hand at once.
    if (held !== 'take') this.held = this.same(held)
  }

  /** What a piece is called, as it begins a sentence. */
  nameOf({ kind, id }: Piece): string {
    return capital(this.editor.words[this.language()].pieces?.[id] ?? this.words.thing(kind, id))
  }

  hold(held: Held): void {
    this.held = held
    this.refusal = null
  }

  private same(held: Piece): Piece | null {
    const all = this.groups.flatMap(({ pieces }) => pieces)
    return all.find(({ kind, id, from }) => kind === held.kind && id === held.id && from === held.from) ?? null
  }

  undo(): void {
    const before = this.past.at(-1)
    if (!before) return
    this.past = this.past.slice(0, -1)
    this.future = [this.position, ...this.future]
    this.become(before)
  }

  redo(): void {
    const [next, ...future] = this.future
    if (!next) return
    this.future = future
    this.past = [...this.past, this.position]
    this.become(next)
  }

  private become(next: AnyPosition, place: string | null = null): void {
    this.position = next
    this.refusal = null
    this.last = place
    this.seat = Math.min(this.seat, this.players - 1)
    if (this.held !== null && this.held !== 'take') this.held = this.same(this.held)
    keepDraft(next)
  }
}
