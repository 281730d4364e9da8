import { describe, expect, it } from 'vitest'
import { BOT_IDS, botById, casual, GRADES, grandmaster, master, random, steady, strong } from '../src/index.ts'
import { firstQuestion, legalOf, questionsOf } from './support.ts'

const GAMES = [
  ['puerto-rico', { players: 2 }],
  ['mombasa', { players: 2 }],
  ['cooper-island', { players: 2 }],
] as const

describe('every bot', () => {
  it.each(GAMES)('of the quick ones gives legal answers and leaves the state alone: %s', (id, options) => {
    for (const asked of questionsOf(id, options, 'quick')) {
      const before = asked.game.hash(asked.state)
      const legal = legalOf(asked)
      for (const bot of [casual, steady, random]) expect(legal.has(bot.choose(asked, 'seed')[0]), bot.id).toBe(true)
      expect(asked.game.hash(asked.state)).toBe(before)
    }
  })

  it('has a name that finds it', () => {
    for (const id of BOT_IDS) expect(botById(id)?.id).toBe(id)
    expect(botById('nobody')).toBeUndefined()
    expect(botById('toString')).toBeUndefined()
  })

  it('is known by its former name', () => {
    expect(botById('simple')).toBe(steady)
  })

  it('that is offered to people has a grade', () => {
    expect(GRADES.map((id) => botById(id))).toEqual([casual, steady, strong, master, grandmaster])
  })
})

describe('a casual bot', () => {
  it('mostly plays as the steady one, and often enough does not', () => {
    let [same, all] = [0, 0]
    for (const asked of questionsOf('puerto-rico', { players: 3 }, 'casual')) {
      all++
      if (casual.choose(asked, `seed ${all}`)[0] === steady.choose(asked, 'seed')[0]) same++
    }
    expect(same / all).toBeGreaterThan(0.3)
    expect(same / all).toBeLessThan(0.9)
  })
})

describe('bots that search', () => {
  const role = firstQuestion('puerto-rico', { players: 2 }, 'choose-role')

  it('answer alike for the same seed', () => {
    expect(strong.choose(role, 'seed')).toEqual(strong.choose(role, 'seed'))
  })

  it('leave simple questions to the policy', () => {
    const simple = firstQuestion('puerto-rico', { players: 2 }, 'mayor-privilege')
    expect(master.choose(simple, 'seed')).toEqual(steady.choose(simple, 'seed'))
  })
})
