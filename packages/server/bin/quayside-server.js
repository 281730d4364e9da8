#!/usr/bin/env node
// Starts the server under Node 24: an older one hands over to the Node that is installed in node_modules. This file itself must
// parse on Node 20, which cannot read the TypeScript sources.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const NEEDED = 24
const main = new URL('../src/main.ts', import.meta.url)

if (Number.parseInt(process.versions.node, 10) >= NEEDED) {
  await import(main.href)
} else {
  const newer = installedNode()
  if (newer && !process.env.QUAYSIDE_HANDED_OVER) handOver(newer)
  else {
    console.error(`Quayside needs Node ${NEEDED}, this is ${process.versions.node}; in a clone, npm start installs it`)
    process.exitCode = 1
  }
}

/** The binary of the npm package `node`, if it is there. */
function installedNode() {
  try {
    const home = dirname(createRequire(import.meta.url).resolve('node/package.json'))
    return ['node', 'node.exe'].map((name) => join(home, 'bin', name)).find((path) => existsSync(path))
  } catch {
    return undefined
  }
}

/** Runs the server under another Node, with the same streams, signals and exit code. */
function handOver(node) {
  // The mark keeps two old versions from calling each other for ever.
  const env = { ...process.env, QUAYSIDE_HANDED_OVER: '1' }
  const child = spawn(node, [fileURLToPath(main)], { stdio: 'inherit', env })
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
