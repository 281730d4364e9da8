import { cooperIsland, cooperIslandWith } from '@quayside/cooper-island'
import type { DataPack } from '@quayside/cooper-island/data/pack'
import { LANGUAGES, type Match } from '@quayside/kernel'
import { matchAt, newMatch } from '@quayside/kernel/scenarios'
import { random } from '@quayside/kernel/whole-games'
import { describe, expect, test } from 'vitest'
import { boardFor } from '../src/boards/index.ts'
import { WORDS } from '../src/games/cooper-island/words/index.ts'
import { answerMenu } from '../src/table/answers.ts'
import { widthOf } from '../src/text/layout.ts'
import { PLAIN } from '../src/text/style.ts'
import { detail, drawing, drawn, NAMES, part, playOn, viewOf } from './support/drawing.ts'

const begin = (options: object = {}, game = cooperIsland): Match => newMatch(game, options, 'board')

const at = (position: object): Match => matchAt(cooperIsland, { game: 'cooper-island', seed: 'board', ...position })

/** A player who has some of everything. */
const RICH = {
  storage: { coin: 2, gold: 1 },
  market: { wood: 1 },
  cartographer: 4,
  locked: { ordinary: 1, special: 1 },
  merchants: ['merchant-2', 'merchant-4'],
  lids: 1,
  crates: ['crate-draw'],
  ships: [
    { steps: 7, anchors: 1 },
    { steps: 2, anchors: 0 },
  ],
  diaries: 1,
  islands: [{ island: 'isl-coin', half: 'R1.cw' }],
  docks: [
    { dock: 'dock-1', boat: 'boat-coin' },
    { dock: 'dock-2', boat: 'boat-draw', faceDown: true },
  ],
  statueSpaces: ['statue-1'],
  smallCards: ['small-4'],
  doubles: { 'forest-meadow': 2 },
  land: [
    { space: 'h0,2', level: 2, terrain: 'meadow', on: 'food' },
    { space: 'h1,1', level: 1, terrain: 'meadow' },
    { space: 'h0,1', level: 3, terrain: 'mountain', on: 'gold' },
    { space: 'h-1,2', level: 1, terrain: 'settlement', on: 'small' },
    { space: 'h1,0', level: 0 },
    { space: 'h0,0', level: 1, terrain: 'forest', on: 'lid' },
  ],
}
const richTable = () =>
  at({
    options: { players: 2 },
    round: 3,
    cooper: 1,
    orders: [{ order: 'order-1', seat: 0 }, { order: 'order-2' }, { order: 'order-3' }, { order: 'order-7' }],
    work: { A: { round: [1, 0] } },
    players: [RICH],
    now: { phase: 'work', by: 0 },
  })

