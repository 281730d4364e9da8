import { describe, expect, it } from 'vitest'
import { tallied } from './steps.ts'

/** What is said beforehand of a worker at an area and of a ship is what comes of it. */

const FREE = ['stock', 'stock-land', 'exchange', 'explore', 'cultivate', 'use-crate', 'use-card', 'contract', 'done']

describe('a worker', () => {
  it('is said to do what the area then offers', () => {
    const times = tallied(({ answer, next }, note, then) => {
      if (answer.kind !== 'work' || next?.kind !== 'area' || then?.question.kind !== 'area') return
      const offered = then.answers.filter(({ kind }) => !FREE.includes(kind))
      const ways = (kind: string) => offered.filter((each) => each.kind === kind)
      expect(offered.length === 0).toBe(answer.wasted === 1)
      expect(answer.boats ?? 0).toBe(ways('build').length)
      expect(answer.buildings ?? 0).toBe(ways('erect').length)
      expect(answer.statues ?? 0).toBe(ways('statue').length)
      expect(answer.ruins ?? 0).toBe(ways('ruin').length)
      expect(answer.merchants ?? 0).toBe(ways('load').length)
      expect(answer.take ?? 0).toBe(ways('take').length)
      expect(answer.draw !== undefined).toBe(ways('draw').length > 0)
      const spots = new Set(ways('place').map(({ space, onto }) => `${space} ${onto}`))
      expect(answer.place ?? 0).toBe(spots.size)
      expect(ways('cartographer').map(({ map }) => map)).toEqual('map' in answer ? [answer.map] : [])
      const most = Math.max(
        0,
        ...['build', 'erect', 'statue', 'load'].flatMap(ways).map(({ points }) => Number(points)),
      )
      expect(answer.points ?? 0).toBe(most)
      note(answer.wasted === 1 ? 'wasted' : 'worth it')
      for (const name of ['short', 'why', 'points', 'map', 'place', 'cooper']) if (name in answer) note(name)
    })
    for (const what of ['wasted', 'worth it', 'short', 'why', 'points', 'map', 'place', 'cooper'])
      expect(times(what), what).toBeGreaterThan(3)
  })

  it('that would be wasted lacks something', () => {
    const times = tallied(({ answers }, note) => {
      for (const answer of answers) {
        if (answer.kind !== 'work' || answer.wasted !== 1) continue
        expect('short' in answer !== 'why' in answer, JSON.stringify(answer)).toBe(true)
        if ('short' in answer) expect(answer.short).toBeGreaterThan(0)
        note('item' in answer ? 'of one kind' : 'short' in answer ? 'of several' : String(answer.why))
      }
    })
    for (const what of ['of one kind', 'of several']) expect(times(what), what).toBeGreaterThan(3)
  })

  it('is one of the sorts that can go', () => {
    const times = tallied(({ question, answers }, note) => {
      if (question.kind !== 'turn') return
      const sent = answers.filter(({ kind }) => kind === 'work')
      const kinds = new Set(sent.map(({ worker }) => worker)).size
      for (const answer of sent) expect(answer.kinds).toBe(kinds)
      note(String(kinds))
    })
    for (const what of ['1', '2']) expect(times(what)).toBeGreaterThan(5)
  })
})

describe('a ship', () => {
  it('comes to where it was said to, past what was said', () => {
    const times = tallied(({ question, answer, events, next }, note) => {
      if (answer.kind !== 'sail') return
      const steps = Number(question.points) - Number(answer.freed ?? 0)
      const dropped = events.filter(({ kind }) => kind === 'anchor-dropped').length
      if (!('passes' in answer) && !('diaries' in answer)) {
        // A ship whose way was broken off by this one sails on after it.
        const last = events.filter(({ kind }) => kind === 'sailed')[steps - 1]
        if (last) expect(last).toMatchObject({ ship: answer.ship, water: answer.water, of: answer.of })
        expect(dropped).toBeGreaterThanOrEqual(Number(answer.freed ?? 0))
        note(last ? 'calm' : 'anchored')
      } else if ('passes' in answer && !('diaries' in answer) && next?.kind === 'optional-action') {
        expect(String(answer.passes).split(' ')).toContain(next.action)
        note('passes')
      } else if ('diaries' in answer && !('passes' in answer)) {
        expect(events.some(({ kind }) => kind === 'diary-taken' || kind === 'no-diary-left')).toBe(true)
        note('diary')
      }
    })
    for (const what of ['calm', 'passes', 'diary']) expect(times(what), what).toBeGreaterThan(3)
  })
})

describe('what ends or leaves a question', () => {
  it('says which', () => {
    const times = tallied(({ question, answers }, note) => {
      for (const { kind, at } of answers) {
        if (kind !== 'done' && kind !== 'skip') continue
        expect(at).toBe(question.kind)
        note(kind)
      }
    })
    for (const what of ['done', 'skip']) expect(times(what)).toBeGreaterThan(20)
  })

  it('is about free actions where they are asked for', () => {
    const times = tallied(({ question, answers }, note) => {
      for (const { kind, asked } of answers) {
        if (asked !== 1) continue
        note(kind)
        expect(question.kind).toBe(kind === 'stock' ? 'clean-up' : 'put-piece')
      }
    })
    expect(times('stock')).toBeGreaterThan(3)
  })
})
