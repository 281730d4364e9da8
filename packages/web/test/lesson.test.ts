import { gameFor, loadGameFor } from '@quayside/games'
import { LANGUAGES, type Match, replay } from '@quayside/kernel'
import { sightOf } from '@quayside/table'
import { describe, expect, it } from 'vitest'
import { places as cooperIsland } from '../src/games/cooper-island/board/places.ts'
import { places as mombasa } from '../src/games/mombasa/board/places.ts'
import { places as puertoRico } from '../src/games/puerto-rico/board/places.ts'
import { isTurn, type Lesson, loadLesson, type Stop } from '../src/lesson/lesson.ts'

const GAMES = ['puerto-rico', 'mombasa', 'cooper-island'] as const

/** Where the answers of each game live, and what else its board names. Whether they are drawn at their moment is seen in a browser. */
const PLACES = {
  'puerto-rico': {
    of: puertoRico,
    others: /^(?:fields|town|vp|coins):0$|^goods:[0-2]:\w+$|^city:[\w-]+$|^worker-ship$/,
  },
  mombasa: { of: mombasa, others: /^base:(?:mombasa|cape-town|saint-louis|cairo):[1-3]$|^hand:[\w-]+$|^diamond$/ },
  'cooper-island': { of: cooperIsland, others: /^item:food$|^site:[LR]1$|^ship:[01]:(?:one|two)-sail$/ },
} as const

const must = <T>(result: { ok: true; value: T } | { ok: false; error: { message: string } }): T => {
  if (!result.ok) throw new Error(result.error.message)
  return result.value
}

/** A lesson is told under the rules that its record names. */
const gameOf = ({ record }: Lesson) => gameFor(record.rules, record.options)!

/** The game as it stands at a stop, or some answers later. */
function standing(lesson: Lesson, { at }: Stop, more = 0): Match {
  const { record } = lesson
  const answers = record.answers.slice(0, at + more)
  return must(replay(gameOf(lesson), { ...record, answers, hash: undefined }))
}

/** An answer of the record: whose, and what. */
function answerAt({ record }: Lesson, line: number): { seat: number; text: string } {
  const [seat, ...rest] = record.answers[line].split(' ')
  return { seat: Number(seat), text: rest.join(' ') }
}

describe.each(GAMES)('the lesson to %s', async (id) => {
  const lesson = (await loadLesson(id))!
  await loadGameFor(lesson.record.rules, lesson.record.options)
  const turns = lesson.stops.filter(({ turn }) => turn)

  it('tells a game that is played to its end', () => {
    expect(must(replay(gameOf(lesson), lesson.record)).over).toBe(true)
    expect(lesson.stops.at(-1)?.at).toBe(lesson.record.answers.length)
  })

  it('goes on from moment to moment', () => {
    const moments = lesson.stops.map(({ at }) => at)
    expect(moments).toEqual(moments.toSorted((a, b) => a - b))
    expect(new Set(lesson.stops.map((stop) => stop.id)).size).toBe(lesson.stops.length)
    // Where the learner answers, the answers are over before the next stop.
    for (const [i, { at, turn = 0 }] of lesson.stops.entries())
      expect(lesson.stops[i + 1]?.at ?? at + turn).toBeGreaterThanOrEqual(at + turn)
  })

  it('has a first game’s worth of notes and decisions', () => {
    expect(lesson.stops.length).toBeGreaterThanOrEqual(20)
    expect(turns.length).toBeGreaterThanOrEqual(5)
    expect(lesson.stops[0].chapter).toBeDefined()
  })

  it.each(turns.map((stop) => [stop.id, stop] as const))('asks the learner at "%s"', (_, stop) => {
    for (let i = 0; i < stop.turn!; i++) {
      const { seat, text } = answerAt(lesson, stop.at + i)
      const { ask } = sightOf(standing(lesson, stop, i), lesson.learner, 0)
      expect(seat).toBe(lesson.learner)
      expect(ask?.answers.map((answer) => answer.text)).toContain(text)
      if (i === 0) expect(ask!.answers.length).toBeGreaterThan(1)
    }
  })

  it.each(LANGUAGES)('says all of it (%s)', (language) => {
    const { notes, chapters } = lesson.words[language]
    expect(Object.keys(notes).toSorted()).toEqual(lesson.stops.map((stop) => stop.id).toSorted())
    expect(Object.keys(chapters)).toEqual(lesson.stops.flatMap(({ chapter }) => chapter ?? []))
    for (const { id: stop, turn } of lesson.stops) {
      const note = notes[stop]
      expect([stop, isTurn(note)]).toEqual([stop, turn !== undefined])
      const texts = isTurn(note) ? [note.text, note.hint, note.told] : [note.text]
      for (const text of texts) expect(text).toMatch(/[.?!]$/)
      expect(note.title).not.toMatch(/[.]$/)
      // What one reads at a glance.
      expect(note.text.length).toBeLessThan(330)
    }
  })

  it('points at places that there are', () => {
    const { of, others } = PLACES[id]
    const known = new Set<string>()
    const learn = (match: Match) => {
      for (const { seat } of match.status().ask)
        for (const { facts } of sightOf(match, seat, 0).ask?.answers ?? [])
          for (const place of of(facts)) known.add(place)
    }
    must(replay(gameOf(lesson), lesson.record, learn))
    const pointed = lesson.stops.flatMap(({ places = [] }) => places)
    expect(pointed.filter((place) => !known.has(place) && !others.test(place))).toEqual([])
  })
})
