import type { LocalTableCard } from '@quayside/table'
import { call } from '../app/call.ts'

/** Games that were played in one of one's browsers and brought along to the server. */

const KEY = 'quayside.brought'

/** Those that this browser has brought: it has the tables themselves. */
function fromHere(): readonly string[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown
    return Array.isArray(kept) ? kept.map(String) : []
  } catch {
    return []
  }
}

export function noteBrought(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...fromHere(), id])]))
  } catch {
    // In a browser that keeps nothing the game is listed twice.
  }
}

/** Games of other browsers, the last brought first; none if the server does not answer. */
export async function broughtElsewhere(): Promise<readonly LocalTableCard[]> {
  const here = new Set(fromHere())
  const all = await call<readonly LocalTableCard[]>('GET', '/api/me/local-tables').catch(() => [])
  return all.filter(({ id }) => !here.has(id)).toSorted((a, b) => b.brought - a.brought)
}

export const forgetBrought = (id: string): Promise<unknown> => call('DELETE', `/api/me/local-tables/${id}`, {})
