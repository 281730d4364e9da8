export { cooperIsland, cooperIslandWith } from './game.ts'
