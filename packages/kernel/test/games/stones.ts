import {
  type Answer,
  bitOf,
  EVERYONE,
  type EventSpec,
  type Facts,
  fail,
  type Game,
  type GameWords,
  hashCells,
  type Language,
  NOBODY,
  type OptionSchema,
  type Options,
  ok,
  plural,
  type QuestionSpec,
  type ReasonSpec,
  type Result,
  RNG_CELLS,
  type Rng,
  ranked,
  readOptions,
  type Seat,
  type Story,
  seedRng,
  shuffle,
  type Viewer,
} from '../../src/index.ts'

/**
 * Stones, a whole game in one file: the example of docs/add-a-game.md, and the game on which the laws are tried.
 *
 * Stones numbered from 1 up lie in a shuffled, face-down stack. In turn each player draws the top stone into a hidden hand, drops one of
 * the own stones for all to see, or stops for good. Nobody stops with an empty hand while there are stones to draw. When all have stopped,
 * hands are shown: the highest sum wins, but more than 15 is worth nothing. Among equals the smaller hand wins.
 */

const LIMIT = 15
const MAX_PLAYERS = 3
const MAX_STONES = 12

/* The state: one row of cells. A set of stones is one cell, stone n being bit n. */

export type Cells = Int16Array

let next = 0
const cells = (count: number): number => {
  const at = next
  next += count
  return at
}
export const PLAYERS = cells(1)
export const STONES = cells(1)
/** The seat that is asked, -1 when the game is over. */
export const ASKED = cells(1)
/** Seats that have stopped, one bit each. */
export const STOPPED = cells(1)
export const DROPPED = cells(1)
export const HAND = cells(MAX_PLAYERS)
/** Stones left in the stack; the top one is the last of them. */
export const LEFT = cells(1)
export const STACK = cells(MAX_STONES)
export const RNG = cells(RNG_CELLS)
const CELLS = next

const stonesIn = (set: number): number[] => {
  const stones = []
  for (let stone = 1; stone <= MAX_STONES; stone++) if (set & (1 << stone)) stones.push(stone)
  return stones
}
const setOf = (stones: readonly number[]): number => stones.reduce((set, stone) => set | (1 << stone), 0)
const sum = (stones: readonly number[]): number => stones.reduce((total, stone) => total + stone, 0)
const seatsOf = (s: Cells): Seat[] => Array.from({ length: s[PLAYERS] }, (_, seat) => seat)
const allStones = (s: Cells): number[] => Array.from({ length: s[STONES] }, (_, i) => i + 1)
const stackOf = (s: Cells): number[] => Array.from(s.subarray(STACK, STACK + s[LEFT]))
const isOver = (s: Cells): boolean => s[ASKED] < 0

/* Answers: 0 draws, 1 to 12 drop that stone, 13 stops. */

const DRAW: Answer = 0
const STOP: Answer = 13

const print = (answer: Answer): string => (answer === DRAW ? 'draw' : answer === STOP ? 'stop' : `drop ${answer}`)
const vocabulary = (s: Cells): Answer[] => [DRAW, ...allStones(s), STOP]

/* What the game can ask, tell and refuse. An index into one of these lists stands for the thing. */

const QUESTIONS = [{ kind: 'turn' }] as const satisfies readonly QuestionSpec[]

const EVENTS = [
  { kind: 'drew', args: ['seat'] },
  { kind: 'drew-stone', args: ['seat', 'stone'] },
  { kind: 'dropped', args: ['seat', 'stone'] },
  { kind: 'stopped', args: ['seat'] },
  { kind: 'total', args: ['seat', 'points'] },
  { kind: 'shown', args: ['seat', 'points'] },
] as const satisfies readonly EventSpec[]
export const [DREW, DREW_STONE, DROPPED_STONE, STOPPED_NOW, TOTAL, SHOWN] = [0, 1, 2, 3, 4, 5]

const REASONS = [
  { code: 'legal', rule: 'turn' },
  { code: 'stack-empty', rule: 'drawing' },
  { code: 'not-yours', rule: 'dropping' },
  { code: 'hand-empty', rule: 'stopping' },
] as const satisfies readonly ReasonSpec[]
const [STACK_EMPTY, NOT_YOURS, HAND_EMPTY] = [1, 2, 3]

