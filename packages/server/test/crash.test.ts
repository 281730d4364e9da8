import { describe, expect, test } from 'vitest'
import { crashTest } from '../bench/crash/harness.ts'

describe('a server with people at its tables', () => {
  test('keeps every answer it acknowledged, once and in order, however often it is killed or told to stop', async () => {
    const findings = await crashTest({ kills: 9, stops: 3, seed: 'nine kills' })
    expect(findings.complaints).toEqual([])
    expect(findings.kills).toBe(9)
    expect(findings.stops).toBe(3)
    expect(findings.acknowledged).toBeGreaterThan(50)
  })
})
