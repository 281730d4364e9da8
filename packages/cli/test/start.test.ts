import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const bin = fileURLToPath(new URL('../bin/quayside.js', import.meta.url))

test('quayside starts, says what it can do, and ends well', () => {
  const run = spawnSync(process.execPath, [bin, '--help'], { encoding: 'utf8', input: '' })
  expect(run.stderr).toBe('')
  expect(run.stdout).toContain('quayside')
  expect(run.status).toBe(0)
})