const SCHEMA = {
  players: { type: 'range', min: 2, max: MAX_PLAYERS, default: 2 },
  stones: { type: 'range', min: 9, max: MAX_STONES, default: 9 },
} as const satisfies OptionSchema

/* The rules */

function setup(options: Options, seed: string): Cells {
  const s = new Int16Array(CELLS)
  s[PLAYERS] = options.players as number
  s[STONES] = options.stones as number
  s[LEFT] = s[STONES]
  seedRng(s, RNG, seed)
  s.set(allStones(s), STACK)
  shuffle(s, RNG, STACK, s[LEFT])
  return s
}

function why(s: Cells, seat: Seat, answer: Answer): number {
  if (answer === STOP) return s[HAND + seat] !== 0 || s[LEFT] === 0 ? 0 : HAND_EMPTY
  if (answer === DRAW) return s[LEFT] > 0 ? 0 : STACK_EMPTY
  return s[HAND + seat] & (1 << answer) ? 0 : NOT_YOURS
}

function apply(s: Cells, seat: Seat, answer: Answer, out: Story): void {
  if (answer === DRAW) draw(s, seat, out)
  else if (answer === STOP) stop(s, seat, out)
  else drop(s, seat, answer, out)
  s[ASKED] = nextSeat(s, seat)
  if (isOver(s)) showHands(s, out)
}

/** Only the drawer learns which stone it is. `drew` comes first: it ends undo and marks what no law can foresee. */
function draw(s: Cells, seat: Seat, out: Story): void {
  const at = STACK + --s[LEFT]
  const stone = s[at]
  s[at] = 0
  s[HAND + seat] |= 1 << stone
  out.drew()
  out.tellTo(bitOf(seat), DREW_STONE, seat, stone)
  out.tellTo(EVERYONE & ~bitOf(seat), DREW, seat)
}

function drop(s: Cells, seat: Seat, stone: number, out: Story): void {
  s[HAND + seat] &= ~(1 << stone)
  s[DROPPED] |= 1 << stone
  out.tell(DROPPED_STONE, seat, stone)
}

function stop(s: Cells, seat: Seat, out: Story): void {
  s[STOPPED] |= bitOf(seat)
  out.tell(STOPPED_NOW, seat)
  out.tellTo(bitOf(seat), TOTAL, seat, sum(stonesIn(s[HAND + seat])))
}

function nextSeat(s: Cells, after: Seat): number {
  for (let step = 1; step <= s[PLAYERS]; step++) {
    const seat = (after + step) % s[PLAYERS]
    if ((s[STOPPED] & bitOf(seat)) === 0) return seat
  }
  return -1
}

function showHands(s: Cells, out: Story): void {
  out.revealed()
  for (const seat of seatsOf(s)) out.tell(SHOWN, seat, sum(stonesIn(s[HAND + seat])))
}

/* Scores, line by line */

function linesOf(s: Cells, seat: Seat) {
  const points = sum(stonesIn(s[HAND + seat]))
  const hand = { what: 'hand', points }
  return points > LIMIT ? [hand, { what: 'over-limit', points: -points }] : [hand]
}

function score(s: Cells, viewer: Viewer) {
  const full = ranked(
    seatsOf(s).map((seat) => ({ seat, lines: linesOf(s, seat), tiebreak: -stonesIn(s[HAND + seat]).length })),
  )
  if (isOver(s) || viewer === 'referee') return full
  return full.map(({ seat, lines, total }) => (seat === viewer ? { seat, lines, total } : { seat, lines: [] }))
}

/* What a viewer may know, and another truth that fits it */

function view(s: Cells, viewer: Viewer) {
  return {
    players: s[PLAYERS],
    turn: s[ASKED],
    left: s[LEFT],
    dropped: stonesIn(s[DROPPED]),
    hands: seatsOf(s).map((seat) => {
      const stones = stonesIn(s[HAND + seat])
      const known = isOver(s) || viewer === 'referee' || viewer === seat
      return { stopped: (s[STOPPED] & bitOf(seat)) !== 0, count: stones.length, ...(known ? { stones } : {}) }
    }),
  }
}

