import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { expectWell, FIRST_ANSWERS, folder, inside, quayside, widerThan } from './support/cli.ts'

describe.each([
  ['en', 'classic', 'Total', /wins\.|share the victory\./],
  ['pt', '1897', 'Total', / vence\.|Vitória dividida/],
  ['it', '2020', 'Totale', /Vince |Vittoria condivisa/],
])('in %s', (lang, edition, total, victory) => {
  test('a game is played to its end', async () => {
    const args = ['play', '--plain', '--lang', lang, '--edition', edition, '--players', '3', '--seed', 'play test']
    const played = await inside(args, FIRST_ANSWERS)
    expectWell(played, victory)
    expect(played.stdout).toContain(total)
    expect(widerThan(80, played.stdout)).toEqual([])
  })
})

describe.each([
  ['en', '1897', ['--puertomas', '2', '--puertoma-level', 'hard', '--market', 'random'], /wins\.|share the victory\./],
  ['pt', '1897', ['--variants', 'achievement-draft,errata-2026'], / vence\.|Vitória dividida/],
  ['it', '2020', ['--market', 'draft'], /Vince |Vittoria condivisa/],
])('in %s with the expansions of %s', (lang, edition, more, victory) => {
  const expansions = `new-buildings,nobles,buccaneer,festival${edition === '1897' ? ',festival-cards,achievements' : ''}`
  const options = ['--edition', edition, '--players', '3', '--expansions', expansions, ...more]

  test('a game is played to its end, and its record tells it again', async () => {
    const file = folder()('played.json')
    const args = ['play', '--plain', '--lang', lang, '--seed', 'expansions', '--save', file, ...options]
    const played = await inside(args, FIRST_ANSWERS)
    expectWell(played, victory)
    expect(widerThan(80, played.stdout)).toEqual([])
    expectWell(await inside(['replay', file, '--lang', lang]), victory)
  })
})

test('the table explains itself', async () => {
  const typed = [
    '?',
    'v',
    'sc',
    'build wharf',
    '? role mayor',
    'role builder',
    '? build wharf',
    'u',
    'u',
    'hello',
    'q',
    'n',
  ]
  const args = ['play', '--plain', '--seed', 'x', '--name', 'Zoe']
  const { status, stdout } = await inside(args, `${typed.join('\n')}\n`)
  expect(status).toBe(0)
  expect(stdout).toContain('Zoe')
  expect(stdout).toContain('Market')
  expect(stdout).toContain('Score so far')
  expect(stdout).toContain('does not answer the question')
  expect(stdout).toContain('"role mayor" is allowed now.')
  expect(stdout).toContain('The Wharf costs you')
  expect(stdout).toContain('There is nothing to undo.')
  expect(stdout).toContain('"hello" is no answer here.')
})

test('parts of the table are called up by the beginning of their names', async () => {
  const { stdout } = await inside(['play', '--plain', '--seed', 'x', '--lang', 'pt'], 'v construcoes\nv festa\nq\nn\n')
  expect(stdout).toContain('Cais')
  expect(stdout).toContain('há: jogadores, mesa, construções, sinais')
})

test('a saved game goes on where it stopped', async () => {
  const file = folder()('saved.json')
  const seat = ['--seat', '1', '--name', 'Zoe']
  const first = quayside(['play', '--plain', '--seed', 'save', ...seat], `1\n1\n1\ns ${file}\nq\n`)
  expect(first.stdout).toContain(`quayside play --resume ${file} --seat 1`)
  const saved = JSON.parse(readFileSync(file, 'utf8'))
  const straight = await inside(['play', '--plain', '--seed', 'save', ...seat], `1\n1\n1\n${FIRST_ANSWERS}`)
  const resumed = await inside(['play', '--plain', '--resume', file, '--save', file, ...seat], FIRST_ANSWERS)
  expect(resumed.status).toBe(0)
  const finished = JSON.parse(readFileSync(file, 'utf8'))
  expect(finished.answers.slice(0, saved.answers.length)).toEqual(saved.answers)
  const scores = (text: string) => text.slice(text.lastIndexOf('Victory point chips')).split('\n').slice(0, 4)
  expect(scores(resumed.stdout)).toEqual(scores(straight.stdout))
})

test('leaving with --save saves, and the end of the input is leaving', () => {
  const file = folder()('left.json')
  const { status } = quayside(['play', '--plain', '--seed', 'x', '--save', file], '1\n')
  expect(status).toBe(0)
  expect(JSON.parse(readFileSync(file, 'utf8')).answers.length).toBeGreaterThan(0)
})

test('without a terminal it prints the help and ends well', () => {
  const { status, stdout } = quayside(['play'])
  expect(status).toBe(0)
  expect(stdout).toContain('--opponents')
})
