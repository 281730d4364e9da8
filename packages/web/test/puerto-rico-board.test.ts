import { Match } from '@quayside/kernel'
import { puertoRico } from '@quayside/puerto-rico'
import { BUILDINGS } from '@quayside/puerto-rico/data/catalogue'
import { EVENTS } from '@quayside/puerto-rico/events'
import { QUESTIONS } from '@quayside/puerto-rico/questions'
import { REASONS } from '@quayside/puerto-rico/reasons'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  bindingRule,
  chapterOf,
  GESTURES,
  headline,
  outright,
  phase,
  toPlace,
} from '../src/games/puerto-rico/board/asking.ts'
import { attempt } from '../src/games/puerto-rico/board/attempt.ts'
import { CHAPTERS, flights, QUIET } from '../src/games/puerto-rico/board/flights.ts'
import { order } from '../src/games/puerto-rico/board/order.ts'
import { card, places, sectionOf } from '../src/games/puerto-rico/board/places.ts'
import { columns, marketNumber, priceOf, printed, seatOf, type View } from '../src/games/puerto-rico/board/things.ts'
import { SECTION_ORDER } from '../src/games/puerto-rico/help/sections.ts'
import { pieces } from '../src/games/puerto-rico/motion/index.ts'
import { everyLanguage } from './every-language.ts'
import { type Moment, play, TABLES } from './puerto-rico-games.ts'

beforeAll(everyLanguage)

describe.each(TABLES)('$edition, $players players, $name', (options) => {
  /** What a look at every moment of a game finds wrong. */
  const wrongIn = (seed: string, look: (moment: Moment) => readonly string[]): string[] => {
    const wrong: string[] = []
    play(options, seed, (moment) => wrong.push(...look(moment)))
    return wrong
  }

  it('finds every answer again from its places', () => {
    const wrong = wrongIn('places', ({ question, view, answers }) =>
      answers
        .filter(({ text, facts }) => places(facts).length > 0 && attempt(question, places(facts), view) !== text)
        .map(({ text }) => text),
    )
    expect(wrong).toEqual([])
  })

  it('gives different answers different places and a place in the order', () => {
    const twice = (list: readonly unknown[]) => new Set(list).size < list.length
    const wrong = wrongIn('order', ({ question, answers }) => {
      const placed = answers.map(({ facts }) => places(facts).join(' ')).filter(Boolean)
      return twice(placed) || twice(answers.map(({ facts }) => order(facts))) ? [question] : []
    })
    expect(wrong).toEqual([])
  })

  it('means something the referee can judge, whatever is picked', () => {
    const nonsense = ['no-such-ship', 'role-not-in-play', 'not-in-market', 'unknown-answer']
    const wrong = wrongIn('why', ({ match, seat, question, view }) =>
      pickable(view)
        .map((place) => attempt(question, [place], view))
        .filter((text) => text !== null)
        .filter((text) => {
          const known = puertoRico.parse(match.state as never, text) >= 0
          return !known || nonsense.includes(match.why(seat, text)?.code ?? '')
        }),
    )
    expect(wrong).toEqual([])
  })

  it('prints every building of the market outright, at the price the referee asks, and every candidate for it', () => {
    const wrong = wrongIn('market', ({ question, view, answers }) => {
      const said = outright(question, view)
      if (question === 'market-draft') return answers.map(({ text }) => text).filter((text) => !said.includes(text))
      if (question !== 'builder-build') return said
      const missing = Object.keys(view.market).filter((building) => !said.includes(`build ${building}`))
      const dear = answers.filter(
        ({ facts }) => facts.kind === 'build' && priceOf(view, String(facts.building)) !== facts.price,
      )
      return [...missing, ...dear.map(({ text }) => text)]
    })
    expect(wrong).toEqual([])
  })

  it('knows whose view it is', () => {
    const wrong = wrongIn('so', ({ seat, view }) => (seatOf(view) === seat ? [] : [`the view of seat ${seat}`]))
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
        if (found.length > 7) wrong.push(`${facts.kind}: ${found.length}`)
        wrong.push(...found.flatMap(({ from, to }) => [from, to]).filter((place) => !KNOWN.test(place)))
      }
    }
    const match = play(options, 'flights', (moment) => {
      before ??= moment.view
      check(moment.match)
      before = moment.view
    })
    check(match)
    expect(wrong).toEqual([])
  })
})

