import type { Command } from './command.ts'

const LAST_PORT = 65_535

/** The server with its client. What is not given here it takes from the environment, as `npm start` does. */
export const run: Command = async (args) => {
  args.read({ port: 'text', host: 'text', data: 'text' }, 0)
  const PORT = args.whole('port', 0, LAST_PORT)?.toString() ?? process.env.PORT
  const HOST = args.text('host') ?? process.env.HOST
  const QUAYSIDE_DATA = args.text('data') ?? process.env.QUAYSIDE_DATA
  // Loaded only here: the other commands do without a server.
  const { serve } = await import('@quayside/server/serve')
  return serve({ ...process.env, PORT, HOST, QUAYSIDE_DATA })
}
