import { LANGUAGES, type Match } from '@quayside/kernel'
import { mombasa } from '@quayside/mombasa'
import { COMPANIES } from '@quayside/mombasa/ids'
import { beforeAll, describe, expect, it } from 'vitest'
import { outright } from '../src/games/mombasa/board/asking.ts'
import { attempt } from '../src/games/mombasa/board/attempt.ts'
import { spacesOf } from '../src/games/mombasa/board/bases.ts'
import { flights } from '../src/games/mombasa/board/flights.ts'
import { meant } from '../src/games/mombasa/board/moment.ts'
import { order } from '../src/games/mombasa/board/order.ts'
import { card, places, sectionOf } from '../src/games/mombasa/board/places.ts'
import { reachWords } from '../src/games/mombasa/board/reach.ts'
import { COMPANY_ROWS, seatOf, type View } from '../src/games/mombasa/board/things.ts'
import { BOARD_WORDS } from '../src/games/mombasa/board/words-boards.ts'
import { pieces } from '../src/games/mombasa/motion/index.ts'
import { everyLanguage } from './every-language.ts'
import { DRAWN, ENDS, fresh, type Moment, pickable, play } from './mombasa-moments.ts'

beforeAll(everyLanguage)

const TABLES = [2, 3, 4].flatMap((players) => ['first', 'later'].map((setup) => ({ players, setup })))

/** Answers that have only their button. */
const IN_DOCK = ['seal', 'done', 'end', 'pay', 'stop', 'pounds', 'reward-points', 'tier', 'option', 'take']

