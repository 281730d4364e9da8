import './words/index.ts'

export { cooperIsland, cooperIslandWith } from './game.ts'
