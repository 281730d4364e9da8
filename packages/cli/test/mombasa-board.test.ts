import { LANGUAGES, type Match } from '@quayside/kernel'
import { newMatch } from '@quayside/kernel/scenarios'
import { mombasa, mombasaWith } from '@quayside/mombasa'
import type { DataPack } from '@quayside/mombasa/data/pack'
import { describe, expect, test } from 'vitest'
import { boardFor } from '../src/boards/index.ts'
import { WORDS } from '../src/games/mombasa/words/index.ts'
import { widthOf } from '../src/text/layout.ts'
import { detail, drawing, drawn, NAMES, part, playOn, viewOf } from './support/drawing.ts'

const begin = (options: object = {}, game = mombasa): Match => newMatch(game, options, 'board')

const toPlanning = (match: Match) =>
  playOn(
    match,
    mombasa.policy,
    () => {},
    () => match.status().ask[0]?.kind === 'plan',
  )
const toQuestion = (match: Match, kind: string) =>
  playOn(
    match,
    mombasa.policy,
    () => {},
    () => match.status().ask[0]?.kind === kind,
  )

test.each([
  [2, 'later', 80, 24],
  [3, 'first', 80, 40],
  [4, 'later', 120, 42],
])(
  '%i players, %s game, %i×%i: every moment fits and says something in any language',
  (players, setup, width, rows) => {
    const match = begin({ players, setup })
    const looks = LANGUAGES.flatMap((language) =>
      [0, players - 1].map((seat) => ({ seat, language, width, rows: rows - 12 })),
    )
    let moments = 0
    playOn(match, mombasa.policy, () => {
      if (moments++ % 20 > 0) return
      for (const look of looks) {
        const table = drawn(match, look)
        expect(table.length).toBeLessThanOrEqual(Math.max(look.rows, 12))
        const lines = [...table, ...detail(match, look)]
        expect(lines.filter((line) => widthOf(line) > width)).toEqual([])
        expect(lines.join('\n')).not.toMatch(/undefined|NaN|\[object|null/)
      }
    })
    expect(match.over).toBe(true)
    for (const language of LANGUAGES) expect(drawn(match, { language })[0]).toContain(WORDS[language].phases.over)
  },
)

test.each(LANGUAGES)('its words in %s are as short as their places', (language) => {
  const words = WORDS[language]
  for (const name of Object.values(words.parts)) expect(name).toMatch(/^\p{Ll}+$/u)
  expect(new Set(Object.values(words.parts)).size).toBe(Object.keys(words.parts).length)
  for (const short of [...Object.values(words.companies), ...Object.values(words.kinds)])
    expect(widthOf(short)).toBeLessThanOrEqual(5)
})

describe('what it shows', () => {
  test('round, phase and first player', () => {
    const match = begin()
    expect(drawn(match)[0]).toContain('Round 1/7 · Resting cards · ♛ Zoe')
    toPlanning(match)
    expect(drawn(match)[0]).toContain('Round 1/7 · Planning · ♛ Zoe')
    toQuestion(match, 'turn')
    expect(drawn(match)[0]).toContain('Round 1/7 · Actions: Zoe · ♛ Zoe')
  })

  test('tracks with shares, calls, bonuses and every marker; bases with their coins', () => {
    const match = begin()
    toPlanning(match)
    const wide = drawn(match).join('\n')
    expect(wide).toContain(
      '● Mombasa     0  ₀₀₁₁₂ ₀₁₀₁₂ ₁₀₀₁₂  A1 0AB · 1 ·Z 2 ★ · 3 · · »2 4 ★ · · · 5 · · · 6 »6 · · 7',
    )
    const narrow = drawn(match, { width: 80 }).join('\n')
    expect(narrow).toContain('● Mom 0  5 5 5  A1 0AB · 1 ·Z 2 ★ ·')
    const companies = part(match, 'companies')
    expect(companies).toContain('★5 £1 exp +1')
    expect(companies).toContain('Zoe  space 3 · 1 share · next share in 1 · »2 in 7 · ★ in 2')
  })

  test('where companies stand, what they can enter, and at length every border', () => {
    const match = begin()
    expect(drawn(match).join('\n')).toContain('● Mombasa     → 1 Somaliland £2 · 1 Tanganyika ◆1 ⚒2 · 2 Kenya ↑1')
    const map = part(match, 'map')
    expect(map).toContain('═[●]  ─Abyssinia  ═Congo Basin  ═Kordofan  ═Somaliland  ─Tanganyika')
    expect(map.split('\n').filter((line) => /[─═]/.test(line))).toHaveLength(24)
  })

  test('an occupied region costs a point more and shows whose it is', () => {
    const match = begin()
    toQuestion(match, 'enter-region')
    const company = (viewOf(match, 0) as { expanding: string }).expanding
    const facts = match
      .legal(match.status().toMove[0])
      .map((answer) => match.game.answerFacts(match.state, match.status().toMove[0], answer))
    const row = drawn(match).find((line) => line.includes('→') && line.includes(NAME_OF[company])) ?? ''
    for (const entry of facts) {
      if (entry.kind !== 'enter') continue
      const region = match.game.words('en', match.options).thing('region', String(entry.region))
      expect(row).toContain(`${entry.points} ${region}`)
    }
    expect(drawn(match).at(-1)).toMatch(/expands, \d points? left/)
  })

  test('the card display with prices and the book display with what books ask for and give', () => {
    const match = begin()
    const text = drawn(match).join('\n')
    expect(text).toMatch(/left +\+2 +middle +\+1 +right +\+0/)
    expect(text).toMatch(/ban 3 +5=3\+2/)
    expect(text).toMatch(/1: A ✎1 +2: A ✎1 +3: B ✎1 +4: B ✎1 +5: C ✎2 +6: C ✎2/)
    expect(part(match, 'books')).toContain('round 2: £2')
  })

  test('bonus spaces, free and taken', () => {
    const match = begin()
    toPlanning(match)
    expect(drawn(match).join('\n')).toContain('♛ ✎1  buy £1  discard +£2')
    playOn(
      match,
      mombasa.policy,
      () => {},
      () => Object.keys((viewOf(match, 0) as { spaces: object }).spaces).length > 0,
    )
    const [[space, seat]] = Object.entries((viewOf(match, 0) as { spaces: Record<string, number> }).spaces)
    expect(part(match, 'spaces')).toContain(
      `${match.game.words('en', match.options).thing('bonus', space)} (${NAMES[seat]})`,
    )
    expect(drawn(match).join('\n')).toContain(`(${NAMES[seat]})`)
  })

  test('players: pounds, both tracks with what comes next, shares, slots, hand and resting piles', () => {
    const match = begin()
    toPlanning(match)
    match.answer(0, 'lay banana-1 2')
    const text = drawn(match, { width: 80 }).join('\n')
    expect(text).toContain('♛Zoe  £1 · ◆0 £0→6 £10 · ✎0 £0→4 £10 · ●1 ■0 ◇0 ▲0 · 2 markers')
    expect(text).toContain('1 × ◆8  2[ban 1]  3[ ]  4[ ]  5 × ✎5')
    expect(text).toMatch(/resting 2: cof 2 {3}3: ban 1 {3}4: cot 1/)
    expect(text).toContain('books   1 A exp2→£2  2 –')
    expect(part(match, 'players')).toContain('6ø –')
  })
})

const NAME_OF: { readonly [company: string]: string } = {
  mombasa: 'Mombasa',
  'cape-town': 'Cape Town',
  'saint-louis': 'Saint-Louis',
  cairo: 'Cairo',
}

describe('plans are secret', () => {
  test('nobody sees which cards of another lie in the slots', () => {
    const looks = [['lay banana-2 2'], ['lay cotton-2 3', 'lay bookkeeper-2 4'], []].map((plan) => {
      const match = begin()
      toPlanning(match)
      for (const answer of [...plan, 'seal']) expect(match.answer(1, answer).ok).toBe(true)
      const look = { seat: 0 }
      return [...drawn(match, look), ...detail(match, look)].join('\n')
    })
    expect(looks[1]).toBe(looks[0])
    expect(looks[2]).toBe(looks[0])
    expect(looks[0]).toMatch(/Ada .*sealed/)
    expect(looks[0]).toMatch(/Ben .*planning/)
  })

  test('once all have sealed, everybody sees them', () => {
    const match = begin()
    toPlanning(match)
    match.answer(1, 'lay banana-2 2')
    for (const seat of [0, 1, 2]) match.answer(seat, 'seal')
    expect(drawn(match).join('\n')).toMatch(/Ada[^♛]*2\[ban 2\]/)
  })
})

describe('little room', () => {
  test('what is asked about stays, the rest is named', () => {
    const match = begin()
    toPlanning(match)
    const table = drawn(match, { width: 80, rows: 8 })
    expect(table.length).toBeLessThanOrEqual(8)
    expect(table.join('\n')).toContain('hand    ban 1')
    expect(table.at(-1)).toBe(' More with v: players · companies · map · cards · books · spaces')
  })

  test('goods: the cards one can buy', () => {
    const match = begin()
    toQuestion(match, 'goods')
    const seat = match.status().toMove[0]
    expect(drawn(match, { seat, width: 80, rows: 16 }).join('\n')).toContain('middle')
  })
})

describe('answers in the signs of the board', () => {
  const said = (match: Match, kind: string): string[] => {
    toQuestion(match, kind)
    const seat = match.status().toMove[0]
    return match.legal(seat).flatMap((answer) => {
      const facts = match.game.answerFacts(match.state, seat, answer)
      return boardFor(match.game).answer?.(facts, drawing(match, { seat })) ?? []
    })
  }

  test('books as they are drawn in the display', () => {
    const signs = said(begin(), 'spend-points')
    expect(signs.length).toBeGreaterThan(3)
    for (const text of signs) expect(text).toMatch(/^Take book [ABC] .+→.+$/)
  })

  test('cards with their price, and nothing for what is short in words', () => {
    const signs = said(begin(), 'goods')
    for (const text of signs) expect(text).toMatch(/^Buy (ban|cot|cof|exp|bkp|mer|share) .*: \d+$/)
  })
})

test('a data pack of one own shows on the board', () => {
  const pack = structuredClone(mombasa.data?.pack) as DataPack
  const call = pack.tracks.tracks[0].capitalCalls[0] as { pounds: number }
  call.pounds = 7
  const kenya = pack.map.regions.find(({ id }) => id === 'kenya') as { mines: number }
  kenya.mines = 3
  const text = drawn(begin({}, mombasaWith(pack))).join('\n')
  expect(text).toContain('»7')
  expect(text).toContain('2 Kenya ↑1 ⚒3')
})
