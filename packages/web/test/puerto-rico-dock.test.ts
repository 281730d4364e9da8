import { type Facts, LANGUAGES, type Language } from '@quayside/kernel'
import { puertoRico } from '@quayside/puerto-rico'
import { QUESTIONS } from '@quayside/puerto-rico/questions'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Label, Moment } from '../src/boards/board.ts'
import { board } from '../src/games/puerto-rico/board/index.ts'
import { losing } from '../src/games/puerto-rico/board/losing.ts'
import type { View } from '../src/games/puerto-rico/board/things.ts'
import { everyLanguage } from './every-language.ts'
import { type Moment as Asked, play, TABLES } from './puerto-rico-games.ts'

beforeAll(everyLanguage)

const ROOM = 22
/** Titles of achievement cards are given, and stand on few buttons. */
const CARD_ROOM = 30

const momentOf = ({ view, seat }: Pick<Asked, 'view' | 'seat'>, language: Language = 'en'): Moment => ({
  view,
  viewer: seat,
  language,
  words: puertoRico.words(language, view.options),
  names: view.players.map((_, i) => `Seat ${i + 1}`),
})

const isOdd = (text: string): boolean => /undefined|NaN|\bnull\b|\[object/.test(text)
const isLong = ({ noun }: Label, { kind }: Facts): boolean =>
  noun.length > (kind === 'hold' || kind === 'announce' ? CARD_ROOM : ROOM)

describe.each(TABLES)('$edition, $players players, $name', (options) => {
  it('offers ends that are places, and answers that can be told apart', () => {
    const wrong = new Set<string>()
    play(options, 'ends', (asked) => {
      const moment = momentOf(asked)
      const told = asked.answers.map(({ text, facts }) => {
        const ends = board.ends(facts)
        if (ends.some((end) => !board.places(facts).includes(end))) wrong.add(text)
        return `${board.part(facts)} ${ends.join(' ')} ${JSON.stringify(board.whole(facts, moment))}`
      })
      if (new Set(told).size < told.length) wrong.add(asked.question)
      // Of answers with the same first end, each has another one after it; but for one that goes without.
      const firsts = Map.groupBy(asked.answers, ({ facts }) => board.ends(facts)[0])
      for (const [, same] of firsts) {
        if (same.length < 2 || board.ends(same[0].facts).length === 0) continue
        const seconds = same.map(({ facts }) => board.ends(facts)[1] ?? '')
        if (new Set(seconds).size < seconds.length) wrong.add(`${asked.question}: ${seconds.join(' ')}`)
      }
    })
    expect([...wrong]).toEqual([])
  })

  it('has short words for every button and question, in every language', () => {
    const wrong = new Set<string>()
    play(options, 'words', (asked) => {
      for (const language of LANGUAGES) {
        const moment = momentOf(asked, language)
        const question = asked.asking
        const ask = board.ask(question, [], moment)
        if (ask === '' || isOdd(ask) || ask.length > 56) wrong.add(`${language}: ${question.kind} ${ask}`)
        for (const { facts } of asked.answers) {
          const label = board.whole(facts, moment)
          if (label.noun === '' || isOdd(Object.values(label).join(' ')) || isLong(label, facts))
            wrong.add(`${language}: ${label.noun} ${label.brings}`)
          const ends = board.ends(facts)
          for (const end of ends) {
            const with_ = asked.answers.filter((other) => board.ends(other.facts).includes(end))
            const of = board.end(
              end,
              with_.map((other) => other.facts),
              moment,
            )
            if (of.noun === '' || isOdd(Object.values(of).join(' ')) || isLong(of, facts))
              wrong.add(`${language}: ${end} ${of.noun}`)
            if (ends.length > 1 && board.endName(end, language) === '') wrong.add(`${language}: ${end}`)
            const then = board.ask(question, [end], moment)
            if (ends.length > 1 && (then === '' || isOdd(then) || then.length > 56))
              wrong.add(`${language}: ${end} ${then}`)
          }
          if (board.part(facts) === 'side' && board.side(facts, language).name === '') wrong.add(facts.kind)
        }
      }
    })
    expect([...wrong]).toEqual([])
  })

  it('says what is lost in words, and marks it at places', () => {
    const wrong = new Set<string>()
    play(options, 'losing', (asked) => {
      const offered = asked.answers.map(({ facts }) => facts)
      for (const language of LANGUAGES) {
        for (const facts of offered) {
          const loss = losing(facts, offered, [], momentOf(asked, language))
          if (loss === null) continue
          const said = [loss.title, loss.act, loss.lost, loss.yes, loss.no, ...Object.values(loss.places)]
          if (said.some((text) => text === '' || isOdd(text))) wrong.add(`${language}: ${said.join(' | ')}`)
        }
      }
    })
    expect([...wrong]).toEqual([])
  })
})

/** The first moment of some game that fits. */
function moment(fits: (asked: Asked) => boolean, options: (typeof TABLES)[number] = TABLES[1]): Asked {
  for (let seed = 0; seed < 60; seed++) {
    let found: Asked | undefined
    play(options, `moment ${seed}`, (asked) => {
      if (!found && fits(asked)) found = { ...asked, view: structuredClone(asked.view) as View }
    })
    if (found) return found
  }
  throw new Error('no such moment')
}

const given = (asked: Asked, fits: (facts: Facts) => boolean): Facts => {
  const found = asked.answers.find(({ facts }) => fits(facts))
  if (!found) throw new Error('no such answer')
  return found.facts
}

const lossOf = (asked: Asked, answer: Facts) =>
  losing(
    answer,
    asked.answers.map(({ facts }) => facts),
    [],
    momentOf(asked),
  )

const offers = (kind: string) => (asked: Asked) => asked.answers.some(({ facts }) => facts.kind === kind)
const all =
  (...tests: ((asked: Asked) => boolean)[]) =>
  (asked: Asked) =>
    tests.every((test) => test(asked))

describe('buttons', () => {
  it('lead with the noun, and carry prices and gains on coins', () => {
    const roles = moment(
      ({ question, view }) => question === 'choose-role' && view.roleCoins.prospector === 1,
      TABLES[2],
    )
    const label = (role: string) =>
      board.whole(
        given(roles, (facts) => facts.role === role),
        momentOf(roles),
      )
    expect(label('prospector')).toEqual({ noun: 'Prospector', coin: '+2', brings: 'coin from the bank' })
    const build = moment(({ question }) => question === 'builder-build')
    const hut = given(build, ({ kind }) => kind === 'build')
    expect(board.whole(hut, momentOf(build))).toMatchObject({
      coin: String(hut.price),
    })
  })

  it('name a load by the good, with its ship and its points', () => {
    const view = moment(({ question }) => question === 'captain-load')
    const load: Facts = { kind: 'load', good: 'tobacco', ship: 7, count: 1, points: 1, more: 0, room: 4 }
    expect(board.whole(load, momentOf(view))).toEqual({
      noun: 'Tobacco 1',
      brings: 'ship of 7, leaves 4 free',
      points: '+1',
    })
    expect(board.whole(load, momentOf(view, 'pt')).noun).toBe('Tabaco 1')
    expect(board.whole(load, momentOf(view, 'it')).brings).toBe('nave da 7, restano 4 posti')
  })

  it('ask for the other end by the name of what is held', () => {
    const asked = moment(({ question, view, seat }) => question === 'captain-load' && view.players[seat].goods.corn > 0)
    const { corn } = asked.view.players[asked.seat].goods
    const ask = (held: string[]) => board.ask(asked.asking, held, momentOf(asked))
    expect(ask(['pile:corn'])).toBe(`Corn ${corn}: which ship?`)
    expect(ask(['ship:7'])).toBe('Ship of 7: which good?')
  })

  it('say which piece is placed only where both kinds are in hand', () => {
    const place: Facts = { kind: 'place-on-tile', tile: 'corn', either: 0 }
    expect(board.ends(place)).toEqual(['field:corn'])
    expect(board.ends({ ...place, either: 1 })).toEqual(['spare:worker', 'field:corn'])
    expect(board.ends({ kind: 'place-noble-on-tile', tile: 'corn', either: 0 })).toEqual(['field:corn'])
    expect(board.ends({ kind: 'sell', good: 'corn' })).toEqual(['pile:corn'])
  })

  it('stand apart where they are not what is asked', () => {
    const move: Facts = { kind: 'guest-to-tile', piece: 'worker', tile: 'corn' }
    expect(board.part(move)).toBe('side')
    expect(board.part({ ...move, asked: 1 })).toBe('answer')
    expect(['pass', 'done', 'enough', 'stay', 'announce'].map((kind) => board.part({ kind }))).toEqual([
      'pass',
      'done',
      'done',
      'done',
      'side',
    ])
  })

  it('count those at work when the mayor is done', () => {
    const asked = moment(({ question, view, seat }) => question === 'mayor-place' && view.players[seat].spare > 2)
    const { spare } = asked.view.players[asked.seat]
    expect(board.ask(asked.asking, [], momentOf(asked))).toBe(`Workers: where do your ${spare} stand?`)
    expect(board.done('mayor-place', momentOf(asked))).toBe('Done: 0 at work')
    expect(board.done('captain-store', momentOf(asked))).toBe('')
    expect(board.gestures['mayor-privilege'].leadsTo?.question).toBe('mayor-place')
  })

  it('have a question for all that is asked', () => {
    for (const { kind } of QUESTIONS) {
      const asked = moment(({ question }) => question === 'choose-role')
      expect(board.ask({ kind, tile: 'corn', piece: 'worker' }, [], momentOf(asked)), kind).not.toBe('')
    }
  })
})

describe('what is lost', () => {
  it('goods that could be stored', () => {
    const asked = moment(all(offers('done'), offers('keep-one')))
    const done = given(asked, ({ kind }) => kind === 'done')
    const loss = lossOf(asked, done)
    expect(loss?.lost).toMatch(/^\d+ barrels? lost that you could keep$/)
    expect(Object.values(loss?.places ?? {})).toContain('spoils')
    expect(losing(done, [done], [], momentOf(asked))).toBeNull()
  })

  it('what is free: a barrel of the privilege, a tile', () => {
    const extra = moment(all(offers('extra'), offers('pass')))
    expect(lossOf(extra, { kind: 'pass' })).toMatchObject({ lost: '1 free barrel lost', once: 'extra' })
    const tile = moment(all(offers('take'), offers('pass')))
    expect(lossOf(tile, { kind: 'pass' })?.title).toBe('Take no tile?')
  })

  it('a good sale, but not a poor one', () => {
    const asked = moment(all(offers('sell'), offers('pass')))
    const sell = (coins: number): Facts => ({ kind: 'sell', good: 'coffee', coins, price: coins })
    const passing = (coins: number) => losing({ kind: 'pass' }, [sell(coins)], [], momentOf(asked))
    expect(passing(4)?.lost).toBe('4 coins for coffee lost')
    expect(passing(1)).toBeNull()
  })

  it('nothing by saving coins, and nothing by any other answer', () => {
    const build = moment(all(offers('build'), offers('pass')))
    expect(lossOf(build, { kind: 'pass' })).toBeNull()
    for (const { facts } of build.answers) expect(lossOf(build, facts)).toBeNull()
  })

  it('barrels that a raid leaves', () => {
    const asked = moment(({ question }) => question === 'choose-role')
    const raid = (count: number): Facts => ({ kind: 'raid', ship: 5, count })
    const loss = (count: number) => losing(raid(count), [0, 1, 2, 3].map(raid), [], momentOf(asked))
    expect(loss(3)).toBeNull()
    expect(loss(1)).toMatchObject({ lost: '2 barrels lost that you could keep', places: { 'ship:5': '−2' } })
  })
})
