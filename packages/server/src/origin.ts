/** Where somebody comes from: an address, and the wider network that a single user may have all of. */
export interface Origin {
  readonly address: string
  readonly network: string
}

/** Of those who have hung up, and of tables where nobody has been since the start. */
export const NOWHERE: Origin = { address: '', network: '' }

/** Groups of 16 bits in the part of an IPv6 address that one household has, and in that of a whole site. */
const HOUSEHOLD = 4
const SITE = 3

/**
 * An IPv4 address stands for itself; of IPv6 it is the /64 that one user has all of, within the /48 that one can easily get. Those who have
 * hung up already have no address any more, whatever Fastify says.
 */
export function originOf(ip: string | undefined): Origin {
  if (ip === undefined) return NOWHERE
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  const plain = mapped ? mapped[1] : ip
  if (!plain.includes(':')) return { address: plain, network: plain }
  const [head, tail] = plain.split('::').map((half) => half.split(':').filter((part) => part !== ''))
  const zeros = tail === undefined ? [] : new Array(Math.max(0, 8 - head.length - tail.length)).fill('0')
  const groups = [...head, ...zeros, ...(tail ?? [])]
  return { address: groups.slice(0, HOUSEHOLD).join(':'), network: `${groups.slice(0, SITE).join(':')}::` }
}
