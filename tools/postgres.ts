import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A PostgreSQL that tests may do with as they like. */
export interface Cluster {
  /** The address of a database in it. */
  readonly url: string
  stop(): void
}

/** Starts one in a process of its own, which ends it however this one ends; null where there is none to be had. */
export function startCluster(): Promise<Cluster | null> {
  const script = fileURLToPath(new URL('../scripts/postgres.mjs', import.meta.url))
  const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'inherit'] })
  return new Promise((resolve) => {
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      if (!said.endsWith('\n')) return
      // From now on nobody is kept by it who ends without a word.
      child.unref()
      for (const pipe of [child.stdin, child.stdout]) (pipe as unknown as { unref(): void }).unref()
      resolve({ url: said.trim(), stop: () => void child.stdin.end() })
    })
    child.once('exit', () => resolve(null))
    child.once('error', () => resolve(null))
  })
}
