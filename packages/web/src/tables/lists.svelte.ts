import type { MyPhase, MyTables } from '@quayside/table'
import { untrack } from 'svelte'
import { online } from '../app/online.svelte.ts'
import { byUrgency } from '../home/lists.ts'
import { forgetLocalTable, type LocalCard, localTables } from '../table/kept.ts'
import { myTables } from './api.ts'
import { lookAt } from './here.ts'
import { fits, isEmpty, type Looks, mergeFinished, NOTHING, type Row, rowHere, rowOf, type Search } from './rows.ts'

/** Tables of this browser that are looked into: each is played through for it. */
const MOST_LOOKED = 12
/** Milliseconds after which the server is asked once more for what it could not tell yet. */
const AGAIN = 600

/** One's tables of a phase, wherever they stand. Called inside a component, which they live and end with. */
export class Lists {
  search: Search = $state.raw(NOTHING)
  /** Null until the server has answered. */
  private replies: readonly MyTables[] | null = $state.raw(null)
  private here: readonly LocalCard[] = $state.raw(kept())
  private looks: Looks = $state.raw(new Map())
  private readonly phase: () => MyPhase
  /** The last question that was asked of the server; answers to earlier ones come too late. */
  private asked = 0

  constructor(phase: () => MyPhase) {
    this.phase = phase
    // The lobby tells when something has changed.
    $effect(() => {
      void online.mine
      const { reachable } = online
      const wanted = phase()
      const { search } = this
      const timer = setTimeout(() => reachable && void this.load(wanted, search), search.with === '' ? 0 : 250)
      return () => clearTimeout(timer)
    })
    $effect(() => {
      phase()
      untrack(() => {
        this.replies = null
      })
    })
    $effect(() => {
      const unknown = this.cards.filter(({ id }) => !this.looks.has(id)).slice(0, MOST_LOOKED - this.looks.size)
      if (unknown.length > 0) void this.look(unknown[0])
    })
  }

  /** The server has said what it has, or cannot be asked. */
  get known(): boolean {
    return this.replies !== null || !online.reachable
  }

  get rows(): readonly Row[] {
    const here = this.cards.map((card) => rowHere(card, this.looks))
    const there = online.reachable ? (this.replies ?? []).flatMap(({ tables }) => tables.map(rowOf)) : []
    if (this.phase() !== 'finished') return [...here, ...there].sort(byUrgency)
    return mergeFinished(
      here.filter((row) => fits(row, this.search)),
      there,
      this.next !== null,
    )
  }

  get counts(): { readonly [K in MyPhase]: number } {
    const { playing = 0, waiting = 0, finished = 0 } = this.replies?.[0]?.counts ?? {}
    const here = (phase: MyPhase) => this.here.filter((card) => phaseOf(card) === phase).length
    return { playing: playing + here('playing'), waiting, finished: finished + here('finished') }
  }

  get next(): string | null {
    return this.replies?.at(-1)?.next ?? null
  }

  get isSearching(): boolean {
    return !isEmpty(this.search)
  }

  async more(): Promise<void> {
    const { replies, search, asked } = this
    const page = await myTables(this.phase(), search, this.next)
    if (page && replies && asked === this.asked) this.replies = [...replies, page]
  }

  forget(id: string): void {
    forgetLocalTable(id)
    this.lookAgain()
  }

  /** Another tab may have played on. */
  lookAgain(): void {
    this.here = kept()
    this.looks = new Map()
  }

  private get cards(): readonly LocalCard[] {
    return this.here.filter((card) => phaseOf(card) === this.phase())
  }

  private async load(phase: MyPhase, search: Search): Promise<void> {
    const asked = ++this.asked
    const reply = await myTables(phase, search)
    if (asked !== this.asked || !reply) return
    const before = this.replies?.[0] ? lacking(this.replies[0]) : Number.POSITIVE_INFINITY
    this.replies = [reply]
    // Old games are played through for it, a few at a time; as long as there are fewer each time, the rest is asked for.
    const left = lacking(reply)
    if (left > 0 && left < before) setTimeout(() => asked === this.asked && void this.load(phase, search), AGAIN)
  }

  private async look({ id }: LocalCard): Promise<void> {
    const look = await lookAt(id).catch(() => null)
    // What cannot be looked into is not tried again.
    const seen = look ?? EMPTY
    this.looks = new Map([...this.looks, [id, seen]])
  }
}

/** Tables of which nothing is known yet. */
const lacking = ({ tables }: MyTables): number =>
  tables.filter(({ glance, phase }) => !glance && phase !== 'gathering').length

const EMPTY = { glance: null, seat: -1 } as const

const phaseOf = ({ phase }: LocalCard): MyPhase => (phase === 'playing' ? 'playing' : 'finished')

function kept(): readonly LocalCard[] {
  try {
    return localTables()
  } catch {
    return []
  }
}
