import { Story } from '@quayside/kernel'
import { cooperIslandWith } from '../../src/index.ts'
import { checks } from './checks.ts'

const WORDS = ['A', 'gold', 'order-1', 'boat-coin', 'forest', 'draw', 'owner']

checks.anyPackIsAnswered({ words: WORDS, numbers: { most: 3, changed: 2 } }, (pack) => {
  const game = cooperIslandWith(pack)
  for (const players of [1, 4]) {
    const options = { players, start: 'random', level: 4, strategy: 'random' }
    game.setup(options, 'any', new Story(false))
  }
})
