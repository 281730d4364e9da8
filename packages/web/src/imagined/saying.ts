/** All that advice is said and shown with, in one piece that is fetched when somebody asks for it. */
export { reasonOf } from '@quayside/bots/reasons'
export { adviceWords } from '@quayside/bots/words'
export { causeWordsOf } from '@quayside/games/cause-words'
export { Imagined } from './imagined.svelte.ts'
