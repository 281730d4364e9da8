import type { State } from '../state.ts'
export const writePosition = (_s: State): unknown | null => null
