import { bitOf, type Game, type GameWords, NOBODY, type Options, ok, Rng, ranked, type Viewer } from '@quayside/kernel'
import { fingerprintOf } from '@quayside/kernel/data/fingerprint'
import {
  type Answer,
  CARDS,
  copyHand,
  copyOpen,
  copyState,
  HAND,
  LAST_ANSWER,
  listOf,
  parse,
  play,
  REASONS,
  type State,
  setUp,
  textOf,
  WAYS,
  whyNot,
} from '../game/rules.ts'

/** The small game for Quayside's kernel. */

/** An answer is a number here: the card's place among all cards, and the way. */
const codeOf = ({ way, card }: Answer): number => CARDS.indexOf(card) * WAYS.length + WAYS.indexOf(way)
const answerOf = (code: number): Answer => ({
  way: WAYS[code % WAYS.length],
  card: CARDS[Math.floor(code / WAYS.length)],
})
const VOCABULARY = CARDS.flatMap((card) => WAYS.map((way) => codeOf({ way, card })))
const [BUILT, SOLD, DREW] = [0, 1, 2]

const isOver = (s: State): boolean => s.open.answers >= LAST_ANSWER
const seen = (s: State, seat: number) => ({ open: s.open, hand: s.hands[seat] })
const knows = (s: State, viewer: Viewer, seat: number): boolean => viewer === seat || viewer === 'referee' || isOver(s)

const words: GameWords = {
  title: 'Market',
  option: (_key, value) => value ?? 'Players',
  thing: (_arg, id) => id,
  question: () => 'Build or sell a card.',
  answer: ({ kind, card }) => `${kind} ${card}`,
  event: ({ kind, seat, card }, who) => `${who(Number(seat))}: ${kind} ${card}`,
  reason: ({ kind }) => `Refused: ${kind}.`,
  rule: () => 'Build a card for its price, or sell it.',
  scoreLine: () => 'Built',
}

export const market: Game<State> = {
  id: 'market',
  version: 1,
  dataHash: 'none',
  schema: { players: { type: 'range', min: 2, max: 5, default: 3 } },
  questions: [{ kind: 'card' }],
  events: [
    { kind: 'built', args: ['seat', 'card'] },
    { kind: 'sold', args: ['seat', 'card'] },
    { kind: 'drew', args: ['seat', 'card'] },
  ],
  reasons: [{ code: 'legal', rule: 'card' }, ...REASONS.map((code) => ({ code, rule: 'card' }))],
  ids: { card: CARDS },
  bound: LAST_ANSWER,
  refuse: () => null,
  players: (options: Options) => options.players as number,
  setup: (options, seed) => setUp(options.players as number, new Rng(seed).below(2 ** 31)),
  options: ({ open }) => ({ players: open.players.length }),

  toMove: (s) => (isOver(s) ? NOBODY : bitOf(s.open.turn)),
  question: () => 0,
  legal(s, seat, list) {
    for (let slot = 0; slot < HAND; slot++) {
      for (const way of WAYS) {
        const answer = { way, card: s.hands[seat][slot] }
        if (whyNot(seen(s, seat), seat, answer) === null) list.add(codeOf(answer))
      }
    }
  },
  why(s, seat, code) {
    const reason = whyNot(seen(s, seat), seat, answerOf(code))
    return reason === null ? 0 : 1 + REASONS.indexOf(reason)
  },
  apply(s, seat, code, out) {
    const answer = answerOf(code)
    const slot = copyHand(s.hands[seat]).indexOf(answer.card)
    play(s, seat, answer)
    out.tell(answer.way === 'build' ? BUILT : SOLD, seat, CARDS.indexOf(answer.card))
    out.drew()
    out.tellTo(bitOf(seat), DREW, seat, CARDS.indexOf(s.hands[seat][slot]))
  },
  mayForce: () => false,

  clone: copyState,
  hash: fingerprintOf<State>([]),
  pack: (s) => copyState(s),
  unpack: (packed) => copyState(packed as State),

  view: (s, viewer) => ({
    open: copyOpen(s.open),
    hand: typeof viewer === 'number' ? copyHand(s.hands[viewer]) : [],
    ...(viewer === 'referee' || isOver(s) ? { hands: listOf(s.hands.length, (seat) => copyHand(s.hands[seat])) } : {}),
  }),
  resample(s, viewer, rng) {
    const other = copyState(s)
    const { hands, hidden } = other
    if (viewer === 'referee' || isOver(s)) return other
    const unknown = listOf(hands.length, (seat) => seat).filter((seat) => !knows(s, viewer, seat))
    const pool = [...hidden.deck, ...unknown.flatMap((seat) => copyHand(hands[seat]))]
    const pick = () => pool.splice(rng.below(pool.length), 1)[0]
    for (const seat of unknown) hands[seat] = listOf(HAND, pick)
    hidden.deck = listOf(hidden.deck.length, pick)
    hidden.chance = rng.below(2 ** 31)
    return other
  },
  score: ({ open }) =>
    ranked(
      listOf(open.players.length, (seat) => ({
        seat,
        lines: [{ what: 'built', points: open.players[seat].points }],
        tiebreak: 0,
      })),
    ),
  ledger({ hands, hidden }, tally) {
    tally('card', hidden.deck.length + hidden.discard.length + hands.length * HAND)
  },

  questionFacts: (_s, seat) => ({ kind: 'card', seat }),
  answerFacts(_s, _seat, code) {
    const { way, card } = answerOf(code)
    return { kind: way, card }
  },
  reasonFacts: (_s, _seat, _code, reason) => ({ kind: REASONS[reason - 1] }),
  vocabulary: () => VOCABULARY,
  print: (_s, code) => textOf(answerOf(code)),
  parse(_s, text) {
    const answer = parse(text)
    return answer ? codeOf(answer) : -1
  },
  readPosition(position) {
    return ok(this.unpack(position))
  },
  writePosition: () => null,
  words: () => words,
  policy: (_s, _seat, legal, rng) => legal.at(rng.below(legal.count)),
}
