import { type Facts, LANGUAGES, type Language } from '@quayside/kernel'
import { mombasa } from '@quayside/mombasa'
import { QUESTIONS } from '@quayside/mombasa/questions'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Label, Moment } from '../src/boards/board.ts'
import { dock } from '../src/games/mombasa/board/dock.ts'
import { losing } from '../src/games/mombasa/board/losing.ts'
import { places } from '../src/games/mombasa/board/places.ts'
import type { View } from '../src/games/mombasa/board/things.ts'
import { everyLanguage } from './every-language.ts'
import { fresh, play } from './mombasa-moments.ts'

beforeAll(everyLanguage)

const { ends, endName, end, whole, part, side, ask } = dock
const momentOf = (view: View, language: Language, viewer = 0): Moment => ({
  view,
  viewer,
  language,
  words: mombasa.words(language, { players: 3 }),
  names: ['Ana', 'Rui', 'Eva', 'Leo'],
})
const ODD = /undefined|NaN|\bnull\b|(?<![\w£])-\d|\bof £0/

/** Longer than this a noun is cut on a small dock; acts stand on a wider button. */
const NOUN = 22
const ACT = 26
const BRINGS = 72

const TABLES = [2, 3, 4].flatMap((players) => ['first', 'later'].map((setup) => ({ players, setup })))

describe.each(TABLES)('$players players, $setup game', (options) => {
  it('has ends that are places, and labels that say what they are in few words', () => {
    const wrong = new Set<string>()
    const met = new Set<string>()
    play(options, 'dock', ({ question, view, seat, answers, match }) => {
      met.add(question)
      const facts = answers.map((answer) => answer.facts)
      for (const answer of facts) {
        const of = ends(answer)
        if (!of.every((place) => places(answer).includes(place))) wrong.add(`ends: ${answer.kind}`)
        if (part(answer) === 'side') {
          const { id, name, key } = side(answer, 'en')
          if (!id || !name || !key) wrong.add(`side: ${answer.kind}`)
        }
      }
      for (const language of LANGUAGES) {
        const moment = momentOf(view, language, seat)
        const check = ({ noun, brings = '', coin = '', short = '' }: Label, of: string, most = NOUN) => {
          const odd = [noun, brings, coin, short].some((text) => ODD.test(text))
          if (!noun || odd || noun.length > most || brings.length > BRINGS)
            wrong.add(`${language} ${of}: ${noun} | ${brings} | ${coin}`)
        }
        for (const answer of facts) check(whole(answer, moment), answer.kind, part(answer) === 'answer' ? NOUN : ACT)
        const asked = facts.filter((answer) => part(answer) === 'answer')
        for (const place of new Set(asked.flatMap(ends))) {
          check(
            end(
              place,
              asked.filter((answer) => ends(answer).includes(place)),
              moment,
            ),
            place,
          )
          if (!endName(place, language)) wrong.add(`no name over ${place}`)
        }
        const said = ask(mombasa.questionFacts(match.state as never, seat), [], moment)
        if (!said || ODD.test(said) || said.length > 44) wrong.add(`${language} ${question}: ${said}`)
        for (const held of new Set(asked.flatMap((answer) => ends(answer).slice(0, 2)))) {
          const more = ask(mombasa.questionFacts(match.state as never, seat), [held], moment)
          if (!more || ODD.test(more) || more.length > 48) wrong.add(`${language} ${question} with ${held}: ${more}`)
        }
      }
    })
    expect([...wrong]).toEqual([])
    expect(met.size).toBeGreaterThan(10)
  })

  it('tells answers apart by their ends or by their labels', () => {
    const wrong = new Set<string>()
    play(options, 'apart', ({ question, view, seat, answers }) => {
      const moment = momentOf(view, 'it', seat)
      const names = answers.map(({ facts }) => {
        const of = ends(facts)
        const { noun, brings, coin } = whole(facts, moment)
        return of.length > 0 ? of.join(' ') : `${noun} ${brings} ${coin}`
      })
      if (new Set(names).size < names.length) wrong.add(`${question}: ${names.join(' | ')}`)
    })
    expect([...wrong]).toEqual([])
  })

  it('asks before something is thrown away, and never where there is nothing to gain', () => {
    const wrong = new Set<string>()
    const asked = new Set<string>()
    play(options, 'losing', ({ question, view, seat, answers }) => {
      const facts = answers.map((answer) => answer.facts)
      for (const answer of facts) {
        for (const language of LANGUAGES) {
          const loss = losing(answer, facts, [], momentOf(view, language, seat))
          if (loss === null) continue
          asked.add(answer.kind)
          const { title, act, lost, besides = '', yes, no } = loss
          if ([title, act, lost, yes, no].some((text) => !text) || ODD.test([title, act, lost, besides].join(' ')))
            wrong.add(`${question} ${answer.kind}: ${JSON.stringify(loss)}`)
          if (facts.length === 1) wrong.add(`${question}: ${answer.kind} is all there is`)
          if (title.length > 44) wrong.add(title)
        }
      }
    })
    expect([...wrong]).toEqual([])
    expect([...asked]).toEqual(expect.arrayContaining(['seal', 'end', 'done']))
  })
})

