import { gameById } from '@quayside/games'
import { AnswerList, type AnyGame, Match, Rng, recordOf, rulesOf, seatsIn } from '@quayside/kernel'
import { type Frame, type Sight, sightOf } from '@quayside/table'
import { MOST_NODES, readStudy, type StudyFile } from '@quayside/table/study'
import { describe, expect, test } from 'vitest'
import { standingAnswers } from '../src/study/course.ts'
import { StudyLink } from '../src/study/link.ts'
import { Studying, type StudyOpening } from '../src/study/studying.svelte.ts'

const must = <T>(result: { ok: true; value: T } | { ok: false; error: { message: string } }): T => {
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}

const GAMES = [
  ['puerto-rico', { players: 3 }],
  ['mombasa', { players: 3 }],
  ['cooper-island', { players: 2 }],
] as const

/** A game of chance; now and then an answer is taken back and given again. */
function played(id: string, options: object, most: number): { game: AnyGame; match: Match } {
  const game = gameById(id)!
  const match = must(Match.begin(game, options, 'study'))
  const list = new AnswerList()
  const rng = new Rng('study')
  while (!match.over && match.lines.length < most) {
    const seats = seatsIn(game.toMove(match.state))
    const seat = seats[rng.below(seats.length)]
    list.clear()
    game.legal(match.state, seat, list)
    must(match.play(seat, game.policy(match.state, seat, list, rng)))
    if (rng.below(6) === 0) match.undo(seat)
  }
  return { game, match }
}

function fileOf(game: AnyGame, match: Match): StudyFile {
  const record = recordOf(match)
  const answers = must(standingAnswers(game, record))
  return {
    quayside: 'study',
    format: 1,
    title: 'A game',
    rules: rulesOf(game, match.options),
    options: match.options,
    start: record.start,
    names: ['Ana', 'Rui', 'Eva'],
    game: answers.length,
    nodes: answers.map((line, i) => ({ after: i, line })),
  }
}

const opened = (game: AnyGame, file: StudyFile, more: Partial<StudyOpening> = {}): Studying =>
  must(Studying.of({ id: 'study', file, at: file.nodes.length, truth: 'was', ...more }, game))

/** Somebody at the board of a study, with what they see. */
class Watcher {
  readonly study: Studying
  readonly link: StudyLink
  viewer = -1
  sight!: Sight
  frames: readonly Frame[] = []

  constructor(study: Studying) {
    this.study = study
    this.link = new StudyLink(study)
    this.link.listen({
      opened: (viewer, sight) => {
        this.viewer = viewer as number
        this.sight = sight!
      },
      frames: (frames) => {
        this.frames = frames
      },
      info: () => {},
      chat: () => {},
      connection: () => {},
    })
  }

  /** Gives the answer that stands at a place among those that can be given. */
  async give(at = 0): Promise<string> {
    const answers = this.study.match().ask(this.viewer).answers
    const text = answers[at % answers.length]
    expect(await this.link.answer([text])).toBeNull()
    return text
  }
}

describe.each(GAMES)('a study of %s', (id, options) => {
  const { game, match } = played(id, options, 90)
  const file = fileOf(game, match)

  test('holds the answers that stood, and comes to the same moment', () => {
    expect(file.nodes.some(({ line }) => line.endsWith(' undo'))).toBe(false)
    const study = opened(game, file)
    expect(game.hash(study.match().state)).toBe(game.hash(match.state))
  })

  test('goes on for all sides, back, and on along another line', async () => {
    const study = opened(game, file)
    const watcher = new Watcher(study)
    for (let i = 0; i < 12; i++) await watcher.give(i)
    const [end, state] = [study.at, game.hash(study.match().state)]
    await watcher.link.undo()
    await watcher.link.undo()
    await watcher.give(1)
    study.go(end)
    expect(game.hash(study.match().state)).toBe(state)
    expect(study.tree.nodes.length).toBeGreaterThan(file.nodes.length + 11)
    study.undo()
    study.redo()
    expect(study.tree.has(end)).toBe(true)
  })

  test('comes back from a file with every line', async () => {
    const study = opened(game, file)
    const watcher = new Watcher(study)
    study.go(10)
    study.setTruth('chance')
    for (let i = 0; i < 6; i++) await watcher.give(i)
    study.note(study.at, { name: 'Mine', comment: 'A <b>thought</b>', mark: 'doubtful' })
    const text = JSON.stringify(study.file())
    const again = opened(game, must(readStudy(text)), { at: study.placeInFile() })
    expect(again.file()).toEqual(study.file())
    expect(game.hash(again.match().state)).toBe(game.hash(study.match().state))
    expect(again.tree.node(again.at)).toMatchObject({ name: 'Mine', mark: 'doubtful' })
  })

  test('shows nobody’s secrets while the game runs', () => {
    const hidden = new Set<string>()
    for (let seat = 0; seat < match.players; seat++) {
      const study = opened(game, file, { running: { table: 'here', seat }, truth: 'was' })
      expect(study.truth).toBe('knew')
      // Whatever lies hidden in truth: what is shown is what the seat could see, and what was dealt by a seed that knows nothing.
      const seen = (truth: Match) => JSON.stringify(sightOf(truth, seat, 0).view)
      expect(seen(study.match())).toBe(seen(match))
      study.setTruth('was')
      expect(study.truth).toBe('knew')
      study.setTruth('chance')
      hidden.add(game.hash(study.match().state))
      study.setTruth('chance')
      hidden.add(game.hash(study.match().state))
    }
    hidden.delete(game.hash(match.state))
    expect(hidden.size).toBeGreaterThan(match.players)
  })
})

