import './words/index.ts'

export { puertoRico } from './whole.ts'
