import type { Said } from './said.ts'

/** What went wrong, for a program (`code`) and for a person (`message`). */
export interface Problem {
  readonly code: string
  readonly message: string
  /** The message with its values apart, where clients give it in other languages. */
  readonly said?: Said
}

/** Errors at a border are values, so that no caller forgets them; exceptions are left for our own mistakes. */
export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Problem }

export const ok = <T>(value: T): Result<T> => ({ ok: true, value })

export const fail = (code: string, message: string): { readonly ok: false; readonly error: Problem } => ({
  ok: false,
  error: { code, message },
})
