// npm start: builds what is needed, then opens the server.
import './build-web.mjs'

await import('../packages/server/bin/quayside-server.js')
