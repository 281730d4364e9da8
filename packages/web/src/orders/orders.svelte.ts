import { gameById } from '@quayside/games'
import {
  NO_ORDERS,
  type Order,
  type OrderBody,
  type OrdersSight,
  type Request,
  type Sight,
  type Told,
} from '@quayside/table'
import { connection, type Hearer } from '../app/connection.ts'
import { settings } from '../app/settings.svelte.ts'
import { isSight } from '../table/draft.svelte.ts'
import type { Refused } from '../table/link.ts'
import { refusalOf } from '../table/online.ts'
import type { Play } from '../table/play.svelte.ts'
import { isByOrder, noteKey, seeNote, seenNote, unseen } from './notes.ts'
import { orderWords } from './words.ts'

/** What one has ordered at an online table, and what can be answered ahead. Nobody else is told of it. */
export class Orders implements Hearer {
  readonly play: Play
  sight: OrdersSight = $state.raw(NO_ORDERS)
  /** What one will be asked in the step under way, where that can be answered already. */
  ahead: Sight | null = $state.raw(null)
  /** One is answering ahead, on a board of its own. */
  answering = $state(false)
  private seen: string | null = $state(null)
  private readonly stop: () => void

  constructor(play: Play) {
    this.play = play
    this.seen = seenNote(play.link.id)
    this.stop = connection.listen(this)
  }

  close(): void {
    this.stop()
  }

  readonly said = $derived(orderWords[settings.language])
  /** Notes that were not looked at yet. */
  readonly news = $derived.by(() => unseen(this.sight.notes, this.seen))
  readonly lapses = $derived.by(() => this.news.filter(({ what }) => what !== 'acted'))
  /** The question that stands may be answered always. */
  readonly habitual: boolean = $derived.by(() => {
    const { question, game } = this.play
    return gameById(game)?.questions.some(({ kind, habit }) => kind === question && habit) ?? false
  })

  /** Whether an event came of an answer that an order gave. */
  gave(told: Told): boolean {
    const { viewer } = this.play
    return typeof viewer === 'number' && isByOrder(told, viewer, this.sight.notes)
  }

  /** All notes have been looked at. */
  seeAll(): void {
    const last = this.sight.notes.at(-1)
    if (!last || this.seen === noteKey(last)) return
    seeNote(this.play.link.id, last)
    this.seen = noteKey(last)
  }

  /* What the server says */

  up(): void {
    connection.ask({ t: 'orders', table: this.play.link.id }).then(
      (sight) => {
        this.sight = sight
      },
      () => {},
    )
  }

  down(): void {}

  message(message: Parameters<Hearer['message']>[0]): void {
    if (message.t === 'orders' && message.table === this.play.link.id) this.sight = message.orders
  }

  /** Looks whether something can be answered ahead; called whenever the table has moved on. */
  async look(): Promise<void> {
    const { stage, game, viewer } = this.play
    const { sight } = stage
    const asked = sight?.asked ?? []
    const kinds =
      gameById(game)
        ?.questions.filter(({ anyOrder }) => anyOrder)
        .map(({ kind }) => kind) ?? []
    const may = asked.some(({ kind }) => kinds.includes(kind)) && !asked.some(({ seat }) => seat === viewer)
    const found = may ? await this.lookAhead([]) : null
    if (stage.sight !== sight) return
    this.ahead = isSight(found) ? found : null
    if (!this.ahead) this.answering = false
  }

  /** What one will be asked after some answers to it. */
  async lookAhead(after: readonly string[]): Promise<Sight | Refused | null> {
    const { id: table } = this.play.link
    try {
      return await connection.ask({ t: 'ahead', table, ...(after.length > 0 && { after: [...after] }) })
    } catch (error) {
      return refusalOf(error)
    }
  }

  /** How the game itself would answer there, after some answers, for as long as this question or one of those named is asked. */
  async proposeAhead(after: readonly string[], through: readonly string[]): Promise<readonly string[]> {
    const { id: table } = this.play.link
    return connection.ask({ t: 'propose-ahead', table, after: [...after], through: [...through] }).catch(() => [])
  }

  /* What one does */

  /** Sets an order, in the place of another if one is named. */
  set(order: OrderBody, id?: string): Promise<Refused | null> {
    return this.ask({ t: 'set-order', table: this.play.link.id, ...(id !== undefined && { id }), order: plain(order) })
  }

  drop({ id }: Order): Promise<Refused | null> {
    return this.ask({ t: 'drop-order', table: this.play.link.id, id })
  }

  /** Sets an order aside, or back. */
  turn({ steps, until, uses, id }: Order, on: boolean): Promise<Refused | null> {
    return this.set({ steps, until, uses, ...(!on && { off: true as const }) }, id)
  }

  async answerAhead(answers: readonly string[]): Promise<Refused | null> {
    const refused = await this.ask({ t: 'answer-ahead', table: this.play.link.id, answers: [...answers] })
    if (!refused) this.answering = false
    return refused
  }

  private async ask(
    request: Extract<Request, { t: 'set-order' | 'drop-order' | 'answer-ahead' }>,
  ): Promise<Refused | null> {
    try {
      await connection.ask(request)
      return null
    } catch (error) {
      return refusalOf(error)
    }
  }
}

type Writable<T> = T extends object ? { -readonly [K in keyof T]: Writable<T[K]> } : T
/** As a request holds it. */
const plain = (order: OrderBody): Writable<OrderBody> => JSON.parse(JSON.stringify(order))
