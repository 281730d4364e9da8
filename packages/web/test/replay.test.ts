import { STAND_IN } from '@quayside/bots/grades'
import { games } from '@quayside/games'
import {
  AnswerList,
  type AnyGame,
  type GameRecord,
  Match,
  playLine,
  Rng,
  recordOf,
  replay,
  seatsIn,
} from '@quayside/kernel'
import { type Frame, type History, historyOf, knownCounts, knownLines, sightOf, Watch } from '@quayside/table'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { plainAnswer } from '../src/bots/answer.ts'
import { branchLocal } from '../src/replay/branch.ts'
import { isBad, openRecord, Places } from '../src/replay/record.ts'
import { asidesOf, type Course, courseOf, gainOf, mainEvent, momentAt, pointsIn, sightAt } from '../src/replay/steps.ts'
import { chaptersOf, Timeline } from '../src/replay/timeline.ts'
import { openLocalTable } from '../src/table/kept.ts'

const must = <T>(result: { ok: true; value: T } | { ok: false; error: { message: string } }): T => {
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}

const roundOf = (view: unknown): number => (view as { round?: number }).round ?? 1

/** A whole game of any answers, or sensible ones; with `undos`, answers are taken back now and then, some of them through the seats of bots. */
function play(game: AnyGame, seed: string, undos: boolean, sensibly = false): Match {
  const match = must(Match.begin(game, {}, seed))
  const rng = new Rng(`play ${seed}`)
  const list = new AnswerList()
  const bots = 0b1110
  while (!match.over) {
    const asked = seatsIn(game.toMove(match.state))
    const seat = asked[rng.below(asked.length)]
    list.clear()
    game.legal(match.state, seat, list)
    must(match.play(seat, sensibly ? game.policy(match.state, seat, list, rng) : list.at(rng.below(list.count))))
    if (undos && rng.below(6) === 0) match.undo(seat)
    if (undos && rng.below(40) === 0) match.undo(0, bots)
  }
  return match
}

