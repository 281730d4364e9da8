import * as v from 'valibot'
import {
  boxed,
  declareBox,
  emptyState,
  flag,
  flowOf,
  holding,
  type IdOf,
  list,
  numbered,
  one,
  open,
  type Refereed,
  type State,
  seat,
  set,
  showTable,
  tallyBox,
  task,
  taskTable,
} from '../../src/box/index.ts'
import { each, formsOf, notationOf } from '../../src/forms.ts'
import {
  type Answer,
  type AnswerList,
  type Asking,
  bitOf,
  EVERYONE,
  type EventSpec,
  type Facts,
  type Game,
  type GameWords,
  type Language,
  Operation,
  type OptionSchema,
  type Options,
  type OptionsOf,
  plural,
  type QuestionSpec,
  type ReasonSpec,
  type Rng,
  ranked,
  type Seat,
  type Story,
  type Task,
  type Viewer,
} from '../../src/index.ts'
import { demand, head, layTable, listOf, object, openShape, positionsOf, rngText } from '../../src/positions/index.ts'

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

/* The options */

const SCHEMA = {
  players: { type: 'range', min: 2, max: MAX_PLAYERS, default: 2 },
  stones: { type: 'range', min: 9, max: MAX_STONES, default: 9 },
} as const satisfies OptionSchema

/** What the options stand for, worked out once and shared by all states of the game. */
interface Rules extends Refereed<Task<Stones>> {
  readonly options: OptionsOf<typeof SCHEMA>
  readonly stones: readonly Stone[]
}

function rulesFor(given: Options): Rules {
  const options = given as OptionsOf<typeof SCHEMA>
  return { options, players: options.players, stones: STONE.all.slice(0, options.stones), tasks: TASKS }
}

/* The box: everything that lies on the table and before each seat, by name */

export const STONE = numbered('stone', MAX_STONES)
export type Stone = IdOf<typeof STONE>

export const box = declareBox({
  table: {
    dropped: open(holding('stone', set(STONE))),
    /** From the bottom up. */
    stack: holding('stone', list(MAX_STONES, one(STONE))),
  },
  seats: {
    hand: holding('stone', set(STONE)),
    stopped: flag,
  },
  /** What the referee still has to do, with what each task must remember. */
  tasks: { turn: task(['seat', seat]) },
  mostTasks: 1,
})
const { table, seats: player, tasks } = box
export type Stones = State<Rules>

const { advance, currentAsk, askSeat, finished, isOver } = flowOf<Stones>(box)

const points = (stones: readonly Stone[]): number => stones.reduce((sum, stone) => sum + stone + 1, 0)
const pointsOf = (s: Stones, seat: Seat): number => points(player.hand.all(s, seat))
const seatsOf = (s: Stones): Seat[] => Array.from({ length: s.rules.players }, (_, seat) => seat)

/* Answers: what can be said, and how it is written */

export const DRAWING = new Operation(0)
export const DROP = new Operation<Stone>(1)
export const STOPPING = new Operation(2)
export const [DRAW, STOP] = [DRAWING.of(), STOPPING.of()]

const { form, plain } = formsOf<Rules, Stones>()

const FORMS = [
  plain(DRAWING, 'draw'),
  form(DROP, {
    print: (_rules, stone) => `drop ${STONE.id(stone)}`,
    all: ({ stones }) => each(stones),
    facts: (_s, _seat, stone) => ({ kind: 'drop', stone: STONE.id(stone) }),
  }),
  plain(STOPPING, 'stop'),
]

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

/* The rules */

function setup(options: Options, seed: string, out: Story): Stones {
  const s = emptyState(box, rulesFor(options))
  box.chance.seed(s, seed)
  for (const stone of s.rules.stones) table.stack.push(s, stone)
  table.stack.shuffle(s)
  tasks.turn.push(s, 0)
  advance(s, out)
  return s
}

