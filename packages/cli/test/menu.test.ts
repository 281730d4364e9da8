import { PassThrough } from 'node:stream'
import { cooperIsland } from '@quayside/cooper-island'
import type { AnyGame } from '@quayside/kernel'
import { mombasa } from '@quayside/mombasa'
import { puertoRico } from '@quayside/puerto-rico'
import { expect, test } from 'vitest'
import { Input } from '../src/table/input.ts'
import { menu } from '../src/table/menu.ts'
import { Screen } from '../src/table/screen.ts'

async function typed(lines: string, games: readonly AnyGame[] = [puertoRico]) {
  const [keyboard, paper] = [new PassThrough(), new PassThrough()]
  paper.resume()
  const input = new Input(keyboard, paper, false)
  keyboard.end(lines)
  return await menu(games, 'en', input, new Screen(paper as unknown as NodeJS.WriteStream, {}))
}

test('Enter takes what is usual', async () => {
  const chosen = await typed('\n\n\n\n\n')
  expect(chosen).toMatchObject({ language: 'en', options: { edition: 'classic', players: 4, expansions: [] } })
})

test('numbers choose, and what is no choice is asked again', async () => {
  const chosen = await typed('3\n9\n2\n7\n5\n\n\n')
  expect(chosen).toMatchObject({ language: 'it', options: { edition: '2020', players: 5 } })
})

test('names choose too', async () => {
  expect(await typed('pt\n1897\n2\n\n\n0\n')).toMatchObject({
    language: 'pt',
    options: { edition: '1897', players: 2, puertomas: 0 },
  })
})

test('several of a list are chosen at once, what they need comes with them', async () => {
  // English, 1897, three seats; what is no list of expansions is asked again.
  const chosen = await typed('\n3\n3\n1 9\nfestival-cards, 1\nrandom\n\n2\nhard\n')
  expect(chosen?.options).toEqual({
    edition: '1897',
    players: 3,
    expansions: ['festival-cards', 'new-buildings', 'festival'],
    market: 'random',
    variants: [],
    puertomas: 2,
    puertomaLevel: 'hard',
  })
})

test('only what can be had beside the rest is offered', async () => {
  // Two seats leave room for one Puertoma: two are asked about again.
  expect(await typed('\n1897\n2\n\n\n2\n1\n\n')).toMatchObject({ options: { players: 2, puertomas: 1 } })
  // The classic edition has two expansions.
  expect(await typed('\nclassic\n4\n3\n2\n\n')).toMatchObject({ options: { expansions: ['nobles'] } })
})

test('who breaks off leaves', async () => {
  expect(await typed('1\n')).toBeNull()
})

test('with several games, it asks which', async () => {
  const both = [puertoRico, mombasa]
  expect(await typed('\n\n\n\n\n\n', both)).toMatchObject({ game: puertoRico, options: { edition: 'classic' } })
  expect(await typed('2\n2\n4\n2\n', both)).toMatchObject({
    language: 'pt',
    game: mombasa,
    options: { players: 4, setup: 'later' },
  })
})

test('asks only for what makes a difference', async () => {
  // English, two players and how the game starts: there is no solo opponent to choose.
  expect(await typed('\n2\n\n', [cooperIsland])).toMatchObject({ options: { players: 2, level: 2 } })
  expect(await typed('\n1\n\n4\n2\n', [cooperIsland])).toMatchObject({
    options: { players: 1, level: 4, strategy: 'shipwright' },
  })
})
