import { type AnyGame, type Facts, LANGUAGES, rulesOf } from '@quayside/kernel'
import { mombasa } from '@quayside/mombasa'
import { EVENTS } from '@quayside/mombasa/events'
import { QUESTIONS } from '@quayside/mombasa/questions'
import { REASONS } from '@quayside/mombasa/reasons'
import { beforeAll, describe, expect, it } from 'vitest'
import { FROZEN } from '../../games/registry/src/frozen/list.ts'
import { loadFrozen } from '../../games/registry/src/frozen/shelf.ts'
import { bindingRule, chapterOf, GESTURES, headline, phase, toPlace } from '../src/games/mombasa/board/asking.ts'
import { brings } from '../src/games/mombasa/board/consequence.ts'
import { CHAPTERS, QUIET } from '../src/games/mombasa/board/flights.ts'
import { lyingAt } from '../src/games/mombasa/board/moment.ts'
import { tellingAt } from '../src/games/mombasa/board/outcome.ts'
import { card } from '../src/games/mombasa/board/places.ts'
import { reachWords, stopWords } from '../src/games/mombasa/board/reach.ts'
import type { Scene } from '../src/games/mombasa/board/scene.svelte.ts'
import type { View } from '../src/games/mombasa/board/things.ts'
import { WORDS } from '../src/games/mombasa/board/words.ts'
import { BOARD_WORDS } from '../src/games/mombasa/board/words-boards.ts'
import { CONSEQUENCE_WORDS } from '../src/games/mombasa/board/words-consequence.ts'
import { DOCK_WORDS } from '../src/games/mombasa/board/words-dock.ts'
import { loadHelp } from '../src/games/mombasa/help/index.ts'
import { everyLanguage } from './every-language.ts'
import { fresh, pickable, play } from './mombasa-moments.ts'

beforeAll(everyLanguage)

const english = mombasa.words('en', { players: 3 })

describe('asking', () => {
  it('names only rules and questions of the game', () => {
    const rules = new Set<string>(REASONS.map(({ rule }) => rule))
    for (const { kind } of QUESTIONS) expect([undefined, ...rules]).toContain(bindingRule(kind))
    const kinds = new Set<string>(QUESTIONS.map(({ kind }) => kind))
    for (const question of Object.keys(GESTURES)) expect(kinds).toContain(question)
  })

  it('leaves out and begins chapters with events there are', () => {
    const kinds = new Set<string>(EVENTS.map(({ kind }) => kind))
    for (const kind of [...QUIET, ...CHAPTERS]) expect(kinds).toContain(kind)
  })

  it('says where one is', () => {
    expect(headline(fresh, [], 'en')).toBe('Round 1 of 7, planning')
    expect(headline({ ...fresh, round: 4, now: { phase: 'actions', by: 0 } }, [], 'pt')).toBe('Rodada 4 de 7, ações')
    expect(headline({ ...fresh, now: { phase: 'starting-tiles' } }, [], 'it')).toBe('Tessere iniziali')
    expect(phase(fresh, mombasa.words('en', {}))).toBe('')
    expect(chapterOf(fresh)).toBe('planning')
    expect(toPlace(fresh, 0)).toBe(3)
  })

  it('has words in three languages', () => {
    const keys = (value: object): string[] =>
      Object.entries(value).flatMap(([key, inner]) => [key, ...(typeof inner === 'object' ? keys(inner) : [])])
    for (const said of [WORDS, CONSEQUENCE_WORDS, BOARD_WORDS, DOCK_WORDS]) {
      expect(keys(said.pt)).toEqual(keys(said.en))
      expect(keys(said.it)).toEqual(keys(said.en))
    }
  })
})

