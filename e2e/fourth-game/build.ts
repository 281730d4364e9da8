import { fileURLToPath } from 'node:url'
import { build, type InlineConfig, mergeConfig, type Plugin } from 'vite'
import config from '../../packages/web/vite.config.ts'

const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** Files that list games, and what stands for them here. */
const LISTS: { readonly [file: string]: string } = {
  [path('../../packages/games/registry/src/lazy-list.ts')]: path('lazy-list.ts'),
  [path('../../packages/web/src/games/index.ts')]: path('rooms.ts'),
}

/** Whoever imports a list gets ours, which imports the one that is shipped. */
const withMoreGames = (): Plugin => ({
  name: 'with-more-games',
  enforce: 'pre',
  resolveId: {
    filter: { id: /(?:^|\/)(?:lazy-list|index)\.ts$/ },
    async handler(source, importer, options) {
      if (!importer || Object.values(LISTS).includes(importer)) return null
      const found = await this.resolve(source, importer, { ...options, skipSelf: true })
      return (found && LISTS[found.id]) ?? null
    },
  },
})

/** Builds the client with a fourth game into a folder of its own; the shipped build has no part in it. */
export async function buildWithMoreGames(outDir: string): Promise<void> {
  const more: InlineConfig = {
    configFile: false,
    root: path('../../packages/web'),
    logLevel: 'error',
    plugins: [withMoreGames()],
    worker: { plugins: () => [withMoreGames()] },
    build: { outDir, emptyOutDir: true, minify: false, reportCompressedSize: false },
  }
  await build(mergeConfig(config as InlineConfig, more))
}
