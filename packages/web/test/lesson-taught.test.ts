import { gameFor, loadGameFor } from '@quayside/games'
import { type Facts, LANGUAGES, replay } from '@quayside/kernel'
import { sightOf } from '@quayside/table'
import { describe, expect, it } from 'vitest'
import { places as cooperIsland } from '../src/games/cooper-island/board/places.ts'
import { places as mombasa } from '../src/games/mombasa/board/places.ts'
import { places as puertoRico } from '../src/games/puerto-rico/board/places.ts'
import { type Lesson, loadLesson, type Stop } from '../src/lesson/lesson.ts'

/** Where answers live, and what a place is called there that a note shows under another name. */
const BOARDS = {
  'puerto-rico': { of: puertoRico, shown: { city: 'town', field: 'fields', spare: 'worker-ship' } },
  mombasa: { of: mombasa, shown: { column: 'base', action: 'slot', expansion: 'hand' } },
  'cooper-island': { of: cooperIsland, shown: { lie: 'hex', worker: 'area' } },
} as const satisfies Record<string, { of: (facts: Facts) => readonly string[]; shown: Record<string, string> }>

const kindOf = (place: string): string => place.split(':')[0]

/** What the learner has to know at a stop, by what the referee asks and what it would take: the kinds of answers, and of places. */
function needed(lesson: Lesson, stop: Stop, of: (facts: Facts) => readonly string[]) {
  const { record, learner } = lesson
  const game = gameFor(record.rules, record.options)!
  const verbs = new Set<string>()
  const kinds = new Set<string>()
  const samples: Facts[] = []
  for (let i = 0; i < stop.turn!; i++) {
    const match = replay(game, { ...record, answers: record.answers.slice(0, stop.at + i), hash: undefined })
    if (!match.ok) throw new Error(match.error.message)
    const answers = sightOf(match.value, learner, 0).ask?.answers ?? []
    const [, ...text] = record.answers[stop.at + i].split(' ')
    const played = answers.find((answer) => answer.text === text.join(' '))!.facts
    verbs.add(played.kind)
    samples.push(played)
    // Whatever else could be answered in the same way has to be understood as well.
    for (const { facts } of answers)
      if (facts.kind === played.kind) for (const place of of(facts)) kinds.add(kindOf(place))
  }
  return { verbs, kinds, samples }
}

const stems = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 3)))

describe.each(Object.keys(BOARDS) as (keyof typeof BOARDS)[])('the lesson to %s', async (id) => {
  const lesson = (await loadLesson(id))!
  await loadGameFor(lesson.record.rules, lesson.record.options)
  const { of, shown } = BOARDS[id]
  const { stops, record, words } = lesson
  const before = (stop: Stop) => stops.slice(0, stops.indexOf(stop))
  const turns = stops.filter(({ turn }) => turn)

  it('teaches signs one by one before it plays', () => {
    const signs = stops.filter(({ sign }) => sign)
    expect(signs.length).toBeGreaterThanOrEqual(10)
    expect(stops.indexOf(signs.at(-1)!)).toBeLessThan(stops.indexOf(turns[0]))
    for (const { places } of signs) expect(places?.length).toBe(1)
    expect(new Set(signs.map(({ places }) => places![0])).size).toBe(signs.length)
  })

  it.each(turns.map((stop) => [stop.id, stop] as const))('has taught before "%s" all that it asks for', (_, stop) => {
    const { verbs, kinds } = needed(lesson, stop, of)
    const taught = new Set(before(stop).flatMap(({ teaches = [] }) => teaches))
    const seen = new Set(before(stop).flatMap(({ places = [] }) => places.map(kindOf)))
    expect([...verbs].filter((verb) => !taught.has(verb))).toEqual([])
    const names: Readonly<Record<string, string>> = shown
    expect([...kinds].filter((kind) => !seen.has(kind) && !seen.has(names[kind]))).toEqual([])
  })

  it('would be found out if a stop that teaches were left out', () => {
    const teaching = stops.filter(({ teaches }) => teaches)
    const asked = turns.flatMap((stop) => [...needed(lesson, stop, of).verbs])
    for (const { id, teaches } of teaching) {
      const others = new Set(teaching.filter((stop) => stop.id !== id).flatMap((stop) => stop.teaches!))
      const missed = asked.filter((verb) => teaches!.includes(verb) && !others.has(verb))
      // Every one of them is needed by a decision.
      expect([id, missed.length > 0]).toEqual([id, true])
    }
  })

  it.each(LANGUAGES)('speaks, where it teaches, in the words in which the question is asked (%s)', (language) => {
    const said = gameFor(record.rules, record.options)!.words(language, record.options)
    for (const stop of turns)
      for (const facts of needed(lesson, stop, of).samples) {
        const sources = before(stop).filter(({ teaches }) => teaches?.includes(facts.kind))
        const notes = sources.map((one) => words[language].notes[one.id]).map(({ title, text }) => `${title} ${text}`)
        const asked = stems(said.answer(facts))
        const common = [...stems(notes.join(' '))].filter((stem) => asked.has(stem))
        expect([stop.id, facts.kind, asked.size === 0 || common.length > 0]).toEqual([stop.id, facts.kind, true])
      }
  })
})
