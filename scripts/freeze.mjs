// Freezes a game's referee as it stands: rules, data, positions, policy and judgement in one plain module, without words. Tables that began
// under these rules are finished and watched with it after the rules have been corrected. See docs/correct-a-rule.md.
//   npx --no-install node scripts/freeze.mjs puerto-rico     that game
//   npx --no-install node scripts/freeze.mjs                 every game
//   npx --no-install node scripts/freeze.mjs --list          none; only writes the list anew, after frozen rules were retired
//   npx --no-install node scripts/freeze.mjs --into DIR …    onto another shelf, to try it
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'
import { games } from '../packages/games/registry/src/index.ts'
import { CONTRACT, dataOf, optionMatrix, sha256Hex } from '../packages/kernel/src/index.ts'

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: { list: { type: 'boolean' }, into: { type: 'string' } },
})
const SHELF = values.into
  ? pathToFileURL(`${values.into}/`)
  : new URL('../packages/games/registry/src/frozen/', import.meta.url)

/** What a game's package calls the game. */
const exportOf = (id) => id.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase())

const ENTRY = 'virtual:referee'

/** Words are better today than they were; the current game lends its own. */
const withoutWords = {
  name: 'without-words',
  load: { filter: { id: /\/words\/spoken\.ts$/ }, handler: () => 'export const wordsFor = undefined' },
}

const strange = wanted.find((id) => !games.some((game) => game.id === id))
if (strange !== undefined) {
  console.error(`There is no game "${strange}". There are: ${games.map(({ id }) => id).join(', ')}`)
  process.exit(2)
}
for (const game of games) {
  if (!values.list && (wanted.length === 0 || wanted.includes(game.id))) await freeze(game)
}
writeList()

async function freeze(game) {
  const data = fingerprintOf(game)
  const file = `${game.id}/${game.version}-${data}`
  if (existsSync(new URL(`${file}.js`, SHELF))) {
    console.log(`${file}.js: frozen already; it stays as it is`)
    return
  }
  const text = `${headerOf(game, data)}\n${await bundled(game.id)}`
  mkdirSync(new URL(`${game.id}/`, SHELF), { recursive: true })
  writeFileSync(new URL(`${file}.js`, SHELF), text)
  writeFileSync(new URL(`${file}.d.ts`, SHELF), "export * from '../referee.ts'\n")
  const [size, packed] = [text.length, gzipSync(text, { level: 9 }).length].map((bytes) => (bytes / 1024).toFixed(1))
  console.log(`${file}.js: ${size} KB, ${packed} KB gzipped`)
}

async function bundled(id) {
  const bundle = await rolldown({ input: ENTRY, plugins: [entryFor(id), withoutWords], platform: 'neutral' })
  const { output } = await bundle.generate({ format: 'es', minify: true, codeSplitting: false, comments: false })
  await bundle.close()
  const [{ code, imports, dynamicImports }] = output
  if (output.length + imports.length + dynamicImports.length > 1) throw new Error(`${id} does not fit into one file`)
  // The content security policy of the client forbids it.
  if (/\b(?:eval|Function)\s*\(/.test(code)) throw new Error(`${id} makes code of text`)
  return code
}

/** A module that has all of a game and what it knows of good play. */
function entryFor(id) {
  const text = [
    `export const contract = ${CONTRACT}`,
    `export { ${exportOf(id)} as game } from '@quayside/${id}/whole'`,
    `export { judgement } from '@quayside/${id}/judgement'`,
  ].join('\n')
  return {
    name: 'entry',
    resolveId: (source) => (source === ENTRY ? ENTRY : null),
    load: (path) => (path === ENTRY ? text : null),
  }
}

/** Names the data of a game: where they differ from options to options, all of them. */
function fingerprintOf(game) {
  const hashes = new Set(optionMatrix(game.schema, game.refuse).map((options) => dataOf(game, options)))
  const [only, ...more] = [...hashes].sort()
  return more.length === 0 ? only : sha256Hex([only, ...more].join(' ')).slice(0, 16)
}

function headerOf({ id, version }, data) {
  return `/**
 * The referee of ${id}, rules version ${version}, component data ${data}, frozen for tables that began under them.
 * Made by scripts/freeze.mjs out of packages/games/${id} and packages/kernel as they were then; never edited. Words are not in it.
 * MIT licence, as all of Quayside and as valibot, of which it has a part.
 */`
}

/** The list of all that was ever frozen and not retired: what lies on the shelf. */
function writeList() {
  const rows = games.flatMap(({ id: game }) =>
    filesIn(game).map((file) => {
      const version = Number.parseInt(file, 10)
      return `  { game: '${game}', version: ${version}, load: () => import('./${game}/${file}') },`
    }),
  )
  const text = `// Written by scripts/freeze.mjs.
import type { FrozenRules } from './referee.ts'

export const FROZEN: readonly FrozenRules[] = [
${rows.join('\n')}
]
`
  writeFileSync(new URL('list.ts', SHELF), text)
}

/** Newest first: where data were corrected without a new version, most tables have the newest. */
function filesIn(game) {
  if (!existsSync(new URL(`${game}/`, SHELF))) return []
  const files = readdirSync(new URL(`${game}/`, SHELF)).filter((file) => file.endsWith('.js'))
  return files.sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))
}