/** A turn: whoever has not stopped draws, drops or stops; then the next. When all have stopped, hands are shown and the game is over. */
const askTurn: Asking<Stones> = {
  question: 0,
  legal(s: Stones, seat: Seat, list: AnswerList): void {
    for (const answer of vocabulary(s)) if (whyTurn(s, seat, answer) === 0) list.add(answer)
  },
  why: whyTurn,
  apply(s: Stones, seat: Seat, answer: Answer, out: Story): void {
    if (answer === DRAW) draw(s, seat, out)
    else if (answer === STOP) stop(s, seat, out)
    else drop(s, seat, DROP.first(answer), out)
    tasks.turn.seat.set(s, (seat + 1) % s.rules.players)
  },
}

function whyTurn(s: Stones, seat: Seat, answer: Answer): number {
  if (answer === STOP) return !player.hand.isEmpty(s, seat) || table.stack.size(s) === 0 ? 0 : HAND_EMPTY
  if (answer === DRAW) return table.stack.size(s) > 0 ? 0 : STACK_EMPTY
  return player.hand(s, seat, DROP.first(answer)) ? 0 : NOT_YOURS
}

const turn: Task<Stones> = {
  run(s, out) {
    const from = tasks.turn.seat(s)
    for (let step = 0; step < s.rules.players; step++) {
      const seat = (from + step) % s.rules.players
      if (player.stopped(s, seat)) continue
      tasks.turn.seat.set(s, seat)
      return askSeat(s, seat)
    }
    showHands(s, out)
    return finished(s)
  },
  ask: askTurn,
}

/** What is done for each task of the box. */
const TASKS: readonly Task<Stones>[] = taskTable(box, { turn })

/** Only the drawer learns which stone it is. `drew` comes first: it ends undo and marks what no law can foresee. */
function draw(s: Stones, seat: Seat, out: Story): void {
  const stone = table.stack.pop(s)
  player.hand.add(s, seat, stone)
  out.drew()
  out.tellTo(bitOf(seat), DREW_STONE, seat, stone)
  out.tellTo(EVERYONE & ~bitOf(seat), DREW, seat)
}

function drop(s: Stones, seat: Seat, stone: Stone, out: Story): void {
  player.hand.remove(s, seat, stone)
  table.dropped.add(s, stone)
  out.tell(DROPPED_STONE, seat, stone)
}

function stop(s: Stones, seat: Seat, out: Story): void {
  player.stopped.set(s, seat, true)
  out.tell(STOPPED_NOW, seat)
  out.tellTo(bitOf(seat), TOTAL, seat, pointsOf(s, seat))
}

function showHands(s: Stones, out: Story): void {
  out.revealed()
  for (const seat of seatsOf(s)) out.tell(SHOWN, seat, pointsOf(s, seat))
}

/* Scores, line by line */

function linesOf(s: Stones, seat: Seat) {
  const hand = { what: 'hand', points: pointsOf(s, seat) }
  return hand.points > LIMIT ? [hand, { what: 'over-limit', points: -hand.points }] : [hand]
}

function score(s: Stones, viewer: Viewer) {
  const full = ranked(
    seatsOf(s).map((seat) => ({ seat, lines: linesOf(s, seat), tiebreak: -player.hand.size(s, seat) })),
  )
  if (isOver(s) || viewer === 'referee') return full
  return full.map(({ seat, lines, total }) => (seat === viewer ? { seat, lines, total } : { seat, lines: [] }))
}

/* What a viewer may know, and another truth that fits it */

function view(s: Stones, viewer: Viewer) {
  return {
    ...showTable(box, s),
    turn: isOver(s) ? null : tasks.turn.seat(s),
    left: table.stack.size(s),
    players: seatsOf(s).map((seat) => {
      const known = isOver(s) || viewer === 'referee' || viewer === seat
      return {
        stopped: player.stopped(s, seat),
        count: player.hand.size(s, seat),
        ...(known ? { hand: player.hand.all(s, seat).map(STONE.id) } : {}),
      }
    }),
  }
}

/** The stack and the hands that the viewer does not see are mixed and dealt again, each as large as it was. */
function resample(s: Stones, viewer: Viewer, rng: Rng): Stones {
  const other = stones.clone(s)
  if (viewer === 'referee' || isOver(s)) return other
  const hidden = seatsOf(s).filter((seat) => seat !== viewer)
  const pool = [...table.stack.all(s), ...hidden.flatMap((seat) => player.hand.all(s, seat))]
  const pick = () => pool.splice(rng.below(pool.length), 1)[0]
  for (let i = 0; i < table.stack.size(s); i++) table.stack.set(other, i, pick())
  for (const seat of hidden) {
    player.hand.clear(other, seat)
    for (let i = 0; i < player.hand.size(s, seat); i++) player.hand.add(other, seat, pick())
  }
  box.chance.seed(other, rng.seed())
  return other
}

