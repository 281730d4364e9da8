import { plainTable } from '../support/games.ts'
import { Guest } from '../support/guest.ts'
import type { Attack } from './attacker.ts'

const GUESTS = 60
const MASTER = { kind: 'bot', bot: 'master', name: 'Master' } as const

/** Guests who begin tables of five masters and leave. */
export async function abandonedMasters(url: string): Promise<Attack> {
  let begun = 0
  for (let i = 0; i < GUESTS; i++) {
    const guest = new Guest(`Leaver ${i}`)
    try {
      await guest.arrive(url)
      const { table } = await guest.setTable(url, plainTable('puerto-rico', [MASTER, MASTER, MASTER, MASTER, MASTER]))
      const line = await guest.connect(url, () => {})
      await line.ask({ t: 'open', table })
      await line.ask({ t: 'begin', table })
      line.close()
      begun++
    } catch {
      // Refused: the next one tries.
    }
  }
  return { asked: () => begun }
}
