// The entry point of a process that thinks.
import { enableCompileCache, flushCompileCache } from 'node:module'

enableCompileCache()
const [{ answer }, { listen }] = await Promise.all([import('./answer.ts'), import('./listen.ts')])
listen(answer)
// At its end there will be no time for it.
flushCompileCache()
