export * from './check.ts'
export * from './parts.ts'
export type { Path } from './path.ts'
export * from './say.ts'
