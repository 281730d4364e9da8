import { parentPort, workerData } from 'node:worker_threads'
import { inspect } from './inspect.ts'

// Looks at a whole database while the server goes on.
parentPort!.postMessage(inspect(workerData as string))