describe.each(LANGUAGES)('in %s', (language) => {
  test.each([
    [1, 'meadow', 80, 24],
    [2, 'random', 80, 24],
    [3, 'choice', 80, 40],
    [4, 'meadow', 120, 50],
  ])('%i players, start %s, %i×%i: every moment fits and says something', (players, start, width, rows) => {
    const match = begin({ players, start })
    let moments = 0
    playOn(match, random, () => {
      if (moments++ % 15 > 0) return
      for (const seat of [0, players - 1]) {
        const look = { seat, language, width, rows: rows - 10 }
        const table = drawn(match, look)
        expect(table.length).toBeLessThanOrEqual(Math.max(look.rows, 12))
        for (const line of [...table, ...detail(match, look)]) {
          expect(widthOf(line), line).toBeLessThanOrEqual(width)
          expect(line).not.toMatch(/undefined|NaN|\[object|null/)
        }
      }
    })
    expect(match.over).toBe(true)
    expect(drawn(match, { language })[0]).toContain(WORDS[language].phases.over)
  })

  test('its words are as short as their places, and signs differ', () => {
    const words = WORDS[language]
    for (const name of Object.values(words.parts)) expect(name).toMatch(/^\p{Ll}+$/u)
    expect(new Set(Object.values(words.parts)).size).toBe(Object.keys(words.parts).length)
    for (const short of Object.values(words.terrains)) expect(widthOf(short)).toBe(2)
    for (const short of [...Object.values(words.items), ...Object.values(words.standing)])
      expect(widthOf(short)).toBeLessThanOrEqual(6)
    for (const set of [words.terrains, words.items, words.standing, words.letters])
      expect(new Set(Object.values(set)).size).toBe(Object.keys(set).length)
  })
})

describe('what it shows', () => {
  test('round, phase, whose turn and who has the Cooper marker', () => {
    const match = begin({ players: 3 })
    const holder = NAMES[(viewOf(match, 0) as { cooper: number }).cooper]
    expect(drawn(match)[0]).toContain(`Round 1/5 · Income: ${holder} · ♛ ${holder}`)
    expect(drawn(match).at(-1)).toContain('hands left: island, tile')
    expect(drawn(richTable())[0]).toContain('Round 3/5 · Work: Zoe · ♛ Ada')
  })

  test('merchants with prices, the harbour master and whose lids are there', () => {
    expect(drawn(richTable()).join('\n')).toMatch(
      /merchants {2}I gold1 cloth3→⎈1 A {3}II gold2 cloth1→⎈1 ZA {3}III gold2 cloth4→⎈2 ⚑ A/,
    )
    const laid = at({ options: { players: 2 }, harbourMaster: { stands: false } })
    expect(drawn(laid).join('\n')).toContain('I gold1 cloth3→⎈1 ⚐ ZA')
  })

  test('the ring: harbours, islands on their halves, ships and anchors', () => {
    const sea = part(richTable(), 'sea').split('\n')
    expect(sea[0]).toBe(' Zoe ⌂ L1 L2 L3 L4 ≈ R4 R3[Z¹†1] R2 R1')
    expect(sea[1]).toBe(' Ada ⌂[A¹ A²] L1 L2 L3 L4 ≈ R4 R3 R2[Z²] R1›coin1')
  })

  test('the own peninsula as a picture with names, the others small', () => {
    const land = drawn(richTable()).join('\n')
    expect(land).toContain('c1 Me2 food')
    expect(land).toContain('c3 Mo3 gold')
    expect(land).toContain('b2 Se1 SMALL')
    expect(land).toContain('c5 Fo1 LID')
    expect(land).toMatch(/b4 ruin +d4 ·/)
    expect(land).toMatch(/c9\^ ruin +#/)
    expect(land).toContain('Me1f')
    const rows = part(richTable(), 'land').split('\n').slice(1, 10)
    // Rows are half a hex apart: those of even columns begin further to the right.
    expect(rows.map((row) => row.search(/[a-e]\d/) > 5)).toEqual([
      ...[true, true, false, true, false, true, false, true, true],
    ])
  })

  test('everything of a player', () => {
    const text = part(richTable(), 'players', { width: 80 })
    expect(text).toContain('Zoe  coin2 gold1 (free')
    expect(text).toContain('market wood1 · cart 4/6')
    expect(text).toContain('⎈9 (¹7 ²2) · †1')
    expect(text).toContain('diaries 1 · tiles 2 · lids 1')
    expect(text).toContain('tiles  FoMe|MoSe×2')
    expect(text).toMatch(/docks {2}\[coin1\] {2}\(draw1\) {2}coin1 wood4→⎈2/)
    expect(text).toContain('buildings  S1 coin1 wood2 stone2→⎈1')
    expect(text).toContain('[Toll Store]')
    expect(text).toContain('(draw1)  [place1]')
    expect(text).toContain('T:⎈0')
    expect(text).toMatch(/milestones {2}boats {2}lids {2}contracts workers 2\/3 ⎈2 0\/2/)
    expect(text).toContain('locked  ○1 □1')
  })

  test('work spaces with their stacks, and at length what they offer', () => {
    expect(drawn(richTable()).join('\n')).toContain('A ○AZ □–  B ○– □–')
    const work = part(richTable(), 'work')
    expect(work).toContain('○ draw1 or place1, cart1, ♛')
    expect(work).toContain('□ boat−2')
  })

  test('royal orders with their holders', () => {
    expect(drawn(richTable()).join('\n')).toContain('boats 3/4/5→3/5/8 (Zoe)')
    expect(part(richTable(), 'orders')).toContain('landscape 5/7/8→3/5/8')
  })

  test('Cooper in a solo game, and nowhere else', () => {
    const reached = { milestones: 1, gained: { ordinary: 1 } }
    const match = at({
      options: { players: 1 },
      automa: { strategy: 'merchant', stock: 4, counters: { lids: 2 }, steps: 6, diaries: 1, ...reached },
    })
    const text = drawn(match).join('\n')
    expect(text).toContain('♛Cooper  Merchant · stock 4')
    expect(text).toContain('lids 2 · ⎈6 · diaries 1')
    expect(part(match, 'sea')).toContain('R4[C]')
    expect(part(match, 'cooper')).toContain('Merchant')
    expect(part(richTable(), 'cooper')).toBe('')
  })
})

describe('little room', () => {
  test('what is asked about stays, the rest is named', () => {
    const table = drawn(richTable(), { width: 80, rows: 10 })
    expect(table.length).toBeLessThanOrEqual(10)
    expect(table.join('\n')).toContain('work  A ○AZ')
    expect(table.at(-1)).toMatch(/^ More with v: players · land · .*orders$/)
  })

  test('placing: the own peninsula', () => {
    const match = begin({ players: 2 })
    const [seat] = match.status().toMove
    expect(drawn(match, { seat, width: 80, rows: 16 }).join('\n')).toContain('c1 Me1 food')
  })
})

test('what somebody else looks at stays hidden', () => {
  const match = at({
    options: { players: 2 },
    players: [{ storage: { coin: 1, wood: 2, stone: 2 }, land: [{ space: 'h0,2', level: 1, terrain: 'meadow' }] }],
    now: { phase: 'work', by: 0 },
  })
  for (const text of ['work D round', 'erect small', 'put h0,2', 'sail one-sail'])
    expect(match.answer(0, text).ok, text).toBe(true)
  expect(match.status().ask[0].kind).toBe('choose-card')
  const looks = [0, 1].map((seat) => [...drawn(match, { seat }), ...detail(match, { seat })].join('\n'))
  for (const look of looks) expect(look).toContain('Zoe looks at cards: small building')
  for (const text of match.status().ask[0].answers) {
    const name = match.game.words('en', match.options).thing('card', text.replace('keep ', ''))
    expect(looks[1]).not.toContain(name)
  }
})

describe('answers in the signs of the board', () => {
  const said = (match: Match): { readonly text: string; readonly said: string }[] => {
    const [seat] = match.status().toMove
    return match.legal(seat).map((answer) => {
      const facts = match.game.answerFacts(match.state, seat, answer)
      const words = match.game.words('en', match.options).answer(facts)
      const signs = boardFor(match.game).answer?.(facts, drawing(match, { seat })) ?? words
      return { text: match.game.print(match.state, answer), said: signs }
    })
  }
  const signOf = (match: Match, text: string) => said(match).find((offer) => offer.text === text)?.said

  test('placements and islands are short', () => {
    const match = begin({ players: 2 })
    const [placement] = said(match).filter(({ text }) => text.startsWith('place '))
    expect(placement.said).toMatch(/^Place [a-e]\d(Fo|Me|Mo|Se) [a-e]\d(Fo|Me|Mo|Se)$/)
    expect(signOf(match, 'island isl-coin R1.cw h1,1')).toBe('Island coin1 R1.cw d2')
    expect(signOf(match, 'stock h0,2')).toBe('Stock c1 food1')
    expect(signOf(match, 'explore h0,1 forest')).toBe('Explore c3Fo −2')
  })

  test('a hundred answers fit on a screen, those of the question before what is free', () => {
    const match = richTable()
    expect(signOf(match, 'work B round')).toBe('Worker to B○ boat')
    const offers = said(match)
    const { lines, texts } = answerMenu(offers, 80, 8, PLAIN)
    expect(texts).toHaveLength(offers.length)
    expect(texts[0]).toMatch(/^work /)
    expect(lines.length).toBeLessThanOrEqual(20)
  })
})

test('a data pack of one own shows on the board', () => {
  const pack = structuredClone(cooperIsland.data?.pack) as DataPack
  const merchant = pack.merchants[0] as { cost: object; helm: number }
  merchant.cost = { gold: 2, cloth: 2 }
  merchant.helm = 5
  expect(drawn(begin({}, cooperIslandWith(pack))).join('\n')).toContain('I gold2 cloth2→⎈5')
})
