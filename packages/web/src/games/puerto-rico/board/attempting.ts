import type { Attempt } from '../../../boards/board.ts'

/** What picks mean that are no answer, fetched apart: a question stands without it. */
export const attempting = async (): Promise<Attempt> => (await import('./attempt.ts')).attempt
