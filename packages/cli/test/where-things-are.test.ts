import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { games } from '@quayside/games'
import { describe, expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
/** What stands for any of several things in a path. */
const ANY = { '<language>': 'it', '<edition>': 'classic', '<phase>': 'round' }

/** The paths of a row, each with those that stand before it: a path may go on from where one before it lies. */
function pathsIn(row: string): { path: string; before: string[] }[] {
  const paths = Array.from(row.matchAll(/`([^`\s]+\/[^`\s]*)`/g), ([, path]) => path)
  return paths.map((path, i) => ({ path, before: paths.slice(0, i) }))
}

function* foldersAbove(path: string): Generator<string> {
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) yield join('packages', folder)
}

const spelled = (path: string, game: string): string =>
  Object.entries({ ...ANY, '<game>': game }).reduce((text, [any, one]) => text.replaceAll(any, one), path)

const exists = (path: string, before: readonly string[], game: string): boolean =>
  ['packages', '.', ...before.flatMap((other) => [...foldersAbove(spelled(other, game))])].some((folder) =>
    existsSync(join(ROOT, folder, spelled(path, game))),
  )

describe.each(['glossary', 'where-things-are'])('the page %s', (page) => {
  it('names files that there are, for every game', () => {
    const rows = readFileSync(join(ROOT, 'docs', `${page}.md`), 'utf8').split('\n')
    const missing = rows
      .flatMap(pathsIn)
      .flatMap(({ path, before }) =>
        games.filter(({ id }) => !exists(path, before, id)).map(({ id }) => `${path} (${id})`),
      )
    expect(missing).toEqual([])
  })
})
