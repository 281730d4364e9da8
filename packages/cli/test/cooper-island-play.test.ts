import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { expectWell, FIRST_ANSWERS, folder, inside, widerThan } from './support/cli.ts'

const PLAY = ['play', 'cooper-island', '--plain', '--seed', 'x', '--name', 'Zoe']

const typed = (lines: readonly string[], ...args: string[]) => inside([...PLAY, ...args], `${lines.join('\n')}\n`)

describe.each([
  ['en', '1', 'meadow', /Zoe beats Cooper|Cooper beats Zoe/],
  ['pt', '3', 'choice', / vence\.|Vitória dividida/],
  ['it', '2', 'random', /Vince |Vittoria condivisa/],
])('in %s', (lang, players, start, victory) => {
  test('a game is played to its end', async () => {
    const args = ['--lang', lang, '--players', players, '--option', `start=${start}`]
    const played = await inside([...PLAY, ...args], FIRST_ANSWERS)
    expectWell(played, victory)
    expect(widerThan(80, played.stdout)).toEqual([])
  })
})

describe('many answers', () => {
  test('are listed by the words they have', async () => {
    const { stdout } = await typed(['place', 'place h0,1 gold', 'place h0,1 meadow', 'q', 'n'], '--players', '1')
    const [, all, none, some] = stdout.split('\n> ')
    expect(all).toMatch(/^place\n {2}Place +1 [a-e]\d\w\w [a-e]\d\w\w/)
    expect(none).toContain('is no answer here')
    expect(some).toMatch(/c3/)
    expect(some).not.toMatch(/e3/)
  })

  test('can be given by the numbers of any list', async () => {
    const { stdout } = await typed(['place h0,1 meadow', '1', 'q', 'n'], '--players', '1')
    expect(stdout).toMatch(/c3 Me1 food|Zoe places/)
  })

  test('a word that no answer has is no answer', async () => {
    expect((await typed(['dance', 'q', 'n'])).stdout).toContain('"dance" is no answer here')
  })
})

test('the table explains itself', async () => {
  const { stdout } = await typed(['?', '? work A round', 'v land', 'v signs', 'v harbour', 'sc', 'q', 'n'])
  expect(stdout).toContain('v PART')
  expect(stdout).toContain('c9^ ruin')
  expect(stdout).toContain('the Cooper marker')
  expect(stdout.replace(/\s+/g, ' ')).toContain('there are: players, land, sea, merchants, work, orders, signs.')
  expect(stdout).toContain('Score so far')
  expect(widerThan(80, stdout)).toEqual([])
})

test('a game goes on where it was saved', async () => {
  const file = folder()('game.json')
  await typed(['1', '1', `s ${file}`, 'q'], '--players', '1')
  expect(JSON.parse(readFileSync(file, 'utf8')).answers.length).toBeGreaterThan(0)
  const { stdout } = await inside(['play', '--plain', '--resume', file, '--name', 'Zoe'], 'q\n')
  expect(stdout).toContain('Round 1/5')
  const replayed = await inside(['replay', file])
  expect(replayed.stderr).toBe('')
  expect(replayed.stdout).toContain('Cooper')
})