describe('the question', () => {
  const moment = momentOf(fresh, 'en')
  it('leads with a noun, and with what is held', () => {
    const plan = { kind: 'plan', seat: 0, open: 3 }
    expect(ask(plan, [], moment)).toBe('Card: which one?')
    expect(ask(plan, ['hand:cotton-1'], moment)).toBe('Cotton 1: which slot?')
    expect(ask(plan, ['slot:3'], moment)).toBe('Slot 3: which card?')
    const acting = momentOf({ ...fresh, now: { phase: 'actions', by: 0 }, expanding: 'cairo' } as View, 'pt')
    const enter = { kind: 'enter-region', seat: 0, company: 'cairo', points: 3 }
    expect(ask(enter, [], acting)).toBe('Cairo, 3 pontos: qual região?')
    expect(ask(enter, ['region:angola'], acting)).toBe('Angola: qual coluna?')
    expect(ask({ kind: 'turn', seat: 0 }, ['marker'], acting)).toBe('Marcador de bônus: qual espaço?')
  })

  it('has words for every kind', () => {
    const facts = {
      seat: 0,
      card: 'cotton-1',
      good: 'cotton',
      counted: 'banana',
      company: 'cairo',
      units: 2,
      points: 2,
    }
    for (const { kind } of QUESTIONS)
      for (const language of LANGUAGES)
        expect(
          ask({ ...facts, total: 3, pounds: 2, count: 1, left: 1, step: 0, kind }, [], momentOf(fresh, language)),
        ).not.toBe('')
  })
})

