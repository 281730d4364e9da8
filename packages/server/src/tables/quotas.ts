import type { Limits } from '../limits.ts'
import type { Origin } from '../origin.ts'
import type { TableRow } from '../store/store.ts'
import type { LiveTable } from './live.ts'

/** Who wants one more. */
export interface Wanting {
  readonly person: string
  readonly from: Origin
}

/** How many tables of a kind a host, and everybody of an address together, may have at a time. */
export class Quotas {
  private readonly limits: Limits
  /** Tables that stand in the lobby and wait for players. Where those come from that were there at the start is not known. */
  private readonly listed = new Map<string, { readonly host: string; readonly address: string }>()

  constructor(limits: Limits) {
    this.limits = limits
  }

  begin(listed: readonly TableRow[]): void {
    for (const { id, host, phase } of listed) if (phase === 'gathering') this.listed.set(id, { host, address: '' })
  }

  /** A table has changed, or is new. */
  note({ id, host, from, listed, table }: LiveTable): void {
    if (!listed || table.phase !== 'gathering') this.listed.delete(id)
    else if (!this.listed.has(id)) this.listed.set(id, { host, address: from.address })
  }

  forget(id: string): void {
    this.listed.delete(id)
  }

  mayList({ person, from }: Wanting): boolean {
    const { guestListed, addressListed } = this.limits
    const all = [...this.listed.values()]
    return (
      all.filter(({ host }) => host === person).length < guestListed &&
      all.filter(({ address }) => address === from.address).length < addressListed
    )
  }

  /** `awake` are tables whose bots somebody waits for: those that sleep cost nothing. */
  mayBegin({ person, from }: Wanting, awake: readonly LiveTable[]): boolean {
    const { guestBotGames, addressBotGames } = this.limits
    const games = awake.filter(hasBots)
    return (
      games.filter(({ host }) => host === person).length < guestBotGames &&
      games.filter((live) => live.from.address === from.address).length < addressBotGames
    )
  }
}

export const hasBots = ({ table }: LiveTable): boolean => table.chairs.some(({ kind }) => kind === 'bot')
