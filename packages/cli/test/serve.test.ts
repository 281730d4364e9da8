import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { BIN, ENV, folder } from './support/cli.ts'

test('serve opens the server where it is told to, and ends well when it is stopped', async () => {
  const args = ['serve', '--port', '0', '--data', folder()('tables')]
  // The environment is for what is not given.
  const child = spawn(process.execPath, [BIN, ...args], {
    env: { ...ENV, PORT: '1', QUAYSIDE_DATA: '/no/such/folder' },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit')

  const [line] = await once(child.stdout, 'data')
  const url = String(line).match(/^Quayside is open at (http:\S+)\n$/)![1]
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ ok: true })

  child.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})
