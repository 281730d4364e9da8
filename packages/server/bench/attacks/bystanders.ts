import { get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { Rng } from '@quayside/kernel'
import { applyPatch, type ServerMessage, type Sight } from '@quayside/table'
import { Times } from '../load/times.ts'
import { plainTable } from '../support/games.ts'
import { Guest } from '../support/guest.ts'
import { metric } from '../support/metrics.ts'
import { WatchedTable } from '../support/watched.ts'

/** They come from another network than the attackers. */
const FROM = '127.1.0.2'
/** Between two answers, and two looks at the server's health. */
const PAUSE = 100
const HEALTH_PAUSE = 50
const MASTER = { kind: 'bot', bot: 'master', name: 'Master' } as const

/** What others notice in a while. */
export interface Noticed {
  readonly health: Times
  readonly answers: Times
  /** Answers of masters at somebody's table in ten seconds. */
  readonly masters: number
  /** Bytes of the server at the end, and the share of a processor that it used. */
  readonly resident: number
  readonly busy: number
}

/** People who only want to play: two at a table, one with two masters, and somebody who looks whether the server is well. */
export class Bystanders {
  private readonly url: string
  private readonly table: WatchedTable
  private readonly withMasters: MastersTable
  readonly faults: string[] = []

  constructor(url: string) {
    this.url = url
    this.table = new WatchedTable({ url, seed: 'bystanders', from: FROM }, (what) => void this.faults.push(what))
    this.withMasters = new MastersTable(url)
  }

  async arrive(): Promise<void> {
    await this.table.arrive()
    await this.table.begin('puerto-rico')
    await this.withMasters.begin()
  }

  async notice(seconds: number): Promise<Noticed> {
    const until = performance.now() + seconds * 1000
    const goesOn = () => performance.now() < until
    const health = new Times()
    this.table.times = new Times()
    const before = this.withMasters.answers
    const worked = await metric(this.url, 'quayside_cpu_seconds')
    await Promise.all([this.play(goesOn), this.lookAtHealth(goesOn, health)])
    const masters = ((this.withMasters.answers - before) * 10) / seconds
    const resident = await metric(this.url, 'quayside_resident_bytes')
    const busy = ((await metric(this.url, 'quayside_cpu_seconds')) - worked) / seconds
    return { health, answers: this.table.times, masters, resident, busy }
  }

  private async play(goesOn: () => boolean): Promise<void> {
    while (goesOn()) {
      if (this.table.over) {
        await this.table.check()
        await this.table.begin('puerto-rico')
      }
      await this.table.step()
      await sleep(PAUSE)
    }
  }

  private async lookAtHealth(goesOn: () => boolean, times: Times): Promise<void> {
    while (goesOn()) {
      const began = performance.now()
      await new Promise<void>((resolve, reject) => {
        get(`${this.url}/healthz`, { localAddress: FROM }, (reply) => reply.resume().on('end', resolve)).on(
          'error',
          reject,
        )
      })
      times.add(performance.now() - began)
      await sleep(HEALTH_PAUSE)
    }
  }
}

/** Somebody's games against two masters, one after the other, who answers at once. */
class MastersTable {
  /** Of the masters, so far. */
  answers = 0
  private readonly url: string
  private readonly guest = new Guest('Eva', FROM)
  private readonly rng = new Rng('masters')
  private line: Awaited<ReturnType<Guest['connect']>> | undefined
  private table = ''
  private sight: Sight | null = null

  constructor(url: string) {
    this.url = url
  }

  async begin(): Promise<void> {
    await this.guest.arrive(this.url)
    this.line = await this.guest.connect(this.url, (message) => {
      if (message.t === 'table' && message.table === this.table) this.hear(message)
    })
    await this.nextGame()
  }

  private async nextGame(): Promise<void> {
    const { table } = await this.guest.setTable(this.url, plainTable('puerto-rico', [{ kind: 'me' }, MASTER, MASTER]))
    this.table = table
    this.sight = null
    await this.line!.ask({ t: 'open', table })
    await this.line!.ask({ t: 'begin', table })
  }

  private hear({ opened, frames }: Extract<ServerMessage, { t: 'table' }>): void {
    if (opened) this.sight = opened.game?.sight ?? null
    for (const { lines, patch } of frames ?? []) {
      this.sight = applyPatch(this.sight!, patch)
      this.answers += lines.filter(({ seat }) => seat !== 0).length
    }
    if (!this.sight || !(frames || opened)) return
    const { ask, seq, over } = this.sight
    if (over) void this.nextGame()
    if (!ask) return
    const { text } = ask.answers[this.rng.below(ask.answers.length)]
    // One that comes too late is asked again with the next news.
    this.line!.ask({ t: 'answer', table: this.table, seq, answers: [text] }).catch(() => {})
  }
}
