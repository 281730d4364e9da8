import { AnswerList, type AnyGame, type Facts, type Options, Rng, type Seat, seatsIn } from '@quayside/kernel'
import {
  type Assumption,
  answersThemselves,
  type Chair,
  decide,
  fits,
  isAbout,
  type OrderBody,
  type OrderStep,
  type Pattern,
  type Sight,
  seqOf,
  Table,
  valueAt,
  type Wish,
  watchedPaths,
} from '../../src/index.ts'
import { good, pick, sent } from '../basics.ts'
import { DAYS, restored } from './tables.ts'

/** How often something happens in a game, so that a law is not kept because nothing happened. */
export interface Tally {
  acted: number
  asked: number
  lapsed: number
  undone: number
  ahead: number
}

export const emptyTally = (): Tally => ({ acted: 0, asked: 0, lapsed: 0, undone: 0, ahead: 0 })

/** A table of people who play over days. */
export function tableOf(game: AnyGame, options: Options, seed: string): Table {
  const chairs: Chair[] = Array.from({ length: game.players(options) }, (_, seat) => ({
    kind: 'person',
    person: `person-${seat}`,
    name: `P${seat}`,
  }))
  const setting = { game: game.id, options, ...DAYS, expiry: 'wait', undo: true, advice: false } as const
  const table = good(Table.set(setting, chairs, { seed, salt: 'salt' }, 0))
  good(table.begin(0))
  return table
}

/** Some facts of an answer or a question, or one that it has not. */
function somePattern(rng: Rng, facts: Facts): Pattern {
  const entries = Object.entries(facts).filter(([name]) => name !== 'seat' && rng.below(3) > 0)
  return Object.fromEntries(entries.slice(0, 4).map(([name, value]) => [name, rng.below(12) === 0 ? 1 : value]))
}

function someAssumption(rng: Rng, game: AnyGame, seat: Seat, sight: Sight, facts: Facts): Assumption {
  if (rng.below(3) === 0) return { answer: somePattern(rng, facts), possible: rng.below(3) > 0 }
  const { path } = pick(rng, watchedPaths(game))
  const value = valueAt(sight.view, path, seat) ?? 0
  if (typeof value === 'string') return { path, is: '=', value }
  return { path, is: pick(rng, ['=', '<=', '>=']), value: value + rng.below(3) - 1 }
}

/** An order about questions that are asked somewhere in the game, with wishes that fit now and then. */
export function someOrder(rng: Rng, game: AnyGame, seat: Seat, sight: Sight, known: readonly Sight[]): OrderBody {
  const step = (): OrderStep => {
    const { ask } = pick(rng, known)
    const facts = () => pick(rng, ask!.answers).facts
    const wish = (): Wish => {
      const kind = rng.below(4)
      if (kind === 0) return 'as-proposed'
      const take = somePattern(rng, facts())
      return kind === 1 ? { take, ifOnly: [somePattern(rng, facts()), somePattern(rng, facts())] } : { take }
    }
    const assume = Array.from({ length: rng.below(3) }, () => someAssumption(rng, game, seat, sight, facts()))
    const about = rng.below(3) === 0 ? { about: somePattern(rng, ask!.question) } : {}
    return {
      question: ask!.question.kind,
      ...about,
      wishes: Array.from({ length: 1 + rng.below(3) }, wish),
      assume,
    }
  }
  const steps = Array.from({ length: rng.below(4) === 0 ? 2 + rng.below(2) : 1 }, step)
  const habit = steps.every(({ question }) => game.questions.find(({ kind }) => kind === question)?.habit)
  const uses = habit && rng.below(2) === 0 ? 'always' : 1 + rng.below(4)
  return { steps, until: pick(rng, ['step', 'round', 'game', 'game']), uses, ...(rng.below(10) === 0 && { off: true }) }
}

/** All that may be answered by order for a seat at this moment, found out apart from how orders are carried out. */
function orderedAt(table: Table, seat: Seat): string[] {
  const sight = table.sight(seat)
  const { ask } = sight
  if (!ask) return []
  const { orders, ahead } = table.orders.of(seat)
  const meant = orders.flatMap(({ steps, at, off }) => {
    const step = steps[at]
    if (off || !isAbout(step, ask) || !step.assume.every((assumption) => isTrue(assumption, seat, sight))) return []
    const decided = decide(step, seat, sight, () => good(table.propose(seat)))
    return Array.isArray(decided) ? [String(decided)] : []
  })
  return ahead?.question === ask.question.kind ? [...meant, String(ahead.answers)] : meant
}

function isTrue(assumption: Assumption, seat: Seat, { view, ask }: Sight): boolean {
  if ('answer' in assumption) {
    return ask!.answers.some(({ facts }) => fits(facts, assumption.answer)) === assumption.possible
  }
  const value = valueAt(view, assumption.path, seat)
  if (value === undefined) return false
  if (assumption.is === '=') return value === assumption.value
  return assumption.is === '<=' ? value <= assumption.value : value >= assumption.value
}

