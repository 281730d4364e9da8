/** What a measured server says about itself beside its sockets. */

export interface Memory {
  /** Bytes in use after a collection of garbage: objects, and buffers beside them. */
  readonly used: number
  readonly resident: number
}

/** Answers `time` with milliseconds of processor time of all threads since the start, and `memory` with what is in use. */
export function openSideChannel(close: () => Promise<void> | void): void {
  process.on('message', (question) => process.send!(question === 'time' ? timeUsed() : memoryUsed()))
  process.on('SIGTERM', async () => {
    await close()
    process.exit(0)
  })
}

export function timeUsed(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function memoryUsed(): Memory {
  gc!()
  const { heapUsed, external, rss } = process.memoryUsage()
  return { used: heapUsed + external, resident: rss }
}