const historyFor = (match: Match, viewer: History['viewer']) => must(historyOf(match.game, recordOf(match), viewer))
const courseFor = (match: Match, viewer: History['viewer'] = 'referee') => courseOf(historyFor(match, viewer), roundOf)

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  const seeds = ['a', 'b', 'c', 'd']

  it.each(seeds.slice(0, 2))('leaves out what was taken back (%s)', (seed) => {
    const match = play(game, seed, true)
    const undone = match.lines.filter(({ text }) => text === 'undo').length
    expect(undone).toBeGreaterThan(0)
    for (const viewer of ['referee', 0, 1] as const) {
      const course = courseFor(match, viewer)
      const known = knownLines(match, viewer)
      const undos = known.filter(({ text }) => text === 'undo')
      const back = undos.reduce((sum, { took = 1 }) => sum + took, 0)
      expect(course.steps.length).toBe(known.length - undos.length - back)
      expect([...course.opening, ...course.steps.flatMap(({ events }) => events)]).toEqual(match.eventsFor(viewer))
    }
  })

  it.each(seeds.slice(2))('shows at every moment what was seen then (%s)', (seed) => {
    const match = play(game, seed, true)
    for (const viewer of ['referee', 1] as const) {
      const course = courseFor(match, viewer)
      const places = knownCounts(match.lines, viewer)
      const again = must(Match.begin(game, {}, seed))
      let line = 0
      for (let at = 0; at <= course.steps.length; at++) {
        const seen = sightAt(course, at)
        while (places[line] < seen.seq) must(playLine(again, `${match.lines[line].seat} ${match.lines[line++].text}`))
        expect(seen.view).toEqual(game.view(again.state, viewer))
        expect(seen.scores).toEqual(game.score(again.state, viewer))
        expect(seen.ask).toEqual(sightOf(again, viewer, 0).ask)
      }
      expect(places[line]).toBe(places.at(-1))
    }
  })

  it('finds a moment again in other eyes', () => {
    const match = play(game, 'eyes', true)
    const places = new Places(game, recordOf(match))
    const [open, own] = [courseFor(match), courseFor(match, 1)]
    for (let at = 0; at <= own.steps.length; at += 7) {
      const { seq, view } = sightAt(own, at)
      const there = places.inOtherEyes(1, seq, 'referee')
      const back = places.inOtherEyes('referee', there, 1)
      expect(back).toBe(seq)
      expect(momentAt(own, back)).toBe(at)
      expect(view.round).toBe(sightAt(open, momentAt(open, there)).view.round)
    }
  })

  it('follows a gesture of which a part was taken back', () => {
    const { lines } = play(game, 'gesture', false)
    const match = must(Match.begin(game, {}, 'gesture'))
    const watch = new Watch(match, 'referee', 0)
    const begin = watch.sight
    const events = watch.events()
    const frames: Frame[] = []
    const told = (result: ReturnType<Match['undo']>) => frames.push(watch.step(must(result), 0)!)
    const course = () => courseOf({ viewer: 'referee', begin, events, frames }, roundOf)
    let undone = 0
    for (let i = 0; i < lines.length; i++) {
      const [{ seat, text }, next] = [lines[i], lines[i + 1]]
      const both = next?.seat === seat ? match.answerAll(seat, [text, next.text]) : null
      if (!both?.ok) {
        told(match.answer(seat, text))
        continue
      }
      told(both)
      i++
      if (match.undoTakes(seat) !== 1) continue
      const back = match.undo(seat)
      told(back)
      if (undone++ < 5) expect(course().steps.at(-1)).toMatchObject({ texts: [text], sight: watch.sight })
      told(match.answer(seat, next.text))
    }
    expect(undone).toBeGreaterThan(0)
    const whole = course()
    const answers = whole.steps.flatMap(({ seat, texts }) => texts.map((text) => `${seat} ${text}`))
    expect(answers).toEqual(lines.map(({ seat, text }) => `${seat} ${text}`))
    expect(whole.steps.flatMap((step) => step.events)).toEqual(match.eventsFor('referee', events.length))
  })

  it('knows the points of a moment, and no more than the viewer does', () => {
    const match = play(game, 'points', false, true)
    const open = courseFor(match)
    const end = pointsIn(sightAt(open, open.steps.length))
    expect(end.every(({ whole }) => whole)).toBe(true)
    const places = new Places(game, recordOf(match))
    for (const viewer of [0, 'spectator'] as const) {
      const course = courseFor(match, viewer)
      course.steps.forEach((_, i) => {
        const seen = sightAt(course, i)
        const known = pointsIn(seen)
        const truth = pointsIn(sightAt(open, places.inOtherEyes(viewer, seen.seq, 'referee')))
        known.forEach(({ points, whole }, seat) => {
          if (whole) expect(points).toBe(truth[seat].points)
          else expect(points).toBeLessThanOrEqual(truth[seat].points)
        })
      })
    }
  })

  it('goes on from any moment at a table of its own', () => {
    const match = play(game, 'branch', true)
    const record = recordOf(match)
    const course = courseFor(match)
    const places = new Places(game, record)
    const upTo = (at: number) => places.answersUpTo('referee', sightAt(course, at).seq)
    const chairs = Array.from({ length: match.players }, (_, seat) =>
      seat === 0
        ? ({ kind: 'person', person: 'here', name: 'Marta' } as const)
        : ({ kind: 'bot', bot: STAND_IN, name: `Bot ${seat}` } as const),
    )
    for (const at of [0, 1, Math.floor(course.steps.length / 2), course.steps.length - 1]) {
      const id = must(branchLocal(record, upTo(at), chairs))
      const table = openLocalTable(id)!
      expect(table.phase).toBe('playing')
      expect(table.sight('referee').view).toEqual(sightAt(course, at).view)
      for (let seat = table.botToAnswer(); seat >= 0; seat = table.botToAnswer()) {
        must(table.answerForBot(seat, plainAnswer(table.botJob(seat)), 1))
      }
      expect(table.finished || table.match.status().toMove.includes(0)).toBe(true)
    }
    const over = branchLocal(record, upTo(course.steps.length), chairs)
    expect(over.ok ? null : over.error.code).toBe('game-over')
  })
})

