import { LANGUAGES } from '@quayside/kernel'
import { mombasa } from '@quayside/mombasa'
import { PLAYER_BOARD } from '@quayside/mombasa/data/player-board'
import { EVENTS } from '@quayside/mombasa/events'
import { QUESTIONS } from '@quayside/mombasa/questions'
import { REASONS } from '@quayside/mombasa/reasons'
import { beforeAll, describe, expect, it } from 'vitest'
import { bindingRule, chapterOf, GESTURES, headline, MOVED_ON, phase, toPlace } from '../src/boards/mombasa/asking.ts'
import { consequence } from '../src/boards/mombasa/consequence.ts'
import { CHAPTERS, QUIET } from '../src/boards/mombasa/flights.ts'
import { lyingAt } from '../src/boards/mombasa/moment.ts'
import { card } from '../src/boards/mombasa/places.ts'
import { stopWords } from '../src/boards/mombasa/reach.ts'
import type { Scene } from '../src/boards/mombasa/scene.svelte.ts'
import { trackOf, type View } from '../src/boards/mombasa/things.ts'
import { WORDS } from '../src/boards/mombasa/words.ts'
import { BOARD_WORDS } from '../src/boards/mombasa/words-boards.ts'
import { CONSEQUENCE_WORDS } from '../src/boards/mombasa/words-consequence.ts'
import { GUIDES } from '../src/sheets/mombasa/guide.ts'
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
    for (const said of [WORDS, CONSEQUENCE_WORDS, BOARD_WORDS]) {
      expect(keys(said.pt)).toEqual(keys(said.en))
      expect(keys(said.it)).toEqual(keys(said.en))
    }
  })
})

describe('what answers lead to', () => {
  const acting: View = { ...fresh, now: { phase: 'actions', by: 0 } }
  const told = (facts: Parameters<typeof consequence>[0], view: View = acting) =>
    consequence(facts, view, 'en', english)
  /** The view with something else about the player whose turn it is. */
  const having = (more: Partial<View['players'][number]>): View => {
    const [me, ...others] = acting.players
    return { ...acting, players: [{ ...me, ...more }, ...others] } as View
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
          if (said && !books && !consequence(facts, view, 'en', english)) silent.add(JSON.stringify(facts))
        }
      })
    }
    expect([...silent]).toEqual([])
  })

  it('adds to the purse and to the diamond track', () => {
    expect(told({ kind: 'take', part: 'pounds', amount: 3 }, having({ pounds: 4 }))).toBe('£7 then')
    const { slotOpensAt, last, overflowPounds } = PLAYER_BOARD.diamondTrack
    expect(told({ kind: 'take', part: 'diamond', amount: 1 }, having({ diamond: slotOpensAt - 1 }))).toContain(
      'opens slot 1',
    )
    expect(told({ kind: 'take', part: 'diamond', amount: 2 }, having({ diamond: last - 1 }))).toContain(
      `£${overflowPounds} past the end`,
    )
  })

  it('goes along a track as far as the next capital call', () => {
    const company = 'cairo'
    const [{ beforeSpace, pounds }] = trackOf(acting, company).capitalCalls
    const tracks = { ...acting.players[0].tracks, [company]: beforeSpace - 2 }
    const said = told({ kind: 'take', part: 'track', amount: 3, company }, having({ tracks }))
    expect(said).toContain(`to space ${beforeSpace - 1}`)
    expect(said).toContain(`£${pounds}`)
  })

  it('tells what is lost by stopping at a capital call', () => {
    expect(
      told({ kind: 'stop' }, {
        ...acting,
        expanding: 'cairo',
        points: 0,
      } as View),
    ).toContain('lost')
    expect(told({ kind: 'stop' })).toBe('')
  })
})

describe('the inkwell', () => {
  it('has moved in this turn if it is too late to turn a book over', () => {
    const wrong: string[] = []
    let [from, turn] = [0, '']
    play({ players: 2, setup: 'first' }, 'ink', ({ match, seat, question, view }) => {
      if (question !== 'inkwell') {
        turn = ''
        return
      }
      if (turn === '') [from, turn] = [view.players[seat].ink, question]
      const late = match.why(seat, MOVED_ON)?.code === 'flip-late'
      if (late !== view.players[seat].ink > from) wrong.push(`${from} to ${view.players[seat].ink}`)
    })
    expect(wrong).toEqual([])
  })

  it('says what stopping brings', () => {
    const books = [{ step: 1, book: 'start-01', turned: false }]
    const scene = (ink: number, turned = false) =>
      ({
        host: { language: 'en', words: english },
        w: WORDS.en,
        player: { ink, books: books.map((book) => ({ ...book, turned })) },
      }) as unknown as Scene
    expect(stopWords(scene(1), true)).toBe('Stop now: £2')
    expect(stopWords(scene(1, true), true)).toBe('Stop now: no reward')
    expect(stopWords(scene(0), false)).toContain('not moved')
  })
})

describe('the guide', () => {
  it.each(LANGUAGES)('has a card for everything that can be looked up (%s)', async (language) => {
    const { guideFor } = await GUIDES[language]()
    const guide = guideFor({ players: 3 })
    const missing: string[] = []
    play({ players: 3, setup: 'later' }, 'guide', ({ view, seat }) => {
      for (const place of pickable(view)) {
        const about = card(lyingAt(place, view, seat))
        const found = about && guide.card(about.kind, about.id)
        if (about && !(found?.title && found.summary)) missing.push(place)
      }
    })
    expect([...new Set(missing)]).toEqual([])
  })

  it('opens at the chapter that fits', async () => {
    const guide = (await GUIDES.en()).guideFor({ players: 3 })
    for (const now of ['starting-tiles', 'resting', 'planning', 'actions', 'over']) {
      for (const more of [{}, { expanding: 'cairo' }, { held: ['book-A01'] }]) {
        expect(guide.section(chapterOf({ ...fresh, now: { phase: now }, ...more }))).toBeDefined()
      }
    }
  })
})
