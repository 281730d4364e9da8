import { LANGUAGES, type Match } from '@quayside/kernel'
import { matchAt, newMatch } from '@quayside/kernel/scenarios'
import { random } from '@quayside/kernel/whole-games'
import { puertoRico } from '@quayside/puerto-rico'
import { ACHIEVEMENTS } from '@quayside/puerto-rico/data/achievements'
import { describe, expect, test } from 'vitest'
import { WORDS } from '../src/games/puerto-rico/words/index.ts'
import { widthOf } from '../src/text/layout.ts'
import { detail, drawing, drawn, part, playOn, viewOf } from './support/drawing.ts'

const EVERYTHING = ['new-buildings', 'nobles', 'buccaneer', 'festival', 'festival-cards', 'achievements']

const begin = (options: object = {}): Match => newMatch(puertoRico, options, 'board')

const at = (position: object): Match => matchAt(puertoRico, { game: 'puerto-rico', seed: 'board', ...position })

const TABLES: [string, number, number, object][] = [
  ['classic, five players', 80, 24, { players: 5 }],
  ['2020 with its expansions', 80, 24, { edition: '2020', players: 4, expansions: EVERYTHING.slice(0, 4) }],
  ['1897 with everything', 120, 42, { edition: '1897', players: 5, expansions: EVERYTHING }],
  ['1897 against two Puertomas', 80, 24, { edition: '1897', players: 3, expansions: EVERYTHING, puertomas: 2 }],
]

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(TABLES)('%s, %i×%i: every moment fits and says something', (_, width, rows, options) => {
    const match = begin(options)
    let moments = 0
    playOn(match, random, () => {
      if (moments++ % 40 > 0) return
      for (const seat of [0, match.players - 1]) {
        const look = { seat, language, width, rows: rows - 12 }
        const table = drawn(match, look)
        expect(table.length, table.join('\n')).toBeLessThanOrEqual(Math.max(look.rows, 12))
        for (const line of [...table, ...detail(match, look)]) {
          expect(widthOf(line), line).toBeLessThanOrEqual(width)
          expect(line).not.toMatch(/undefined|NaN|\[object|null/)
        }
      }
    })
    expect(match.over).toBe(true)
  })

  test('its words are as short as their places', () => {
    const { parts } = WORDS[language]
    for (const name of Object.values(parts)) expect(name).toMatch(/^\p{Ll}+$/u)
    expect(new Set(Object.values(parts)).size).toBe(Object.keys(parts).length)
  })
})

describe('nobles and forests', () => {
  const match = at({
    options: { edition: '1897', players: 3, expansions: ['nobles', 'new-buildings'], market: 'random' },
    players: [
      {
        fields: [
          { tile: 'corn', nobles: 1 },
          { tile: 'corn', workers: 1 },
          { tile: 'corn' },
          { tile: 'forest', kind: 'sugar' },
          { tile: 'forest', kind: 'coffee', unseen: true },
        ],
        city: [{ building: 'sugar-mill', workers: 1, nobles: 1 }],
        spareNobles: 2,
      },
    ],
  })

  test('have signs of their own', () => {
    const text = drawn(match).join('\n')
    expect(text).toContain('corn ◆●○')
    expect(text).toContain('forest ♣♣')
    expect(text).toContain('Large Sugar Mill ◆●○')
    expect(text).toContain('◆◆ idle')
    expect(text).toMatch(/employment agency \d+ · ◆ \d+\+\d+/)
  })

  test('are told apart in detail: what lies under a forest, unless nobody has seen it', () => {
    expect(part(match, 'players')).toContain('forest ♣  sugar  ?')
    expect(part(match, 'signs')).toMatch(/◆ {2}citizen/)
  })
})

describe('the market', () => {
  test('is only what is on sale in this game', () => {
    const match = begin({ expansions: ['new-buildings'], market: 'random', players: 3 })
    const { market } = viewOf(match, 0) as { market: Record<string, number> }
    const names = drawing(match, {}).game
    const text = part(match, 'market')
    for (const id of ['small-market', 'aqueduct', 'library', 'wharf', 'guild-hall'])
      expect(text.includes(`${names.thing('building', id)} `), id).toBe(id in market)
  })

  test('has other prices where a variant says so', () => {
    expect(part(begin({ variants: ['swap-factory-university'] }), 'market')).toMatch(/Factory +\$8/)
    expect(part(begin(), 'market')).toMatch(/Factory +\$7/)
  })

  test('shows by cost what can be put up while it is chosen', () => {
    const match = begin({ expansions: ['new-buildings'], players: 3 })
    expect(drawn(match)[0]).toContain('Set-up')
    expect(drawn(match).join('\n')).toMatch(/\$1 \(1 free\) {2}Small Market {2}Aqueduct/)
    match.answer(0, 'offer aqueduct')
    const text = drawn(match).join('\n')
    expect(text).toMatch(/\$1 \(full\) {2}Small Market {2}✓Aqueduct/)
    expect(drawn(match, { rows: 6, width: 80 }).join('\n')).toContain('on sale  Aqueduct')
  })
})

