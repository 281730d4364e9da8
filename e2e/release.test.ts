import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { Person, randomGame } from '../packages/server/test/client.ts'

/** What `npm run pack` has made, installed as others install it: into an empty folder, far from the sources. */

const REPOSITORY = fileURLToPath(new URL('..', import.meta.url))
const { version } = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8'))
const TARBALLS = globSync('dist/*.tgz', { cwd: REPOSITORY }).map((file) => join(REPOSITORY, file))

const home = mkdtempSync(join(tmpdir(), 'quayside-release-'))
const inHome = (...path: string[]) => join(home, ...path)

const FOREIGN = /^(?:npm_(?!config_(?:registry|cache|cafile|userconfig|\w*proxy)$)|NODE_(?!EXTRA_CA_CERTS$)|VITEST)/i

/** Nothing of the npm that runs this test but how it reaches the registry, nor of the repository's tools but its Node. */
const ENV = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !FOREIGN.test(name))),
  PATH: [dirname(process.execPath), ...outside(process.env.PATH ?? '')].join(delimiter),
  npm_config_loglevel: 'error',
  LC_ALL: 'C',
  NO_COLOR: '1',
}

function outside(path: string): string[] {
  return path.split(delimiter).filter((folder) => !folder.includes('node_modules'))
}

function run(command: string, args: readonly string[], input = '') {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: home,
    env: ENV,
    input,
    encoding: 'utf8',
    timeout: 100_000,
  })
  return { status, stdout, stderr }
}

const npx = (args: readonly string[], input?: string) => run('npx', ['--no-install', 'quayside', ...args], input)

beforeAll(() => {
  cpSync(join(REPOSITORY, 'examples', 'random-games', 'random-games.js'), inHome('random-games.js'))
  writeFileSync(inHome('package.json'), '{ "private": true, "type": "module" }')
  const install = ['install', '--prefer-offline', '--no-audit', '--no-fund', ...TARBALLS]
  const { status, stderr } = run('npm', install)
  expect({ status, stderr }).toMatchObject({ status: 0 })
}, 120_000)

afterAll(() => rmSync(home, { recursive: true, force: true }))

test('every package is there once, in the version of the release, and compiled', () => {
  const ours = globSync('node_modules/**/{@quayside/*,quayside}/package.json', { cwd: home })
  const installed = ours.map((file) => JSON.parse(readFileSync(inHome(file), 'utf8')))
  expect(installed.map((about) => about.name).sort()).toEqual([
    '@quayside/bots',
    '@quayside/cooper-island',
    '@quayside/games',
    '@quayside/kernel',
    '@quayside/mombasa',
    '@quayside/puerto-rico',
    '@quayside/server',
    '@quayside/table',
    'quayside',
  ])
  expect(new Set(installed.map((about) => about.version))).toEqual(new Set([version]))
  const files = ours.flatMap((file) => globSync('**/*.ts', { cwd: inHome(dirname(file)) }))
  expect(files.filter((file) => !file.endsWith('.d.ts'))).toEqual([])
})

describe('quayside', () => {
  test('explains itself, and plays a game in the terminal', () => {
    expect(npx(['--version']).stdout).toBe(`quayside ${version}\n`)
    expect(npx(['play', '--help'])).toMatchObject({ status: 0, stdout: expect.stringContaining('quayside play') })
    const game = ['play', 'puerto-rico', '--plain', '--players', '3', '--seed', 'released', '--save', 'game.json']
    const { status, stdout, stderr } = npx(game, '1\n'.repeat(5000))
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/wins\.|share the victory\./)
  })

  test('referees for programs', () => {
    const requests = [
      { do: 'new', game: 'cooper-island', seed: 'released' },
      { do: 'random', answers: 1e6 },
      { do: 'score' },
    ]
    const { status, stdout } = npx(['engine'], requests.map((request) => JSON.stringify(request)).join('\n'))
    expect(status).toBe(0)
    const [begun, over, score] = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(begun).toMatchObject({ ok: true, over: false })
    expect(over).toMatchObject({ ok: true, over: true })
    expect(score).toMatchObject({ ok: true, final: true })
  })

  test('plays in threads', () => {
    expect(npx(['random', 'mombasa', '--games', '4', '--threads', '2', '--check'])).toMatchObject({
      status: 0,
      stderr: '',
    })
    const arena = [
      'arena',
      'puerto-rico',
      '--players',
      '3',
      '--bots',
      'casual,random',
      '--games',
      '3',
      '--threads',
      '2',
    ]
    expect(npx(arena)).toMatchObject({ status: 0 })
  })

  test('says one clear line to an older Node', () => {
    const older = 'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.20.2" } })'
    const bin = inHome('node_modules', 'quayside', 'bin', 'quayside.js')
    const { status, stdout, stderr } = run('node', ['--import', `data:text/javascript,${older}`, bin, '--help'])
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(/^Quayside needs Node 24, this is 20\.20\.2[^\n]*\n$/)
  })
})

