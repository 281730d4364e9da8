import type { Reply } from './messages.ts'

/** In a process that thinks: answers one question after the other until the server is gone. */
export function listen(answer: (text: string) => Reply | Promise<Reply>): void {
  // Ctrl-C reaches every process of the terminal; the server decides when we end.
  process.on('SIGINT', () => {})
  process.on('disconnect', () => process.exit())
  process.on('message', async (text: string) => tell(await answer(text)))
  tell({ ready: true })
}

function tell(reply: Reply): void {
  process.send!(JSON.stringify(reply), undefined, undefined, (problem) => {
    // The server is gone.
    if (problem) process.exit()
  })
}