/** The stack and the hands that the viewer does not see are mixed and dealt again, each as large as it was. */
function resample(s: Cells, viewer: Viewer, rng: Rng): Cells {
  const other = s.slice()
  if (viewer === 'referee' || isOver(s)) return other
  const hidden = seatsOf(s).filter((seat) => seat !== viewer)
  const pool = [...stackOf(s), ...hidden.flatMap((seat) => stonesIn(s[HAND + seat]))]
  const pick = () => pool.splice(rng.below(pool.length), 1)[0]
  for (let i = 0; i < s[LEFT]; i++) other[STACK + i] = pick()
  for (const seat of hidden) other[HAND + seat] = setOf(stonesIn(s[HAND + seat]).map(pick))
  seedRng(other, RNG, rng.seed())
  return other
}

/* Positions */

interface Position {
  readonly game: 'stones'
  readonly options: Options
  readonly turn: number
  readonly stopped: readonly Seat[]
  readonly hands: readonly (readonly number[])[]
  readonly dropped: readonly number[]
  readonly stack: readonly number[]
  readonly rng: readonly number[]
}

function writePosition(s: Cells): Position | null {
  if (isOver(s)) return null
  return {
    game: 'stones',
    options: optionsOf(s),
    turn: s[ASKED],
    stopped: seatsOf(s).filter((seat) => s[STOPPED] & bitOf(seat)),
    hands: seatsOf(s).map((seat) => stonesIn(s[HAND + seat])),
    dropped: stonesIn(s[DROPPED]),
    stack: stackOf(s),
    rng: Array.from(s.subarray(RNG, RNG + RNG_CELLS)),
  }
}

/** A position comes from outside: nothing about it is believed. */
function readPosition(given: unknown): Result<Cells> {
  const { game, options, turn, stopped, hands, dropped, stack, rng } = (given ?? {}) as Partial<Position>
  if (game !== 'stones') return fail('bad-position', 'this is not a position of Stones')
  const read = readOptions(SCHEMA, options)
  if (!read.ok) return read
  const s = setup(read.value, '')
  if (!isList(stopped) || !isList(dropped) || !isList(stack) || !isList(rng) || !Array.isArray(hands)) {
    return fail('bad-position', 'stopped, dropped, stack, rng and hands are lists of whole numbers')
  }
  if (hands.length !== s[PLAYERS] || !hands.every(isList)) return fail('bad-position', 'each seat has a hand')
  const laid = [...hands.flat(), ...dropped, ...stack].sort((a, b) => a - b)
  if (laid.join() !== allStones(s).join()) return fail('impossible-position', 'each stone lies in one place')
  const seats = seatsOf(s)
  if (!stopped.every((seat) => seats.includes(seat))) return fail('impossible-position', 'there is no such seat')
  if (!seats.some((seat) => seat === turn && !stopped.includes(seat))) {
    return fail('impossible-position', 'the turn is of a seat that has not stopped')
  }
  s[ASKED] = turn as number
  s[STOPPED] = stopped.reduce((mask, seat) => mask | bitOf(seat), 0)
  s[DROPPED] = setOf(dropped)
  hands.forEach((hand, seat) => {
    s[HAND + seat] = setOf(hand)
  })
  s[LEFT] = stack.length
  s.fill(0, STACK, STACK + MAX_STONES).set(stack, STACK)
  s.set(rng.slice(0, RNG_CELLS), RNG)
  return ok(s)
}

const isList = (list: unknown): list is number[] => Array.isArray(list) && list.every(Number.isInteger)

const optionsOf = (s: Cells): Options => ({ players: s[PLAYERS], stones: s[STONES] })

/* Words */

type TermId = Exclude<(typeof REASONS)[number]['code' | 'rule'], 'legal'> | 'hand' | 'over-limit'