test('quayside serve shows the client, and plays tables with bots that think in processes of their own', async () => {
  const args = ['--no-install', 'quayside', 'serve', '--port', '0', '--data', inHome('data')]
  // In a group of its own: npx does not pass every signal on.
  const child = spawn('npx', args, { cwd: home, env: ENV, detached: true })
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    if (child.exitCode === null) process.kill(-child.pid!, 'SIGTERM')
    await ended
  })
  const [line] = await Promise.race([once(child.stdout, 'data'), ended])
  const url = String(line).match(/^Quayside is open at (http:\S+)\n$/)![1]

  const ana = new Person({ url })
  const page = await ana.get('/', { accept: 'text/html' })
  const [, script] = page.text.match(/src="(\/assets\/[^"]+\.js)"/)!
  expect((await ana.get(script)).status).toBe(200)
  expect((await ana.get('/healthz')).body).toEqual({ ok: true })

  await ana.get('/api/me')
  await ana.send('PATCH', '/api/me', { name: 'Ana' })
  const { table } = await ana.setTable({ chairs: [{ kind: 'me' }, { kind: 'bot', bot: 'strong', name: 'Eva' }] })
  const a = await ana.connect()
  await a.open(table)
  await a.ask('begin', { table })
  await a.until(() => a.at(table).sight !== null)
  await randomGame([a], table, 'released', 3)
  const { text } = await ana.get('/metrics')
  expect(text).toMatch(/^quayside_thinking_seconds_count(?:{.*})? [1-9]/m)
  expect(text).not.toMatch(/^quayside_thinking_failures_total(?:{.*})? [1-9]/m)
  await a.close()

  const admin = (...args: string[]) => npx(['admin', ...args, '--data', inHome('data')])
  expect(admin('doctor')).toMatchObject({ status: 0, stderr: '', stdout: expect.stringContaining(url) })
  expect(admin('backup', inHome('copy'))).toMatchObject({ status: 0, stderr: '' })
})

describe("a program of one's own", () => {
  test('plays with the kernel and a game', () => {
    const { status, stdout } = run('node', ['random-games.js', '5'])
    expect(status).toBe(0)
    expect(stdout).toMatch(/^(?:game \d: \d+ answers, \d+ : \d+ : \d+ points\n){5}$/)
  })

  test.each(['kernel', 'puerto-rico', 'mombasa', 'cooper-island', 'games', 'bots', 'table'])(
    'can begin as the README of @quayside/%s does',
    (name) => {
      // That of the games reads a record: the one that was saved in the terminal.
      const readme = readFileSync(inHome('node_modules', '@quayside', name, 'README.md'), 'utf8')
      const [, program] = readme.match(/^```js\n(.*?)^```/ms)!
      expect(run('node', ['--input-type=module', '--eval', program])).toMatchObject({ status: 0, stderr: '' })
    },
  )

  test('finds the referees of older rules', () => {
    const program = `import { FROZEN } from '@quayside/games/frozen/list'
      for (const { game, version, load } of FROZEN) console.log(game, (await load()).game.version === version)`
    const { status, stdout } = run('node', ['--input-type=module', '--eval', program])
    expect(status).toBe(0)
    expect(stdout).toMatch(/^(?:[a-z-]+ true\n){3,}$/)
  })

  test('is checked by the types that come along', () => {
    const everything = TARBALLS.flatMap(exportsOf).map((name, i) => `import * as n${i} from '${name}'; void n${i}`)
    writeFileSync(inHome('everything.ts'), everything.join('\n'))
    const compilerOptions = {
      ...{ module: 'nodenext', target: 'es2024', lib: ['es2024', 'dom'], strict: true, noEmit: true },
      ...{ allowJs: true, checkJs: true, skipLibCheck: false, types: ['node'] },
      typeRoots: [join(REPOSITORY, 'node_modules', '@types')],
    }
    const files = ['random-games.js', 'everything.ts']
    writeFileSync(inHome('tsconfig.json'), JSON.stringify({ compilerOptions, files }))
    const tsc = join(REPOSITORY, 'node_modules', '.bin', 'tsc')
    expect(run(tsc, ['-p', '.'])).toEqual({ status: 0, stdout: '', stderr: '' })
  })
})

function exportsOf(tarball: string): string[] {
  const { stdout } = spawnSync('tar', ['xzOf', tarball, 'package/package.json'], { encoding: 'utf8' })
  const { name, exports = {} } = JSON.parse(stdout)
  return Object.keys(exports).map((path) => name + path.slice(1))
}
