import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { games } from '@quayside/games'
import { LANGUAGES, type Language } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'

const folderOf = (game: string, language: Language): string =>
  fileURLToPath(new URL(`../../${game}/src/words/${language}`, import.meta.url))

describe.each(games.map(({ id }) => id))('the words of %s', (game) => {
  it.each(LANGUAGES)(
    'have the same files in %s, so that who knows one language finds a name in another',
    (language) => {
      expect(readdirSync(folderOf(game, language)).toSorted()).toEqual(readdirSync(folderOf(game, 'en')).toSorted())
    },
  )

  it.each(LANGUAGES)('have all names of things in one file, in %s', (language) => {
    expect(existsSync(`${folderOf(game, language)}/names.ts`)).toBe(true)
  })
})
