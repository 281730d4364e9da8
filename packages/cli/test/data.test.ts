import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { Referee } from '../src/engine/referee.ts'
import { folder, inside, quayside } from './support/cli.ts'
import { WITH_TOY } from './support/toy.ts'

const FINE = { game: 'toy', name: 'My box', coins: 5 }

/** Here the toy is known already. */
const run = (...args: readonly string[]) => inside(args)
/** A real process, and its threads, must be told of it. */
const separately = (...args: readonly string[]) => quayside(args, '', WITH_TOY)

function fileWith(content: unknown): string {
  const file = folder()('pack.json')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

describe('quayside data print', () => {
  test('shows the built-in data, which pass the check', async () => {
    const { status, stdout } = separately('data', 'print', 'toy')
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toEqual({ game: 'toy', name: 'Box', coins: 2, ships: 3 })
    const checked = await run('data', 'check', fileWith(stdout))
    expect(checked.stdout).toBe('toy: the pack "Box" is fine, data 2-3\n')
  })

  test('a game without such data says so', async () => {
    const { status, stderr } = await run('data', 'print', 'puerto-rico')
    expect(status).toBe(2)
    expect(stderr).toBe('quayside data: the data of puerto-rico cannot be replaced\n')
  })
})

describe('quayside data check', () => {
  test('says what is fine', async () => {
    expect(await run('data', 'check', fileWith(FINE))).toEqual({
      status: 0,
      stdout: 'toy: the pack "My box" is fine, data 5-3\n',
      stderr: '',
    })
  })

  test('tells every problem on its own line', () => {
    expect(separately('data', 'check', fileWith({ ...FINE, coins: 'a', ships: 'b\u001b[2J' }))).toEqual({
      status: 1,
      stdout: '',
      stderr: 'coins: expected a number, found a\nships: expected a number, found b [2J\n',
    })
  })

  test('reads what begins with a byte order mark', async () => {
    const { status } = await run('data', 'check', fileWith(`\uFEFF${JSON.stringify(FINE)}`))
    expect(status).toBe(0)
  })

  test.each([
    ['another game', { game: 'chess' }, 'the pack is for "chess", which is not known here; there are: puerto-rico'],
    ['a game without such data', { game: 'puerto-rico' }, 'the data of puerto-rico cannot be replaced'],
    ['no game', { coins: 1 }, 'a data pack is a JSON object that names its game'],
    ['a list', [], 'a data pack is a JSON object that names its game'],
    ['null', null, 'a data pack is a JSON object that names its game'],
    ['half a file', '{"game":"toy",', 'is not JSON: '],
  ])('%s: one clear line', async (_, content, says) => {
    const { status, stdout, stderr } = await run('data', 'check', fileWith(content))
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain(says)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  })

  test('a file that is not there', async () => {
    const { status, stderr } = await run('data', 'check', '/no/such/file')
    expect(status).toBe(1)
    expect(stderr).toBe('cannot read /no/such/file (ENOENT)\n')
  })

  test.each([
    ['pt', 'o pacote "My box" está em ordem', 'não é JSON'],
    ['it', 'il pacchetto "My box" va bene', 'non è JSON'],
  ])('speaks %s', async (lang, fine, notJson) => {
    expect((await run('data', 'check', fileWith(FINE), '--lang', lang)).stdout).toContain(fine)
    expect((await run('data', 'check', fileWith('{'), '--lang', lang)).stderr).toContain(notJson)
  })
})

describe('--data', () => {
  test('play saves a record that names the data, and only with the same data it goes on', async () => {
    const at = folder()
    const [save, pack] = [at('game.json'), fileWith(FINE)]
    const args = ['play', '--plain', '--seed', 'x', '--save', save, '--data', pack]
    expect((await inside(args, 'role mayor\nq\n')).status).toBe(0)
    const { rules } = JSON.parse(readFileSync(save, 'utf8'))
    expect(rules).toMatchObject({ game: 'toy', data: '5-3' })

    const resumed = await run('play', '--plain', '--resume', save, '--data', pack)
    expect(resumed).toMatchObject({ status: 0, stderr: '' })
    const refused = await run('play', '--plain', '--resume', save)
    expect(refused.status).toBe(2)
    expect(refused.stderr).toContain('made with component data "5-3", ours are "2-3"')

    expect((await run('replay', save, '--data', pack)).status).toBe(0)
    const other = await run('replay', save)
    expect(other.status).toBe(1)
    expect(other.stderr).toContain('made with component data "5-3", ours are "2-3"')
  })

  test('random plays with it on every thread', () => {
    const args = ['random', 'toy', '--games', '2', '--threads', '2', '--check', '--data']
    expect(separately(...args, fileWith(FINE)).stdout).toContain('no violation')
    const { status, stderr } = separately(...args, fileWith({ ...FINE, ships: 0 }))
    expect(status).toBe(1)
    expect(stderr).toContain('"rules":{"game":"toy","version":2,"data":"5-0"}')
  })

  test('bench measures its game where none is named', () => {
    const args = ['bench', '--json', '--players', '3', '--seconds', '0.02', '--data', fileWith(FINE)]
    expect(JSON.parse(separately(...args).stdout)).toMatchObject({ game: 'toy' })
  })

  test('engine begins with it', async () => {
    const lines = ['{"do":"new","game":"toy","seed":"x"}', '{"do":"record"}'].join('\n')
    const { stdout } = await inside(['engine', '--data', fileWith(FINE)], lines)
    expect(JSON.parse(stdout.split('\n')[1]).record.rules).toMatchObject({ game: 'toy', data: '5-3' })
  })

  test.each([
    ['a problem', ['play', '--plain'], { ...FINE, coins: 'a' }, 'coins: expected a number, found a\n'],
    ['several', ['engine'], { ...FINE, coins: 'a', ships: 'b' }, '(and 1 problem more: see quayside data check)\n'],
    ['no pack at all', ['random', 'toy'], [], 'a data pack is a JSON object that names its game'],
    ['no JSON', ['bench'], '{', 'is not JSON'],
  ])('%s is a mistake on the command line', async (_, command, content, says) => {
    const { status, stdout, stderr } = await run(...command, '--data', fileWith(content))
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(/^quayside \w+: [^\n]+\n$/)
    expect(stderr).toContain(says)
  })

  test('it may be given only once', async () => {
    const pack = fileWith(FINE)
    const { status, stderr } = await run('engine', '--data', pack, '--data', pack)
    expect(status).toBe(2)
    expect(stderr).toBe('quayside engine: --data may be given only once\n')
  })
})

test('an owner of Mombasa corrects a price and plays with it', async () => {
  const at = folder()
  const [file, save] = [at('my-box.json'), at('game.json')]
  const { stdout: printed } = await run('data', 'print', 'mombasa')
  for (const line of printed.split('\n'))
    if (!/"(source|note)"/.test(line)) expect(line.length).toBeLessThanOrEqual(120)
  const { cards } = JSON.parse(printed)
  Object.assign(cards.action[3], { price: 4, source: 'owner' })
  writeFileSync(file, JSON.stringify({ game: 'mombasa', name: 'My box', cards }))
  const checked = await run('data', 'check', file)
  expect(checked).toMatchObject({ status: 0, stderr: '' })
  const hash = /^mombasa: the pack "My box" is fine, data ([0-9a-f]{16})\n$/.exec(checked.stdout)?.[1]

  const lines = ['{"do":"new","game":"mombasa","seed":"x"}', '{"do":"random","answers":9999}', '{"do":"record"}']
  const { stdout } = quayside(['engine', '--data', file], lines.join('\n'))
  const { record } = JSON.parse(stdout.split('\n')[2])
  expect(record.rules).toMatchObject({ game: 'mombasa', data: hash })
  writeFileSync(save, JSON.stringify(record))
  expect((await run('replay', save, '--data', file)).status).toBe(0)
  expect((await run('replay', save)).stderr).toContain(`made with component data "${hash}"`)

  delete cards.action[3].price
  writeFileSync(file, JSON.stringify({ game: 'mombasa', name: 'My box', cards }))
  expect((await run('data', 'check', file)).stderr).toBe('cards.action[3] (A04): "price" is missing\n')
})

describe('the engine’s request', () => {
  const NEW = { do: 'new', game: 'toy', seed: 'data' }
  const table = () => {
    const referee = new Referee()
    return (request: object) => JSON.parse(referee.reply(JSON.stringify(request)))
  }

  test('tables begun afterwards use the pack, the present one stays as it is', () => {
    const ask = table()
    ask(NEW)
    expect(ask({ do: 'data', pack: FINE })).toEqual({ ok: true, game: 'toy', data: '5-3' })
    expect(ask({ do: 'record' }).record.rules.data).toBe('2-3')
    ask(NEW)
    expect(ask({ do: 'record' }).record.rules.data).toBe('5-3')
    expect(ask({ do: 'data', pack: { game: 'toy', name: 'x', ships: 9 } })).toMatchObject({ data: '2-9' })
  })

  test('a record is loaded with its own data only', () => {
    const [ask, other] = [table(), table()]
    ask({ do: 'data', pack: FINE })
    ask(NEW)
    const { record } = ask({ do: 'record' })
    expect(other({ do: 'load', record })).toEqual({
      ok: false,
      error: { code: 'wrong-data', message: 'the record was made with component data "5-3", ours are "2-3"' },
    })
    other({ do: 'data', pack: FINE })
    expect(other({ do: 'load', record })).toMatchObject({ ok: true })
  })

  test('a pack with problems changes nothing', () => {
    const ask = table()
    expect(ask({ do: 'data', pack: { ...FINE, coins: 'a', ships: 'b' } })).toEqual({
      ok: false,
      error: { code: 'bad-data', message: 'coins: expected a number, found a; ships: expected a number, found b' },
    })
    ask(NEW)
    expect(ask({ do: 'record' }).record.rules.data).toBe('2-3')
  })

  test.each([
    [{ game: 'puerto-rico' }, 'bad-data', 'the data of puerto-rico cannot be replaced'],
    [{ game: 'chess' }, 'unknown-game', 'there is no game "chess"; there are: puerto-rico'],
    [{}, 'unknown-game', 'there is no game without a name'],
    [[], 'bad-request', '"pack" must be an object'],
  ])('%j is refused', (pack, code, says) => {
    expect(table()({ do: 'data', pack })).toMatchObject({ error: { code, message: expect.stringContaining(says) } })
  })
})
