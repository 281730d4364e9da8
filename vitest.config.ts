import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

/** What is timed runs alone. */
const TIMED = 'e2e/speed.test.ts'

const group = (name: string, groupOrder: number, include: string[], exclude: string[] = []) => ({
  extends: true as const,
  test: { name, include, exclude, sequence: { groupOrder } },
})

export default defineConfig({
  plugins: [svelte({ configFile: 'packages/web/svelte.config.js' })],
  test: {
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 60_000,
    projects: [
      group('packages', 0, ['packages/**/test/**/*.test.ts']),
      group('browser', 1, ['e2e/**/*.test.ts'], [TIMED]),
      group('timed', 2, [TIMED]),
    ],
  },
})
