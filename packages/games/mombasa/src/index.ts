export { mombasa, mombasaWith } from './game.ts'
