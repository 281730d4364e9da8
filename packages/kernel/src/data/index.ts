export * from './check.ts'
export * from './parts.ts'
export type { Path } from './place.ts'
export * from './say.ts'
