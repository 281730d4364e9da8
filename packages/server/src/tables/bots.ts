import { botById, STAND_IN } from '@quayside/bots'
import { think } from '@quayside/bots/think'
import type { Seat } from '@quayside/kernel'
import { botIn, type News, seqOf } from '@quayside/table'
import { steadyNow } from '../clock.ts'
import type { Log } from '../log.ts'
import type { Services } from '../services.ts'
import { mindOf } from '../thinking/mind.ts'
import type { ThinkingPool } from '../thinking/pool.ts'
import { BotQueue } from './bot-queue.ts'
import type { LiveTable } from './live.ts'
import { type Urgency, urgencyOf } from './urgency.ts'

/** What the hub does after a bot has answered or failed. */
interface Hooks {
  answered(live: LiveTable, news: News): void
  discard(live: LiveTable, problem: unknown): void
}

/** A decision that a bot thinks about: who is asked where, and how many lines that seat knew of. */
interface Moment {
  readonly seat: Seat
  readonly bot: string
  readonly seq: number
  readonly urgency: Urgency
}

type Choose = () => readonly string[]

/** Lets bots answer: quick ones at once, those that search when they have thought it over elsewhere. */
export class Bots {
  private readonly log: Log
  private readonly linger: number
  private readonly time: Services['time']
  private readonly pool: ThinkingPool
  private readonly hooks: Hooks
  private readonly quick = new BotQueue((live) => this.answerQuickly(live))
  private readonly moments = new Map<LiveTable, Moment>()
  private stopped = false

  constructor({ log, config, time }: Pick<Services, 'log' | 'config' | 'time'>, pool: ThinkingPool, hooks: Hooks) {
    this.log = log
    this.linger = config.linger
    this.time = time
    this.pool = pool
    this.hooks = hooks
  }

  /** Starts a bot's answer if a bot is asked and somebody waits for it. To be called after every change of a table, and when somebody comes. */
  answerIfAsked(live: LiveTable): void {
    const seat = asked(live)
    if (seat < 0 || this.stopped) return
    const urgency = this.urgencyOf(live)
    live.asleep = urgency === null
    if (urgency === null) return
    if (isQuick(live, seat)) this.quick.add(live)
    else this.search(live, seat, urgency).catch((problem) => this.hooks.discard(live, problem))
  }

  /** Somebody has come: bots that waited for it go on, and they are told so if it was for long. */
  rouse(live: LiveTable): void {
    if (live.asleep) live.woken = Date.now() - live.changed >= this.linger
    this.answerIfAsked(live)
  }

  /** Whether a bot is to answer, and somebody waits for it. */
  atWork(live: LiveTable): boolean {
    return asked(live) >= 0 && this.urgencyOf(live) !== null
  }

  /** Games whose bots do not sleep. */
  awake(tables: Iterable<LiveTable>): LiveTable[] {
    return [...tables].filter((live) => live.table.phase === 'playing' && this.urgencyOf(live) !== null)
  }

  private urgencyOf(live: LiveTable): Urgency | null {
    return urgencyOf(live, steadyNow(), this.linger)
  }

  stop(): void {
    this.stopped = true
    this.quick.stop()
  }

  private answerQuickly(live: LiveTable): void {
    const seat = asked(live)
    if (seat >= 0 && isQuick(live, seat)) this.answer(live, seat, () => thought(live, seat))
  }

  /* Those that search */

  private async search(live: LiveTable, seat: Seat, urgency: Urgency): Promise<void> {
    const before = this.moments.get(live)
    // What waits already is asked for anew, in another line, if somebody has come for whom it is more urgent.
    if (before && stands(live, before) && before.urgency <= urgency) return
    const { match, chairs } = live.table
    const moment = { seat, bot: botIn(chairs[seat])!, seq: seqOf(match, seat), urgency }
    this.moments.set(live, moment)
    const current = () => this.moments.get(live) === moment && stands(live, moment)
    const choose = await this.thinkOver(live, moment, () => current() && this.urgencyOf(live) !== null)
    const useful = choose !== null && current()
    if (this.moments.get(live) === moment) this.moments.delete(live)
    if (useful) this.answer(live, seat, choose)
    else this.answerIfAsked(live)
  }

  /** The way to an answer, or null if none is wanted any more. */
  private async thinkOver(live: LiveTable, moment: Moment, wanted: () => boolean): Promise<Choose | null> {
    const { seat, bot, urgency } = moment
    const behalf = [live.from.network, live.from.address, live.host]
    const job = () => live.table.botJob(seat)
    try {
      const line = await this.pool.ask({ kind: 'bot', behalf, urgency, wanted, job })
      return line === null ? null : () => line as string[]
    } catch (problem) {
      this.log.error({ table: live.id, bot, err: problem }, 'a stand-in answers for a bot')
      return () => thought(live, seat, STAND_IN)
    }
  }

  private answer(live: LiveTable, seat: Seat, choose: Choose): void {
    try {
      const now = this.time.now()
      let taken = live.table.answerForBot(seat, choose(), now)
      if (!taken.ok) {
        this.log.error({ table: live.id, code: taken.error.code }, 'a bot gave an answer that was refused')
        taken = live.table.answerForBot(seat, thought(live, seat, STAND_IN), now)
      }
      live.woken = false
      if (taken.ok) this.hooks.answered(live, taken.value)
    } catch (problem) {
      this.hooks.discard(live, problem)
    }
  }
}

/** The seat of a bot that is to answer, or -1. */
const asked = (live: LiveTable): Seat => (live.discarded ? -1 : live.table.botToAnswer())

function isQuick({ table }: LiveTable, seat: Seat): boolean {
  const { game, state } = table.match
  return botById(botIn(table.chairs[seat])!)!.isQuick({ ...mindOf(game), state, seat })
}

/** Whether the question that the bot was given still stands. Drafts of others since then do not change it. */
function stands(live: LiveTable, { seat, bot, seq }: Moment): boolean {
  const { table } = live
  return asked(live) === seat && botIn(table.chairs[seat]) === bot && table.stale(seat, seq) === null
}

/** What a quick bot answers, by default the one in the seat. */
function thought({ table }: LiveTable, seat: Seat, bot?: string): string[] {
  const job = table.botJob(seat)
  return think(bot ? { ...job, bot } : job, mindOf(table.match.game))
}
