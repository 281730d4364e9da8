import { setTimeout as sleep } from 'node:timers/promises'
import { Guest } from '../support/guest.ts'
import type { Line } from '../support/line.ts'
import type { Attack, LongTable, Target } from './attacker.ts'

const GUESTS = 8
/** The most lines behind that frames are made for. */
const BEHIND = 150
/** How long somebody who is refused or hung up on waits before the next try. */
const PAUSE = 30

/** Guests who open long games from far behind, and read their histories, as fast as they are let. */
export async function heavyOpens({ url, tables }: Target): Promise<Attack> {
  let count = 0
  const guests = Array.from({ length: GUESTS }, (_, i) => new Guest(`Mallory ${i}`))
  for (const guest of guests) await guest.arrive(url)
  const again = async (act: () => Promise<unknown>) => {
    for (;;) {
      count++
      await act().catch(() => sleep(PAUSE))
    }
  }
  for (const [i, guest] of guests.entries()) {
    const { table, invite } = tables[i % tables.length]
    let line: Line | undefined
    let seq: number | undefined
    void again(async () => {
      if (!line || line.broken) line = await guest.connect(url, () => {})
      if (seq === undefined) seq = await farBehind(line, { table, invite })
      await line.ask({ t: 'open', table, seq })
    })
    void again(() => guest.call(url, 'GET', `/api/tables/${table}/history`))
  }
  return { asked: () => count }
}

async function farBehind(line: Line, { table, invite }: LongTable): Promise<number> {
  const { game } = await line.ask({ t: 'open', table, invite })
  return Math.max(0, game!.sight.seq - BEHIND)
}
