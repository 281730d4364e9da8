import { pino } from 'pino'

export type Log = ReturnType<typeof openLog>

/** The log goes to standard error; standard output is for whoever starts the server. Nothing secret is ever handed to it. */
export const openLog = (level: string) =>
  pino({ level, base: null, redact: ['req.headers', 'res.headers'] }, pino.destination({ fd: 2, sync: true }))
