import { boxed, count, declareBox, emptyState, flag, type RulesInPlay, type State } from '../../src/box/index.ts'
import {
  bitOf,
  type Game,
  type GameWords,
  type Options,
  ok,
  type Rng,
  ranked,
  type Seat,
  type Story,
  type Viewer,
} from '../../src/index.ts'

/**
 * Sealed bids: a tiny game whose seats all decide at once. In each of three rounds every seat raises a hidden bid coin by coin and seals it;
 * then the bids are revealed, the highest scores a point (all of them when they tie) and every bid is paid.
 */
export const bidsBox = declareBox({
  table: { round: count },
  seats: { purse: count, bid: count, sealed: flag, points: count },
  tasks: {},
  mostTasks: 0,
})
const { table, seats: player, asked } = bidsBox
export type Bids = State<RulesInPlay>

const ROUNDS = 3
const COINS = 6
const RAISE = 0
const SEAL = 1
const [EVENT_SEALED, EVENT_BID] = [0, 1]

const seats = (s: Bids): Seat[] => Array.from({ length: s.rules.players }, (_, seat) => seat)

/** Everybody who has not sealed is asked, until the last round is over. */
function askAll(s: Bids): void {
  const bidding = table.round(s) < ROUNDS ? seats(s).filter((seat) => !player.sealed(s, seat)) : []
  asked.set(
    s,
    bidding.reduce((mask, seat) => mask | bitOf(seat), 0),
  )
}

function reveal(s: Bids, out: Story): void {
  out.revealed()
  const best = Math.max(...seats(s).map((seat) => player.bid(s, seat)))
  for (const seat of seats(s)) {
    const bid = player.bid(s, seat)
    out.tell(EVENT_BID, seat, bid)
    if (bid === best) player.points.add(s, seat, 1)
    player.purse.add(s, seat, -bid)
    player.bid.set(s, seat, 0)
    player.sealed.set(s, seat, false)
  }
  table.round.add(s, 1)
}

const rulesFor = (options: Options): RulesInPlay => ({ options, players: options.players as number })

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
    const s: Bids = emptyState(bidsBox, rulesFor(options))
    for (const seat of seats(s)) player.purse.set(s, seat, COINS)
    askAll(s)
    return s
  },
  ...boxed<Bids>(bidsBox, rulesFor),
  question: () => 0,
  legal(s, seat, list) {
    if (this.why(s, seat, RAISE) === 0) list.add(RAISE)
    list.add(SEAL)
  },
  why: (s, seat, answer) => (answer === SEAL || player.bid(s, seat) < player.purse(s, seat) ? 0 : 1),
  apply(s, seat, answer, out) {
    if (answer === RAISE) {
      player.bid.add(s, seat, 1)
      return
    }
    player.sealed.set(s, seat, true)
    out.tell(EVENT_SEALED, seat)
    if (seats(s).every((other) => player.sealed(s, other))) reveal(s, out)
    askAll(s)
  },
  // Sealing for a seat that has bid everything would tell the others so.
  mayForce: () => false,
  view: (s, viewer) => ({
    round: table.round(s),
    players: seats(s).map((seat) => {
      const open = {
        coins: player.purse(s, seat),
        sealed: player.sealed(s, seat) ? 1 : 0,
        points: player.points(s, seat),
      }
      return viewer === seat || viewer === 'referee' ? { ...open, bid: player.bid(s, seat) } : open
    }),
  }),
  resample(s: Bids, viewer: Viewer, rng: Rng) {
    const other = this.clone(s)
    for (const seat of seats(s)) {
      if (seat !== viewer) player.bid.set(other, seat, rng.below(player.purse(s, seat) + 1))
    }
    return other
  },
  score: (s) =>
    ranked(
      seats(s).map((seat) => ({
        seat,
        lines: [{ what: 'points', points: player.points(s, seat) }],
        tiebreak: player.purse(s, seat),
      })),
    ),
  ledger(s, tally) {
    tally('seat', s.rules.players)
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
