import { describe, expect, it } from 'vitest'
import { toldCause } from '../src/causes.ts'
import { falseClaims } from './claims/check.ts'
import { adviceOn, OPTIONS, spread } from './positions.ts'

/** Why an answer is good or bad. What is said must be so on the course that is shown. */

const cause = (kind: string, seat: number, points: number, amount = 1) => ({
  facts: { kind, seat, amount },
  points,
  steps: [0],
})

describe('the cause that is told', () => {
  const MARGIN = 10

  it('is what differs most, and speaks for the better answer', () => {
    const here = [cause('ships', 0, 5, 5), cause('builds', 0, 4)]
    const there = [cause('ships', 0, 4, 4), cause('spoils', 0, -1)]
    expect(toldCause(here, there, 0, true, MARGIN)).toMatchObject({ kind: 'builds', there: null })
  })

  it('speaks against the worse one', () => {
    const here = [cause('ships', 0, 1, 1), cause('builds', 0, 4)]
    const there = [cause('ships', 0, 4, 4)]
    const told = toldCause(here, there, 0, false, MARGIN)
    expect(told).toMatchObject({ kind: 'ships', here: { facts: { amount: 1 } }, there: { facts: { amount: 4 } } })
  })

  it('may be what another does, which counts less', () => {
    const there = [cause('ships', 1, 6, 6)]
    expect(toldCause([], there, 0, true, MARGIN)).toMatchObject({ kind: 'ships', seat: 1, here: null })
    expect(toldCause([cause('builds', 0, 4)], there, 0, true, MARGIN)).toMatchObject({ kind: 'builds' })
  })

  it('is none where nothing differs by much, or all speaks for the other', () => {
    expect(toldCause([cause('ships', 0, 5)], [cause('ships', 0, 5)], 0, true, MARGIN)).toBeNull()
    expect(toldCause([], [cause('ships', 0, 5)], 0, true, MARGIN)).toBeNull()
  })
})

describe.each(Object.keys(OPTIONS))('what is claimed at %s', (id) => {
  const advised = [...spread(id, 8, 37)].map((asked) => ({ asked, advice: adviceOn(asked, 'claims', 0.04) }))

  it('is so by what the referee tells of the course', () => {
    let sentences = 0
    for (const { asked, advice } of advised) {
      const found = falseClaims(asked.game, asked.state, advice)
      expect(found.false).toEqual([])
      sentences += found.sentences
    }
    expect(sentences).toBeGreaterThan(5)
  })

  it('would be found out if it were not so', () => {
    const { asked, advice } = advised.find(({ advice: { answers } }) => answers.some((one) => one.cause))!
    const answers = advice.answers.map((one) => {
      if (!one.cause) return one
      const boasted = one.cause.here
        ? Object.fromEntries(
            Object.entries(one.cause.here.facts).map(([name, value]) => {
              return [name, typeof value === 'number' && name !== 'seat' ? value + 1 : value]
            }),
          )
        : { ...one.cause.there!.facts }
      return { ...one, cause: { ...one.cause, here: { facts: { ...boasted, kind: one.cause.kind }, steps: [0] } } }
    })
    expect(falseClaims(asked.game, asked.state, { ...advice, answers }).false.length).toBeGreaterThan(0)
  })
})
