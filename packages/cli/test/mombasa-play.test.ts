import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { expectWell, FIRST_ANSWERS, folder, inside, widerThan } from './support/cli.ts'

const PLAY = ['play', 'mombasa', '--plain', '--seed', 'x', '--name', 'Zoe']
/** The cards of the starting tile to their piles; then everybody plans. */
const SET_UP = ['1', '1']

const typed = (lines: readonly string[], ...args: string[]) => inside([...PLAY, ...args], `${lines.join('\n')}\n`)

/** What the table looks like after each line that was typed. */
const screens = (stdout: string): string[] => stdout.split(/^── /m).slice(1)

describe.each([
  ['en', '3', 'first', /wins\.|share the victory\./],
  ['pt', '4', 'later', / vence\.|Vitória dividida/],
  ['it', '2', 'later', /Vince |Vittoria condivisa/],
])('in %s', (lang, players, setup, victory) => {
  test('a game is played to its end', async () => {
    const args = ['--lang', lang, '--players', players, '--option', `setup=${setup}`]
    const played = await inside([...PLAY, ...args], FIRST_ANSWERS)
    expectWell(played, victory)
    expect(widerThan(80, played.stdout)).toEqual([])
  })
})

describe('planning at the same time', () => {
  test('is asked of the person, who can take cards back until the plan is sealed', async () => {
    const lines = [...SET_UP, 'lay banana-1 2', 'lay cotton-2 3', 'u', 'u', 'lay coffee-1 4', 'seal', 'u', 'q', 'n']
    const { stdout } = await typed(lines)
    const [laid, laidTwo, back, empty, again, sealed] = screens(stdout).slice(3)
    expect(laid).toContain('2[ban 1]  3[ ]  4[ ]')
    expect(laidTwo).toContain('2[ban 1]  3[cot 2]  4[ ]')
    expect(back).toContain('2[ban 1]  3[ ]  4[ ]')
    expect(empty).toContain('2[ ]  3[ ]  4[ ]')
    expect(again).toContain('2[ ]  3[ ]  4[cof 1]')
    expect(sealed).toContain('Actions: Zoe')
    expect(sealed).toContain('Can’t undo: something was drawn or revealed since.')
  })

  test('lays the cards out as a table of slots', async () => {
    const plan = screens((await typed([...SET_UP, 'q', 'n'])).stdout)[2]
    expect(plan).toMatch(/Lay a banana card \(1\) in +1 slot 2 +2 slot 3 +3 slot 4\n/)
    expect(plan).toMatch(/\n {2}22 Seal the plan without cards {2}seal\n/)
  })

  test("never shows the others' plans, and shows them once all have sealed", async () => {
    const { stdout } = await typed([...SET_UP, 'v', 'lay banana-1 2', 'v players', 'seal', 'q', 'n'])
    const [, , plan, drafted, revealed] = screens(stdout)
    const slots = (screen: string) => screen.split('\n').filter((line) => /^ +slots/.test(line))
    expect(plan).toMatch(/Ada .*sealed/)
    // One's own on the table, and once more where one looks at it at length.
    expect(slots(plan)).toHaveLength(2)
    expect(slots(drafted)).toHaveLength(2)
    expect(slots(revealed)).toHaveLength(3)
    expect(slots(revealed).join('\n')).toMatch(/\[.+\]/)
  })

  test('goes on with the cards that lay there when the game was saved', async () => {
    const file = folder()('plan.json')
    await typed([...SET_UP, 'lay banana-1 2', `s ${file}`, 'q'])
    expect(JSON.parse(readFileSync(file, 'utf8')).answers.length).toBeGreaterThan(0)
    const { stdout } = await inside(['play', '--plain', '--resume', file, '--name', 'Zoe'], 'q\n')
    expect(screens(stdout)[0]).toContain('2[ban 1]  3[ ]  4[ ]')
  })
})

describe('parts of the table', () => {
  test('are called up by the beginning of their names, with or without accents', async () => {
    const { stdout } = await typed(['v map', 'v card', 'v sig', 'q', 'n'])
    expect(stdout).toContain('═[●]  ─Abyssinia')
    expect(stdout).toContain('discarded  –')
    expect(stdout).toContain('capital call of £2')
    const inPortuguese = await typed(['v espacos', 'q', 'n'], '--lang', 'pt')
    expect(inPortuguese.stdout).toContain('maioria de café')
  })

  test('are named where there is none of that name', async () => {
    const { stdout } = await typed(['v harbour', 'q', 'n'])
    expect(stdout.replace(/\s+/g, ' ')).toContain(
      'There is no part "harbour" to look at; there are: players, companies, map, cards, books, spaces, signs.',
    )
  })
})

test('the table explains itself', async () => {
  const lines = [...SET_UP, '?', '? lay banana-1 1', 'lay coffee-2 2', 'sc', 'q', 'n']
  const { stdout } = await typed(lines)
  expect(stdout).toContain('v PART')
  expect(stdout).toContain('Score so far')
  expect(stdout).toContain('Slot 1 is closed')
  expect(stdout).not.toMatch(/undefined|\[object|NaN/)
})
