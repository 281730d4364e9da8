import { describe, expect, test } from 'vitest'
import { crashTest, stopTest } from '../bench/crash/harness.ts'

describe('a server with people at its tables', () => {
  test('keeps every answer it acknowledged, once and in order, however often it is killed', async () => {
    const findings = await crashTest({ kills: 8, seed: 'eight kills' })
    expect(findings.complaints).toEqual([])
    expect(findings.kills).toBe(8)
    expect(findings.acknowledged).toBeGreaterThan(50)
  })

  test('keeps everything and ends well when it is told to stop', async () => {
    const findings = await stopTest(2, 'two stops')
    expect(findings.complaints).toEqual([])
    expect(findings.acknowledged).toBeGreaterThan(10)
  })
})
