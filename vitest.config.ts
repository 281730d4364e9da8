import { availableParallelism } from 'node:os'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'
import { measurePace, patience } from './tools/pace.ts'
import { SlowFirst } from './tools/slow-first.ts'

measurePace()

/** What is timed runs alone. */
const TIMED = 'e2e/speed.test.ts'

/**
 * What takes long, or is for people to look at or read, has commands of its own: `npm run screens`, `picture`, `pictures`, `clicks`, `test:tables`,
 * `test:proxies`.
 */
const APART = ['screens', 'moving-picture', 'pictures', 'clicks', 'tables', 'proxies'].map(
  (name) => `e2e/${name}.test.ts`,
)

/** Nothing here keeps a state of its own between tests: files share what is loaded, and what the machine has learned of it. */
const SHARING = ['kernel', 'games', 'bots', 'table', 'web', 'server'].map((name) => `packages/${name}/**/*.test.ts`)

/** Installs what is published: `npm run test:release`. */
const RELEASE = 'e2e/release.test.ts'

const group = (name: string, groupOrder: number, include: string[], exclude: string[] = [], isolate = true) => ({
  extends: true as const,
  test: { name, include, exclude, isolate, sequence: { groupOrder } },
})

export default defineConfig({
  plugins: [svelte({ configFile: 'packages/web/svelte.config.js' })],
  test: {
    pool: 'threads',
    // Tests of what is seen read its colours; no other style is.
    css: { include: [/tokens\.css/] },
    maxWorkers: Math.max(2, availableParallelism()),
    sequence: { sequencer: SlowFirst },
    testTimeout: patience(90_000),
    hookTimeout: patience(30_000),
    projects: [
      group('sharing', 0, SHARING, [], false),
      group('packages', 0, ['packages/**/test/**/*.test.ts'], SHARING),
      group('browser', 1, ['e2e/**/*.test.ts'], [TIMED, ...APART, RELEASE]),
      group('timed', 2, [TIMED]),
      group('apart', 3, APART),
      group('release', 4, [RELEASE]),
    ],
  },
})
