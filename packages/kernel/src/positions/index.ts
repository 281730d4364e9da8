/** What games read and write positions with; nobody needs it at a table. */
export { type SaidValue, say } from '../said.ts'
export * from './demands.ts'
export * from './lay.ts'
export * from './reading.ts'
export * from './shapes.ts'