describe.each(TABLES)('$players players, $setup game', (options) => {
  /** What a look at every moment of some games finds wrong. */
  const wrongIn = (seed: string, look: (moment: Moment) => readonly string[]): string[] => {
    const wrong: string[] = []
    play(options, seed, (moment) => wrong.push(...look(moment)))
    return [...new Set(wrong)]
  }

  it('finds every answer again from its places, or has it in the dock', () => {
    const wrong = wrongIn('places', ({ question, view, answers }) =>
      answers
        .filter(({ text, facts }) =>
          places(facts).length > 0 ? attempt(question, places(facts), view) !== text : !IN_DOCK.includes(facts.kind),
        )
        .map(({ text }) => `${question}: ${text}`),
    )
    expect(wrong).toEqual([])
  })

  it('shows every place of an answer as a thing that is drawn, on a section', () => {
    const sections = ['map', 'market', 'mine', 'players']
    const wrong = wrongIn('drawn', ({ question, view, answers }) => {
      const stand = new Set(
        pickable(view).flatMap((place) => [false, true].map((on) => meant(place, question, view, on))),
      )
      return answers
        .flatMap(({ facts }) => places(facts))
        .filter((place) => !sections.includes(sectionOf(place)) || !(DRAWN.test(place) || stand.has(place)))
    })
    expect(wrong).toEqual([])
  })

  it('can pick every answer that has places, by things that are drawn', () => {
    const wrong = wrongIn('picked', ({ question, view, answers }) => {
      const placed = answers.filter(({ facts }) => places(facts).length > 0)
      return placed
        .filter(({ facts }) => {
          const here = places(facts)
          return placed.filter((other) => here.every((place) => places(other.facts).includes(place))).length !== 1
        })
        .map(({ text }) => `${question}: ${text}`)
        .concat(view.game === 'mombasa' ? [] : ['another game'])
    })
    expect(wrong).toEqual([])
  })

  it('gives different answers different places in the order', () => {
    const wrong = wrongIn('order', ({ question, answers }) => {
      const numbers = answers.map(({ facts }) => order(facts))
      return new Set(numbers).size < numbers.length || numbers.some((n) => !(n >= 0)) ? [question] : []
    })
    expect(wrong).toEqual([])
  })

  it('means something the referee can judge, whatever is picked', () => {
    const wrong = wrongIn('why', ({ match, question, view }) =>
      pickable(view)
        .flatMap((place) => [
          attempt(question, [place], view),
          attempt(question, [meant(place, question, view, false)], view),
        ])
        .filter((text) => text !== null)
        .filter((text) => mombasa.parse(match.state as never, text) < 0)
        .map((text) => `${question}: ${text}`),
    )
    expect(wrong).toEqual([])
  })

  it('prints outright why a card or a bonus space is closed', () => {
    const wrong = wrongIn('outright', ({ match, question, view, answers }) => {
      const said = outright(question, view)
      const kinds = ['buy', 'mark']
      const missing = answers.filter(({ text, facts }) => kinds.includes(facts.kind) && !said.includes(text))
      const unknown = said.filter((text) => mombasa.parse(match.state as never, text) < 0)
      return [...missing.map(({ text }) => text), ...unknown]
    })
    expect(wrong).toEqual([])
  })

  it('knows whose view it is', () => {
    expect(wrongIn('seat', ({ seat, view }) => (seatOf(view) === seat ? [] : [`the view of seat ${seat}`]))).toEqual([])
  })

  it('draws posts where they uncover what a share is worth', () => {
    const wrong = wrongIn('sums', ({ view }) => {
      const open = (company: string) =>
        [1, 2, 3]
          .flatMap((column) => spacesOf(view, null, company, column))
          .reduce((sum, { post, coins }) => (post === 'none' ? sum + coins : sum), 0)
      return COMPANIES.filter((company) => open(company) !== view.shareValues[company])
    })
    expect(wrong).toEqual([])
  })

  it('words how far inkwells go, and what stops them', () => {
    const odd = wrongIn('ink', ({ view }) =>
      LANGUAGES.flatMap((language) =>
        view.players.flatMap((player) => {
          const said = reachWords(BOARD_WORDS[language], player)
          return (said === '') === (player.slots === undefined) && !/undefined|NaN/.test(said) ? [] : [said]
        }),
      ),
    )
    expect(odd).toEqual([])
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
        if (found.length > 4) wrong.push(`${facts.kind}: ${found.length}`)
        const ends = found.flatMap(({ from, to }) => [from, to])
        wrong.push(...ends.filter((place) => !DRAWN.test(place) && !ENDS.test(place)))
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

describe('the order of the companies', () => {
  it('is the same for keys as for bases, tracks and shares', () => {
    expect([...COMPANY_ROWS].sort()).toEqual([...COMPANIES].sort())
    for (const kind of ['advance', 'expand', 'track']) {
      const numbers = COMPANY_ROWS.map((company) => order({ kind, company }))
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
    }
  })
})

describe('places', () => {
  it('names a card and a slot together, in any order', () => {
    expect(attempt('plan', ['hand:banana-1', 'slot:3'], fresh)).toBe('lay banana-1 3')
    expect(attempt('plan', ['slot:3', 'hand:banana-1'], fresh)).toBe('lay banana-1 3')
    expect(attempt('enter-region', ['column:2', 'region:kenya'], { ...fresh, expanding: 'mombasa' })).toBe(
      'enter kenya 2',
    )
  })

  it('means nothing where the question is about something else', () => {
    expect(attempt('plan', ['region:kenya'], fresh)).toBeNull()
    expect(attempt('goods', ['bonus:buy-card'], fresh)).toBeNull()
    expect(attempt('', ['company:cairo'], fresh)).toBeNull()
  })

  it('takes the columns of the base that a post leaves, and slots for the +1 tile while it is held', () => {
    const expanding = { ...fresh, expanding: 'cairo' }
    expect(meant('base:cairo:2', 'enter-region', expanding as View, false)).toBe('column:2')
    expect(meant('base:mombasa:2', 'enter-region', expanding as View, false)).toBe('base:mombasa:2')
    expect(meant('slot:2', 'goods', fresh, true)).toBe('attach:2')
    expect(meant('slot:2', 'goods', fresh, false)).toBe('action:2')
    expect(meant('slot:2', 'plan', fresh, false)).toBe('slot:2')
  })

  it('takes all of a base for its company where one is chosen', () => {
    expect(meant('base:cairo:2', 'goods', fresh, false)).toBe('company:cairo')
    expect(meant('base:cairo:2', 'remove-post', fresh, false)).toBe('base:cairo:2')
    expect(attempt('remove-post', ['base:cairo:2'], fresh)).toBe('remove cairo 2')
    expect(attempt('turn', ['bonus:buy-card', 'marker'], fresh)).toBe('mark buy-card')
  })

  it('has cards for what is drawn', () => {
    expect(card('region:kenya')).toEqual({ kind: 'region', id: 'kenya' })
    expect(card('base:cairo:2')).toEqual({ kind: 'company', id: 'cairo' })
    expect(card('hand:banana-1')).toEqual({ kind: 'card', id: 'banana-1' })
    expect(card('purse:1')).toBeNull()
  })
})
