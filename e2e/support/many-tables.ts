import type { NewTable } from '@quayside/table'
import { PROTOCOL } from '@quayside/table/protocol'
import type { Visitor } from './visitor.ts'

/** What somebody asks of the server beside their page, as the client would. */
export type Ask = { readonly t: string; readonly table?: string; readonly [key: string]: unknown }

const SETTING = {
  clock: { kind: 'none' },
  expiry: 'wait',
  undo: true,
  advice: false,
  listed: false,
} as const satisfies Partial<NewTable>

/** Tables against bots, or with seats that are free: what is left out is as people usually have it. */
export function wish(game: string, wanted: Partial<NewTable> = {}): NewTable {
  const chairs: NewTable['chairs'] = [{ kind: 'me' }, { kind: 'bot', bot: 'casual', name: 'Anselmo' }]
  return { game, options: { players: 2 }, chairs, ...SETTING, ...wanted }
}

/** Sets tables on the server for whoever visits it; where nobody is missing, the game begins. */
export async function setTables({ page }: Visitor, name: string, tables: readonly NewTable[]) {
  // The page says who it is by itself; asked twice at once, the server would know two people.
  while (!(await page.context().cookies()).some((cookie) => cookie.name === 'quayside')) await page.waitForTimeout(20)
  return page.evaluate(
    async ([called, wanted]) => {
      const send = (method: string, path: string, body: unknown) =>
        fetch(path, { method, body: JSON.stringify(body), headers: { 'content-type': 'application/json' } })
      await send('PATCH', '/api/me', { name: called })
      const made: { table: string; invite: string }[] = []
      for (const each of wanted) made.push(await (await send('POST', '/api/tables', each)).json())
      return made
    },
    [name, tables] as const,
  )
}

/** Asks one thing after the other over a line of its own; the replies come in the same order. */
export async function asks({ page }: Visitor, all: readonly Ask[]): Promise<readonly unknown[]> {
  return page.evaluate(
    async ([wanted, protocol]) => {
      const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws?protocol=${protocol}`)
      await new Promise((open) => socket.addEventListener('open', open))
      const replies: unknown[] = []
      for (const [id, ask] of wanted.entries()) {
        const reply = new Promise<{ ok?: unknown; error?: { code: string } }>((resolve) => {
          const hear = ({ data }: MessageEvent<string>) => {
            const message = JSON.parse(data)
            if (message.id !== id) return
            socket.removeEventListener('message', hear)
            resolve(message)
          }
          socket.addEventListener('message', hear)
        })
        socket.send(JSON.stringify({ id, ask }))
        const { ok, error } = await reply
        if (error) throw new Error(`${ask.t}: ${error.code}`)
        replies.push(ok)
      }
      socket.close()
      return replies
    },
    [all, PROTOCOL] as const,
  )
}

/** Opens tables where all seats are taken, and begins. */
export const begin = (visitor: Visitor, tables: readonly { readonly table: string }[]) =>
  asks(
    visitor,
    tables.flatMap(({ table }) => [
      { t: 'open', table },
      { t: 'begin', table },
    ]),
  )
