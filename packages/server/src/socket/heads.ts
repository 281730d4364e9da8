import type { Limits } from '../limits.ts'
import type { Origin } from '../origin.ts'

/** How many connections each address and each network has. */
export class Heads {
  private readonly limits: Limits
  private readonly addresses = new Map<string, number>()
  private readonly networks = new Map<string, number>()

  constructor(limits: Limits) {
    this.limits = limits
  }

  hasRoom({ address, network }: Origin): boolean {
    const { socketsPerAddress, socketsPerNetwork } = this.limits
    return (
      (this.addresses.get(address) ?? 0) < socketsPerAddress && (this.networks.get(network) ?? 0) < socketsPerNetwork
    )
  }

  come(from: Origin): void {
    this.add(from, 1)
  }

  go(from: Origin): void {
    this.add(from, -1)
  }

  private add({ address, network }: Origin, by: number): void {
    change(this.addresses, address, by)
    change(this.networks, network, by)
  }
}

function change(counts: Map<string, number>, key: string, by: number): void {
  const count = (counts.get(key) ?? 0) + by
  if (count > 0) counts.set(key, count)
  else counts.delete(key)
}
