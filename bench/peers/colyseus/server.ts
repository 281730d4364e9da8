import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Server } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { given } from '../support/settings.ts'
import { openSideChannel } from '../support/side-channel.ts'
import { Writer } from '../support/writer.ts'
import { MarketRoom, shelf } from './room.ts'

/** Colyseus's server with its websocket transport; rooms and presence in memory, which is its own default. */
const { kept, adapter } = given()
if (kept) {
  const writer = new Writer(process.env.QUAYSIDE_DATA!, adapter)
  shelf.kept = { writer, put: writer.prepareState() }
}
const http = createServer()
const server = new Server({
  transport: new WebSocketTransport({ server: http }),
  greet: false,
  gracefullyShutdown: false,
})
server.define('market', MarketRoom)
await server.listen(0)
openSideChannel(() => shelf.kept?.writer.close())
console.log(`http://127.0.0.1:${(http.address() as AddressInfo).port}`)