describe('what answers lead to', () => {
  const acting: View = { ...fresh, now: { phase: 'actions', by: 0 } }
  const told = (facts: Facts, view: View = acting) => {
    const telling = tellingAt({ view, language: 'en', words: english })
    return telling ? brings(facts, telling) : ''
  }

  it('calls shares what the game calls them', () => {
    for (const language of LANGUAGES) {
      const name = mombasa.words(language, { players: 3 }).thing('kind', 'share')
      expect(CONSEQUENCE_WORDS[language].shares(1)).toBe(`1 ${name}`)
      expect(CONSEQUENCE_WORDS[language].share(1, 2)).toContain(name)
    }
  })

  it('says what comes of every reward that is chosen', () => {
    const silent = new Set<string>()
    for (const seed of ['a', 'b', 'c']) {
      play({ players: 3, setup: 'later' }, seed, ({ view, answers }) => {
        for (const { facts } of answers) {
          const said = ['keep', 'rest', 'reward', 'tier', 'option', 'take'].includes(facts.kind)
          const books = facts.part === 'bookkeeping' || (facts.kind === 'option' && !facts.diamond)
          if (said && !books && !facts.pounds && !told(facts, view)) silent.add(JSON.stringify(facts))
        }
      })
    }
    expect([...silent]).toEqual([])
  })

  it('tells of the purse and the diamond track', () => {
    expect(told({ kind: 'take', part: 'pounds', amount: 3, purse: 7 })).toBe('£7 then')
    const diamond = { kind: 'take', part: 'diamond', amount: 2, diamondAt: 5, diamondWorth: 1, opensSlot: 1 }
    expect(told(diamond)).toBe('diamond space 5, worth £1, opens slot 1')
    const over = {
      kind: 'use',
      card: 'merchant-cairo',
      diamond: 2,
      pounds: 0,
      diamondAt: 20,
      diamondWorth: 30,
      overflow: 2,
    }
    expect(told(over)).toContain('£2 past the end')
  })

  it('tells how far steps go along a track, and what is called for there', () => {
    const move = { kind: 'track', company: 'cairo', space: 4, shares: 2, call: 3 }
    expect(told(move)).toBe('to space 4, 2 shares, then a call, £3')
    expect(told({ kind: 'advance', company: 'cairo', pounds: 0, space: 4 })).toBe('to space 4')
    expect(told({ kind: 'advance', company: 'cairo', pounds: 0, space: 4, shares: 2 })).toBe('2 shares')
  })

  it('tells what is lost by stopping at a capital call', () => {
    expect(told({ kind: 'stop', steps: 2 })).toBe('2 steps are lost')
    expect(told({ kind: 'stop' })).toBe('')
  })
})

describe('a table under older rules', () => {
  it('tells less of what answers lead to, and nothing wrong', async () => {
    const options = { players: 3, setup: 'later' }
    const kept = FROZEN.find(({ game }) => game === 'mombasa')!
    const rules = rulesOf((await kept.load()).game as AnyGame, options)
    const game = (await loadFrozen(rules, options, mombasa as AnyGame))!
    const said = new Set<string>()
    play(
      options,
      'older',
      ({ view, answers }) => {
        const telling = tellingAt({ view, language: 'en', words: english })
        for (const { facts } of answers) if (telling) said.add(brings(facts, telling))
        for (const player of view.players) said.add(reachWords(BOARD_WORDS.en, player))
      },
      game,
    )
    expect(said.size).toBeGreaterThan(20)
    expect([...said].filter((text) => /undefined|NaN/.test(text))).toEqual([])
  })
})

describe('the inkwell', () => {
  const scene = (asking: Facts | null, seat = 0) =>
    ({ host: { language: 'en', words: english, asking }, w: WORDS.en, me: 0, seat }) as unknown as Scene

  it('says what stopping brings', () => {
    const asked = { kind: 'inkwell', seat: 0, step: 1, points: 2 }
    expect(stopWords(scene({ ...asked, steps: 1, book: 'start-01' }))).toBe('Stop now: £2')
    expect(stopWords(scene({ ...asked, steps: 1 }))).toBe('Stop now: no reward')
    expect(stopWords(scene({ ...asked, steps: 0 }))).toContain('not moved')
  })

  it('says nothing of it before another’s board, or when something else is asked', () => {
    expect(stopWords(scene({ kind: 'inkwell', seat: 0, step: 1, points: 2, steps: 1 }, 1))).toBe('')
    expect(stopWords(scene({ kind: 'turn', seat: 0 }))).toBe('')
    expect(stopWords(scene(null))).toBe('')
  })
})

describe('the help', () => {
  it.each(LANGUAGES)('has a card for everything that can be looked up (%s)', async (language) => {
    const help = (await loadHelp(language))({ players: 3 })
    const missing: string[] = []
    play({ players: 3, setup: 'later' }, 'help', ({ view, seat }) => {
      for (const place of pickable(view)) {
        const about = card(lyingAt(place, view, seat))
        const found = about && help.card(about.kind, about.id)
        if (about && !(found?.title && found.summary)) missing.push(place)
      }
    })
    expect([...new Set(missing)]).toEqual([])
  })

  it('opens at the chapter that fits', async () => {
    const help = (await loadHelp('en'))({ players: 3 })
    for (const now of ['starting-tiles', 'resting', 'planning', 'actions', 'over']) {
      for (const more of [{}, { expanding: 'cairo' }, { held: ['book-A01'] }]) {
        expect(help.section(chapterOf({ ...fresh, now: { phase: now }, ...more }))).toBeDefined()
      }
    }
  })
})
