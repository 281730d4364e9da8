// Plays whole games by the mouse and tells what each kind of decision costs in clicks, and what moves of itself.
//   npm run clicks
import { runApart } from './apart.mjs'

runApart('e2e/clicks.test.ts')
