import { cooperIsland } from '@quayside/cooper-island'
import { LANGUAGES, type Match } from '@quayside/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { bindingRule, chapterOf, GESTURES, headline, outright, phase } from '../src/games/cooper-island/board/asking.ts'
import { attempt } from '../src/games/cooper-island/board/attempt.ts'
import { bringToFront, CHAPTERS, flights, QUIET } from '../src/games/cooper-island/board/flights.ts'
import { ALL_PAIRS } from '../src/games/cooper-island/board/hexes.ts'
import { order } from '../src/games/cooper-island/board/order.ts'
import { card, lie, places, sectionOf } from '../src/games/cooper-island/board/places.ts'
import { BOX, doubleOf, SITES, SPACES, sidesOf, type View } from '../src/games/cooper-island/board/things.ts'
import { WORDS } from '../src/games/cooper-island/board/words.ts'
import { pieces } from '../src/games/cooper-island/motion/index.ts'
import { loadHelp } from '../src/sheets/help.ts'
import { begin, type Moment, play, viewOf } from './cooper-island-moments.ts'
import { everyLanguage } from './every-language.ts'

beforeAll(everyLanguage)

const TABLES = [1, 2, 3, 4].map((players) => ({ players }))

describe.each(TABLES)('$players players', ({ players }) => {
  /** What a look at every moment of a game finds wrong. */
  const wrongIn = (seed: string, look: (moment: Moment) => readonly string[]): string[] => {
    const wrong: string[] = []
    play(players, seed, (moment) => wrong.push(...look(moment)))
    return [...new Set(wrong)]
  }

  it('knows every place of every answer, and finds the answer again from its places', () => {
    const dock = new Set(['done', 'skip', 'lose', 'refuse', 'finish'])
    const wrong = wrongIn('places', ({ question, view, answers }) =>
      answers.flatMap(({ text, facts }) => {
        const at = places(facts)
        if (at.length === 0) return dock.has(facts.kind) ? [] : [`${text} is nowhere`]
        const unknown = at.filter((place) => !KNOWN.has(place))
        return attempt(question, at, view) === text ? unknown : [`${question}: ${at} is not ${text}`, ...unknown]
      }),
    )
    expect(wrong).toEqual([])
  })

  it('gives different answers different places and a place in the order', () => {
    const twice = (list: readonly unknown[]) => new Set(list).size < list.length
    const wrong = wrongIn('order', ({ question, answers }) => {
      const placed = answers.map(({ facts }) => places(facts).join(' ')).filter(Boolean)
      const ordered = answers.map(({ facts }) => order(facts))
      return twice(placed) || twice(ordered) || ordered.some((at) => !(at >= 0)) ? [question] : []
    })
    expect(wrong).toEqual([])
  })

  it('means something the referee can judge, whatever is picked', () => {
    const wrong = wrongIn('why', ({ match, question, view }) =>
      [...KNOWN]
        .map((place) => attempt(question, [place], view))
        .filter((text) => text !== null)
        .filter((text) => cooperIsland.parse(match.state as never, text) < 0)
        .map((text) => `${question}: ${text}`),
    )
    expect(wrong).toEqual([])
  })

  it('lets pieces travel only between known places, and few at a time', () => {
    const wrong: string[] = []
    let told = 0
    let before: View | undefined
    const check = (match: Match) => {
      for (; told < match.events.length; told++) {
        const facts = match.events.facts(told)
        const found = flights(facts, before)
        const odd = found.map(({ piece }) => piece.kind).filter((kind) => !Object.hasOwn(pieces.motions, kind))
        wrong.push(...odd.map((kind) => `${facts.kind}: nobody knows how a ${kind} moves`))
        if (found.length > 16) wrong.push(`${facts.kind}: ${found.length}`)
        const lost = found.flatMap(({ from, to }) => [from, to]).filter((at) => !KNOWN.has(at) && !PASSED.test(at))
        wrong.push(...lost.map((at) => `${facts.kind}: ${at}`))
      }
    }
    bringToFront(0)
    const match = play(players, 'flights', (moment) => {
      before ??= moment.view
      check(moment.match)
      before = moment.view
    })
    check(match)
    expect([...new Set(wrong)]).toEqual([])
  })
})