const KNOWN =
  /^(role:\w+|open:\w+(:\d)?|stack(:\d)?|quarry|house|ship:\d|worker-(ship|supply)|vp-supply|post|festival|supply:\w+|market:[\w-]+|(seat|coins|vp|workers|fields|town):\d|goods:\d:\w+)$/

/** Everything that can be pointed at in a view. */
function pickable(view: View): string[] {
  const piles = view.piles?.map((pile, i) => [pile.open ?? 'corn', i + 1] as const)
  const me = view.players[seatOf(view) ?? 0]
  return [
    ...Object.keys(view.roleCoins).map((role) => `role:${role}`),
    ...(piles
      ? piles.flatMap(([tile, pile]) => [`open:${tile}:${pile}`, `stack:${pile}`])
      : [...view.openFields.map((tile) => `open:${tile}`), 'stack']),
    ...me.fields.map(({ tile }) => `field:${tile}`),
    ...me.city.map(({ building }) => `city:${building}`),
    ...Object.keys(view.market).map((building) => `market:${building}`),
    ...Object.keys(me.goods).map((good) => `pile:${good}`),
    ...view.ships.map(({ capacity }) => `ship:${capacity}`),
    'quarry',
    'wharf',
    'house',
    'warehouse',
    'single',
    'worker-ship',
    ...['spare', 'aboard', 'guest'].flatMap((place) => [`${place}:worker`, `${place}:noble`]),
    ...['worker', 'noble', 'vp'].map((thing) => `return:${thing}`),
    'lift-spare',
    'forest',
    'post',
    'small:1',
    'keep:1',
    ...(me.hand ?? []).map((id) => `card:${id}`),
    ...(me.achievements ?? []).flatMap(({ id }) => (id ? [`card:${id}`] : [])),
  ]
}

/** Four players at the start. */
const fresh = ((): View => {
  const begun = Match.begin(puertoRico, { players: 4 }, 'ship')
  if (!begun.ok) throw new Error(begun.error.message)
  return puertoRico.view(begun.value.state as never, 0) as unknown as View
})()

describe('places', () => {
  it('names a good and a ship together, in any order', () => {
    expect(attempt('captain-load', ['pile:tobacco', 'ship:5'], fresh)).toBe('load tobacco 5')
    expect(attempt('captain-load', ['ship:5', 'pile:tobacco'], fresh)).toBe('load tobacco 5')
    expect(attempt('captain-load', ['wharf', 'pile:tobacco'], fresh)).toBe('load tobacco wharf')
    expect(attempt('captain-store', ['warehouse', 'pile:corn'], fresh)).toBe('keep corn')
  })

  it('means nothing where the question is about something else', () => {
    expect(attempt('captain-load', ['market:hospice'], fresh)).toBeNull()
    expect(attempt('builder-build', ['pile:corn'], fresh)).toBeNull()
    expect(attempt('mayor-privilege', ['field:corn'], fresh)).toBeNull()
    expect(attempt('', ['role:mayor'], fresh)).toBeNull()
  })

  it('asks about the ship that carries the good when only the good is picked', () => {
    const ships = fresh.ships.map((ship) => (ship.capacity === 7 ? { ...ship, good: 'sugar', count: 7 } : ship))
    expect(attempt('captain-load', ['pile:sugar'], { ...fresh, ships })).toBe('load sugar 7')
    expect(attempt('captain-load', ['pile:corn'], { ...fresh, ships })).toBe('load corn 5')
    expect(attempt('captain-load', ['ship:7'], { ...fresh, ships })).toBe('load sugar 7')
  })

  it('shows each on a section of the phone, with a card where there is one', () => {
    expect(sectionOf('ship:6')).toBe('harbour')
    expect(sectionOf('pile:corn')).toBe('harbour')
    expect(sectionOf('market:hospice')).toBe('market')
    expect(card('open:corn:3')).toEqual({ kind: 'tile', id: 'corn' })
    expect(card('owned:hospice')).toEqual({ kind: 'building', id: 'hospice' })
    expect(card('goods:2:sugar')).toEqual({ kind: 'good', id: 'sugar' })
    expect(card('ship:6')).toEqual({ kind: 'role', id: 'captain' })
    expect(card('coins:1')).toBeNull()
  })
})

