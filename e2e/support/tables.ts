import { type Grade, STAND_IN } from '@quayside/bots/grades'
import type { Options, Seat } from '@quayside/kernel'
import { type Chair, type Sight, Table } from '@quayside/table'
import type { Page } from 'playwright-core'
import { vi } from 'vitest'
import type { Gesture } from '../../packages/web/src/boards/board.ts'
import { plainAnswer } from '../../packages/web/src/bots/answer.ts'
import { HERE, keepTable } from '../../packages/web/src/table/kept.ts'

/** A table as a browser keeps it. */
export interface KeptTable {
  readonly id: string
  readonly text: string
}

export interface Wanted {
  readonly id: string
  readonly game?: string
  readonly seed?: string
  readonly options?: Options
  /** Who sits at the screen, by name and seat; bots have the other seats. */
  readonly people?: { readonly [seat: number]: string }
  readonly undo?: boolean
  readonly advice?: boolean
  /** How bots play once the table stands in the browser; up to then all are steady. */
  readonly bot?: Grade
  /** Bots play for everybody up to this moment of the first person's; without it the table stands at its beginning. */
  readonly until?: (sight: Sight, table: Table) => boolean
}

/** From the next page on the browser takes the machine for one with so many cores. */
export const onCores = (page: Page, cores: number): Promise<unknown> =>
  page.addInitScript((many) => Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => many }), cores)

const BOTS = ['Anselmo', 'Beatriz', 'Caio', 'Dalila', 'Elvira']
const TRIES = 60

/** A table that a browser has kept, at a moment of one's choosing. Where the moment does not come, another game is tried. */
export function keptTable(wanted: Wanted): KeptTable {
  for (let game = 0; game < TRIES; game++) {
    const table = playedTable(wanted, `${wanted.seed ?? 'browser'} ${game}`)
    if (table) return { id: wanted.id, text: keep(wanted.id, table) }
  }
  throw new Error(`the moment wanted for "${wanted.id}" does not come`)
}

function playedTable(wanted: Wanted, seed: string): Table | null {
  const { game = 'puerto-rico', options = { players: 3 }, people = { 0: 'Marta' }, until } = wanted
  const { undo = true, advice = true, bot = STAND_IN } = wanted
  const setting = { game, options, clock: { kind: 'none' }, expiry: 'wait', undo, advice } as const
  // Some of the players may be automas, who have no chairs.
  const seats = Array.from({ length: Number(options.players) - Number(options.puertomas ?? 0) }, (_, seat) => seat)
  const bots = seats.map((seat): Chair => ({ kind: 'bot', bot: STAND_IN, name: BOTS[seat] }))
  const chairs = seats.map(
    (seat): Chair =>
      people[seat] === undefined
        ? { kind: 'bot', bot, name: BOTS[seat] }
        : { kind: 'person', person: HERE, name: people[seat] },
  )
  const table = must(Table.set(setting, bots, { seed, salt: 'salt' }, 0))
  must(table.begin(0))
  if (until && !playUntil(table, Number(Object.keys(people)[0]), until)) return null
  const lines = table.match.lines.map((line) => `${line.seat} ${line.text}`)
  return must(Table.restore({ ...table.save(), chairs }, lines))
}

/** Whether the moment came before the game was over. */
function playUntil(table: Table, person: Seat, until: NonNullable<Wanted['until']>): boolean {
  while (!until(table.sight(person), table)) {
    const seat = table.botToAnswer()
    if (seat < 0) return false
    must(table.answerForBot(seat, plainAnswer(table.botJob(seat)), 0))
  }
  return true
}

/** As the client itself writes a table down. */
function keep(id: string, table: Table): string {
  const shelf = new Map<string, string>()
  vi.stubGlobal('localStorage', { setItem: (key: string, text: string) => shelf.set(key, text) })
  keepTable(id, table)
  vi.unstubAllGlobals()
  return shelf.get(`quayside.table.${id}`)!
}

/** A table that a browser has kept, played along outside it, to know what is sensible and what has to come of it. */
export class Mirror {
  readonly table: Table

  constructor(text: string) {
    const { saved, lines } = JSON.parse(text)
    this.table = must(Table.restore(saved, lines))
    this.table.chairs.forEach((_, seat) => void this.table.handOver(seat, STAND_IN, 0))
  }

  /** The seat that is asked first. */
  get asked(): Seat {
    return this.table.botToAnswer()
  }

  advice(seat = this.asked): string {
    return plainAnswer(this.table.botJob(seat))[0]
  }

  /** What would come of the advice: the same table one answer on. */
  ahead(): Mirror {
    const lines = this.table.match.lines.map(({ seat, text }) => `${seat} ${text}`)
    const mirror = new Mirror(JSON.stringify({ saved: this.table.save(), lines }))
    mirror.take(mirror.advice())
    return mirror
  }

  /** What the table proposes for a gesture; a switch that leads to it is on. */
  proposal(seat = this.asked, first?: Gesture['leadsTo']): readonly string[] {
    if (!first) return must(this.table.propose(seat))
    return [first.on, ...must(this.table.propose(seat, [first.on], [first.question]))]
  }

  take(...answers: readonly string[]): void {
    for (const answer of answers) this.takeFor(this.asked, answer)
  }

  takeFor(seat: Seat, ...answers: readonly string[]): void {
    for (const answer of answers) must(this.table.take(seat, [answer], this.table.sight(seat).seq, 0))
  }

  /** What all but one have answered elsewhere, going by a record that is ahead of this one. */
  follow(lines: readonly string[], but: Seat): void {
    const known = this.table.match.lines.filter(({ seat }) => seat !== but).length
    const others = lines.filter((line) => !line.startsWith(`${but} `))
    for (const line of others.slice(known)) {
      const [seat, ...answer] = line.split(' ')
      this.takeFor(Number(seat), answer.join(' '))
    }
  }
}

/** A moment at which a seat is asked a question, if need be one with enough answers. */
export const asked =
  (kind: string, fits: (sight: Sight) => boolean = () => true) =>
  (sight: Sight): boolean =>
    sight.ask?.question.kind === kind && fits(sight)

export const isOver = (sight: Sight): boolean => sight.over

function must<T>(result: { ok: true; value: T } | { ok: false; error: { message: string } }): T {
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}
