import {
  bitOf,
  type Game,
  type GameWords,
  hashCells,
  type Options,
  ok,
  type Rng,
  ranked,
  type Story,
  type Viewer,
} from '../../src/index.ts'

/**
 * Sealed bids: a tiny game whose seats all decide at once. In each of three rounds every seat raises a hidden bid coin by coin and seals it;
 * then the bids are revealed, the highest scores a point (all of them when they tie) and every bid is paid.
 */
export interface Bids {
  readonly players: number
  /** Round, then coins, bid, sealed and points of each seat. */
  readonly cells: Int16Array
}

const ROUNDS = 3
const COINS = 6
const seatAt = (seat: number) => 1 + seat * 4
const [PURSE, BID, SEALED, POINTS] = [0, 1, 2, 3]
const RAISE = 0
const SEAL = 1
const [EVENT_SEALED, EVENT_BID] = [0, 1]

const seats = (s: Bids) => Array.from({ length: s.players }, (_, seat) => seat)
const isOver = (s: Bids) => s.cells[0] === ROUNDS

function reveal(s: Bids, out: Story): void {
  const { cells } = s
  out.revealed()
  const best = Math.max(...seats(s).map((seat) => cells[seatAt(seat) + BID]))
  for (const seat of seats(s)) {
    const at = seatAt(seat)
    out.tell(EVENT_BID, seat, cells[at + BID])
    if (cells[at + BID] === best) cells[at + POINTS]++
    cells[at + PURSE] -= cells[at + BID]
    cells[at + BID] = 0
    cells[at + SEALED] = 0
  }
  cells[0]++
}

const words: GameWords = {
  title: 'Sealed bids',
  option: (_key, value) => value ?? 'Players',
  thing: (_arg, id) => id,
  question: () => 'Raise your bid, or seal it?',
  answer: (facts) => (facts.kind === 'raise' ? 'Raise by one' : 'Seal'),
  event: (facts, who) => `${who(Number(facts.seat))}: ${facts.kind}`,
  reason: () => 'Your purse is empty.',
  rule: () => 'The highest bid scores; every bid is paid.',
  scoreLine: () => 'Rounds won',
}

export const bids: Game<Bids> = {
  id: 'bids',
  version: 1,
  dataHash: 'none',
  schema: { players: { type: 'range', min: 2, max: 3, default: 2 } },
  questions: [{ kind: 'bid', draft: true }],
  events: [
    { kind: 'sealed', args: ['seat'] },
    { kind: 'bid', args: ['seat', 'coins'] },
  ],
  reasons: [
    { code: 'legal', rule: 'bids' },
    { code: 'no-coins', rule: 'bids' },
  ],
  ids: {},
  bound: 1000,
  refuse: () => null,
  players: (options) => options.players as number,
  setup(options) {
    const players = options.players as number
    const s: Bids = { players, cells: new Int16Array(1 + players * 4) }
    for (const seat of seats(s)) s.cells[seatAt(seat) + PURSE] = COINS
    return s
  },
  options: (s): Options => ({ players: s.players }),
  toMove: (s) =>
    isOver(s) ? 0 : seats(s).reduce((mask, seat) => (s.cells[seatAt(seat) + SEALED] ? mask : mask | bitOf(seat)), 0),
  question: () => 0,
  legal(s, seat, list) {
    if (this.why(s, seat, RAISE) === 0) list.add(RAISE)
    list.add(SEAL)
  },
  why(s, seat, answer) {
    const at = seatAt(seat)
    return answer === SEAL || s.cells[at + BID] < s.cells[at + PURSE] ? 0 : 1
  },
  apply(s, seat, answer, out) {
    const at = seatAt(seat)
    if (answer === RAISE) {
      s.cells[at + BID]++
      return
    }
    s.cells[at + SEALED] = 1
    out.tell(EVENT_SEALED, seat)
    if (seats(s).every((other) => s.cells[seatAt(other) + SEALED])) reveal(s, out)
  },
  // Sealing for a seat that has bid everything would tell the others so.
  mayForce: () => false,
  clone: (s) => ({ players: s.players, cells: s.cells.slice() }),
  hash: (s) => hashCells(s.cells),
  pack: (s) => ({ players: s.players, cells: Array.from(s.cells) }),
  unpack(packed) {
    const { players, cells } = packed as { players: number; cells: number[] }
    return { players, cells: Int16Array.from(cells) }
  },
  view: (s, viewer) => ({
    round: s.cells[0],
    players: seats(s).map((seat) => {
      const at = seatAt(seat)
      const own = viewer === seat || viewer === 'referee'
      const open = { coins: s.cells[at + PURSE], sealed: s.cells[at + SEALED], points: s.cells[at + POINTS] }
      return own ? { ...open, bid: s.cells[at + BID] } : open
    }),
  }),
  resample(s: Bids, viewer: Viewer, rng: Rng) {
    const other = this.clone(s)
    for (const seat of seats(s)) {
      if (seat === viewer) continue
      other.cells[seatAt(seat) + BID] = rng.below(s.cells[seatAt(seat) + PURSE] + 1)
    }
    return other
  },
  score: (s) =>
    ranked(
      seats(s).map((seat) => ({
        seat,
        lines: [{ what: 'points', points: s.cells[seatAt(seat) + POINTS] }],
        tiebreak: s.cells[seatAt(seat) + PURSE],
      })),
    ),
  ledger(s, tally) {
    tally('seat', s.players)
  },
  questionFacts: (_s, seat) => ({ kind: 'bid', seat }),
  answerFacts: (_s, _seat, answer) => ({ kind: answer === RAISE ? 'raise' : 'seal' }),
  reasonFacts: () => ({ kind: 'no-coins' }),
  vocabulary: () => [RAISE, SEAL],
  print: (_s, answer) => (answer === RAISE ? 'raise' : 'seal'),
  parse: (_s, text) => (text === 'raise' ? RAISE : text === 'seal' ? SEAL : -1),
  readPosition(position) {
    return ok(this.unpack(position))
  },
  writePosition(s) {
    return this.pack(s)
  },
  words: () => words,
  policy: (_s, _seat, legal, rng) => legal.at(rng.below(legal.count)),
}