/** Everything that can be pointed at. */
const KNOWN: ReadonlySet<string> = (() => {
  const ids = (kind: string, list: readonly { readonly id: string }[]) => list.map(({ id }) => `${kind}:${id}`)
  const items = ['coin', 'wood', 'stone', 'food', 'gold', 'cloth']
  const sides = BOX.tiles.doubles.flatMap(({ id }) => sidesOf(id))
  return new Set([
    ...ALL_PAIRS.flatMap(({ first, second }) =>
      sides.flatMap((side) => {
        const [one, other] = side.split('-')
        return [lie(first, one, second, other), lie(first, other, second, one)]
      }),
    ),
    ...SPACES.flatMap(({ id }) => [
      `hex:${id}`,
      `free:${id}`,
      `from:${id}`,
      ...items.slice(1).map((item) => `hex:${id}:${item}`),
    ]),
    ...items
      .flatMap((item) => ['item', 'market', 'supply', 'cultivate'].map((kind) => `${kind}:${item}`))
      .filter((place) => place !== 'cultivate:coin'),
    ...sides.map((tile) => `tile:${tile}`),
    ...['forest', 'meadow', 'mountain', 'settlement'].map((terrain) => `terrain:${terrain}`),
    ...BOX.areas.flatMap(({ id }) => [`area:${id}:round`, `area:${id}:square`]),
    ...SITES.map(({ half, space }) => `site:${half}:${space}`),
    ...ids('boat', BOX.boats),
    ...ids('dock', BOX.playerBoard.docks),
    ...ids('building', BOX.playerBoard.buildings),
    ...ids('statue', BOX.playerBoard.statueSpaces),
    'statue:small-5',
    ...ids('merchant', BOX.merchants),
    ...ids('order', BOX.orders),
    ...ids('card', [...BOX.smallCards, ...BOX.largeCards]),
    ...ids('crate', BOX.playerBoard.crates),
    'crate:small-4',
    ...ids('diary', BOX.diaries),
    ...ids('island', BOX.tiles.islands),
    ...ids('exchange', BOX.playerBoard.exchanges),
    ...['ordinary', 'special'].flatMap((worker) => [`worker:${worker}`, `contract:${worker}`]),
    'contract:helm',
    'stone:stone',
    'stone:gold',
    'ship:one-sail',
    'ship:two-sail',
    'cartographer',
    'bag',
    'cooper',
    'feed',
    'storage',
  ])
})()

/** Where pieces only come from and go to. */
const PASSED = /^(supply|diaries|decks|lids|seat:\d|peninsula:\d|ring:\d:\w+|ship:\d:[\w-]+)$/

describe('places', () => {
  const view = viewOf(begin(2, 'fresh'), 0)

  it('lies on a section of the phone, with a card where there is one', () => {
    const sections = new Set(['land', 'work', 'board', 'players'])
    for (const place of KNOWN) expect(sections).toContain(sectionOf(place))
    expect(sectionOf('hex:h0,2')).toBe('land')
    expect(sectionOf('area:A:round')).toBe('work')
    expect(sectionOf('dock:dock-1')).toBe('board')
    expect(card('area:A:round')).toEqual({ kind: 'area', id: 'A' })
    expect(card('ship:one-sail')).toEqual({ kind: 'about', id: 'ships' })
    expect(card('hex:h0,2')).toBeNull()
  })

  it('means nothing where the question is about something else', () => {
    expect(attempt('turn', ['merchant:merchant-1'], view)).toBeNull()
    expect(attempt('pay', ['area:A:round'], view)).toBeNull()
    expect(attempt('', ['item:wood'], view)).toBeNull()
  })

  it('takes the halves of a tile in any order', () => {
    const meant = 'place forest h0,1 meadow h-1,2'
    expect(attempt('income', ['tile:food-wood', 'hex:h0,1:wood', 'hex:h-1,2:food'], view)).toBe(meant)
    expect(attempt('income', ['hex:h-1,2:food', 'hex:h0,1:wood', 'tile:food-wood'], view)).toBe(meant)
    expect(attempt('income', ['tile:cloth-gold', 'hex:h0,1:gold', 'hex:h-1,2:cloth'], view)).toBe(
      'place gold h0,1 settlement h-1,2',
    )
  })

  it('says where a tile lies in one way, whichever half is named first', () => {
    expect(lie('h0,1', 'wood', 'h-1,2', 'food')).toBe(lie('h-1,2', 'food', 'h0,1', 'wood'))
    expect(lie('h0,1', 'wood', 'h-1,2', 'food')).not.toBe(lie('h0,1', 'food', 'h-1,2', 'wood'))
  })

  it('knows the tile of every side', () => {
    for (const { id } of BOX.tiles.doubles) for (const side of sidesOf(id)) expect(doubleOf(side)).toBe(id)
  })
})

