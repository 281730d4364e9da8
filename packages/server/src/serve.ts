import { startServer } from './app.ts'
import { type Config, ConfigError, configFrom } from './config.ts'
import { stopWhenTold } from './stop.ts'
import { StoreError } from './store/store.ts'

/** Opens the server, which then runs until it is told to stop; else says why not. Returns the exit code. */
export async function serve(env: NodeJS.ProcessEnv): Promise<number> {
  let config: Config | undefined
  try {
    config = configFrom(env)
    const server = await startServer(config)
    console.log(`Quayside is open at ${server.url}`)
    stopWhenTold(server)
    return 0
  } catch (problem) {
    console.error(words(problem, config))
    return 1
  }
}

/** What went wrong at the start, in one line for what people can help, with all we know for our own mistakes. */
function words(problem: unknown, config: Config | undefined): unknown {
  if (problem instanceof ConfigError || problem instanceof StoreError) return problem.message
  const { code, message } = problem as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return `Port ${config?.port} is taken. Set another one: PORT=${(config?.port ?? 0) + 1}`
  if (code === 'EACCES') return `Port ${config?.port} may not be used: ${message}`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is "${config?.host}"; this machine has no such address.`
  return problem
}
