import { expect, test } from 'vitest'
import { crashTest, stopTest } from '../bench/crash/harness.ts'

const PATIENCE = 240_000

test('a server that is killed again and again keeps every answer it acknowledged, once and in order', {
  timeout: PATIENCE,
}, async () => {
  const findings = await crashTest({ kills: 25, seed: 'twenty-five kills' })
  expect(findings.complaints).toEqual([])
  expect(findings.kills).toBe(25)
  expect(findings.acknowledged).toBeGreaterThan(100)
})

test('a server that is told to stop ends well and keeps everything', { timeout: PATIENCE }, async () => {
  const findings = await stopTest(2, 'two stops')
  expect(findings.complaints).toEqual([])
  expect(findings.acknowledged).toBeGreaterThan(10)
})
