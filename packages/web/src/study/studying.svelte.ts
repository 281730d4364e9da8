import {
  type AnyGame,
  type GameRecord,
  type Match,
  type Options,
  ok,
  type Result,
  type RulesId,
  type Score,
  type Seat,
  type Viewer,
} from '@quayside/kernel'
import type { StudyFile } from '@quayside/table/study'
import { randomHex } from '../app/random.ts'
import { Course, type Given } from './course.ts'
import type { KeptStudy, SharedAs, Truth } from './kept.ts'
import { BEGIN, type Deal, type Node, type Notes, Tree } from './tree.ts'

/** A study as it stands, to go on with. */
export interface StudyOpening {
  readonly id: string
  readonly file: StudyFile
  readonly at: number
  readonly truth: Truth
  readonly running?: KeptStudy['running']
  readonly shared?: SharedAs
  /** Somebody else's: it can be looked at and tried out, and kept as one's own. */
  readonly theirs?: boolean
  /** It is on no shelf yet. */
  readonly fresh?: boolean
}

interface Moment {
  readonly tree: Tree
  readonly at: number
}

/** So many changes can be taken back. */
const MOST_UNDONE = 200

/** Somebody studies: where they are in the lines, what lies hidden there, and what they change. */
export class Studying {
  readonly id: string
  readonly game: AnyGame
  readonly options: Options
  readonly rules: RulesId
  readonly names: readonly string[]
  readonly running: KeptStudy['running']
  readonly theirs: boolean
  readonly course: Course
  private readonly first: Seat | null
  title = $state('')
  tree: Tree = $state.raw(new Tree([], 0))
  at = $state(BEGIN)
  /** What lies hidden: as a seat knew it then, as it was, or dealt anew each time. */
  truth: Truth = $state('knew')
  /** The next answer begins a line of its own, even if it was given here before. */
  apart = $state(false)
  shared: SharedAs | undefined = $state.raw(undefined)
  /** Of each node what is known of its answer. */
  given: ReadonlyMap<number, Given> = $state.raw(new Map())
  /** A moment to compare with. */
  other: number | null = $state(null)
  /** What the engine thought of answers, by the node they came after. */
  chances: ReadonlyMap<string, number> = $state.raw(new Map())
  /** By this chance deals hidden things. */
  private chance = $state(randomHex(6))
  /** It is on no shelf yet. */
  private fresh: boolean
  private undone: readonly Moment[] = $state.raw([])
  private redone: readonly Moment[] = $state.raw([])
  /** Told when another moment is shown, or the same in another truth. */
  moved: () => void = () => {}
  /** Told when there is something to keep. */
  changed: () => void = () => {}

  private constructor(opening: StudyOpening, course: Course, tree: Tree, given: Map<number, Given>) {
    const { id, file, at, truth, running, shared, theirs = false } = opening
    this.id = id
    this.course = course
    this.first = course.first()
    this.game = course.game
    this.options = course.options
    this.rules = file.rules
    this.names = file.names
    this.running = running
    this.theirs = theirs
    this.title = file.title
    this.tree = tree
    this.given = given
    this.at = tree.has(at) ? at : BEGIN
    this.truth = running && truth === 'was' ? 'knew' : truth
    this.shared = shared
    this.fresh = opening.fresh === true
  }

  /** Refused if the rules do not allow one of its lines. */
  static of(opening: StudyOpening, game: AnyGame): Result<Studying> {
    const { file } = opening
    const course = Course.of(game, file.options, file.start)
    if (!course.ok) return course
    const tree = Tree.fromFile(file.nodes, file.game)
    const given = course.value.survey(tree)
    return given.ok ? ok(new Studying(opening, course.value, tree, given.value)) : given
  }

  file(): StudyFile {
    const { title, rules, options, names, tree } = this
    const { start } = this.course
    return {
      ...{ quayside: 'study', format: 1, title, rules, options, start },
      ...{ names: [...names], game: tree.game, nodes: tree.toFile() },
    }
  }

  /** Where one is, as the file counts. */
  placeInFile(): number {
    const ids = [...this.tree.nodes.filter(({ id }) => this.tree.isGame(id)).map(({ id }) => id)]
    const all = [...ids, ...this.tree.walk().filter((id) => !this.tree.isGame(id))]
    return all.indexOf(this.at) + 1
  }

  /* What is shown */

  /** Who is asked here; null if the game is over. */
  readonly asked: Seat | null = $derived.by(() =>
    this.at === BEGIN ? this.first : (this.given.get(this.at)?.next ?? null),
  )

  /** Hidden things are dealt anew where one leaves what was played, so that nobody goes on with what nobody could know. */
  readonly deal: Deal | undefined = $derived.by(() => {
    const { tree, at, truth, chance, asked } = this
    if (asked === null || truth === 'was') return undefined
    // Who knows no more than they could: the seat that decides; of a game that runs, the seat of whoever plays it.
    const seat = this.running?.seat ?? asked
    const onGame = tree.isGame(at)
    if (truth === 'knew') return onGame ? { seat, seed: `${this.id} ${at}` } : undefined
    return onGame || tree.after(at).length > 0 ? { seat, seed: chance } : undefined
  })

  match(): Match {
    return this.course.at(this.tree, this.at, this.deal)
  }

  /** What another seat of a game that runs decided in secret. */
  hides({ seat, draft }: Given): boolean {
    return draft && this.running !== undefined && seat !== this.running.seat
  }

