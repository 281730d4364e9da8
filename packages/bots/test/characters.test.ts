import { gameById } from '@quayside/games'
import { judgementOf } from '@quayside/games/judgements'
import { LANGUAGES, Rng, readOptions } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { bestSeen, seenBy } from '../src/human.ts'
import { type Asked, botById, characterOf, gradeOf, isBotOf, LIVELY, livelyBot, steady } from '../src/index.ts'
import { playedBy, SHOWS } from './likings.ts'
import { legalOf, questionsOf } from './support.ts'

const GAMES = Object.keys(SHOWS)
const OFTEN = 40
const ALL = GAMES.flatMap((id) => gameById(id)!.characters!.map((character) => [id, character] as const))

describe('the characters of a game', () => {
  it.each(GAMES)('are those that its judgement knows, and that show: %s', (id) => {
    const { characters } = gameById(id)!
    expect(Object.keys(judgementOf(id)!.manners!.characters)).toEqual(characters)
    expect(Object.keys(SHOWS[id])).toEqual(characters)
  })

  it.each(GAMES)('lean over traits that there are, and so do oversights: %s', (id) => {
    const { traits, characters, oversights } = judgementOf(id)!.manners!
    const leanings = [...Object.values(characters), ...Object.values(oversights).map(({ believes }) => believes)]
    for (const leaning of leanings) expect(traits).toEqual(expect.arrayContaining(Object.keys(leaning)))
  })

  it.each(GAMES)('are said in every language: %s', (id) => {
    const game = gameById(id)!
    const options = readOptions(game.schema, {})
    if (!options.ok) throw new Error(options.error.message)
    for (const language of LANGUAGES) {
      const words = game.words(language, options.value)
      for (const character of game.characters!) expect(words.thing('character', character)).not.toBe(character)
    }
  })

  it.each(ALL)('play as they like: %s %s', (id, character) => {
    const plain = playedBy(id, 'steady', 'steady', OFTEN)
    const liking = playedBy(id, `steady-${character}`, 'steady', OFTEN)
    expect(liking[character]).toBeGreaterThan(plain[character])
  })
})

describe('a bot with a character', () => {
  it('is of its grade, and none of any other', () => {
    expect(gradeOf('steady-shipper')).toBe('steady')
    expect(characterOf('steady-shipper')).toBe('shipper')
    expect(gradeOf('master-shipper')).toBeUndefined()
    expect(characterOf('steady')).toBeUndefined()
  })

  it('is one of the game that knows the character', () => {
    const [puertoRico, mombasa] = [gameById('puerto-rico')!, gameById('mombasa')!]
    expect(isBotOf(puertoRico, 'casual-shipper')).toBe(true)
    expect(isBotOf(mombasa, 'casual-shipper')).toBe(false)
    expect(isBotOf(mombasa, 'casual')).toBe(true)
    expect(isBotOf(mombasa, 'nobody')).toBe(false)
    expect(isBotOf({}, 'casual-shipper')).toBe(false)
    expect(isBotOf(mombasa, 'casual-')).toBe(false)
  })

  it('comes by chance, where the grade has characters and the game too', () => {
    const game = gameById('puerto-rico')!
    expect(livelyBot(game, 'casual', 0)).toBe('casual-shipper')
    expect(livelyBot(game, 'strong', 0.99)).toBe('strong-trader')
    expect([1, 2].map((seat) => livelyBot(game, 'steady', 0.5, seat))).toEqual(['steady-trader', 'steady-shipper'])
    expect(livelyBot(game, 'master', 0)).toBe('master')
    expect(livelyBot({}, 'steady', 0)).toBe('steady')
  })

  it.each(LIVELY)('answers legally and alike for the same seed: %s', (grade) => {
    const bot = botById(`${grade}-shipper`)!
    for (const asked of [...questionsOf('puerto-rico', { players: 3 }, 'lively')].slice(0, 60)) {
      const given = bot.choose(asked, 'seed')
      expect(legalOf(asked).has(given[0])).toBe(true)
      expect(bot.choose(asked, 'seed')).toEqual(given)
    }
  })

  it('plays plainly where a game knows no such character', () => {
    const unmannered = (asked: Asked) => ({
      ...asked,
      judgement: { ...asked.judgement, manners: undefined },
    })
    for (const asked of [...questionsOf('puerto-rico', { players: 2 }, 'plain')].slice(0, 80)) {
      const worths = new Float64Array(legalOf(asked).count)
      asked.judgement.rate(asked.state, asked.seat, legalOf(asked), worths)
      const [given] = botById('steady-shipper')!.choose(unmannered(asked), 'seed')
      const at = Array.from({ length: legalOf(asked).count }, (_, i) => legalOf(asked).at(i)).indexOf(given)
      expect(worths[at]).toBe(Math.max(...worths))
    }
  })

  it('and one without is as it was: steady goes by the policy', () => {
    expect(botById('steady')).toBe(steady)
  })
})

describe('a beginner', () => {
  it('sees what is obvious, however blind', () => {
    let obvious = 0
    for (const asked of questionsOf('puerto-rico', { players: 3 }, 'blind')) {
      const legal = legalOf(asked)
      const worths = new Float64Array(legal.count)
      asked.judgement.rate(asked.state, asked.seat, legal, worths)
      const [first, second] = [...worths].sort((a, b) => b - a)
      if (legal.count < 4 || first - second < 2) continue
      obvious++
      const seen = seenBy({ liking: 0, unseen: 1 }, undefined, asked, new Rng('blind'))
      expect(bestSeen(seen, new Rng('blind'))).toBe(legal.at(worths.indexOf(first)))
    }
    expect(obvious).toBeGreaterThan(5)
  })

  it('with nothing obvious may see the least of all only', () => {
    const blind = [...questionsOf('puerto-rico', { players: 3 }, 'blind')].some((asked) => {
      const { legal, worths } = seenBy({ liking: 0, unseen: 1 }, undefined, asked, new Rng('blind'))
      return legal.count > 3 && worths.subarray(0, legal.count).filter((worth) => worth > -Infinity).length === 1
    })
    expect(blind).toBe(true)
  })
})