interface Phrases {
  readonly title: string
  readonly turn: string
  readonly draw: string
  readonly drop: (stone: unknown) => string
  readonly stop: string
  readonly drew: (who: string) => string
  readonly drewStone: (who: string, stone: unknown) => string
  readonly dropped: (who: string, stone: unknown) => string
  readonly stopped: (who: string) => string
  readonly total: (points: number) => string
  readonly shown: (who: string, points: number) => string
  readonly onlyAnswer: (who: string, answer: unknown) => string
  readonly terms: Record<TermId, string>
  readonly options: Record<keyof typeof SCHEMA, string>
}

const PHRASES: Record<Language, Phrases> = {
  en: {
    title: 'Stones',
    turn: 'Draw, drop or stop?',
    draw: 'Draw a stone',
    drop: (stone) => `Drop stone ${stone}`,
    stop: 'Stop',
    drew: (who) => `${who} draws a stone.`,
    drewStone: (who, stone) => `${who} draws stone ${stone}.`,
    dropped: (who, stone) => `${who} drops stone ${stone}.`,
    stopped: (who) => `${who} stops.`,
    total: (points) => `You hold ${plural('en', points, { one: '# point', other: '# points' })}.`,
    shown: (who, points) => `${who} shows ${plural('en', points, { one: '# point', other: '# points' })}.`,
    onlyAnswer: (who, answer) => `${who} had only one way: ${answer}`,
    terms: {
      'stack-empty': 'The stack is empty.',
      'not-yours': 'You do not hold that stone.',
      'hand-empty': 'Draw first: your hand is empty.',
      turn: 'Answer when you are asked.',
      drawing: 'You may draw while the stack lasts.',
      dropping: 'You drop what you hold.',
      stopping: 'Who holds nothing draws while the stack lasts.',
      hand: 'Hand',
      'over-limit': 'More than 15',
    },
    options: { players: 'Players', stones: 'Stones' },
  },
  pt: {
    title: 'Pedras',
    turn: 'Comprar, largar ou parar?',
    draw: 'Comprar uma pedra',
    drop: (stone) => `Largar a pedra ${stone}`,
    stop: 'Parar',
    drew: (who) => `${who} compra uma pedra.`,
    drewStone: (who, stone) => `${who} compra a pedra ${stone}.`,
    dropped: (who, stone) => `${who} larga a pedra ${stone}.`,
    stopped: (who) => `${who} para.`,
    total: (points) => `Você tem ${plural('pt', points, { one: '# ponto', other: '# pontos' })}.`,
    shown: (who, points) => `${who} mostra ${plural('pt', points, { one: '# ponto', other: '# pontos' })}.`,
    onlyAnswer: (who, answer) => `${who} só tinha uma saída: ${answer}`,
    terms: {
      'stack-empty': 'A pilha acabou.',
      'not-yours': 'Você não tem essa pedra.',
      'hand-empty': 'Compre antes: sua mão está vazia.',
      turn: 'Responda na sua vez.',
      drawing: 'Pode-se comprar enquanto houver pilha.',
      dropping: 'Só se larga o que se tem.',
      stopping: 'Quem não tem nada compra enquanto houver pilha.',
      hand: 'Mão',
      'over-limit': 'Mais de 15',
    },
    options: { players: 'Jogadores', stones: 'Pedras' },
  },
  it: {
    title: 'Sassi',
    turn: 'Pescare, lasciare o fermarsi?',
    draw: 'Pesca un sasso',
    drop: (stone) => `Lascia il sasso ${stone}`,
    stop: 'Fermati',
    drew: (who) => `${who} pesca un sasso.`,
    drewStone: (who, stone) => `${who} pesca il sasso ${stone}.`,
    dropped: (who, stone) => `${who} lascia il sasso ${stone}.`,
    stopped: (who) => `${who} si ferma.`,
    total: (points) => `Hai ${plural('it', points, { one: '# punto', other: '# punti' })}.`,
    shown: (who, points) => `${who} mostra ${plural('it', points, { one: '# punto', other: '# punti' })}.`,
    onlyAnswer: (who, answer) => `${who} aveva una sola scelta: ${answer}`,
    terms: {
      'stack-empty': 'La pila è finita.',
      'not-yours': 'Non hai quel sasso.',
      'hand-empty': 'Prima pesca: la tua mano è vuota.',
      turn: 'Rispondi quando tocca a te.',
      drawing: 'Si pesca finché c’è la pila.',
      dropping: 'Si lascia solo ciò che si ha.',
      stopping: 'Chi non ha niente pesca finché c’è la pila.',
      hand: 'Mano',
      'over-limit': 'Più di 15',
    },
    options: { players: 'Giocatori', stones: 'Sassi' },
  },
}

