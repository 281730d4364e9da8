export { type Off, offBy } from './learning/errors.ts'
export { type Example, examplesOf, weightsId } from './learning/examples.ts'
export { Learner, type Memory, sizesOf } from './learning/learner.ts'
export { type KeptGame, keptGame } from './learning/play.ts'
