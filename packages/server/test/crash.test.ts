import { describe, expect, test } from 'vitest'
import { crashTest } from '../bench/crash/harness.ts'
import { clusterUrl } from './store/databases.ts'
import { newDatabase } from './store/kinds.ts'

const cluster = await clusterUrl()

describe('a server with people at its tables', () => {
  test('keeps every answer it acknowledged, once and in order, however often it is killed or told to stop', async () => {
    const findings = await crashTest({ kills: 9, stops: 3, seed: 'nine kills' })
    expect(findings.complaints).toEqual([])
    expect(findings.kills).toBe(9)
    expect(findings.stops).toBe(3)
    expect(findings.acknowledged).toBeGreaterThan(50)
  })

  test.skipIf(cluster === null)('keeps it in a PostgreSQL as well', async () => {
    const findings = await crashTest({ kills: 3, stops: 1, seed: 'three kills', database: await newDatabase() })
    expect(findings.complaints).toEqual([])
    expect(findings.acknowledged).toBeGreaterThan(20)
  })
})
