import { lookup as systemLookup } from 'node:dns'
import { BlockList, isIPv4, isIPv6, type LookupFunction } from 'node:net'

/** Addresses that are no place of the internet: this machine, its networks, what clouds tell their machines, and what nobody has. */
const INNER = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  INNER.addSubnet(net, bits, 'ipv4')

/** Of the sixth version only what is given to the internet at large, without what carries addresses of the fourth inside. */
const OUTER = new BlockList()
OUTER.addSubnet('2000::', 3, 'ipv6')
const CARRIERS = new BlockList()
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  CARRIERS.addSubnet(net, bits, 'ipv6')

/** Whether an address lies in the internet at large. */
export function isPublic(address: string): boolean {
  if (isIPv4(address)) return !INNER.check(address, 'ipv4')
  return isIPv6(address) && OUTER.check(address, 'ipv6') && !CARRIERS.check(address, 'ipv6')
}

export class InnerAddress extends Error {}

/**
 * A lookup for connections that finds only public addresses. The connection is made to what was checked: there is no second question that could be
 * answered otherwise. A name that also has an inner address has none.
 */
export const publicLookup =
  (lookup: typeof systemLookup = systemLookup): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (problem, found) => {
      if (problem) return done(problem, '', 0)
      const inner = found.length === 0 || found.some(({ address }) => !isPublic(address))
      if (inner) return done(new InnerAddress(`${hostname} leads to no public address`), '', 0)
      return options.all ? done(null, found) : done(null, found[0].address, found[0].family)
    })
  }
