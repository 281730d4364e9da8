import { describe, expect, test } from 'vitest'
import { inside, quayside, widerThan } from './support/cli.ts'

test('quayside starts, says what it can do, and ends well', () => {
  const { status, stdout, stderr } = quayside(['--help'])
  expect(stderr).toBe('')
  expect(stdout).toContain('quayside')
  expect(status).toBe(0)
})

test('it tells its version', async () => {
  expect((await inside(['--version'])).stdout).toMatch(/^quayside \d+\.\d+\.\d+\n$/)
})

test.each(['play', 'serve', 'engine', 'replay', 'random', 'bench', 'arena', 'tune', 'data', 'rules'])(
  '%s explains itself, both ways',
  async (command) => {
    const long = await inside([command, '--help'])
    expect(long).toEqual(await inside(['help', command]))
    expect(long.status).toBe(0)
    expect(long.stdout).toContain(`quayside ${command}`)
  },
)

test('help comes in three languages and fits 85 columns', async () => {
  const texts: string[] = []
  for (const lang of ['en', 'pt', 'it']) texts.push((await inside(['play', '--help', '--lang', lang])).stdout)
  expect(new Set(texts).size).toBe(3)
  expect(widerThan(85, texts.join('\n'))).toEqual([])
})

describe('bad arguments get one clear line and exit code 2', () => {
  test.each([
    [['dance']],
    [['--dance']],
    [['help', 'dance']],
    [['play', '--dance']],
    [['play', 'chess']],
    [['play', '--players', '9']],
    [['play', '--players']],
    [['play', '--seat', '4', '--players', '4']],
    [['play', '--edition', 'golden']],
    [['play', '--option', 'x']],
    [['play', '--option', 'x=1']],
    [['play', '--expansions', 'achievements']],
    [['play', '--edition', '1897', '--players', '2', '--puertomas', '2']],
    [['play', '--edition', '1897', '--players', '3', '--puertomas', '2', '--seat', '1']],
    [['play', '--strategy', 'shipwright']],
    [['play', '--opponents', 'fierce']],
    [['play', '--resume', '/no/such/file']],
    [['play', '--lang', 'xx']],
    [['serve', 'now']],
    [['serve', '--port', '65536']],
    [['engine', 'now']],
    [['replay']],
    [['replay', 'a', 'b']],
    [['random']],
    [['random', 'puerto-rico', '--games', '-1']],
    [['random', 'puerto-rico', '--options', '{']],
    [['random', 'puerto-rico', '--options', '{"players":9}']],
    [['random', 'puerto-rico', '--options', '[]']],
    [['random', 'puerto-rico', '--options', 'null']],
    [['random', 'puerto-rico', '--options', '{"stakes":1}']],
    [['play', '--option', 'variants=odd', '--plain']],
    [['bench', '--players', '1']],
    [['bench', '--seconds', '0']],
    [['bench', '--json=yes']],
    [['bench', '--data', '/no/such/file']],
    [['data']],
    [['data', 'burn', 'x']],
    [['data', 'check']],
    [['data', 'check', 'a', 'b']],
    [['data', 'print']],
    [['data', 'print', 'chess']],
    [['data', 'print', 'puerto-rico', '--json']],
  ])('%j', async (args) => {
    const { status, stdout, stderr } = await inside(args)
    expect(status).toBe(2)
    expect(stdout).toBe('')
    expect(stderr).toMatch(/^quayside[^\n]+\n$/)
  })

  test('and a process ends with it', () => {
    const { status, stdout, stderr } = quayside(['play', '--edition', 'golden'])
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(/^quayside play: [^\n]+\n$/)
  })
})
