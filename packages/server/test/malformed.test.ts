import { expect, test } from 'vitest'
import { malformedTest } from '../bench/malformed/run.ts'
import { measureServer } from '../bench/support/measured.ts'

test('malformed messages of all kinds change nothing, and a game beside them goes on as it should', async () => {
  await measureServer(async (server) => {
    const { findings, finished } = await malformedTest(server, {
      messages: 2000,
      seed: 'two thousand',
      games: ['puerto-rico'],
    })
    expect(findings.faults).toEqual([])
    expect(findings.total).toBeGreaterThanOrEqual(2000)
    expect(findings.refused).toBeGreaterThan(1500)
    expect(finished).toBeGreaterThan(0)
  })
})
