import { gameById } from '@quayside/games'
import { type Options, Rng, readOptions, type Seat, seatsIn } from '@quayside/kernel'
import { type OrderBody, seqOf, type Table } from '../../src/index.ts'
import { good } from '../basics.ts'
import { habitsOf, ordersOf } from './foresight.ts'
import { tableOf } from './random.ts'

// How many wake-ups standing orders save: whole games of three plain players, each with and without orders. Somebody is woken when they are asked
// anew after others have answered. `--games` says how many of each, `--seed` which; a game's name, that only this is played.

const given = (name: string): string | undefined => {
  const at = process.argv.indexOf(name)
  return at < 0 ? undefined : process.argv[at + 1]
}
const GAMES = Number(given('--games') ?? 40)
/** Other games of the same kind. */
const SEED = given('--seed') ?? 'measure'
/** What must be saved at the least, in percent. */
const BARS = { 'puerto-rico': 50, mombasa: 20, 'cooper-island': 45 } as const

/** One of the games, or all of them. */
const only = process.argv.find((word) => word in BARS)

interface Course {
  readonly lines: readonly string[]
  readonly wakes: ReadonlyMap<string, number>
  /** Kinds of question that orders answered, and of those the ones their owner would have answered otherwise. */
  readonly acted: ReadonlyMap<string, number>
  readonly otherwise: ReadonlyMap<string, number>
  /** Lines of the record before the first of these. */
  readonly same: number
  readonly lapsed: number
}

const count = (counts: Map<string, number>, kind: string) => counts.set(kind, (counts.get(kind) ?? 0) + 1)
const total = (counts: ReadonlyMap<string, number>) => [...counts.values()].reduce((sum, each) => sum + each, 0)

/** A whole game. Everybody answers plainly, and whoever leaves sets orders if they are wanted. */
function play(game: string, options: Options, seed: string, ordering: boolean): Course {
  const table = tableOf(gameById(game)!, options, seed)
  const { match } = table
  const rng = new Rng(`foresight ${seed}`)
  const [wakes, acted, otherwise] = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()]
  let [now, ids, lapsed, same] = [0, 0, 0, Number.POSITIVE_INFINITY]
  /** Who is there: nobody else has answered since. */
  let here: Seat = -1
  const set = (seat: Seat, body: OrderBody) => table.orders.set(seat, body, `order-${ids++}`, now)
  const kindOf = (seat: Seat) => match.game.questions[match.game.question(match.state, seat)].kind
  const look = (seat: Seat) => {
    for (const body of ordersOf(match, seat, rng)) set(seat, body)
  }
  // Everybody is there when a game begins.
  for (const seat of ordering ? table.chairs.keys() : []) {
    for (const habit of habitsOf(match.game)) good(set(seat, habit))
    look(seat)
  }
  while (!table.finished) {
    const due = table.orders.due()
    if (due !== null) {
      now = due
      const seat = table.chairs.findIndex((_, each) => table.orders.isPending(each) && isDue(table, each, now))
      const [kind, would, from] = [kindOf(seat), plainly(table, seat), match.lines.length]
      const done = table.orders.carryOut(now)!
      if (done.what === 'lapsed') lapsed++
      if (done.what !== 'acted') continue
      count(acted, kind)
      const answers = match.lines.slice(from).map(({ text }) => text)
      // Somebody who is asked the same again may go on otherwise.
      if (String(answers) !== String(would.slice(0, answers.length))) {
        count(otherwise, kind)
        same = Math.min(same, from)
      }
      if (seat !== here) here = -1
      continue
    }
    const [seat] = seatsIn(match.game.toMove(match.state))
    now += 60_000
    if (seat !== here) count(wakes, kindOf(seat))
    here = seat
    good(table.take(seat, plainly(table, seat), seqOf(match, seat), now))
    const leaves = !table.finished && !seatsIn(match.game.toMove(match.state)).includes(seat)
    if (ordering && leaves) {
      for (const { id, uses } of table.orders.of(seat).orders)
        if (uses !== 'always') good(table.orders.drop(seat, id, now))
      look(seat)
    }
  }
  const lines = match.lines.map(({ seat, text }) => `${seat} ${text}`)
  return { lines, wakes, acted, otherwise, same: Math.min(same, lines.length), lapsed }
}

const plainly = (table: Table, seat: Seat): string[] => good(table.propose(seat))

const isDue = (table: Table, seat: Seat, now: number): boolean =>
  (table.orders.of(seat).acts ?? Number.POSITIVE_INFINITY) <= now

let failed = false
for (const [game, bar] of Object.entries(BARS)) {
  if (only !== undefined && only !== game) continue
  const options = good(readOptions(gameById(game)!.schema, { players: 3 }))
  const [with_, without, acted, otherwise] = [0, 1, 2, 3].map(() => new Map<string, number>())
  let [identical, lapsed] = [0, 0]
  for (let n = 0; n < GAMES; n++) {
    const [plain, ordered] = [play(game, options, `${SEED} ${n}`, false), play(game, options, `${SEED} ${n}`, true)]
    // Up to the first answer that its owner would not have given, it is the same game.
    const agree = plain.lines.slice(0, ordered.same).every((line, i) => line === ordered.lines[i])
    if (!agree) throw new Error(`${game}, game ${n}: an order changed the game before it answered otherwise`)
    if (ordered.lines.length === plain.lines.length && ordered.same === ordered.lines.length) identical++
    lapsed += ordered.lapsed
    for (const [sum, each] of [
      [without, plain.wakes],
      [with_, ordered.wakes],
      [acted, ordered.acted],
      [otherwise, ordered.otherwise],
    ] as const)
      for (const [kind, times] of each) sum.set(kind, (sum.get(kind) ?? 0) + times)
  }
  const [before, after] = [total(without) / GAMES, total(with_) / GAMES]
  const saved = 100 * (1 - after / before)
  failed ||= saved < bar
  console.log(
    `${game}: ${before.toFixed(1)} wake-ups a game, ${after.toFixed(1)} with orders: ${saved.toFixed(1)} % saved (bar ${bar} %)`,
  )
  console.log(
    `  ${identical} of ${GAMES} games the same to the end; ${(lapsed / GAMES).toFixed(1)} orders lapsed a game`,
  )
  console.log(`  of ${total(acted)} answers by order ${total(otherwise)} were not what their owner would have answered`)
  const kinds = [...new Set([...without.keys(), ...acted.keys()])].toSorted(
    (a, b) => (without.get(b) ?? 0) - (without.get(a) ?? 0),
  )
  for (const kind of kinds) {
    const figures = [without, with_, acted, otherwise].map((counts) =>
      ((counts.get(kind) ?? 0) / GAMES).toFixed(1).padStart(7),
    )
    console.log(`  ${kind.padEnd(20)}${figures.join('')}`)
  }
}
if (failed) process.exitCode = 1
