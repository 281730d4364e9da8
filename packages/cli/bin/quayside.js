#!/usr/bin/env node
// Starts Quayside under Node 24: an older one hands over to the npm package `node`, if that is installed beside it. This file itself must
// parse on Node 20, which can neither read the TypeScript sources nor load the store.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import * as module from 'node:module'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'

const NEEDED = 24

if (Number.parseInt(process.versions.node, 10) >= NEEDED) {
  delete process.env.QUAYSIDE_HANDED_OVER
  module.enableCompileCache?.()
  await import('../src/main.ts')
} else {
  const newer = process.env.QUAYSIDE_HANDED_OVER ? undefined : installedNode()
  if (newer) handOver(newer)
  else {
    console.error(`Quayside needs Node ${NEEDED}, this is ${process.versions.node}; in a clone, npm start installs it`)
    process.exitCode = 1
  }
}

/** The binary of the npm package `node`, if it is there. */
function installedNode() {
  try {
    const home = dirname(module.createRequire(import.meta.url).resolve('node/package.json'))
    return ['node', 'node.exe'].map((name) => join(home, 'bin', name)).find((path) => existsSync(path))
  } catch {
    return undefined
  }
}

/** Runs this file again under another Node, as if it had been called that way: same streams, signals and exit code. */
function handOver(node) {
  // The mark keeps two old versions from calling each other for ever.
  const env = { ...process.env, QUAYSIDE_HANDED_OVER: '1' }
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to both processes; sending it on would make it two.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('error', (error) => {
    console.error(`Quayside could not start ${node}: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : code))
}