describe('what is lost', () => {
  const lay = (card: string, slot: number): Facts => ({ kind: 'lay', card, slot })
  const planning = (slots: readonly (string | null)[], hand: readonly string[]): View =>
    ({
      ...fresh,
      players: fresh.players.map((player, seat) => (seat === 0 ? { ...player, slots, hand } : player)),
    }) as View

  it('by sealing with open slots is an action for each that could be filled', () => {
    const view = planning([null, 'banana-2', null, null, null], ['cotton-1', 'coffee-1'])
    const offered = [3, 4].flatMap((slot) => ['cotton-1', 'coffee-1'].map((card) => lay(card, slot)))
    const seal = { kind: 'seal', count: 1 }
    expect(losing(seal, [...offered, seal], [], momentOf(view, 'en'))).toMatchObject({
      title: 'Seal with 2 slots empty?',
      act: 'Seal Banana 2 alone',
      lost: '2 actions lost this round',
      besides: 'Cotton 1 and Coffee 1 stay in your hand.',
      places: { 'slot:3': 'stays empty', 'slot:4': 'stays empty' },
    })
    expect(
      losing(
        seal,
        [lay('cotton-1', 3), lay('cotton-1', 4), seal],
        [],
        momentOf(planning([null, 'banana-2', null, null, null], ['cotton-1']), 'en'),
      ),
    ).toMatchObject({
      title: 'Seal with 1 slot empty?',
      places: { 'slot:3': 'stays empty' },
    })
    expect(losing(seal, [seal], [], momentOf(view, 'en'))).toBeNull()
  })

  const acting = (more: object = {}): View => ({ ...fresh, now: { phase: 'actions', by: 0 }, ...more }) as View

  it('by ending the phase is what could still be used', () => {
    const end = { kind: 'end' }
    const view = acting()
    expect(losing(end, [end], [], momentOf(view, 'en'))).toBeNull()
    expect(losing(end, [end, { kind: 'attach', card: 'cotton-1', slot: 2 }], [], momentOf(view, 'en'))).toBeNull()
    const offered: Facts[] = [
      { kind: 'use', card: 'cotton-1', slot: 2 },
      { kind: 'mark', bonus: 'first-player', pounds: 0 },
      end,
    ]
    expect(losing(end, offered, [], momentOf(view, 'en'))).toMatchObject({
      lost: `1 card and ${fresh.players[0].markers} markers unused`,
      places: { 'action:2': 'unused', marker: 'unused' },
    })
  })

  it('by ending an expansion are points, if a region is in reach', () => {
    const done = { kind: 'done' }
    const view = acting({ expanding: 'cairo', points: 2 })
    const enter = { kind: 'enter', region: 'fezzan', column: 1, points: 1, left: 1 }
    expect(losing(done, [enter, done], [], momentOf(view, 'en'))).toMatchObject({
      lost: '2 expansion points lost',
      places: { 'region:fezzan': 'not entered' },
    })
    expect(losing(done, [done], [], momentOf(view, 'en'))).toBeNull()
  })

  it('by finishing goods are units that would buy something, and by leaving diamonds their steps', () => {
    const done = { kind: 'done' }
    const goods = acting({ units: 2, inUse: [3] })
    const buy = { kind: 'buy', card: 'cotton-2', price: 2, currency: 'units', display: 'left', row: 1 }
    expect(losing(done, [buy, done], [], momentOf(goods, 'en'))).toMatchObject({
      lost: '2 units lost',
      places: { 'action:3': 'wasted' },
    })
    expect(losing(done, [done], [], momentOf(goods, 'en'))).toBeNull()
    const take = { kind: 'take', part: 'diamond', amount: 2 }
    expect(losing(done, [take, done], [], momentOf(acting(), 'en'))).toMatchObject({ lost: '2 diamond steps lost' })
    expect(losing(done, [{ ...buy, currency: 'pounds' }, done], [], momentOf(acting(), 'en'))).toBeNull()
  })

  it('by stopping the inkwell is a way on, where no reward comes', () => {
    const stop = { kind: 'stop' }
    const step = { kind: 'step', step: 2, book: 'start-01', turned: 0, reach: 4 }
    const view = acting({ players: fresh.players.map((player) => ({ ...player, ink: 1 })) })
    expect(losing(stop, [step, stop], [], momentOf(view, 'en'))).toMatchObject({ act: 'Stop on step 1' })
    expect(losing({ ...stop, book: 'start-01' }, [step, stop], [], momentOf(view, 'en'))).toBeNull()
    expect(losing(stop, [stop], [], momentOf(view, 'en'))).toBeNull()
    expect(whole({ ...stop, book: 'start-01' }, momentOf(view, 'en'))).toEqual({ noun: 'Stop here', brings: '£2' })
  })

  it('by what is legal and brings nothing is asked about once', () => {
    const moment = momentOf(acting(), 'en')
    const expand = { kind: 'expand', company: 'cairo', points: 1, posts: 15 }
    expect(losing({ ...expand, regions: 0 }, [], [], moment)).toMatchObject({ once: 'expand' })
    expect(losing({ ...expand, regions: 2 }, [], [], moment)).toBeNull()
    expect(end('company:cairo', [{ ...expand, regions: 0 }], moment)).toMatchObject({ wasted: true })
    const flip = { kind: 'flip', step: 1, book: 'A01', pounds: 1 }
    const past = acting({ players: fresh.players.map((player) => ({ ...player, ink: 2 })) })
    expect(losing(flip, [], [], momentOf(past, 'en'))).toMatchObject({ once: 'flip', lost: '£1 spent for nothing' })
    expect(losing(flip, [], [], moment)).toBeNull()
  })
})

describe('parts of the dock', () => {
  it('stand apart: what ends, and what may be done besides', () => {
    expect(['seal', 'done', 'end', 'stop'].map((kind) => part({ kind }))).toEqual(['done', 'done', 'done', 'done'])
    expect(part({ kind: 'stop', steps: 2 })).toBe('answer')
    expect(part({ kind: 'attach', slot: 2, card: 'cotton-1' })).toBe('side')
    expect(dock.done('plan', momentOf(fresh, 'en'))).toBe('Seal without cards')
  })
})