describe('the market', () => {
  it('stands in four columns by what quarries can save, each building once', () => {
    const base = BUILDINGS.filter(({ set }) => set === 'base')
    const all = columns(base.map(({ id }) => id))
    expect(all.map(({ limit }) => limit)).toEqual([1, 2, 3, 4])
    expect(all.map(({ buildings }) => buildings.length)).toEqual([6, 6, 6, 5])
    const row = columns(BUILDINGS.map(({ id }) => id)).flatMap(({ buildings }) => buildings)
    expect(row.map(marketNumber)).toEqual(row.map((_, i) => i))
    expect(printed('city-hall').spaces).toBe(2)
  })
})

describe('asking', () => {
  it('names only rules and questions of the game', () => {
    const rules = new Set<string>(REASONS.map(({ rule }) => rule))
    for (const { kind } of QUESTIONS) expect([undefined, ...rules]).toContain(bindingRule(kind))
    expect(bindingRule('captain-load')).toBe('captain-duty')
    const kinds = new Set<string>(QUESTIONS.map(({ kind }) => kind))
    for (const question of Object.keys(GESTURES)) expect(kinds).toContain(question)
  })

  it('leaves out and begins chapters with events there are', () => {
    const kinds = new Set<string>(EVENTS.map(({ kind }) => kind))
    for (const kind of [...QUIET, ...CHAPTERS]) expect(kinds).toContain(kind)
  })

  it('counts the workers in hand that have a circle to go to', () => {
    const [first, ...others] = fresh.players
    const of = (told: { readonly toPlace?: number }) => ({
      ...fresh,
      players: [{ ...first, ...told, spare: 5 }, ...others],
    })
    expect(toPlace(of({ toPlace: 3 }), 0)).toBe(3)
    // An older table tells only those in hand.
    expect(toPlace(of({}), 0)).toBe(5)
  })

  it('names the phase, and the chapter of the rules that fits', () => {
    const words = puertoRico.words('en', fresh.options)
    expect(phase(fresh, words)).toBe('')
    expect(phase({ ...fresh, now: { phase: 'captain', by: 0 } }, words)).toBe('Captain')
    const phases = ['choose', 'over', ...Object.keys(fresh.roleCoins)]
    for (const now of phases) expect(SECTION_ORDER).toContain(chapterOf({ ...fresh, now: { phase: now, by: 0 } }))
  })

  it('says where one is', () => {
    const match = play({ edition: 'classic', players: 3 }, 'end', () => {})
    const names = ['Marta', 'Anselmo', 'Caio']
    const over = puertoRico.view(match.state as never, 0) as unknown as View
    expect(headline(over, names, 'en')).toMatch(/^Over after \d+ rounds$/)
    const playing = { ...over, round: 9, governor: 1, now: { phase: 'choose', by: 1 }, endTriggered: false }
    expect(headline(playing, names, 'en')).toBe('Round 9, governor Anselmo')
    expect(headline({ ...playing, endTriggered: true }, names, 'pt')).toBe('Rodada 9, a última, governa Anselmo')
  })
})
