import { cooperIsland } from '@quayside/cooper-island'
import { type Facts, LANGUAGES, type Language } from '@quayside/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Moment as Asked, Label } from '../src/boards/board.ts'
import { board } from '../src/games/cooper-island/board/index.ts'
import { losing } from '../src/games/cooper-island/board/losing.ts'
import { begin, type Moment, play, viewOf } from './cooper-island-moments.ts'
import { everyLanguage } from './every-language.ts'

beforeAll(everyLanguage)

const NAMES = ['Ana', 'Rui', 'Eva', 'Max', 'Cooper']
const momentIn = (language: Language, view: unknown, viewer = 0): Asked => ({
  view,
  viewer,
  language,
  words: cooperIsland.words(language, (view as { options: never }).options),
  names: NAMES,
})

/** A noun with more letters is cut on a button; of cards, which have names, only their board shows all. */
const NOUN = 22
const CARD = 26
const BRINGS = 110
const ODD = /undefined|NaN|\[object|\bh-?\d,|(^|[^\w])-\d|^$/

const twice = (list: readonly string[]) => new Set(list).size < list.length
const said = ({ noun, brings = '', points = '', coin = '', short = '' }: Label) =>
  [noun, brings, points, coin, short].join('|')
const oddIn = (label: Label, most: number): boolean =>
  ODD.test(label.noun) ||
  ODD.test(label.brings || 'nothing') ||
  ODD.test(label.short ?? 'nothing') ||
  label.noun.length > most ||
  (label.brings ?? '').length > BRINGS

describe.each([1, 2, 3, 4])('the dock of %i players', (players) => {
  const wrongIn = (seed: string, look: (moment: Moment) => readonly string[]): string[] => {
    const wrong: string[] = []
    play(players, seed, (moment) => wrong.push(...look(moment)))
    return [...new Set(wrong)]
  }
  const everywhere = (moment: Moment, look: (at: Asked) => readonly string[]): string[] =>
    LANGUAGES.flatMap((language) => look(momentIn(language, moment.view, moment.seat)))

  it('asks for ends that are places, and tells all answers apart', () => {
    const wrong = wrongIn('ends', ({ question, answers }) => {
      const lost = answers.filter(({ facts }) => !board.ends(facts).every((end) => board.places(facts).includes(end)))
      const placed = answers.map(({ facts }) => board.ends(facts).join(' ')).filter(Boolean)
      return [...lost.map(({ text }) => text), ...(twice(placed) ? [`${question}: ${placed}`] : [])]
    })
    expect(wrong).toEqual([])
  })

  it('names every end and every answer with few letters, in all languages', () => {
    const wrong = wrongIn('labels', (moment) =>
      everywhere(moment, (at) =>
        moment.answers.flatMap(({ facts, text }) => {
          const ends = board.ends(facts)
          const labels = [board.whole(facts, at), ...ends.map((end) => board.end(end, [facts], at))]
          const odd = labels
            .filter((label) => oddIn(label, facts.card ? CARD : NOUN))
            .map((label) => `${at.language} ${text}: ${said(label)}`)
          return [...odd, ...ends.filter((end) => !board.endName(end, at.language))]
        }),
      ),
    )
    expect(wrong).toEqual([])
  })

  it('tells the buttons of a rail apart by what they say', () => {
    const wrong = wrongIn('rails', (moment) =>
      everywhere(moment, (at) => {
        const asked = moment.answers.filter(({ facts }) => board.part(facts) === 'answer').map(({ facts }) => facts)
        return railsOf(asked).flatMap((rail) => {
          const labels = [...rail].map(([end, facts]) => said(board.end(end, facts, at)))
          return twice(labels) ? [`${at.language} ${moment.question}: ${labels}`] : []
        })
      }),
    )
    expect(wrong).toEqual([])
  })

  it('asks every question with the noun first, before and after each pick', () => {
    const wrong = wrongIn('asks', (moment) => {
      const question = moment.asking
      return everywhere(moment, (at) => {
        const asked = moment.answers.flatMap(({ facts }) => {
          const ends = board.part(facts) === 'answer' ? board.ends(facts) : []
          return ends.map((_, i) => board.ask(question, ends.slice(0, i), at))
        })
        return [...new Set([board.ask(question, [], at), ...asked])]
          .filter((text) => ODD.test(text) || !/^[\p{Lu}\d].*\?$/u.test(text) || text.length > 48)
          .map((text) => `${at.language} ${moment.question}: ${text}`)
      })
    })
    expect(wrong).toEqual([])
  })

  it('says of every loss what it is, in all languages', () => {
    const wrong = wrongIn('losses', (moment) =>
      everywhere(moment, (at) =>
        moment.answers.flatMap(({ facts, text }) => {
          const offered = moment.answers.filter((other) => other.text !== text).map((other) => other.facts)
          const loss = losing(facts, offered, [], at)
          if (!loss) return []
          const { title, act, lost, yes, no, places } = loss
          const texts = [title, act, lost, yes, no, ...Object.values(places)]
          return texts.filter((each) => ODD.test(each)).map((each) => `${at.language} ${text}: ${each}`)
        }),
      ),
    )
    expect(wrong).toEqual([])
  })

  it('has one key for each sort of side action', () => {
    const wrong = wrongIn('sides', ({ answers }) => {
      const sides = answers
        .filter(({ facts }) => board.part(facts) === 'side')
        .map(({ facts }) => board.side(facts, 'en'))
      const keys = new Map(sides.map(({ id, key }) => [id, key]))
      return twice([...keys.values()]) || [...keys.values()].some((key) => !/^[^uhlgmoipfr\d?]$/.test(key))
        ? [[...keys].join(' ')]
        : []
    })
    expect(wrong).toEqual([])
  })
})

/** Every row of buttons that can come up: the first ends of all answers, then those after what is held. */
function railsOf(answers: readonly Facts[], depth = 0): ReadonlyMap<string, readonly Facts[]>[] {
  const rail = new Map<string, Facts[]>()
  for (const facts of answers) {
    const end = board.ends(facts)[depth]
    if (end !== undefined) rail.set(end, [...(rail.get(end) ?? []), facts])
  }
  return rail.size === 0 ? [] : [rail, ...[...rail.values()].flatMap((rest) => railsOf(rest, depth + 1))]
}

describe('a button', () => {
  const view = { ...viewOf(begin(2, 'costs'), 0), now: { phase: 'work', by: 0 } }
  const whole = (facts: Facts) => board.whole(facts, momentIn('en', view))

  it('leads with the noun, then the price, and has points apart', () => {
    expect(whole({ kind: 'build', boat: 'boat-coin', dock: 'dock-1', points: 1 })).toEqual({
      noun: 'Coin boat',
      brings: 'Dock 1, 1 coin and 2 wood',
      points: '+1',
    })
    expect(whole({ kind: 'erect', building: 'small', points: 1, level: 2, off: 1 })).toEqual({
      noun: 'Small building',
      brings: '1 coin, 2 wood and 2 stone, less 1, level 2',
      points: '+1',
    })
    expect(whole({ kind: 'reactivate-card', card: 'large-7', coins: 2 })).toEqual({ noun: 'Bank', coin: '2' })
  })

  it('says what a worker would bring, or what is short', () => {
    const work = (facts: object) => whole({ kind: 'work', area: 'B', worker: 'ordinary', fee: 0, ...facts } as Facts)
    expect(work({ wasted: 1, short: 2, item: 'wood' })).toMatchObject({
      noun: 'B Boat',
      short: '2 wood short',
      wasted: true,
    })
    expect(work({ wasted: 1, why: 'no-free-dock' })).toMatchObject({ short: 'no free dock', wasted: true })
    expect(work({ area: 'A', draw: 1, place: 5, map: 3, cooper: 1 })).toEqual({
      noun: 'A Tile',
      brings: 'draw 1 / 5 places, Cooper, map 3',
    })
    expect(work({ area: 'H', merchants: 1, points: 2, merchant: 'merchant-1' })).toMatchObject({ points: '+2' })
    expect(work({ area: 'H', merchants: 2, points: 3, fee: 1 })).toMatchObject({ brings: 'up to +3, fee' })
    expect(work({})).toEqual({ noun: 'B Boat', brings: '' })
  })

  it('says where a ship comes to and what it passes', () => {
    expect(whole({ kind: 'sail', ship: 'one-sail', water: 'L2', of: 0, passes: 'isl-coin' }).brings).toBe(
      'to L2, past coin island',
    )
    expect(whole({ kind: 'sail', ship: 'one-sail', water: 'bay', of: 1, freed: 1, diaries: 1 }).brings).toBe(
      '1 anchor dropped, to bay, diary',
    )
  })

  it('has the question in few words', () => {
    const ask = (question: Facts, ...held: string[]) => board.ask(question, held, momentIn('en', view))
    expect(ask({ kind: 'income', seat: 0 }, 'island:isl-coin')).toBe('Coin island: which sandbank?')
    expect(ask({ kind: 'income', seat: 0 }, 'tile:cloth-wood')).toBe('Settlement: which space?')
    expect(ask({ kind: 'income', seat: 0 }, 'tile:cloth-wood', 'hex:h0,1:cloth')).toBe('Forest beside c3: which space?')
    expect(ask({ kind: 'turn', seat: 0 })).toBe('Worker: which area?')
    expect(ask({ kind: 'optional-action', seat: 0, action: 'isl-supplies' })).toBe('Supply island: use it?')
    expect(ask({ kind: 'fee', seat: 0, owner: 1, harbour: 0 })).toBe('Fee to Rui: which piece?')
  })
})

describe('parts', () => {
  it('keep what may be done besides apart from what is asked', () => {
    expect(board.part({ kind: 'exchange', exchange: 'any' })).toBe('side')
    expect(board.part({ kind: 'stock', item: 'wood', free: 2 })).toBe('side')
    expect(board.part({ kind: 'stock', item: 'wood', free: 2, asked: 1 })).toBe('answer')
    expect(board.part({ kind: 'done', at: 'income' })).toBe('done')
    expect(board.part({ kind: 'skip' })).toBe('pass')
    expect(board.part({ kind: 'work', area: 'A', worker: 'ordinary' })).toBe('answer')
  })
})

describe('what is lost', () => {
  const fresh = viewOf(begin(2, 'losing'), 0)
  const lossOf = (facts: Facts, offered: readonly Facts[], view: object = {}) =>
    losing(facts, offered, [], momentIn('en', { ...fresh, now: { phase: 'work', by: 0 }, ...view }))
  const island: Facts = { kind: 'island', island: 'isl-coin', half: 'R1.cw', space: 'h1,1', terrain: 'meadow' }
  const boat: Facts = { kind: 'use-boat', boat: 'boat-coin' }
  const done: Facts = { kind: 'done', at: 'income' }

  it('is an island, a tile or a boat that an income leaves unused', () => {
    const loss = lossOf(done, [island, boat, { kind: 'exchange', exchange: 'any' }])
    expect(loss?.lost).toBe('Not used: an island and coin boat')
    expect(loss?.places).toMatchObject({ 'island:isl-coin': 'unused', 'boat:boat-coin': 'unused' })
    expect(lossOf(done, [{ kind: 'exchange', exchange: 'any' }])).toBeNull()
  })

  it('is a worker sent where nothing can be done', () => {
    const wasted: Facts = { kind: 'work', area: 'D', worker: 'ordinary', kinds: 1, wasted: 1, short: 1, item: 'wood' }
    expect(lossOf(wasted, [])).toMatchObject({
      lost: '1 worker lost this round: 1 wood short',
      places: { 'area:D:round': '1 wood short' },
      once: 'work',
    })
    expect(lossOf({ ...wasted, wasted: 0 }, [])).toBeNull()
  })

  it('is what is left of an area, a market or a gain', () => {
    expect(lossOf({ kind: 'done', at: 'area' }, [{ kind: 'draw' }])?.lost).toBe('Not used: a tile from the bag')
    const stock: Facts = { kind: 'stock', item: 'wood', free: 1, asked: 1 }
    const clearing = { kind: 'done', at: 'clean-up' }
    expect(lossOf(clearing, [stock])?.places).toEqual({ 'market:wood': 'lost' })
    expect(lossOf(clearing, [{ ...stock, asked: 0 }])).toBeNull()
    expect(lossOf({ kind: 'finish' }, [{ ...stock, asked: 0 }])).not.toBeNull()
    expect(lossOf({ kind: 'lose' }, [{ kind: 'take', item: 'wood' }])).not.toBeNull()
    expect(lossOf({ kind: 'lose' }, [])).toBeNull()
  })

  it('is food that an exchange could still bring', () => {
    const feed: Facts = { kind: 'feed', food: 4, has: 3, anchors: 1 }
    expect(lossOf(feed, [{ kind: 'exchange', exchange: 'any' }])?.lost).toBe('1 anchor')
    expect(lossOf(feed, [{ kind: 'exchange', exchange: 'cloth' }])).toBeNull()
    expect(lossOf({ ...feed, anchors: 0 }, [{ kind: 'exchange', exchange: 'any' }])).toBeNull()
  })

  it('is nothing when a step is forced, something is drawn, or there was nothing to gain', () => {
    const plain: readonly Facts[] = [
      { kind: 'draw' },
      { kind: 'skip' },
      { kind: 'pay', item: 'wood' },
      { kind: 'refuse' },
    ]
    for (const facts of plain) {
      expect(lossOf(facts, [])).toBeNull()
    }
    expect(lossOf({ kind: 'skip', at: 'optional-action' }, [boat])?.once).toBe('skip')
  })
})
