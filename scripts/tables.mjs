// Plays whole games of all kinds by touch, keyboard and mouse, on the screens where it is hardest.
//   npm run test:tables
import { runApart } from './apart.mjs'

runApart('e2e/tables.test.ts')
