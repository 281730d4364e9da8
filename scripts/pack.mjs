// npm run pack: the packages as others install them, one dist/*.tgz each, checked by publint and by "are the types wrong". What lies in
// a package here lies in the same place there, but compiled.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import './build-web.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const staging = join(root, 'node_modules', '.cache', 'quayside', 'pack')
const dist = join(root, 'dist')

const GAMES = ['puerto-rico', 'mombasa', 'cooper-island', 'registry'].map((name) => `games/${name}`)
/** Those below come first: in this order they are published. */
const PACKAGES = ['kernel', ...GAMES, 'bots', 'table', 'server', 'cli']

/** What is no TypeScript and goes along as it is, where a package has it. */
const AS_IT_IS = ['README.md', 'bin/*.js', 'src/**/*.{js,json,d.ts}']
/** Besides, from elsewhere in the repository. */
const BORROWED = {
  server: [
    ['packages/web/dist', 'client', (file) => !file.endsWith('.sources')],
    // The bundler writes down the licences of the code in the client, not of its fonts.
    ['node_modules/@fontsource-variable/archivo/LICENSE', 'client/licences/archivo.txt'],
    ['node_modules/@fontsource-variable/besley/LICENSE', 'client/licences/besley.txt'],
  ],
  cli: [
    ['docs', 'docs', (file) => !file.endsWith('.png')],
    ['deploy', 'deploy'],
  ],
}

const manifests = new Map(PACKAGES.map((folder) => [folder, json(`packages/${folder}/package.json`)]))
const { repository, devDependencies } = json('package.json')

/** Who tests a game of their own by the kernel's scenarios and checks has these; nobody else needs them. */
const PEERS = {
  kernel: {
    peerDependencies: { vitest: devDependencies.vitest, 'fast-check': devDependencies['fast-check'] },
    peerDependenciesMeta: { vitest: { optional: true }, 'fast-check': { optional: true } },
  },
}

rmSync(staging, { recursive: true, force: true })
rmSync(dist, { recursive: true, force: true })
mkdirSync(dist)
run('tsc', '-p', 'tsconfig.pack.json')
for (const folder of PACKAGES) stage(folder)
run('npm', 'pack', '--silent', '--pack-destination', dist, ...PACKAGES.map((folder) => join(staging, folder)))
for (const folder of PACKAGES) check(folder)

function stage(folder) {
  const [from, to] = [join(root, 'packages', folder), join(staging, folder)]
  for (const file of globSync(AS_IT_IS, { cwd: from })) copy(join(from, file), join(to, file))
  for (const [path, name, filter] of BORROWED[folder] ?? []) copy(join(root, path), join(to, name), filter)
  copy(join(root, 'LICENSE'), join(to, 'LICENSE'))
  for (const file of globSync('{src,bin,test}/**/*.{js,ts}', { cwd: to })) renameModules(join(to, file))
  writeFileSync(join(to, 'package.json'), `${JSON.stringify(manifestOf(folder), null, 2)}\n`)
}

function copy(from, to, filter = () => true) {
  mkdirSync(dirname(to), { recursive: true })
  cpSync(from, to, { recursive: true, filter })
}

/**
 * The compiler renames what is imported, but not what declarations import, nor files that are started by their address as workers and
 * processes are. Every relative path to a `.ts` file is one of these.
 */
function renameModules(file) {
  const text = readFileSync(file, 'utf8')
  const renamed = text.replace(/(['"])(\.{1,2}\/[^'"\n]+)\.ts\1/g, (_, quote, path) => {
    const target = join(dirname(file), `${path}.js`)
    if (!existsSync(target))
      fail(`${relative(staging, file)} names ${path}.ts, but there is no ${relative(staging, target)}`)
    return `${quote}${path}.js${quote}`
  })
  if (renamed !== text) writeFileSync(file, renamed)
}

/** The package as npm sees it. In the repository it is private, so that nobody publishes the sources by mistake. */
function manifestOf(folder) {
  const { private: _, exports, dependencies, ...about } = manifests.get(folder)
  const here = (name) => existsSync(join(staging, folder, name))
  return {
    ...about,
    ...(repository && { repository: { ...repository, directory: `packages/${folder}` } }),
    // Nobody imports from a package that has no exports, so nobody needs its types.
    files: [...(exports ? ['src'] : ['src/**/*.js']), ...['test', 'bin', 'client', 'docs', 'deploy'].filter(here)],
    ...(exports && { exports: Object.fromEntries(Object.entries(exports).map(([name, to]) => [name, compiled(to)])) }),
    dependencies: Object.fromEntries(Object.entries(dependencies).map(([name, range]) => [name, exact(name, range)])),
    ...PEERS[folder],
  }
}

/** `./src/x.ts` as its declarations and its code; under conditions each of them. */
function compiled(to) {
  if (typeof to === 'object') {
    return Object.fromEntries(Object.entries(to).map(([condition, path]) => [condition, compiled(path)]))
  }
  const path = to.replace(/\.ts$/, '')
  return { types: `${path}.d.ts`, default: `${path}.js` }
}

/** Packages of one release go together, and with no other. */
function exact(name, range) {
  return [...manifests.values()].find((about) => about.name === name)?.version ?? range
}

function check(folder) {
  const { name, version, exports } = manifests.get(folder)
  const file = join(dist, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`)
  run('publint', file, '--strict')
  // Only modules for Node and bundlers: there is nothing for require, nor for resolvers that know no exports.
  if (exports) run('attw', file, '--profile', 'esm-only', '--format', 'ascii')
  console.log(`${relative(root, file)}  ${Math.ceil(statSync(file).size / 1024)} KB`)
}

function json(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}

function run(command, ...args) {
  const options = { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' }
  const { status, error, stdout, stderr } = spawnSync(command, args, options)
  if (status !== 0) fail(`${stdout}${stderr}${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`)
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
