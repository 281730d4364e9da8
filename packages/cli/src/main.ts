import { quayside } from './quayside.ts'

process.exitCode = await quayside(process.argv.slice(2))
