import { listen } from '../../src/thinking/listen.ts'

/** Dies over every question. */
listen(() => process.exit(7))
