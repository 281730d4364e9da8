import type pg from 'pg'
import { UnsureError } from '../holds.ts'

/**
 * What a client is asked, with what its driver does not look after: a limit of time, and whether something that was written is kept. When
 * somebody cancels the wait for a synchronous standby, PostgreSQL reports success and warns.
 */
export async function ask(client: pg.ClientBase, query: pg.QueryConfig, patience: number): Promise<pg.QueryResult> {
  const warnings: string[] = []
  const warned = ({ code, message }: { code?: string; message?: string }) => {
    if (UNCONFIRMED.has(code ?? '')) warnings.push(message ?? '')
  }
  let timer: NodeJS.Timeout | undefined
  client.on('notice', warned)
  try {
    const tooLate = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`the database did not answer within ${patience} ms`)), patience)
    })
    const result = await Promise.race([client.query(query), tooLate])
    if (warnings.length > 0) throw new UnsureError(warnings[0])
    return result
  } catch (problem) {
    if (!isCut(problem) || isReading(query.text)) throw problem
    throw new UnsureError((problem as Error).message, { cause: problem })
  } finally {
    clearTimeout(timer)
    client.off('notice', warned)
  }
}

/** Warnings by which a commit says that the standby has not confirmed it. */
const UNCONFIRMED = new Set(['01000', '57P01'])

/** Whether the connection is of no use any more, so that nobody knows how far a statement came. */
export function isCut(problem: unknown): boolean {
  if (problem instanceof UnsureError) return true
  const { code } = problem as { code?: unknown }
  // Refusals of the database have a code of five letters; of the network's none has.
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code) || code === 'EPIPE') return true
  return /^(?:08|57P|58|F0|XX)/.test(code) || code === READ_ONLY || code === UNKNOWN
}

/** The host is no primary any more: nothing was written. */
const READ_ONLY = '25006'
const UNKNOWN = '40003'

/** Whether the database refused what was to be written for what it is, or because something else was written at the same time. */
export const isRefusal = (problem: unknown): boolean =>
  /^(?:22|23|40)/.test(String((problem as { code?: unknown }).code)) && !isCut(problem)

const isReading = (text: string): boolean => /^\s*(?:select|begin|rollback|set)\b/i.test(text)
