import {
  boxed,
  count,
  declareBox,
  emptyState,
  type IdOf,
  kind,
  per,
  type RulesInPlay,
  type State,
} from '../../src/box/index.ts'
import {
  type Game,
  type GameWords,
  Operation,
  type Options,
  ok,
  ranked,
  type Seat,
  type Story,
} from '../../src/index.ts'

/**
 * Tolls: a tiny game with a payment in pieces. In turn each seat takes a road, or rests; a road costs three coins of two kinds, given one by one.
 * Now and then the first of them draws a prize. With one player there is an opponent that the game plays itself: the keeper, who has
 * as many points as there were tolls.
 */
const COIN = kind('coin', ['silver', 'gold'])
type Coin = IdOf<typeof COIN>

export const tollsBox = declareBox({
  table: {
    /** Turns so far. */
    turn: count,
    /** Coins still to pay. */
    owed: count,
  },
  seats: { coins: per(COIN, count), points: count },
  tasks: {},
  mostTasks: 0,
})
const { table, seats: player, asked } = tollsBox
export type Tolls = State<RulesInPlay>

const TURNS = 6
const TOLL = 3
/** Every fourth turn a prize is drawn with the first coin. */
const PRIZE_TURN = 3

const ROADS = new Operation(0)
const RESTS = new Operation(1)
const PAYS = new Operation<Coin>(2)
const [ROAD, REST] = [ROADS.of(), RESTS.of()]
const VOCABULARY = [ROAD, REST, ...COIN.all.map((coin) => PAYS.of(coin))]
const TEXTS = ['road', 'rest', 'pay silver', 'pay gold']
const [EVENT_TOOK, EVENT_PAID, EVENT_PRIZE] = [0, 1, 2]

const seats = (s: Tolls): Seat[] => Array.from({ length: s.rules.players }, (_, seat) => seat)
const coins = (s: Tolls, seat: Seat): number => COIN.all.reduce((sum, coin) => sum + player.coins(s, seat, coin), 0)

/** The next seat is asked, or nobody after the last turn. */
function askNext(s: Tolls): void {
  const turn = table.turn(s)
  const { players } = s.rules
  asked.set(s, turn === TURNS * players ? 0 : 1 << (turn % players))
}

function endTurn(s: Tolls): void {
  table.turn.add(s, 1)
  askNext(s)
}

function pay(s: Tolls, seat: Seat, coin: Coin, out: Story): void {
  player.coins.add(s, seat, coin, -1)
  out.tell(EVENT_PAID, seat, coin)
  if (table.owed(s) === TOLL && table.turn(s) % 4 === PRIZE_TURN) {
    out.drew()
    out.tell(EVENT_PRIZE, seat)
    player.points.add(s, seat, 1)
  }
  table.owed.add(s, -1)
  if (table.owed(s) > 0) return
  player.points.add(s, seat, 1)
  endTurn(s)
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

const rulesFor = (options: Options): RulesInPlay => ({ options, players: options.players as number })

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
  ids: { coin: COIN.ids },
  bound: 100,
  refuse: () => null,
  players: (options) => options.players as number,
  automas: (options) => (options.players === 1 ? ['keeper'] : []),
  setup(options) {
    const s: Tolls = emptyState(tollsBox, rulesFor(options))
    for (const seat of seats(s)) for (const coin of COIN.all) player.coins.set(s, seat, coin, 6)
    askNext(s)
    return s
  },
  ...boxed<Tolls>(tollsBox, rulesFor),
  question: (s) => (table.owed(s) > 0 ? 1 : 0),
  legal(s, seat, list) {
    for (const answer of VOCABULARY) if (this.why(s, seat, answer) === 0) list.add(answer)
  },
  why(s, seat, answer) {
    const owes = table.owed(s) > 0
    if (answer === REST) return owes ? 1 : 0
    if (answer === ROAD) return owes || coins(s, seat) < TOLL ? 1 : 0
    return owes && player.coins(s, seat, PAYS.first(answer)) > 0 ? 0 : 1
  },
  apply(s, seat, answer, out) {
    if (answer === REST) endTurn(s)
    else if (answer === ROAD) {
      table.owed.set(s, TOLL)
      out.tell(EVENT_TOOK, seat)
    } else pay(s, seat, PAYS.first(answer), out)
  },
  mayForce: () => true,
  view: (s) => ({ turn: table.turn(s), owed: table.owed(s), players: seats(s).map((seat) => coins(s, seat)) }),
  resample(s) {
    return this.clone(s)
  },
  score(s) {
    const points = seats(s).map((seat) => player.points(s, seat))
    const rows = s.rules.players === 1 ? [...points, points[0]] : points
    return ranked(rows.map((own, seat) => ({ seat, lines: [{ what: 'roads', points: own }], tiebreak: seat })))
  },
  ledger(s, tally) {
    tally('seat', s.rules.players)
  },
  questionFacts: (s, seat) => ({ kind: table.owed(s) > 0 ? 'toll' : 'turn', seat }),
  answerFacts: (_s, _seat, answer) => ({ kind: TEXTS[VOCABULARY.indexOf(answer)] }),
  reasonFacts: () => ({ kind: 'not-now' }),
  vocabulary: () => VOCABULARY,
  print: (_s, answer) => TEXTS[VOCABULARY.indexOf(answer)],
  parse: (_s, text) => VOCABULARY[TEXTS.indexOf(text)] ?? -1,
  readPosition(position) {
    return ok(this.unpack(position))
  },
  writePosition(s) {
    return this.pack(s)
  },
  words: () => words,
  policy: (_s, _seat, legal, rng) => legal.at(rng.below(legal.count)),
}
