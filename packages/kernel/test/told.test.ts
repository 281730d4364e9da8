import { describe, expect, it } from 'vitest'
import { EVERYONE, Story } from '../src/index.ts'
import { Events } from '../src/told.ts'
import { stones } from './games/stones.ts'

const LARGE = 1_000_000
const KIND = stones.events.findIndex(({ args }) => args.length > 1)
const ARGS = stones.events[KIND].args

/** A story of one event that has this number last. */
function storyOf(number: number, audience = EVERYONE): Story {
  const story = new Story()
  story.tellTo(audience, KIND, ...(ARGS.map((_, i) => (i === ARGS.length - 1 ? number : 0)) as [number, number]))
  return story
}

const numbersOf = (events: Events) => events.all().map(({ facts }) => facts[ARGS[ARGS.length - 1]])

describe('what happened', () => {
  it('is kept however much of it there is, and however large its numbers are', () => {
    const events = new Events({ ...stones, ids: {} })
    const numbers = Array.from({ length: 500 }, (_, i) => (i === 300 ? LARGE : i === 301 ? -LARGE : i))
    for (const [line, number] of numbers.entries()) events.addStory(storyOf(number), line)
    expect(numbersOf(events)).toEqual(numbers)
    expect(events.all().map(({ line }) => line)).toEqual(numbers.map((_, line) => line))
  })

  it('is taken back with the answers that were given by themselves', () => {
    const events = new Events({ ...stones, ids: {} })
    events.addOnlyAnswer(0, 'draw', false, 1)
    events.addStory(storyOf(7), 1)
    for (let again = 0; again < 3; again++) {
      events.addOnlyAnswer(1, `stop ${again}`, true, 2)
      events.addOnlyAnswer(1, 'draw', false, 2)
      expect(events.all(2).map(({ facts }) => facts.answer)).toEqual([`stop ${again}`, 'draw'])
      events.cut(2)
    }
    expect(events.pack().texts).toEqual(['draw'])
    expect(events.length).toBe(2)
  })

  it('reaches only those whom it was told to', () => {
    const events = new Events({ ...stones, ids: {} })
    events.addStory(storyOf(1, 0b010), 1)
    expect(events.reaches(0b101, 0)).toBe(false)
    expect(events.reaches(0b010, 0)).toBe(true)
    events.addOnlyAnswer(0, 'draw', true, 1)
    expect(events.reaches(0b101, 0)).toBe(true)
    expect(events.factsFor(0b010, 0)).toHaveLength(1)
  })

  it('is the same after it was packed, large numbers included', () => {
    const events = new Events({ ...stones, ids: {} })
    for (const number of [1, LARGE, 3]) events.addStory(storyOf(number), 1)
    events.addOnlyAnswer(0, 'draw', false, 2)
    const again = new Events({ ...stones, ids: {} })
    again.unpack(JSON.parse(JSON.stringify(events.pack())))
    expect(again.all()).toEqual(events.all())
  })
})
