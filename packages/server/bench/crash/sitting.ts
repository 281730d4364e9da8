import { isDeepStrictEqual } from 'node:util'
import type { GameRecord, Line, Rng } from '@quayside/kernel'
import { type ChairInfo, type History, lineFor } from '@quayside/table'
import { Broken, Declined, patiently } from '../support/line.ts'
import type { Account, Given } from './account.ts'
import type { Findings } from './findings.ts'
import { Ledger } from './ledger.ts'
import type { Player } from './player.ts'
import type { View } from './view.ts'

/** Out of a hundred steps. */
const CHATS = 3
const UNDOS = 5
const HISTORIES = 2
/** Out of a hundred answers: whole gestures, and answers that an impatient finger gives twice. */
const GESTURES = 70
const TWICE = 5
/** What leads to long gestures, and how often out of a hundred times it is chosen for that. */
const MAYOR = 'role mayor'
const MAYORS = 50

/** Refusals that the course of things may bring, such as another's seal that comes before an undo; any other is a mistake. */
const USUAL = new Set([
  'stale',
  'slow-down',
  'not-your-turn',
  'table-over',
  'seat-taken',
  'already-begun',
  'game-over',
  'stopping',
  'undo-revealed',
])

/** One table and those who play at it. */
export class Sitting {
  readonly id: string
  readonly ledger: Ledger
  readonly host: Player
  readonly players: readonly Player[]
  readonly invite: string | undefined
  /** Answers that were taken since the server started. */
  moves = 0
  over = false
  /** The table that continues this one, once the server has said so. */
  private rematch: string | undefined
  private begun = false
  private chairs: readonly ChairInfo[] = []
  private cutOff: { readonly player: Player; readonly given: Given }[] = []
  private readonly findings: Findings
  private readonly rng: Rng

  /** The first of the players is the host. */
  constructor(made: { table: string; invite?: string }, players: readonly Player[], findings: Findings, rng: Rng) {
    this.id = made.table
    this.invite = made.invite
    this.ledger = new Ledger(made.table, findings)
    this.host = players[0]
    this.players = players
    this.findings = findings
    this.rng = rng
  }

  private view(player: Player): View {
    return player.views.get(this.id)!
  }

  private account(player: Player): Account {
    return this.ledger.account(this.view(player).viewer)
  }

  /* Playing */

  /** Somebody does something, whoever's turn it is for whatever. */
  async step(url: string): Promise<void> {
    const { phase, chairs } = this.view(this.host).info
    this.chairs = chairs
    if (phase === 'gathering') return this.gather()
    this.begun = true
    this.over = phase === 'over'
    const roll = this.rng.below(100)
    const asked = this.players.filter((player) => this.view(player).sight?.ask)
    if (this.over) return
    if (roll < CHATS) await this.say(this.pick(this.players))
    else if (roll < CHATS + UNDOS) await this.undo()
    else if (roll < CHATS + UNDOS + HISTORIES) await this.readHistory(url)
    else if (asked.length > 0) await this.answer(this.pick(asked))
  }

  private async gather(): Promise<void> {
    const seat = this.chairs.findIndex((chair) => chair.kind === 'open')
    const next = this.players.find((player) => this.view(player).viewer === 'spectator')
    if (seat < 0) await this.usual(this.host.line.ask({ t: 'begin', table: this.id }))
    else if (next) await this.usual(next.line.ask({ t: 'sit', table: this.id, seat }))
  }

  private async say(player: Player): Promise<void> {
    const text = `${player.guest.name} says ${this.rng.seed()}`
    const said = this.ledger.say(text)
    const taken = await this.usual(player.line.ask({ t: 'chat', table: this.id, text }))
    if (taken === undefined) return
    said.acknowledged = true
    this.findings.chats++
  }

  private async undo(): Promise<void> {
    const able = this.players.filter((player) => 'answer' in (this.view(player).sight?.undo ?? {}))
    if (able.length === 0) return
    const player = this.pick(able)
    await this.give(player, this.view(player).sight!.seq, null)
  }

  /** What the history tells is told like anything else. */
  private async readHistory(url: string): Promise<void> {
    const player = this.pick(this.players)
    const lines = await this.usual(this.history(player, url))
    if (lines) this.account(player).hear(lines.length, lines)
  }

  private async answer(player: Player): Promise<void> {
    const { seq, ask } = this.view(player).sight!
    const whole = ask!.answers.some(({ again }) => again) && this.rng.below(100) < GESTURES
    const answers = whole
      ? await this.usual(player.line.ask({ t: 'propose', table: this.id, seq }))
      : [this.choose(ask!.answers.map(({ text }) => text))]
    if (answers && answers.length > 0) await this.give(player, seq, answers)
  }

  private choose(answers: readonly string[]): string {
    return answers.includes(MAYOR) && this.rng.below(100) < MAYORS ? MAYOR : this.pick(answers)
  }