describe('answers', () => {
  it('let unused lids come from where they lie', () => {
    bringToFront(0)
    const [taken] = flights({ kind: 'lid-taken', seat: 0, merchant: 'merchant-1' }, undefined)
    const [used] = flights({ kind: 'crate-used', seat: 0, crate: 'crate-1' }, undefined)
    expect([taken.to, used.from]).toEqual(['lids', 'lids'])
  })
})

describe('asking', () => {
  it('names only rules, questions and events of the game', () => {
    const rules = new Set<string>(cooperIsland.reasons.map(({ rule }) => rule))
    const kinds = new Set<string>(cooperIsland.questions.map(({ kind }) => kind))
    for (const kind of kinds) expect([undefined, ...rules]).toContain(bindingRule(kind))
    for (const question of Object.keys(GESTURES)) expect(kinds).toContain(question)
    const events = new Set<string>(cooperIsland.events.map(({ kind }) => kind))
    for (const kind of [...QUIET, ...CHAPTERS]) expect(events).toContain(kind)
  })

  it('says outright why a work space or a merchant is barred', () => {
    const { state } = begin(2, 'outright')
    for (const question of ['turn', 'load-merchant']) {
      expect(outright(question).length).toBeGreaterThan(4)
      for (const text of outright(question)) expect(cooperIsland.parse(state as never, text)).toBeGreaterThanOrEqual(0)
    }
  })

  it('says where one is, in every language', () => {
    const view = viewOf(begin(2, 'where'), 0)
    const working = { ...view, round: 3, now: { phase: 'work', by: 0 } }
    expect(headline(working, [], 'en')).toBe('Round 3 of 5, work')
    expect(headline(working, [], 'pt')).toBe('Rodada 3 de 5, trabalho')
    expect(headline(working, [], 'it')).toBe('Round 3 di 5, lavoro')
    const feeding = { ...view, now: { phase: 'clean-up', by: 0, step: 'feed' } }
    expect(phase(feeding, cooperIsland.words('en', view.options))).toBe('Feed the workers')
    expect(phase(working, cooperIsland.words('pt', view.options))).toBe('Trabalho')
    expect(chapterOf({ ...view, now: { phase: 'over' } })).toBe('scoring')
    for (const language of LANGUAGES) {
      for (const now of ['set-up', 'income', 'work', 'clean-up', 'scoring', 'over']) {
        expect(WORDS[language].phases).toHaveProperty(now)
      }
    }
  })
})

describe('the help', () => {
  it.each(LANGUAGES)('has a card for everything that can be looked up, and every chapter: %s', async (language) => {
    const help = await loadHelp('cooper-island', language, { players: 2 })
    const about = [...KNOWN, ...BOX.workBoard.milestones.map(({ id }) => `milestone:${id}`)].flatMap((place) => {
      const found = card(place)
      return found ? [found] : []
    })
    // Statue and crate spaces of cards are told of by their cards.
    const missing = about.filter(({ kind, id }) => !help?.card(kind, id) && !(kind === 'statue' && id === 'small-5'))
    expect(missing).toEqual([])
    for (const chapter of ['set-up', 'income', 'work', 'clean-up', 'scoring']) {
      expect(help?.section(chapter)?.paragraphs.length).toBeGreaterThan(0)
    }
    const texts = help?.cards.flatMap(({ title, summary, details, source }) => [title, summary, ...details, source])
    expect(texts?.filter((text) => text === '' || /undefined|^[a-z]+(-[a-z0-9]+)+$/.test(text))).toEqual([])
  })
})