  /** What the engine thinks of answers that can be given here. */
  weighed(seat: Seat, lines: readonly { readonly line: readonly string[]; readonly chance: number | null }[]): void {
    const known = lines.flatMap(({ line, chance }) =>
      chance === null ? [] : [[`${this.at} ${seat} ${line[0]}`, chance] as const],
    )
    if (known.length > 0) this.chances = new Map([...this.chances, ...known])
  }

  chanceOf({ after, line }: Node): number | undefined {
    return this.chances.get(`${after} ${line}`)
  }

  /* Going about */

  go(at: number): void {
    if (!this.tree.has(at)) return
    this.at = at
    this.apart = false
    this.moved()
    this.changed()
  }

  back(): void {
    const node = this.tree.node(this.at)
    if (node) this.go(node.after)
  }

  forward(): void {
    const next = this.tree.after(this.at)[0]
    if (next) this.go(next.id)
  }

  /** To the beginning of the line one is in, or the line that this one left. */
  toStart(): void {
    const { tree } = this
    let id = this.at
    for (let node = tree.node(id); node; node = tree.node(id)) {
      id = node.after
      if (tree.after(id).length > 1 && id !== this.at) break
    }
    this.go(id)
  }

  toEnd(): void {
    this.go(this.tree.onwards(this.at).at(-1)?.id ?? this.at)
  }

  /** To the same answer's next alternative, or the one before. */
  aside(by: 1 | -1): void {
    const node = this.tree.node(this.at)
    const others = node ? this.tree.after(node.after) : []
    const next = others[(others.findIndex(({ id }) => id === this.at) + by + others.length) % others.length]
    if (next && next.id !== this.at) this.go(next.id)
  }

  /** From one moment to another and back. */
  flip(): void {
    const { at, other } = this
    this.other = at
    if (other !== null) this.go(other)
  }

  setTruth(truth: Truth): void {
    if (this.running && truth === 'was') return
    this.truth = truth
    this.chance = randomHex(6)
    this.moved()
    this.changed()
  }

  /* Changing */

  /** An answer that was given to the match that is shown. The value says whether it goes on there; else another moment has to be shown. */
  gave(line: string, given: Given): boolean {
    const { tree, at, deal, apart } = this
    const played = tree.after(at)[0]
    const follows = !apart && this.truth === 'knew' && played?.line === line && tree.isGame(played.id)
    const grown = follows ? { tree, id: played.id } : tree.grown(at, line, deal, apart)
    if (grown.tree !== tree) this.remember()
    this.tree = grown.tree
    this.given = new Map(this.given).set(grown.id, given)
    this.at = grown.id
    this.apart = false
    this.course.answered(line)
    this.changed()
    return !follows && this.deal === undefined
  }

  note(id: number, notes: Notes): void {
    this.change(this.tree.noted(id, notes))
  }

  rename(title: string): void {
    this.title = title
    this.fresh = false
    this.changed()
  }

  /** The game that is studied as a record, if it was played to its end. */
  played(): GameRecord | null {
    const { tree, rules, options } = this
    if (tree.game === 0 || this.running || this.given.get(tree.game)?.next !== null) return null
    const answers = tree.path(tree.game).map(({ line }) => line)
    const { start } = this.course
    const course = Course.of(this.game, options, start)
    if (!course.ok) return null
    return { rules, options, start, answers, hash: this.game.hash(course.value.at(tree, tree.game).state) }
  }

  shareAs(shared: SharedAs | undefined): void {
    this.shared = shared
    this.fresh = false
    this.changed()
  }

  /** What everybody knows of points at a node. */
  scoresAt(id: number): readonly Score[] {
    if (id === this.at) return this.game.score(this.match().state, this.eyes())
    const course = Course.of(this.game, this.options, this.course.start)
    return course.ok ? this.game.score(course.value.at(this.tree, id).state, this.eyes()) : []
  }

  private eyes(): Viewer {
    return this.running ? this.running.seat : 'referee'
  }

  promote(id: number): void {
    this.change(this.tree.promoted(id))
  }

  prune(id: number): void {
    const after = this.tree.node(id)?.after ?? BEGIN
    const tree = this.tree.pruned(id)
    const at = tree.has(this.at) ? this.at : after
    if (this.other !== null && !tree.has(this.other)) this.other = null
    this.change(tree, at)
  }

  /** Nothing was changed since it was opened. */
  get untouched(): boolean {
    return this.fresh && this.undone.length === 0 && this.redone.length === 0
  }

  get canUndo(): boolean {
    return this.undone.length > 0
  }

  get canRedo(): boolean {
    return this.redone.length > 0
  }

  undo(): void {
    const last = this.undone.at(-1)
    if (!last) return
    this.redone = [...this.redone, this.here()]
    this.undone = this.undone.slice(0, -1)
    this.put(last)
  }

  redo(): void {
    const last = this.redone.at(-1)
    if (!last) return
    this.undone = [...this.undone, this.here()]
    this.redone = this.redone.slice(0, -1)
    this.put(last)
  }

  private change(tree: Tree, at = this.at): void {
    if (tree === this.tree) return
    this.remember()
    this.tree = tree
    if (at !== this.at) this.go(at)
    else this.changed()
  }

  private remember(): void {
    this.undone = [...this.undone.slice(1 - MOST_UNDONE), this.here()]
    this.redone = []
  }

  private here(): Moment {
    return { tree: this.tree, at: this.at }
  }

  private put({ tree, at }: Moment): void {
    this.tree = tree
    if (this.other !== null && !tree.has(this.other)) this.other = null
    this.go(at)
  }
}
