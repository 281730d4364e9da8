import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin, type Rolldown } from 'vite'

const SERVER = `http://127.0.0.1:${process.env.PORT ?? 8080}`
const path = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** Files of `public/` that an installed client needs too. */
const PUBLIC_FILES = ['/icon.svg', '/manifest.webmanifest']

/** Where a page, and the service worker, begin: files of their own. */
const ENTRIES = /\/(?:index\.html|src\/main\.ts|src\/sw\/.*)$/

/** What every game and every board begins with, small marks among it; zooming is for some. */
const AT_EVERY_TABLE =
  /\/packages\/(?:kernel\/src\/(?:box\/|forms\.|catalogue\.|score\.|data\/fingerprint\.)|bots\/src\/words\/grades\.|web\/src\/(?:marks\/(?:Coin|Numeral|VpHex|scenery)|boards\/parts\/(?!Spot|Zoom|zoom|words-zoom)))/

type NameOfChunk = Extract<Rolldown.CodeSplittingGroup['name'], (...given: never[]) => unknown>

/** A table at once, and the form it begins from. */
const AT_ONCE = /\/web\/src\/home\/(?:start|form)\.ts$/

/** How a page comes to packs of owners: little, and asked for by many, so that it is one file. */
const OF_PACKS = /\/(?:web\/src\/box\/(?:at-table|hook|kept|missing|names|board)|games\/registry\/src\/owned)\.ts$/

/** What a table of Puerto Rico without expansions says, and a list of games. */
const PUERTO_RICO_SAYS =
  /\/puerto-rico\/src\/words\/(en|pt|it)\/(?:(head|names|phrases|grammar)|sentences|sources|rules|watched)/
const saidInPuertoRico: NameOfChunk = (id) => {
  const [, language, ahead] = PUERTO_RICO_SAYS.exec(id) ?? []
  return language ? `puerto-rico-${ahead ? 'head' : 'says'}-${language}` : null
}

/** Referees of older rules, by version and data: only those who have such tables fetch them. */
const FROZEN = /\/\d+-[0-9a-f]{16}-[^/]+\.js$/

/** What belongs to one game says so in its name. */
const OF_A_GAME = /\/packages\/(?:web\/src\/)?games\/(?!registry\/)([^/]+)\//
const chunkName = (entry: string | null): string => {
  const game = OF_A_GAME.exec(entry ?? '')?.[1]
  return `assets/${game ? `${game}-` : ''}[name]-[hash].js`
}

/** Where a game's rules begin, and its board. */
const BEGINNINGS: readonly { folder: RegExp; part: string; files: readonly string[] }[] = [
  {
    folder: /^.*\/packages\/games\/([^/]+)\/src\//,
    part: 'rules',
    files: ['game.ts', 'at-table.ts', 'words/load.ts', 'words/catalogue.ts'],
  },
  {
    folder: /^.*\/packages\/web\/src\/games\/([^/]+)\//,
    part: 'Board',
    files: ['board/index.ts', 'board/Board.svelte'],
  },
]
const wholes = new Map<string, ReadonlySet<string>>()

/** Each of them is one file with all that it needs of its own folder; what is fetched later is left out. */
const wholeOfGame: NameOfChunk = (id, graph) => {
  for (const { folder, part, files } of BEGINNINGS) {
    const [within, game] = folder.exec(id) ?? []
    if (within === undefined) continue
    if (!wholes.has(within)) {
      const found = new Set(files.map((file) => within + file))
      // What is added meanwhile is looked at as well.
      for (const module of found)
        for (const next of graph.getModuleInfo(module)?.importedIds ?? []) if (next.startsWith(within)) found.add(next)
      wholes.set(within, found)
    }
    return wholes.get(within)?.has(id) ? `${game}-${part}` : null
  }
  return null
}

/** Tells the service worker which files make up the client. */
const fillServiceWorker = (): Plugin => ({
  name: 'fill-service-worker',
  apply: 'build',
  // After the worker's files are there.
  enforce: 'post',
  generateBundle(_options, bundle) {
    const worker = bundle['sw.js']
    if (worker?.type !== 'chunk') throw new Error('the service worker was not built')
    const built = Object.keys(bundle).filter(
      (file) => /\.(js|css|woff2)$/.test(file) && file !== 'sw.js' && !FROZEN.test(file),
    )
    const files = ['/', ...built.map((file) => `/${file}`), ...PUBLIC_FILES]
    const version = createHash('sha256').update(files.join('\n')).digest('hex').slice(0, 12)
    worker.code = `const BUILT=${JSON.stringify({ version, files })};\n${worker.code}`
  },
})

/** What only tables over days have, which never stand in a browser. */
const NEVER_HERE = /^\.\/(?:orders\/book|days\/(?:deciding|rhythm))\.ts$/

export default defineConfig({
  plugins: [svelte(), fillServiceWorker()],
  resolve: { alias: [{ find: NEVER_HERE, replacement: path('src/table/never-over-days.ts') }] },
  build: {
    target: 'es2022',
    // Whoever passes the client on passes on the licences of what is in it.
    license: { fileName: 'licences.md' },
    // The content security policy allows no inlined assets.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Numbers that rules name are written where they are used: a name that crosses files cannot be shortened so far.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      input: { index: path('index.html'), sw: path('src/sw/service-worker.ts') },
      output: {
        // What every page begins with is one file, and what every table does, and each game: packed as a whole they are much smaller than in
        // fifty pieces.
        codeSplitting: {
          groups: [
            { name: 'base', tags: ['$initial'], test: (id) => !ENTRIES.test(id) },
            { name: 'play', test: AT_EVERY_TABLE },
            { name: 'start', test: AT_ONCE, includeDependenciesRecursively: false },
            { name: 'packs', test: OF_PACKS, includeDependenciesRecursively: false },
            { name: saidInPuertoRico, debugName: 'words', includeDependenciesRecursively: false },
            { name: wholeOfGame, debugName: 'a game', includeDependenciesRecursively: false },
          ],
        },
        chunkFileNames: (chunk) => chunkName(chunk.facadeModuleId ?? null),
        // The service worker has to keep its name and stand at the root, to look after every page.
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  // Bots load their game when they need it, which takes modules.
  worker: { format: 'es' },
  server: { proxy: { '/api': SERVER, '/ws': { target: SERVER, ws: true } } },
})
