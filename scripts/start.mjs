// npm start: builds what is needed, then opens the server.
import './build-web.mjs'
import { fileURLToPath } from 'node:url'

await import(fileURLToPath(new URL('../packages/server/src/main.ts', import.meta.url)))
