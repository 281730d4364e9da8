export * from '../referee.ts'