describe('what lies hidden', () => {
  const { game, match } = played('puerto-rico', { players: 3 }, 60)
  const file = fileOf(game, match)
  const stateOf = (study: Studying) => game.hash(study.match().state)

  test('stays as it was, is dealt once, or anew for every line', async () => {
    const was = opened(game, file)
    const knew = opened(game, file, { truth: 'knew' })
    expect(stateOf(knew)).not.toBe(stateOf(was))
    expect(stateOf(opened(game, file, { truth: 'knew' }))).toBe(stateOf(knew))
    const chance = opened(game, file, { truth: 'chance' })
    const first = stateOf(chance)
    chance.setTruth('chance')
    expect(stateOf(chance)).not.toBe(first)
    // A line that was begun keeps its truth.
    const watcher = new Watcher(chance)
    await watcher.give()
    const line = stateOf(chance)
    chance.setTruth('was')
    expect(stateOf(chance)).toBe(line)
  })

  test('an answer of the game leads on along the game, unless it is to be a line of its own', async () => {
    const study = opened(game, file, { truth: 'knew', at: 20 })
    const watcher = new Watcher(study)
    const next = file.nodes[20].line
    expect(await watcher.link.answer([next.slice(2)])).toBeNull()
    expect(study.at).toBe(21)
    study.back()
    study.apart = true
    await watcher.link.answer([next.slice(2)])
    expect(study.at).toBeGreaterThan(file.nodes.length)
    expect(study.apart).toBe(false)
  })

  test('a gesture is taken as a whole or not at all', async () => {
    const study = opened(game, file)
    const watcher = new Watcher(study)
    const { answers } = study.match().ask(watcher.viewer)
    const before = [study.tree, stateOf(study)]
    expect(await watcher.link.answer([answers[0], 'nonsense'])).toMatchObject({ code: expect.any(String) })
    expect([study.tree, stateOf(study)]).toEqual(before)
  })
})

describe('files of any bytes', () => {
  const { game, match } = played('puerto-rico', { players: 3 }, 20)
  const file = fileOf(game, match)
  const read = (change: object) => readStudy(JSON.stringify({ ...file, ...change }))
  const codeOf = (result: ReturnType<typeof readStudy>) => (result.ok ? 'fine' : result.error.code)

  test.each([
    ['nothing', '', 'not-json'],
    ['bytes', '\u0000\u0001\ufffd{', 'not-json'],
    ['a number', '7', 'not-a-study'],
    ['null', 'null', 'not-a-study'],
    ['a list', '[]', 'not-a-study'],
    ['a record of a game', JSON.stringify({ rules: {}, options: {}, start: {}, answers: [] }), 'not-a-study'],
    ['a newer study', '{"quayside":"study","format":2}', 'newer-study'],
    ['too much of it', `"${'x'.repeat(3_000_000)}"`, 'too-large'],
    ['much nesting', '['.repeat(100_000), 'not-json'],
  ])('%s is refused', (_, text, code) => {
    expect(codeOf(readStudy(text))).toBe(code)
  })

  test.each([
    ['unknown fields', { more: 1 }],
    ['lines that lead nowhere', { nodes: [{ after: 5, line: '0 a' }], game: 0 }],
    ['lines that lead to themselves', { nodes: [{ after: 1, line: '0 a' }], game: 0 }],
    [
      'a game that is no line',
      {
        nodes: [
          { after: 0, line: '0 a' },
          { after: 0, line: '0 b' },
        ],
        game: 2,
      },
    ],
    ['more game than lines', { nodes: [], game: 3 }],
    ['too many lines', { nodes: Array.from({ length: MOST_NODES + 1 }, () => ({ after: 0, line: '0 a' })), game: 0 }],
    ['long comments', { nodes: [{ after: 0, line: '0 a', comment: 'x'.repeat(3000) }], game: 0 }],
    ['unknown marks', { nodes: [{ after: 0, line: '0 a', mark: 'great' }], game: 0 }],
    ['letters that turn the text around', { title: '\u202eevil' }],
    ['control characters', { nodes: [{ after: 0, line: '0 a', comment: 'a\u001b[2Jb' }], game: 0 }],
    ['half a letter', { title: '\ud800' }],
    ['a seat of nobody', { nodes: [{ after: 0, line: '0 a', deal: { seat: 12, seed: 'x' } }], game: 0 }],
    ['a start of both kinds', { start: { seed: 'a', more: 1 } }],
  ])('%s are refused', (_, change) => {
    expect(codeOf(read(change))).toBe('not-a-study')
  })

  test('answers that the rules do not allow are found out, wherever they stand', () => {
    const bad = (nodes: StudyFile['nodes'], change: Partial<StudyFile> = {}) =>
      Studying.of({ id: 'x', file: { ...file, ...change, nodes, game: 0 }, at: 0, truth: 'was' }, game).ok
    const good = file.nodes.slice(0, 3)
    expect(bad(good)).toBe(true)
    expect(bad([...good, { after: 1, line: '0 nonsense' }])).toBe(false)
    expect(bad([...good, { after: 3, line: '9 pass' }])).toBe(false)
    expect(bad([...good, { after: 3, line: '0 undo' }])).toBe(false)
    expect(bad([{ after: 0, line: file.nodes[0].line, deal: { seat: 8, seed: 'x' } }])).toBe(false)
    expect(bad(good, { options: { players: 99 } })).toBe(false)
    expect(bad(good, { options: { __proto__: 'x' } as never })).toBe(true)
    expect(bad(good, { start: { position: { nothing: true } } })).toBe(false)
  })

  test('a place that is not in a study is its beginning', () => {
    expect(opened(game, file, { at: 9999 }).at).toBe(0)
  })
})
