// The entry point. The store's database crashes an older Node without a word, so nothing is loaded before the version is known.
import { enableCompileCache } from 'node:module'

const NEEDED = 24

if (Number.parseInt(process.versions.node, 10) >= NEEDED) {
  enableCompileCache()
  const { serve } = await import('./serve.ts')
  process.exitCode = await serve(process.env)
} else {
  await import(new URL('../bin/quayside-server.js', import.meta.url).href)
}
