import './words/index.ts'

export { puertoRico } from './game.ts'
