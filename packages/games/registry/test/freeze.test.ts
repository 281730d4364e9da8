import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { CONTRACT, replay, rulesOf } from '@quayside/kernel'
import { afterAll, describe, expect, it } from 'vitest'
import { adapted } from '../src/frozen/adapt.ts'
import type { FrozenReferee } from '../src/frozen/referee.ts'
import { games } from '../src/index.ts'
import { fileOf, readGolden, scoresOf } from './golden/lines.ts'

const script = fileURLToPath(new URL('../../../../scripts/freeze.mjs', import.meta.url))
const shelf = mkdtempSync(join(tmpdir(), 'quayside-shelf-'))
afterAll(() => rmSync(shelf, { recursive: true }))

describe('freezing the games as they stand', () => {
  execFileSync(process.execPath, [script, '--into', shelf])

  it.each(games.map((game) => [game.id, game] as const))('%s: its golden games end as they did', async (id, game) => {
    const [file] = readdirSync(join(shelf, id)).filter((name) => name.endsWith('.js'))
    expect(Number.parseInt(file, 10)).toBe(game.version)
    const referee = (await import(pathToFileURL(join(shelf, id, file)).href)) as FrozenReferee
    expect(referee.contract).toBe(CONTRACT)
    const frozen = adapted(referee, (...wanted) => game.words(...wanted))
    for (const { record, scores } of readGolden(readFileSync(fileOf(game), 'utf8')).slice(0, 5)) {
      expect(rulesOf(frozen, record.options)).toEqual(rulesOf(game, record.options))
      const match = replay(frozen, record)
      if (!match.ok) throw new Error(match.error.message)
      expect(scoresOf(match.value)).toEqual(scores)
    }
  })
})
