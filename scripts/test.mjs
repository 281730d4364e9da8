// Everything a change has to pass, quickest first; stops at the first step that fails.
//   npm test                  all steps
//   npm test -- captain       only the tests whose file name contains "captain", and nothing else
//   npm run check             all but the tests
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startCluster } from '../tools/postgres.ts'
import { chromium } from './chromium.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const report = join(root, 'node_modules', '.cache', 'quayside', 'vitest.json')
const args = process.argv.slice(2)
const staticOnly = args.includes('--static')
const filters = args.filter((arg) => arg !== '--static')

const env = {
  ...process.env,
  // The tools of this repository come first, its Node 24 among them.
  PATH: `${join(root, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
  // Hundreds of tests start the command line or a server; what one has compiled the next need not.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'quayside', 'compiled'),
}

/** Where such tests are. */
const ON_POSTGRES = /server|store|cli/

const SPAWN = { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' }

/** What is known of types from the last time is kept: only what changed is looked at again. */
const types = (project) => {
  const kept = join(root, 'node_modules', '.cache', 'quayside', 'types', project.replaceAll('/', '-'))
  return ['tsc', '-p', project, '--incremental', '--tsBuildInfoFile', kept]
}

const SVELTE_CHECK = 'packages/web/node_modules/svelte-check/bin/svelte-check'
if (filters.length === 0) {
  await steps(
    'types, lint, format, import boundaries',
    [
      ['node', SVELTE_CHECK, '--workspace', 'packages/web', '--threshold', 'warning', '--output', 'human'],
      types('e2e'),
    ],
    [
      ['biome', 'check', '--error-on-warnings'],
      types('tsconfig.json'),
      types('packages/web/src/sw'),
      types('tsconfig.portable.json'),
      ['node', 'tools/boundaries/check.mjs'],
    ],
  )
}
if (!staticOnly) {
  const inBrowser = filters.length === 0 || readdirSync(join(root, 'e2e')).some((name) => isWanted(`e2e/${name}`))
  if (inBrowser) await steps('web client', [['node', 'scripts/build-web.mjs']])
  const cluster = await ownCluster()
  tests(inBrowser)
  cluster?.stop()
}

/** One PostgreSQL for all files that try the store on it. Who needs to be sure that they do says so. */
async function ownCluster() {
  const wanted = filters.length === 0 || filters.some((filter) => ON_POSTGRES.test(filter))
  if (!wanted || env.QUAYSIDE_TEST_POSTGRES !== undefined) return null
  const cluster = await startCluster()
  env.QUAYSIDE_TEST_POSTGRES = cluster?.url ?? ''
  if (cluster) return cluster
  console.error('No PostgreSQL was found and none could be installed: the store is tried on SQLite only.')
  if (process.env.QUAYSIDE_INSIST === 'postgres') process.exit(1)
  return null
}

function isWanted(path) {
  return filters.some((filter) => path.includes(filter))
}

/** Rows of commands, each row beside the others; the first that fails in a row ends it, and all of it. */
async function steps(name, ...rows) {
  const began = Date.now()
  console.log(`\n== ${name}`)
  const ok = await Promise.all(
    rows.map(async (row) => {
      for (const command of row) if (!(await runBeside(command))) return false
      return true
    }),
  )
  const failed = ok.includes(false)
  console.log(`== ${name}: ${failed ? 'FAILED' : 'ok'}, ${seconds(began)}`)
  if (failed) process.exit(1)
}

function tests(inBrowser) {
  const began = Date.now()
  console.log('\n== tests')
  mkdirSync(join(report, '..'), { recursive: true })
  rmSync(report, { force: true })
  const browser = inBrowser && chromium()
  if (inBrowser && !browser)
    console.error('No Chromium was found and none could be installed: the browser tests will fail. See README.')
  else if (browser) env.QUAYSIDE_CHROMIUM = browser
  const ok = run([
    'vitest',
    'run',
    '--project=!apart',
    '--project=!release',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...filters,
  ])
  const { passed, failed } = count(ok)
  console.log(`== tests: ${ok && failed === 0 ? 'ok' : 'FAILED'}, ${seconds(began)}`)
  process.exitCode = ok && failed === 0 ? 0 : 1
  // The last line, plain, for programs that read it.
  console.log(`${passed} passed, ${failed} failed`)
}

/** Counts tests. A file that did not even load counts as one failure, and so does any other way for the run to fail. */
function count(ok) {
  let passed = 0
  let failed = 0
  for (const file of readReport()?.testResults ?? []) {
    const failures = file.assertionResults.filter((result) => result.status === 'failed').length
    passed += file.assertionResults.filter((result) => result.status === 'passed').length
    failed += file.status === 'failed' ? Math.max(failures, 1) : failures
  }
  return { passed, failed: ok ? failed : Math.max(failed, 1) }
}

function readReport() {
  try {
    return JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    return undefined
  }
}

/** Runs a command while others run. */
function runBeside([command, ...rest]) {
  return new Promise((resolve) => {
    const child = spawn(command, rest, SPAWN)
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`)
      resolve(false)
    })
    child.on('close', (status) => resolve(status === 0))
  })
}

function run([command, ...rest]) {
  const { status, error } = spawnSync(command, rest, SPAWN)
  if (error) console.error(`${command}: ${error.message}`)
  return status === 0
}

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`
}
