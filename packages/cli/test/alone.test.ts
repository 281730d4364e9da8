import { writeFileSync } from 'node:fs'
import { cooperIsland } from '@quayside/cooper-island'
import { Rng, ranked, recordOf } from '@quayside/kernel'
import { newMatch } from '@quayside/kernel/scenarios'
import { mombasa } from '@quayside/mombasa'
import { expect, test } from 'vitest'
import { playRandomly } from '../src/engine/random.ts'
import { scoreTable, victoryLine } from '../src/table/scores.ts'
import { PLAIN } from '../src/text/style.ts'
import { wordsIn } from '../src/words/index.ts'
import { expectWell, FIRST_ANSWERS, folder, inside } from './support/cli.ts'

/** Games for one, against an opponent that the game plays itself. */

const who = (seat: number) => ['Ana', 'Cooper'][seat]
const scores = (own: number, others: number) =>
  ranked([
    { seat: 0, lines: [{ what: 'helm', points: own }], tiebreak: 0 },
    { seat: 1, lines: [{ what: 'helm', points: others }], tiebreak: 1 },
  ])
const words = wordsIn('en').score

test('only more points than the opponent win', () => {
  expect(victoryLine(scores(51, 50), who, words, 1)).toBe('Ana beats Cooper.')
  expect(victoryLine(scores(50, 50), who, words, 1)).toBe('Cooper beats Ana: a tie is not enough.')
  expect(victoryLine(scores(49, 50), who, words, 1)).toBe('Cooper beats Ana.')
  expect(victoryLine(scores(51, 50), who, words)).toBe('Ana wins.')
})

test('the opponent has a column of his own, and no tie is broken', () => {
  const game = cooperIsland.words('en', {})
  const lines = (players?: number) => scoreTable(scores(51, 50), game, who, words, PLAIN, players).join('\n')
  expect(lines(1)).toContain('Cooper')
  expect(lines(1)).not.toContain('Tie-break')
  expect(lines()).toContain('Tie-break: fewer unexplored spaces')
})

test('where the rules break no tie, none is shown; where less is better, it is shown as what it is', () => {
  const tied = ranked([0, 1].map((seat) => ({ seat, lines: [{ what: 'pounds', points: 9 }], tiebreak: -seat })))
  const table = (game: typeof cooperIsland | typeof mombasa) =>
    scoreTable(tied, game.words('en', {}), who, words, PLAIN).join('\n')
  expect(table(mombasa)).not.toContain('Tie-break')
  expect(table(cooperIsland)).toMatch(/Tie-break: fewer unexplored spaces +0 +1$/)
})

test.each(['en', 'pt', 'it'])('a record is told with the name of the opponent (%s)', async (lang) => {
  const match = newMatch(cooperIsland, { players: 1 }, 'alone')
  playRandomly(match, cooperIsland.bound, new Rng('alone'))
  const file = folder()('alone.json')
  writeFileSync(file, JSON.stringify(recordOf(match)))
  expectWell(await inside(['replay', file, '--lang', lang]), /cooper/i)
})

test('a game is played to its end', async () => {
  const args = [
    'play',
    'cooper-island',
    '--plain',
    '--lang',
    'en',
    '--players',
    '1',
    '--seed',
    'alone',
    '--name',
    'Zoe',
  ]
  expectWell(await inside([...args, '--option', 'level=1'], FIRST_ANSWERS), /Zoe beats|beats Zoe/)
})

test.each([
  ['en', 'level goes only with players=1'],
  ['pt', 'level só vale com players=1'],
  ['it', 'level vale solo con players=1'],
])('an option that makes no difference is refused (%s)', async (lang, text) => {
  const args = ['play', 'cooper-island', '--plain', '--lang', lang, '--players', '2', '--option', 'level=4']
  const { status, stderr } = await inside(args)
  expect(status).not.toBe(0)
  expect(stderr).toContain(text)
})
