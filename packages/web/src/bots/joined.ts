// What puts together what several workers have found, in a file of its own: a page loads it when bots begin to think.
export { answersFrom, decided } from '@quayside/bots/parallel'
export { type Ranked, ranked } from '@quayside/bots/ranked'
