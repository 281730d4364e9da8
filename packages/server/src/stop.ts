import type { Server } from './app.ts'

/** Milliseconds in which the server has stopped, whatever keeps it: a disk that does not answer, work that does not end. */
const DEADLINE = 8000

/** Stops the server at the first signal, and gives up at the second or at the deadline. */
export function stopWhenTold(server: Pick<Server, 'close'>, deadline = DEADLINE): void {
  let stopping = false
  const stop = async () => {
    if (stopping) return giveUp('is told again to stop')
    stopping = true
    setTimeout(() => giveUp(`has not stopped within ${deadline / 1000} s`), deadline).unref()
    try {
      await server.close()
      process.exit(0)
    } catch (problem) {
      console.error(problem)
      giveUp('could not stop as it should')
    }
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
}

/**
 * `process.exit` would wait for the store's thread, which may wait for the disk. Nobody was told of anything that is not stored, so
 * being killed loses nothing; and whoever started us sees by the signal that something was wrong.
 */
function giveUp(why: string): void {
  console.error(`Quayside ${why} and ends now. Everything it acknowledged is stored.`)
  process.kill(process.pid, 'SIGKILL')
}
