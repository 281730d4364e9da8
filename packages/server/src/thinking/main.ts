// The entry point of a process that thinks.
import { enableCompileCache, flushCompileCache } from 'node:module'

enableCompileCache()
const [{ answer }, { listen }] = await Promise.all([import('./answer.ts'), import('./listen.ts')])
listen(answer)
// The process is ended by a signal, so there is no later moment to write the cache.
flushCompileCache()
