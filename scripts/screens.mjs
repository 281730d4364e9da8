// Takes pictures of every board, page and state at every size into `screenshots/`, with a page that shows them side by side.
//   npm run screens                          all of them
//   npm run screens -- mombasa 360x640       those with these words in their name
//   npm run screens -- --against ../before   each beside the same of another checkout, whose packages are installed
import { spawnSync } from 'node:child_process'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runApart } from './apart.mjs'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { against: { type: 'string' } } })
const words = { QUAYSIDE_SCREENS: positionals.join(' ') }

if (values.against === undefined) runApart('e2e/screens.test.ts', words)
else {
  const other = resolve(values.against)
  const { status } = spawnSync('node', ['scripts/build-web.mjs'], { cwd: other, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
  runApart('e2e/screens.test.ts', { ...words, QUAYSIDE_AGAINST: join(other, 'packages/web/dist') })
}