// A browser's storage, as far as tables need it.
beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('chapters', () => {
  const roles = new Set(['role-chosen'])
  const course = courseFor(play(games[0], 'chapters', true, true))

  it('open with the answer that chose the role, and hold every step once', () => {
    const chapters = chaptersOf(course, roles)
    expect(chapters[0].from).toBe(1)
    expect(chapters.at(-1)!.to).toBe(course.steps.length)
    chapters.forEach(({ from, to, event, round }, i) => {
      expect(to).toBeGreaterThanOrEqual(from)
      if (i > 0) expect(from).toBe(chapters[i - 1].to + 1)
      expect(event?.kind).toBe('role-chosen')
      expect(course.steps[from - 1].texts[0]).toBe(`role ${event?.role}`)
      expect(round).toBe(course.steps[to - 1].round)
    })
  })

  it('open after an event that ends a step, and leave none empty', () => {
    const chapters = chaptersOf(course, new Set(['round-began']))
    const rounds = [...new Set(course.steps.map(({ round }) => round))]
    expect(chapters.map(({ round }) => round)).toEqual(rounds)
    expect(chapters.map(({ event }) => event?.round)).toEqual(rounds)
  })

  it('are rounds where nothing else opens them', () => {
    const chapters = chaptersOf(course, new Set())
    expect(chapters.map(({ round }) => round)).toEqual([...new Set(course.steps.map(({ round }) => round))])
    expect(chaptersOf({ ...course, steps: [] }, roles)).toEqual([])
  })

  it('count what an answer brought, not what comes and goes with a worker', () => {
    let loads = 0
    course.steps.forEach(({ seat, texts, events }, i) => {
      const [verb] = texts[0].split(' ')
      const told = events.reduce((sum, { kind, seat: whose, points }) => {
        return kind === 'points' && whose === seat ? sum + Number(points) : sum
      }, 0)
      if (verb === 'load') expect(gainOf(course, i + 1)).toBeGreaterThanOrEqual(told)
      if (verb === 'place') expect(gainOf(course, i + 1)).toBe(0)
      if (verb === 'load') loads++
    })
    expect(loads).toBeGreaterThan(0)
  })

  it('tell of the answer itself first', () => {
    for (const step of course.steps) {
      const main = mainEvent(step)
      expect(main?.kind).not.toBe('only-answer')
      expect(main?.seat).toBe(step.seat)
      const asides = asidesOf(step, new Set(['coin-on-role', 'worker-on-tile', 'worker-in-building']))
      expect(asides.map(({ facts }) => facts)).not.toContain(main)
      expect(asides.some(({ facts }) => ['only-answer', 'coin-on-role'].includes(facts.kind))).toBe(false)
      const forced = step.events.filter(({ kind }) => kind === 'only-answer')
      expect(asides.filter((aside) => aside.forced).length).toBe(forced.length)
    }
  })
})

