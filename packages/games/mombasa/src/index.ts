import './words/index.ts'

export { mombasa, mombasaWith } from './whole.ts'