  private async give(player: Player, seq: number, answers: readonly string[] | null): Promise<void> {
    const given = this.account(player).give(seq, answers, this.rng.seed())
    const times = this.rng.below(100) < TWICE ? 2 : 1
    // An impatient finger makes another gesture of the same.
    const ids = [given.gesture, this.rng.seed()].slice(0, times)
    const sent = await Promise.allSettled(ids.map((gesture) => this.send(player, given, gesture)))
    const taken = sent.filter((one) => one.status === 'fulfilled' && one.value).length
    const broken = sent.some((one) => one.status === 'rejected')
    this.moves += taken
    if (taken > 1) this.findings.doubled(`${this.id}: the same gesture was taken twice at ${seq}`)
    if (taken === 0 && !broken) given.fate = 'refused'
    if (!broken) return
    if (taken === 0) this.cutOff.push({ player, given })
    throw new Broken()
  }

  /** Whether it was taken. */
  private async send(player: Player, given: Given, gesture = given.gesture): Promise<boolean> {
    const { seq, answers } = given
    const reply = await this.usual(
      answers
        ? player.line.ask({ t: 'answer', table: this.id, seq, answers: [...answers], gesture })
        : player.line.ask({ t: 'undo', table: this.id, seq, gesture }),
    )
    if (reply) this.account(player).taken(given, reply.seq)
    return reply !== undefined
  }

  /** The value of a reply; undefined for a refusal that is nobody's mistake. */
  private async usual<T>(reply: Promise<T>): Promise<T | undefined> {
    try {
      return await reply
    } catch (error) {
      if (!(error instanceof Declined)) throw error
      if (!USUAL.has(error.code)) this.findings.wrong(`${this.id}: ${error.message}`)
      return undefined
    }
  }

  private pick<T>(list: readonly T[]): T {
    return list[this.rng.below(list.length)]
  }

  /* After a crash */

  /** Opens the table again for everybody. */
  async gatherAgain(): Promise<void> {
    this.moves = 0
    await Promise.all(this.players.map((player) => player.open(this)))
    const { phase, chairs } = this.view(this.host).info
    this.chairs = chairs
    if (this.begun && phase === 'gathering') this.findings.lost(`${this.id}: the game had begun`)
    if (this.over && phase !== 'over') this.findings.lost(`${this.id}: the game was over`)
  }

  /**
   * Holds what the server has against what it told and acknowledged, as one of the players may know it, or as all of them. Nothing is
   * ever taken out of a record, so what is missing for one is found when it is their turn.
   */
  async audit(url: string, players: 'one' | 'all'): Promise<void> {
    const { info, chat } = this.view(this.host)
    this.ledger.checkChat(chat)
    if (info.phase === 'gathering') return
    for (const player of players === 'all' ? this.players : [this.pick(this.players)]) {
      const account = this.account(player)
      const { length } = account
      account.check(await patiently(() => this.history(player, url)), length)
    }
  }

  /** The lines that a player knows of. */
  private async history(player: Player, url: string): Promise<Line[]> {
    const { viewer } = this.view(player)
    return (await this.wholeHistory(player, url)).flatMap((line) => lineFor(line, viewer) ?? [])
  }

  /** After the end these are all lines, also those that were secret. */
  private async wholeHistory({ guest }: Player, url: string): Promise<Line[]> {
    const { frames } = await guest.call<History>(url, 'GET', `/api/tables/${this.id}/history`)
    return frames.flatMap(({ lines }) => lines)
  }

  /** The same for a table that was left after its end. */
  async auditFinished(url: string): Promise<void> {
    const path = `/api/tables/${this.id}/record`
    const { answers } = await patiently(() => this.host.guest.call<GameRecord>(url, 'GET', path))
    const lines = await patiently(() => this.wholeHistory(this.host, url))
    const same = isDeepStrictEqual(
      answers,
      lines.map(({ seat, text }) => `${seat} ${text}`),
    )
    if (!same) this.findings.wrong(`${this.id}: its record and its history differ`)
    this.ledger.check(lines)
    if (this.rematch === undefined) return
    await this.host.open(this)
    await this.askRematch()
    await this.leave()
  }

  /** Sends some of what was cut off again: it must not be made again if it stands already, and whoever sent it has to learn that. */
  async insist(): Promise<void> {
    const again = this.cutOff.filter(() => this.rng.below(2) === 0)
    this.cutOff = []
    for (const { player, given } of again) {
      if (await this.send(player, given)) this.moves++
      else if (this.account(player).stands(given))
        this.findings.wrong(`${this.id}: a gesture of ${given.seq} that stands was refused when it was sent again`)
    }
  }

  /* After the end */

  async playAgain(): Promise<Sitting> {
    const table = await this.askRematch()
    return new Sitting({ table }, this.players, this.findings, this.rng)
  }

  private async askRematch(): Promise<string> {
    const { table } = await patiently(() => this.host.line.ask({ t: 'rematch', table: this.id }))
    this.rematch ??= table
    if (this.rematch !== table) this.findings.lost(`${this.id}: its rematch was ${this.rematch}, now it is ${table}`)
    return table
  }

  async leave(): Promise<void> {
    for (const player of this.players) await player.close(this)
  }
}
