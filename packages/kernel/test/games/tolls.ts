import { type Game, type GameWords, hashCells, type Options, ok, ranked, type Story } from '../../src/index.ts'

/**
 * Tolls: a tiny game with a payment in pieces. In turn each seat takes a road, or rests; a road costs three coins of two kinds, given one by one.
 * Now and then the first of them draws a prize. With one player there is an opponent that the game plays itself: the keeper, who has
 * as many points as there were tolls.
 */
export interface Tolls {
  readonly players: number
  /** Turns so far, coins still to pay, and of each seat silver, gold and points. */
  readonly cells: Int16Array
}

const TURNS = 6
const TOLL = 3
const TURN = 0
export const OWED = 1
const [SILVER, GOLD, POINTS] = [0, 1, 2]
const seatAt = (seat: number) => 2 + seat * 3
const [ROAD, REST, PAY_SILVER, PAY_GOLD] = [0, 1, 2, 3]
const TEXTS = ['road', 'rest', 'pay silver', 'pay gold']
const [EVENT_TOOK, EVENT_PAID, EVENT_PRIZE] = [0, 1, 2]
/** Every fourth turn a prize is drawn with the first coin. */
const PRIZE_TURN = 3

const seats = (s: Tolls) => Array.from({ length: s.players }, (_, seat) => seat)
const turnOf = (s: Tolls) => s.cells[TURN] % s.players
const isOver = (s: Tolls) => s.cells[TURN] === TURNS * s.players
const coins = (s: Tolls, seat: number) => s.cells[seatAt(seat) + SILVER] + s.cells[seatAt(seat) + GOLD]

function pay(s: Tolls, seat: number, kind: number, out: Story): void {
  s.cells[seatAt(seat) + kind]--
  out.tell(EVENT_PAID, seat, kind)
  if (s.cells[OWED]-- === TOLL && s.cells[TURN] % 4 === PRIZE_TURN) {
    out.drew()
    out.tell(EVENT_PRIZE, seat)
    s.cells[seatAt(seat) + POINTS]++
  }
  if (s.cells[OWED] > 0) return
  s.cells[seatAt(seat) + POINTS]++
  s.cells[TURN]++
}

const words: GameWords = {
  title: 'Tolls on the road',
  option: (_key, value) => value ?? 'How many play',
  thing: (arg, id) => (arg === 'automa' ? 'The toll keeper' : id),
  question: (facts) => (facts.kind === 'turn' ? 'Take the road, or rest?' : 'Which coin do you give?'),
  answer: (facts) => `You may ${facts.kind}.`,
  event: (facts, who) => `${who(Number(facts.seat))}: ${facts.kind}`,
  reason: () => 'You cannot do this now.',
  rule: () => 'A road costs three coins.',
  scoreLine: () => 'Roads taken',
}

export const tolls: Game<Tolls> = {
  id: 'tolls',
  version: 1,
  dataHash: 'none',
  schema: { players: { type: 'range', min: 1, max: 2, default: 2 } },
  questions: [{ kind: 'turn' }, { kind: 'toll', together: true }],
  events: [
    { kind: 'took', args: ['seat'] },
    { kind: 'paid', args: ['seat', 'coin'] },
    { kind: 'prize', args: ['seat'] },
  ],
  reasons: [
    { code: 'legal', rule: 'tolls' },
    { code: 'not-now', rule: 'tolls' },
  ],
  ids: { coin: ['silver', 'gold'] },
  bound: 100,
  refuse: () => null,
  players: (options) => options.players as number,
  automas: (options) => (options.players === 1 ? ['keeper'] : []),
  setup(options) {
    const players = options.players as number
    const s: Tolls = { players, cells: new Int16Array(2 + players * 3) }
    for (const seat of seats(s)) s.cells.set([6, 6, 0], seatAt(seat))
    return s
  },
  options: (s): Options => ({ players: s.players }),
  toMove: (s) => (isOver(s) ? 0 : 1 << turnOf(s)),
  question: (s) => (s.cells[OWED] > 0 ? 1 : 0),
  legal(s, seat, list) {
    for (let answer = ROAD; answer <= PAY_GOLD; answer++) if (this.why(s, seat, answer) === 0) list.add(answer)
  },
  why(s, seat, answer) {
    const owes = s.cells[OWED] > 0
    if (answer === REST) return owes ? 1 : 0
    if (answer === ROAD) return owes || coins(s, seat) < TOLL ? 1 : 0
    return owes && s.cells[seatAt(seat) + answer - PAY_SILVER] > 0 ? 0 : 1
  },
  apply(s, seat, answer, out) {
    if (answer === REST) s.cells[TURN]++
    else if (answer === ROAD) {
      s.cells[OWED] = TOLL
      out.tell(EVENT_TOOK, seat)
    } else pay(s, seat, answer - PAY_SILVER, out)
  },
  mayForce: () => true,
  clone: (s) => ({ players: s.players, cells: s.cells.slice() }),
  hash: (s) => hashCells(s.cells),
  pack: (s) => ({ players: s.players, cells: Array.from(s.cells) }),
  unpack(packed) {
    const { players, cells } = packed as { players: number; cells: number[] }
    return { players, cells: Int16Array.from(cells) }
  },
  view: (s) => ({ turn: s.cells[TURN], owed: s.cells[OWED], players: seats(s).map((seat) => coins(s, seat)) }),
  resample(s) {
    return this.clone(s)
  },
  score(s) {
    const points = seats(s).map((seat) => s.cells[seatAt(seat) + POINTS])
    const rows = s.players === 1 ? [...points, points[0]] : points
    return ranked(rows.map((own, seat) => ({ seat, lines: [{ what: 'roads', points: own }], tiebreak: seat })))
  },
  ledger(s, tally) {
    tally('seat', s.players)
  },
  questionFacts: (s, seat) => ({ kind: s.cells[OWED] > 0 ? 'toll' : 'turn', seat }),
  answerFacts: (_s, _seat, answer) => ({ kind: TEXTS[answer] }),
  reasonFacts: () => ({ kind: 'not-now' }),
  vocabulary: () => [ROAD, REST, PAY_SILVER, PAY_GOLD],
  print: (_s, answer) => TEXTS[answer],
  parse: (_s, text) => TEXTS.indexOf(text),
  readPosition(position) {
    return ok(this.unpack(position))
  },
  writePosition(s) {
    return this.pack(s)
  },
  words: () => words,
  policy: (_s, _seat, legal, rng) => legal.at(rng.below(legal.count)),
}
