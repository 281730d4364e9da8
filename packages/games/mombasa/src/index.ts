import './words/index.ts'

export { mombasa, mombasaWith } from './game.ts'
