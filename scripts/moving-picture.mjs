// Makes the moving picture of a turn that README begins with, docs/images/turn.webp.
//   npm run picture
import { runApart } from './apart.mjs'

runApart('e2e/moving-picture.test.ts')
