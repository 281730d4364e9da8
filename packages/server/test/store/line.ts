import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A line to a database that can be cut. */
export interface CutLine {
  readonly url: string
  /** From now on what is asked arrives, and as soon as the database replies, everything is cut. */
  cutAtReply(): void
}

/** Stands between a store and its database. */
export async function cutLine(url: string): Promise<CutLine> {
  const to = new URL(url)
  const [port, host] = [Number(to.port), to.hostname]
  const pairs = new Set<Socket>()
  let armed = false
  const server = createServer((near) => {
    const far = connect(port, host)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      pairs.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        pairs.delete(one)
        other.destroy()
      })
    }
    near.pipe(far)
    far.on('data', (data) => {
      if (!armed) near.write(data)
      else {
        armed = false
        for (const socket of pairs) socket.destroy()
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of pairs) socket.destroy()
    server.close()
  })
  to.port = String((server.address() as AddressInfo).port)
  return {
    url: to.href,
    cutAtReply: () => {
      armed = true
    },
  }
}
