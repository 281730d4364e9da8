import type { AddressInfo } from 'node:net'
import { given } from '../support/settings.ts'
import { openSideChannel } from '../support/side-channel.ts'
import { Writer } from '../support/writer.ts'
import { market } from './game.ts'
import { Server } from './library.ts'
import { SqliteStorage } from './storage.ts'

/** boardgame.io's server with its own socket.io transport, lobby and credentials. Without a store of ours it has its own in memory. */
const { kept, adapter } = given()
const writer = kept ? new Writer(process.env.QUAYSIDE_DATA!, adapter) : null
const server = Server({ games: [market], origins: [], ...(writer && { db: new SqliteStorage(writer) }) })
const running = await server.run(0)
openSideChannel(() => writer?.close())
console.log(`http://127.0.0.1:${(running.appServer.address() as AddressInfo).port}`)
