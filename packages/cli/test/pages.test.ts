import { PassThrough } from 'node:stream'
import { botById } from '@quayside/bots'
import { type AnyGame, Match } from '@quayside/kernel'
import { mombasa } from '@quayside/mombasa'
import { puertoRico } from '@quayside/puerto-rico'
import { expect, test } from 'vitest'
import { boardFor } from '../src/boards/index.ts'
import { Input } from '../src/table/input.ts'
import { Screen } from '../src/table/screen.ts'
import { Sitting } from '../src/table/sitting.ts'
import { wordsIn } from '../src/words/index.ts'

const ROWS = 24

/** Sits down at a terminal of 80×24 and types. What was printed comes back in pieces, one for each print. */
async function typed(lines: readonly string[], game: AnyGame = mombasa, options: object = {}): Promise<string[]> {
  const keyboard = new PassThrough()
  const printed: string[] = []
  const out = {
    isTTY: true,
    columns: 80,
    rows: ROWS,
    write: (text: string) => printed.push(text),
  } as unknown as NodeJS.WriteStream
  const paper = new PassThrough()
  paper.resume()
  const input = new Input(keyboard, paper, true)
  keyboard.end(`${lines.join('\n')}\n`)
  const match = Match.begin(game, options, 'pages')
  if (!match.ok) throw new Error(match.error.message)
  await new Sitting({
    match: match.value,
    seat: 0,
    bot: botById('simple') as NonNullable<ReturnType<typeof botById>>,
    botSeed: 'pages',
    who: (seat) => ['Zoe', 'Ada', 'Ben', 'Cleo'][seat],
    board: boardFor(game),
    language: 'en',
    words: wordsIn('en'),
    input,
    screen: new Screen(out, { NO_COLOR: '1' }),
    saveFile: '',
    autosave: false,
  }).play()
  input.close()
  return printed
}

/** What is neither the table nor a fresh screen for it. */
const pagesOf = (printed: readonly string[]): string[] =>
  printed.filter((text) => !text.startsWith('── ') && !text.includes('\x1b'))

const height = (text: string): number => text.trimEnd().split('\n').length

test('the table, what happened and what is asked fill one screen', async () => {
  const printed = await typed(['1', '1', '1', 'seal', 'q', 'n'])
  const tables = printed.filter((text) => text.startsWith('── '))
  expect(tables.length).toBeGreaterThan(3)
  // One line is left to type in.
  for (const table of tables) expect(height(table)).toBeLessThan(ROWS)
})

test.each([
  [{ players: 4 }],
  [{ players: 3, edition: '2020', expansions: ['new-buildings', 'nobles', 'buccaneer', 'festival'] }],
  [{ players: 4, edition: '1897', expansions: ['new-buildings', 'nobles', 'achievements', 'festival'], puertomas: 2 }],
])('so it does in Puerto Rico: %j', async (options) => {
  const printed = await typed([...Array(60).fill('1'), 'q', 'n'], puertoRico, options)
  const tables = printed.filter((text) => text.startsWith('── '))
  expect(tables.length).toBeGreaterThan(30)
  for (const table of tables) {
    expect(height(table), table).toBeLessThan(ROWS)
    for (const line of table.split('\n')) expect([...line].length, line).toBeLessThanOrEqual(80)
  }
})

test('what is longer than the screen is turned page by page', async () => {
  const whole = pagesOf(await typed(['v', ...Array(20).fill(''), 'q']))
  expect(whole.length).toBeGreaterThan(3)
  for (const page of whole) expect(height(page)).toBeLessThanOrEqual(ROWS - 2)
  expect(whole.join('')).toContain('═[●]')
  expect(whole.join('')).toContain('capital call')
})

test('anything but Enter goes back to the table', async () => {
  const printed = await typed(['v', 'x', 'v map', 'q', 'q'])
  const pages = pagesOf(printed)
  expect(pages).toHaveLength(2)
  expect(pages[1]).toContain('→ 1 Somaliland')
})