describe('the timeline', () => {
  const course: Course = courseFor(play(games[0], 'timeline', false, true))
  const timeline = new Timeline(chaptersOf(course, new Set(['role-chosen'])))

  it('runs from 0 to 1 and finds each moment again', () => {
    expect(timeline.place(0)).toBe(0)
    expect(timeline.place(timeline.length)).toBe(1)
    for (let at = 0; at <= timeline.length; at++) {
      expect(timeline.momentAt(timeline.place(at))).toBe(at)
      if (at > 0) expect(timeline.place(at)).toBeGreaterThan(timeline.place(at - 1))
    }
    expect(timeline.momentAt(-1)).toBe(0)
    expect(timeline.momentAt(2)).toBe(timeline.length)
  })

  it('is divided by rounds without gaps', () => {
    const rounds = timeline.rounds()
    expect(rounds[0].from).toBe(0)
    expect(rounds.at(-1)!.to).toBe(1)
    rounds.forEach(({ from, round }, i) => {
      expect(round).toBe(i + 1)
      if (i > 0) expect(from).toBe(rounds[i - 1].to)
    })
  })

  it('jumps from chapter to chapter', () => {
    const [, second] = timeline.chapters
    expect(timeline.jump(0, 1)).toBe(1)
    expect(timeline.jump(1, 1)).toBe(second.from)
    expect(timeline.jump(second.from, -1)).toBe(1)
    expect(timeline.jump(1, -1)).toBe(0)
    expect(timeline.jump(timeline.length, 1)).toBe(timeline.length)
  })

  it('bears a game without a single answer', () => {
    const empty = new Timeline([])
    expect([empty.place(3), empty.momentAt(0.5), empty.jump(0, 1), empty.jump(0, -1)]).toEqual([0, 0, 0, 0])
    expect(empty.rounds()).toEqual([])
  })
})

describe('a record from a file', () => {
  const match = play(games[0], 'file', true)
  const record = recordOf(match)
  const open = (change: Partial<GameRecord>) => openRecord(JSON.stringify({ ...record, ...change }))

  it('opens with everything in sight', async () => {
    const past = await openRecord(JSON.stringify(record))
    if (isBad(past)) throw new Error(past.code)
    expect(past.history.viewer).toBe('referee')
    expect(past.record).toEqual(record)
    expect(past.chairs).toBeNull()
  })

  it('gets the options and the hash it left out', async () => {
    const past = await open({ options: {}, hash: undefined })
    if (isBad(past)) throw new Error(past.code)
    expect(past.record).toEqual(record)
    expect(must(replay(games[0], past.record!)).over).toBe(true)
  })

  it('says what is wrong with it', async () => {
    expect(await openRecord(' '.repeat(2 * 1024 * 1024 + 1))).toEqual({ code: 'too-large' })
    expect(await openRecord('no')).toEqual({ code: 'not-json' })
    expect(await openRecord('[]')).toEqual({ code: 'not-a-record' })
    expect(await openRecord('null')).toEqual({ code: 'not-a-record' })
    expect(await open({ rules: { ...record.rules, game: 'chess' } })).toEqual({ code: 'unknown-game', game: 'chess' })
    expect(await open({ rules: { ...record.rules, version: 99 } })).toMatchObject({ code: 'other-rules', version: 99 })
    expect(await open({ rules: { ...record.rules, data: 'x' } })).toEqual({ code: 'other-data', pack: 'x' })
    expect(await open({ options: { players: 44 } })).toMatchObject({ code: 'no-set-up' })
    expect(await open({ hash: 'x' })).toEqual({ code: 'changed' })
    expect(await open({ answers: [...record.answers.slice(0, 7), '0 fly'] })).toMatchObject({
      code: 'bad-answer',
      number: 8,
      answer: '0 fly',
    })
    expect(await open({ answers: ['fly'] })).toMatchObject({ code: 'bad-answer', number: 1 })
  })

  it('that began from a position goes on from there', () => {
    const dealt = must(Match.begin(games[0], record.options, 'dealt'))
    const position = games[0].writePosition(dealt.state)
    const chairs = Array.from({ length: dealt.players }, () => ({ kind: 'bot', bot: STAND_IN, name: 'Bot' }) as const)
    const id = must(branchLocal({ ...record, start: { position } }, [], chairs))
    expect(games[0].hash(openLocalTable(id)!.match.state)).toBe(games[0].hash(dealt.state))
  })
})