/**
 * Plays a random game in which everybody orders at random, takes back, answers first, hands over, pauses and restarts; what is wrong with it, or
 * null. An order that acts is looked at from outside: it was due, it stood, what it assumed held, and its answers were legal.
 */
export function randomGame(game: AnyGame, options: Options, seed: string, tally: Tally): string | null {
  const rng = new Rng(`orders ${seed}`)
  let table = tableOf(game, options, seed)
  const known: Sight[][] = Array.from({ length: game.players(options) }, () => [])
  let [now, ids] = [0, 0]
  for (let steps = 0; !table.finished && steps < game.bound; steps++) {
    const seats = seatsIn(game.toMove(table.match.state))
    const seat = pick(rng, seats)
    if (rng.below(4) === 0 || known[seat].length === 0) known[seat] = [...known[seat].slice(-8), table.sight(seat)]
    const orderer = rng.below(game.players(options))
    if (rng.below(6) === 0 && known[orderer].length > 0) {
      const body = someOrder(rng, game, orderer, pick(rng, known[orderer]), known[orderer])
      const { orders } = table.orders.of(orderer)
      if (orders.length > 6) good(table.orders.drop(orderer, pick(rng, orders).id, now))
      table.orders.set(orderer, body, `id-${ids++}`, now)
    }
    if (rng.below(20) === 0) answerAhead(table, rng, `id-${ids++}`, now, tally)
    if (rng.below(60) === 0) table = restored(table)
    if (rng.below(60) === 0) {
      good(table.pause(now))
      now += 1000
      good(table.resume(now))
    }
    if (rng.below(60) === 0) {
      good(table.handOver(seat, 'steady', now))
      now += 1000
      good(table.takeBack(seat, now))
    }
    const asked = seatsIn(game.toMove(table.match.state))
    if (table.chairs.some((_, each) => table.orders.isPending(each) && !asked.includes(each))) {
      return `an order is about to act for somebody who is not asked (${seed})`
    }
    const due = table.orders.due()
    if (due !== null && rng.below(4) > 0) {
      now = Math.max(now, due)
      const wrong = carryOut(table, now, tally)
      if (wrong) return `${wrong} (${seed} ${JSON.stringify(options)})`
    } else if (rng.below(8) === 0) {
      now += 500
      if (table.undo(seat, seqOf(table.match, seat), now).ok) {
        tally.undone++
        if (table.orders.isPending(seat)) return `an order acts on what its owner has just taken back (${seed})`
      }
    } else {
      now += rng.below(9000)
      if (answersThemselves(table.chairs[seat])) answerPlainly(table, seat, rng, now)
    }
  }
  const again = restored(table)
  if (game.hash(again.match.state) !== game.hash(table.match.state)) return `the record differs from the game (${seed})`
  return table.finished ? null : `the game does not end (${seed})`
}

/** Half of the time a sensible answer, so that games come to their end. */
function answerPlainly(table: Table, seat: Seat, rng: Rng, now: number): void {
  const { game, state } = table.match
  const legal = new AnswerList()
  game.legal(state, seat, legal)
  const answer = rng.below(2) === 0 ? legal.at(rng.below(legal.count)) : game.policy(state, seat, legal, rng)
  good(table.take(seat, [game.print(state, answer)], seqOf(table.match, seat), now))
}

function answerAhead(table: Table, rng: Rng, id: string, now: number, tally: Tally): void {
  const seat = rng.below(table.chairs.length)
  const ahead = table.orders.ahead(seat)
  if (!ahead.ok || !ahead.value?.ask) return
  good(table.orders.answerAhead(seat, [pick(rng, ahead.value.ask.answers).text], id, now))
  tally.ahead++
}

/** That its answers were legal is found out when the record is given again. */
function carryOut(table: Table, now: number, tally: Tally): string | null {
  const { length } = table.match.lines
  const seats = table.chairs.map((_, seat) => seat).filter((seat) => table.orders.isPending(seat))
  const ordered = seats.flatMap((seat) => orderedAt(table, seat).map((answers) => `${seat} ${answers}`))
  const done = table.orders.carryOut(now)
  if (!done) return 'nothing was due though something was'
  tally[done.what]++
  const added = table.match.lines.slice(length)
  if (done.what !== 'acted') return added.length > 0 ? 'an order that came to nothing answered' : null
  if (added.some(({ seat }) => seat !== done.seat)) return 'an order answered for somebody else'
  const answered = `${done.seat} ${added.map(({ text }) => text)}`
  return ordered.includes(answered) ? null : `nobody has ordered ${answered}`
}

/** All that comes of one seat's orders by themselves, and when; with what the seat is then left with. */
export function actsOf(table: Table, seat: Seat): unknown[] {
  const acts: unknown[] = []
  while (table.orders.isPending(seat)) {
    const now = table.orders.due()!
    const { length } = table.match.lines
    const done = table.orders.carryOut(now)
    acts.push([now, done?.seat, done?.what, table.match.lines.slice(length), sent(table.orders.of(seat))])
    if (done?.seat !== seat || table.match.drawn) break
  }
  return acts
}
