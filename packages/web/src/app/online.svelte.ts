import type { Me, NewTable, TableCard } from '@quayside/table'
import { connection, Declined, type Hearer } from './connection.ts'
import { settings } from './settings.svelte.ts'
import { noteOnline } from './wanted.svelte.ts'

/** What the server knows of us and of its tables; empty while there is no connection. */
export const online = $state({
  reachable: false,
  mine: [] as readonly TableCard[],
  open: [] as readonly TableCard[],
  /** How many of our tables the server keeps but cannot read. */
  unreadable: 0,
})

/** Follows the lists of tables while a page shows them. */
export function followLobby(): () => void {
  const hearer: Hearer = {
    up() {
      online.reachable = true
      connection.ask({ t: 'lobby' }).catch(() => {})
    },
    down() {
      online.reachable = false
    },
    message(message) {
      if (message.t !== 'lobby') return
      online.mine = message.mine
      if (message.mine.length > 0) noteOnline()
      online.open = message.open
      online.unreadable = message.unreadable?.length ?? 0
    },
  }
  const stop = connection.listen(hearer)
  return () => {
    connection.ask({ t: 'leave-lobby' }).catch(() => {})
    stop()
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const reply = await fetch(path, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  const value = (await reply.json().catch(() => ({}))) as { error?: { code: string; message: string } }
  if (!reply.ok) throw new Declined(value.error?.code ?? 'unreachable', value.error?.message ?? reply.statusText)
  return value as T
}

/** Tells the server what we are called; it keeps the name for the next visit. */
export async function saveName(name: string): Promise<void> {
  settings.name = name
  await call<Me>('PATCH', '/api/me', { name })
}

export const setOnlineTable = (table: NewTable): Promise<{ table: string; invite: string }> =>
  call('POST', '/api/tables', table)

/** A new recovery code; the old one is worth nothing any more. */
export const recoveryCode = (): Promise<{ code: string }> => call('POST', '/api/me/code', {})

export const recover = (code: string): Promise<Me> => call('POST', '/api/me/recover', { code })

export const whoAmI = (): Promise<Me> => call('GET', '/api/me')