function words(language: Language): GameWords {
  const said = PHRASES[language]
  const term = (id: string) => said.terms[id as TermId] ?? id
  return {
    title: said.title,
    option: (key, value) => value ?? said.options[key as keyof Phrases['options']] ?? key,
    thing: (_arg, id) => id,
    question: () => said.turn,
    answer: ({ kind, stone }) => (kind === 'draw' ? said.draw : kind === 'stop' ? said.stop : said.drop(stone)),
    event: (facts, who) => tell(said, facts, who(facts.seat as Seat)),
    reason: ({ kind }) => term(kind),
    rule: term,
    scoreLine: term,
  }
}

/** `only-answer` is the kernel's: it tells it when it gives a forced answer itself. */
function tell(said: Phrases, { kind, stone, points, answer }: Facts, who: string): string {
  switch (kind as (typeof EVENTS)[number]['kind'] | 'only-answer') {
    case 'drew':
      return said.drew(who)
    case 'drew-stone':
      return said.drewStone(who, stone)
    case 'dropped':
      return said.dropped(who, stone)
    case 'stopped':
      return said.stopped(who)
    case 'total':
      return said.total(points as number)
    case 'shown':
      return said.shown(who, points as number)
    case 'only-answer':
      return said.onlyAnswer(who, answer)
  }
}

/* The whole at a glance */

export const stones: Game<Cells> = {
  id: 'stones',
  version: 1,
  dataHash: `limit ${LIMIT}`,
  schema: SCHEMA,
  questions: QUESTIONS,
  events: EVENTS,
  reasons: REASONS,
  ids: {},
  // Each stone is drawn and dropped once at most, and each seat stops once.
  bound: 2 * MAX_STONES + MAX_PLAYERS,

  refuse: () => null,
  players: (options) => options.players as number,
  setup,
  options: optionsOf,

  toMove: (s) => (isOver(s) ? NOBODY : bitOf(s[ASKED])),
  question: () => 0,
  legal(s, seat, list) {
    for (const answer of vocabulary(s)) if (why(s, seat, answer) === 0) list.add(answer)
  },
  why,
  apply,
  // Only an empty hand leaves a single answer. All see how many stones a seat holds, so giving that answer tells nothing.
  mayForce: () => true,

  clone: (s) => s.slice(),
  hash: hashCells,
  pack: (s) => Array.from(s),
  unpack: (packed) => Int16Array.from(packed as number[]),

  view,
  resample,
  score,
  ledger(s, tally) {
    for (const stone of [...stackOf(s), ...stonesIn(s[DROPPED])]) tally(`stone ${stone}`, 1)
    for (const seat of seatsOf(s)) for (const stone of stonesIn(s[HAND + seat])) tally(`stone ${stone}`, 1)
  },

  questionFacts: (_s, seat) => ({ kind: 'turn', seat }),
  answerFacts(_s, _seat, answer): Facts {
    if (answer === DRAW) return { kind: 'draw' }
    return answer === STOP ? { kind: 'stop' } : { kind: 'drop', stone: answer }
  },
  reasonFacts: (_s, _seat, _answer, reason) => ({ kind: REASONS[reason].code }),

  vocabulary,
  print: (_s, answer) => print(answer),
  parse: (s, text) => vocabulary(s).find((answer) => print(answer) === text) ?? -1,
  readPosition,
  writePosition,
  words,

  /** Draws while the next stone is more likely to help than to hurt. */
  policy: (s, seat, legal) => (legal.has(DRAW) && sum(stonesIn(s[HAND + seat])) <= LIMIT - 5 ? DRAW : STOP),
}