describe('the buccaneer', () => {
  test('his marker, a kidnapped role and who left the game', () => {
    const match = at({
      options: { edition: '1897', players: 3, expansions: ['buccaneer'] },
      buccaneer: 1,
      kidnapped: { role: 'builder', by: 1 },
      workersGone: 2,
      now: { phase: 'choose', by: 2 },
      rolesTaken: { 0: ['settler'], 1: ['buccaneer'] },
    })
    const text = drawn(match).join('\n')
    expect(text).toContain('☠Ada')
    expect(text).toContain('Builder (kidnapped by Ada)')
    expect(text).toContain('out of the game 2●')
  })
})

describe('the festival', () => {
  test('shows what lies in the slots, what a goal brings and who has met it', () => {
    const goals = [
      { id: 'estates', estates: ['corn'], metBy: 2 },
      { id: 'goods', goods: ['corn', 'sugar', 'coffee'] },
      { id: 'building', building: 'harbor' },
    ]
    const match = at({ options: { edition: '2020', players: 3, expansions: ['festival'] }, festival: { goals } })
    const text = drawn(match).join('\n')
    expect(text).toContain('Estates: corn → 3 workers (Ben)')
    expect(text).toContain('Goods: corn + sugar + coffee → $3')
    expect(text).toContain('Building: Harbor → 3 VP')
    expect(part(match, 'festival')).toContain('Own at least 3')
  })
})

describe('achievements', () => {
  const titles = (match: Match) => ACHIEVEMENTS.map(({ id }) => drawing(match, {}).game.thing('achievement', id))

  test("are known of oneself, counted of others, and in nobody's sight by name", () => {
    const match = at({
      options: { edition: '1897', players: 3, expansions: ['achievements'] },
      players: [
        { achievements: [{ id: 'deal-closer', fulfilled: true }, { id: 'dock-tycoon' }, { id: 'big-spender' }] },
        {
          achievements: [
            { id: 'trade-tycoon', fulfilled: true, announced: true },
            { id: 'corn-dispatcher' },
            { id: 'major-investor' },
          ],
        },
        { achievements: [{ id: 'pastry-maker' }, { id: 'tavern-supplier' }, { id: 'leading-producer' }] },
      ],
    })
    const text = [...drawn(match), ...detail(match)].join('\n')
    expect(text).toContain('Deal Closer (4 VP) ✓')
    expect(text).toContain('Trade Tycoon (4 VP) ★')
    expect(text).toContain('2 covered')
    const known = titles(match).filter((title) => text.includes(title))
    expect(known.sort()).toEqual(['Big Spender', 'Deal Closer', 'Dock Tycoon', 'Trade Tycoon'])
    const short = drawn(match, { rows: 10, width: 80 }).join('\n')
    expect(short).toMatch(/Ada .*cards 3 ★1/)
  })

  test('to choose from are shown to who chooses', () => {
    const match = begin({
      edition: '1897',
      players: 3,
      expansions: ['achievements'],
      variants: ['achievement-draft'],
    })
    expect(drawn(match, { width: 80 }).join('\n')).toMatch(/to choose from: {2}\p{Lu}/u)
    for (const line of drawn(match, { width: 80 })) expect(widthOf(line), line).toBeLessThanOrEqual(80)
  })
})

describe('a Puertoma', () => {
  const match = at({
    options: { edition: '1897', players: 2, puertomas: 1, expansions: ['nobles'], market: 'base' },
    puertoma: { marker: 'trader', cardsDrawn: [3, 5] },
    players: [
      {},
      {
        coins: 4,
        board: {
          estates: { corn: [1], coffee: [2, 0] },
          quarries: 1,
          levels: [['small-market'], [], [], []],
          abilities: [
            { level: 1, id: 'coin-per-sale', active: true },
            { level: 2, id: 'extra-crate' },
            { level: 3 },
            { level: 4 },
          ],
          reserve: 'fortress',
        },
      },
    ],
  })

  test('has a board: estates with workers and room, levels, abilities, what it reserved', () => {
    const text = drawn(match).join('\n')
    expect(text).toContain('corn ●  coffee ●●○ ○○○')
    expect(text).toContain('I Small Market  II –  III –  IV –  reserved: Fortress')
    expect(text).toContain('I★  II?  III?  IV?')
    expect(text).toContain('1 quarry')
  })

  test('has a marker and cards in the middle of the table', () => {
    expect(part(match, 'table')).toMatch(/Puertoma +marker Trader {2}6 cards left {2}drawn 3 5/)
  })

  test('tells what its open abilities do, and nothing of the others', () => {
    const text = part(match, 'puertoma')
    expect(text).toContain('I★ gets 1 coin whenever it sells')
    expect(text).not.toMatch(/II\? [^ ]/)
    expect(text).not.toContain('gets 1 more crate')
  })
})
