export { puertoRico } from './game.ts'
