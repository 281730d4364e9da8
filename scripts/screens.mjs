// Takes pictures of every board at every size into `screenshots/`, with a page that shows them side by side.
//   npm run screens                          all of them
//   npm run screens -- mombasa 360x640       those with these words in their name
import { runApart } from './apart.mjs'

runApart('e2e/screens.test.ts', { QUAYSIDE_SCREENS: process.argv.slice(2).join(' ') })
