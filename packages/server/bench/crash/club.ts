import { setTimeout as sleep } from 'node:timers/promises'
import { Rng } from '@quayside/kernel'
import { Broken, patiently } from '../support/line.ts'
import { type Exit, ServerProcess } from '../support/process.ts'
import type { Findings } from './findings.ts'
import { planned } from './plans.ts'
import { Player } from './player.ts'
import { Sitting } from './sitting.ts'

const PLAYERS = 12
const TABLES = 9
/** Milliseconds in which a server has ended that was told to. */
const LONGEST_STOP = 10_000
/** Finished tables that are looked at again after each crash. */
const REMEMBERED = 3
/** How long a table may take to go on. */
const PATIENCE = 20_000
/** Milliseconds somebody thinks at most. */
const THINKING = 5

/** People who play at several tables on a server that keeps dying, and who write down what it told them. */
export class Club {
  private readonly folder: string
  private readonly database: string | undefined
  private readonly findings: Findings
  private readonly rng: Rng
  private readonly players: readonly Player[]
  private sittings: Sitting[] = []
  private finished: Sitting[] = []
  private made = 0
  private server: ServerProcess | undefined
  private url = ''
  private playing: Promise<unknown> = Promise.resolve()
  private open = false
  /** Milliseconds the last start took. */
  private startTime = 500

  constructor(folder: string, findings: Findings, seed: string, database?: string) {
    this.database = database
    this.folder = folder
    this.findings = findings
    this.rng = new Rng(seed)
    this.players = Array.from({ length: PLAYERS }, (_, i) => new Player(`Guest ${i + 1}`, findings))
  }

  /* The server's lives */

  launch(): ServerProcess {
    this.server = new ServerProcess({ data: this.folder, database: this.database })
    return this.server
  }

  async start(): Promise<void> {
    const began = performance.now()
    this.url = await this.launch().url
    this.startTime = performance.now() - began
  }

  /** Some moment before the server would have started. */
  whileStarting(): Promise<void> {
    return sleep(this.rng.below(Math.ceil(this.startTime)))
  }

  /** Ends the server, if there is one, and with it everybody's play. */
  async end(signal: NodeJS.Signals): Promise<Exit | undefined> {
    const { server } = this
    this.server = undefined
    const exit = await server?.end(signal)
    this.open = false
    await this.playing
    for (const player of this.players) player.hangUp()
    if (server?.complaints) this.findings.wrong(`the server complained: ${server.complaints}`)
    return exit
  }

  /** Ends the server as a crash would, or as its owner would: then it ends by itself, in time and well. */
  async kill(signal: 'SIGKILL' | 'SIGTERM', starting = false): Promise<void> {
    const began = performance.now()
    const exit = await this.end(signal)
    this.findings.kills++
    if (signal === 'SIGTERM') this.stopped(performance.now() - began, exit, starting)
  }

  private stopped(time: number, exit: Exit | undefined, starting: boolean): void {
    const { findings } = this
    findings.stops++
    findings.slowestStop = Math.max(findings.slowestStop, time)
    if (time > LONGEST_STOP) findings.wrong(`a stop took ${(time / 1000).toFixed(1)} s`)
    // Before it has started, the signal ends it as it would end any program.
    const well = exit?.code === 0 || (starting && exit?.signal === 'SIGTERM')
    if (!well) findings.wrong(`a stop ended with ${exit?.signal ?? exit?.code}`)
  }

  /* The people */

  /** Everybody comes for the first time, and tables are set. */
  async found(): Promise<void> {
    for (const player of this.players) await player.guest.arrive(this.url)
    await Promise.all(this.players.map((player) => player.connect(this.url)))
    while (this.sittings.length < TABLES) this.sittings.push(await this.setTable())
    this.findings.tables += TABLES
  }

  private async setTable(): Promise<Sitting> {
    const plan = planned(this.made++)
    const people = plan.chairs.filter(({ kind }) => kind !== 'bot').length
    const players = this.some(people)
    const made = await patiently(() => players[0].guest.setTable(this.url, plan))
    return this.seat(new Sitting(made, players, this.findings, this.rng))
  }

  private async seat(sitting: Sitting): Promise<Sitting> {
    for (const player of sitting.players) await player.open(sitting)
    return sitting
  }

  private some(count: number): Player[] {
    const rest = [...this.players]
    return Array.from({ length: count }, () => rest.splice(this.rng.below(rest.length), 1)[0])
  }

  /** Everybody comes back to where they were, and everything the server has is held against what it told. */
  async reunite(audited: 'one' | 'all' = 'one'): Promise<void> {
    await Promise.all(this.players.map((player) => player.connect(this.url)))
    for (const sitting of this.sittings) await sitting.gatherAgain()
    await Promise.all(
      this.players.map((player) =>
        player.compareAfresh(
          this.url,
          this.sittings.filter(({ players }) => players.includes(player)),
        ),
      ),
    )
    for (const sitting of this.sittings) await sitting.audit(this.url, audited)
    for (const sitting of this.finished) await sitting.auditFinished(this.url)
    for (const sitting of this.sittings) await sitting.insist()
  }

  /** Everybody plays until the server is gone. */
  play(): void {
    this.open = true
    this.playing = Promise.all(this.sittings.map((_, i) => this.playAt(i)))
  }

  private async playAt(i: number): Promise<void> {
    try {
      while (this.open) {
        await this.sittings[i].step(this.url)
        if (this.sittings[i].over) await this.replace(i)
        await sleep(this.rng.below(THINKING))
      }
    } catch (error) {
      if (!(error instanceof Broken)) this.findings.wrong(`${this.sittings[i].id}: ${(error as Error).stack}`)
    }
  }

  /** A finished table makes room for its rematch or for another one. */
  private async replace(i: number): Promise<void> {
    const old = this.sittings[i]
    const next = this.rng.below(2) === 0 ? await this.seat(await old.playAgain()) : await this.setTable()
    await old.leave()
    old.ledger.countCutOff()
    this.sittings[i] = next
    this.findings.tables++
    this.finished = [...this.finished, old].slice(-REMEMBERED)
    this.findings.finished++
  }

  /** Some moment of the play: very early, or after every table has gone on. */
  async whilePlaying(early: boolean): Promise<void> {
    if (early) {
      await sleep(this.rng.below(30))
      return
    }
    await this.allGoOn()
    await sleep(this.rng.below(400))
  }

  async allGoOn(): Promise<void> {
    const until = Date.now() + PATIENCE
    const waiting = () => this.sittings.filter(({ moves }) => moves === 0)
    while (waiting().length > 0 && Date.now() < until) await sleep(5)
    for (const { id } of waiting()) this.findings.wrong(`${id}: does not go on`)
  }

  /** Tables that nobody will play at any more are counted too. */
  close(): void {
    for (const { ledger } of this.sittings) ledger.countCutOff()
  }

  below(n: number): number {
    return this.rng.below(n)
  }
}
