import './words/index.ts'

export { cooperIsland, cooperIslandWith } from './whole.ts'
