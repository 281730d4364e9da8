import { createRequire } from 'node:module'

// The parts of boardgame.io are folders, which only `require` finds.
const require = createRequire(import.meta.url)
export const { INVALID_MOVE } = require('boardgame.io/core') as typeof import('boardgame.io/core')
export const { Async } = require('boardgame.io/internal') as typeof import('boardgame.io/internal')
export const { Server } = require('boardgame.io/server') as typeof import('boardgame.io/server')