/* Positions */

const stoneIds = listOf(v.picklist(STONE.ids))
const POSITION = object(
  {
    ...head('stones'),
    turn: v.pipe(v.number(), v.integer(), v.minValue(0)),
    players: v.array(object({ stopped: v.boolean(), hand: stoneIds })),
    stack: stoneIds,
  },
  openShape(box.spec.table),
)

function tellPosition(s: Stones): v.InferOutput<typeof POSITION> | null {
  if (isOver(s)) return null
  return {
    game: 'stones',
    options: s.rules.options,
    ...showTable(box, s),
    rng: rngText(box, s),
    turn: tasks.turn.seat(s),
    players: seatsOf(s).map((seat) => ({
      stopped: player.stopped(s, seat),
      hand: player.hand.all(s, seat).map(STONE.id),
    })),
    stack: table.stack.all(s).map(STONE.id),
  }
}

/** A position comes from outside: nothing about it is believed. */
function layPosition(s: Stones, position: v.InferOutput<typeof POSITION>): void {
  const { players, stack, turn, dropped = [] } = position
  demand(players.length === s.rules.players, 'each seat has a hand')
  const laid = [...players.flatMap(({ hand }) => hand), ...dropped, ...stack].map((id) => STONE.find(id))
  demand([...laid].sort((a, b) => a - b).join() === s.rules.stones.join(), 'each stone lies in one place')
  demand(players[turn]?.stopped === false, 'the turn is of a seat that has not stopped')
  layTable(box, s, position)
  for (const id of stack) table.stack.push(s, STONE.of(id))
  for (const [seat, { hand, stopped }] of players.entries()) {
    for (const id of hand) player.hand.add(s, seat, STONE.of(id))
    player.stopped.set(s, seat, stopped)
  }
  tasks.turn.push(s, turn)
}

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

const { print, parse, vocabulary, answerFacts } = notationOf<Rules, Stones>(() => FORMS)

export const stones: Game<Stones> = {
  id: 'stones',
  version: 1,
  dataHash: `limit ${LIMIT}`,
  schema: SCHEMA,
  questions: QUESTIONS,
  events: EVENTS,
  reasons: REASONS,
  ids: { stone: STONE.ids },
  // Each stone is drawn and dropped once at most, and each seat stops once.
  bound: 2 * MAX_STONES + MAX_PLAYERS,

  refuse: () => null,
  players: (options) => options.players as number,
  setup,
  ...boxed<Stones>(box, rulesFor),

  question: (s) => currentAsk(s).question,
  legal: (s, seat, list) => currentAsk(s).legal(s, seat, list),
  why: (s, seat, answer) => currentAsk(s).why(s, seat, answer),
  apply(s, seat, answer, out) {
    currentAsk(s).apply(s, seat, answer, out)
    advance(s, out)
  },
  // Only an empty hand leaves a single answer. All see how many stones a seat holds, so giving that answer tells nothing.
  mayForce: () => true,

  view,
  resample,
  score,
  ledger: (s, tally) => tallyBox(box, s, tally),

  questionFacts: (_s, seat) => ({ kind: 'turn', seat }),
  answerFacts,
  reasonFacts: (_s, _seat, _answer, reason) => ({ kind: REASONS[reason].code }),

  vocabulary,
  print,
  parse,
  ...positionsOf<Stones, v.InferOutput<typeof POSITION>>({
    box,
    game: { schema: SCHEMA, refuse: () => null },
    rulesFor,
    shape: () => POSITION,
    lay: layPosition,
    advance,
    tell: tellPosition,
  }),
  words,

  /** Draws while the next stone is more likely to help than to hurt. */
  policy: (s, seat, legal) => (legal.has(DRAW) && pointsOf(s, seat) <= LIMIT - 5 ? DRAW : STOP),
}
