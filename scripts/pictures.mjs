// Makes the still pictures of README, docs/images/*.webp.
//   npm run pictures
import { runApart } from './apart.mjs'

runApart('e2e/pictures.test.ts')
