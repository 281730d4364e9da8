import { Story } from '@quayside/kernel'
import { mombasaWith } from '../../src/index.ts'
import { checks } from './checks.ts'

const WORDS = ['A', 'D2', 'kenya', 'cairo', 'banana', 'share', 'single', 'owner']

checks.anyPackIsAnswered({ words: WORDS, numbers: { most: 9, changed: 3 } }, (pack) => {
  const game = mombasaWith(pack)
  for (const setup of ['first', 'later']) game.setup({ players: 4, setup }, 'any', new Story(false))
})
