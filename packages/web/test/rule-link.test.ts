import { games, loadGame } from '@quayside/games'
import { LANGUAGES, type Options, optionMatrix } from '@quayside/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { closeSheet, sheet } from '../src/app/sheets.svelte.ts'
import { ROOMS } from '../src/games/index.ts'
import { defaultOptions } from '../src/home/options.ts'
import { loadHelp } from '../src/sheets/help.ts'
import { ruleLink } from '../src/sheets/rule-link.ts'
import { BASE } from './base-game.ts'

/** The rules of each game by id: what is asked while they bind. */
const RULES: { readonly [game: string]: readonly string[] } = Object.fromEntries(
  Object.entries(
    import.meta.glob<{ readonly SOURCES: object }>('../../games/*/src/words/en/sources.ts', { eager: true }),
  ).map(([path, { SOURCES }]) => [path.split('/').at(-5), Object.keys(SOURCES)]),
)

/** The way from the rule in the dock to all of it. */

beforeAll(async () => {
  await Promise.all(games.map(({ id }) => loadGame(id, {})))
})

describe('a rule', () => {
  it('is named by its number in the rules, and leads there', async () => {
    const options = { players: 3, setup: 'first' }
    const link = await ruleLink('mombasa', options, 'expansion-cost', 'en')
    expect(link?.label).toBe('Rule 6.3')
    expect((await ruleLink('mombasa', options, 'expansion-cost', 'pt'))?.label).toBe('Regra 6.3')
    link?.open()
    expect(sheet()).toEqual({ kind: 'rules', game: 'mombasa', options, section: 'expansion', paragraph: 3 })
    closeSheet()
  })

  it('that no section has leads nowhere', async () => {
    expect(await ruleLink('mombasa', {}, 'gone', 'en')).toBeNull()
    expect(await ruleLink('no-such-game', {}, 'planning', 'en')).toBeNull()
  })

  it('of a chapter that is not in play is found nowhere, and those after it count without it', async () => {
    const label = async (options: Options, rule: string) => (await ruleLink('puerto-rico', options, rule, 'en'))?.label
    const nobles = { ...BASE, players: 3, expansions: ['nobles'] }
    expect(await label({ ...BASE, players: 3 }, 'captain-duty')).toBe('Rule 10')
    expect(await label({ ...BASE, players: 3 }, 'nobles')).toBeUndefined()
    expect(await label(nobles, 'nobles')).toBe('Rule 13')
    expect(await label({ ...nobles, expansions: ['new-buildings', 'nobles'] }, 'nobles')).toBe('Rule 14')
  })

  it.each(games.map((game) => [game.id, game] as const))(
    'of %s is where it is said to be, in every language',
    async (id, game) => {
      const rules = RULES[id]
      const tables = id === 'puerto-rico' ? optionMatrix(game.schema, game.refuse) : [defaultOptions(game)]
      const ruleAt = await ROOMS[id].ruleAt!()
      const found = new Set(['notation'])
      for (const language of LANGUAGES) {
        for (const options of tables) {
          const help = await loadHelp(id, language, options)
          const words = game.words(language, options)
          for (const rule of rules) {
            const place = ruleAt(rule, options)
            if (!place) continue
            found.add(rule)
            const section = help!.sections[place.chapter - 1]
            expect(section.id).toBe(place.section)
            if (place.paragraph) expect(section.paragraphs[place.paragraph - 1]).toBe(words.rule(rule))
          }
        }
      }
      // What is written where is told in the protocol; all else can be read up in the rules of a table that plays it.
      expect(rules.filter((rule) => !found.has(rule))).toEqual([])
    },
  )
})
