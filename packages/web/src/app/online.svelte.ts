import type { InvitationCard, Me, NewTable, TableCard } from '@quayside/table'
import { call } from './call.ts'
import { connection, type Hearer } from './connection.ts'
import { self } from './self.svelte.ts'
import { settings } from './settings.svelte.ts'
import { noteOnline } from './wanted.svelte.ts'

/** What the server knows of us and of its tables; empty while there is no connection. */
export const online = $state({
  reachable: false,
  mine: [] as readonly TableCard[],
  open: [] as readonly TableCard[],
  /** Tables that friends ask us to. */
  invited: [] as readonly InvitationCard[],
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
      online.invited = message.invited ?? []
      online.unreadable = message.unreadable?.length ?? 0
    },
  }
  const stop = connection.listen(hearer)
  return () => {
    connection.ask({ t: 'leave-lobby' }).catch(() => {})
    stop()
  }
}

/** Tells the server what we are called; it keeps the name for the next visit. */
export async function saveName(name: string): Promise<void> {
  settings.name = name
  self.me = await call<Me>('PATCH', '/api/me', { name })
}

export const setOnlineTable = (table: NewTable): Promise<{ table: string; invite: string }> =>
  call('POST', '/api/tables', table)

export const whoAmI = (): Promise<Me> => call('GET', '/api/me')
