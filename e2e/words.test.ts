import { gameById, games } from '@quayside/games'
import { capital, type GameWords, type Language, LOCALE } from '@quayside/kernel'
import { historyOf } from '@quayside/table'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { endWords } from '../packages/web/src/end/words.ts'
import { formWords } from '../packages/web/src/home/form-words.ts'
import { homeWords } from '../packages/web/src/home/words.ts'
import { lobbyWords } from '../packages/web/src/lobby/words.ts'
import { analysisWords } from '../packages/web/src/replay/analysis-words.ts'
import { replayWords } from '../packages/web/src/replay/words.ts'
import { sheetWords } from '../packages/web/src/sheets/words.ts'
import { tableWords } from '../packages/web/src/table/words.ts'
import { everyLanguage } from '../packages/web/test/every-language.ts'
import { eventually } from './support/eventually.ts'
import { setTable } from './support/home.ts'
import { Player } from './support/player.ts'
import { asked, isOver, keptTable, Mirror } from './support/tables.ts'
import { openServer } from './support/test-server.ts'

const server = openServer()
beforeAll(everyLanguage)
const NAMES = { pt: 'Português', it: 'Italiano' } as const
type Catalogue = { readonly [language in Language]: unknown }
/** What boards say: every catalogue of every file of words. */
const BOARD_WORDS = Object.values(
  import.meta.glob('../packages/web/src/{boards,games/*/board}/**/words*.ts', { eager: true }),
)
  .flatMap((file) => Object.values(file as { [name: string]: Catalogue }))
  .filter((words) => typeof words === 'object' && 'en' in words && 'it' in words)
const CATALOGUES = [
  homeWords,
  formWords,
  tableWords,
  lobbyWords,
  sheetWords,
  replayWords,
  analysisWords,
  endWords,
  ...BOARD_WORDS,
]

/** Every fixed text of a catalogue, by where it stands in it. */
function textsOf(words: unknown, path = ''): [string, string][] {
  if (typeof words === 'string') return [[path, words]]
  if (typeof words !== 'object' || words === null) return []
  return Object.entries(words).flatMap(([key, inner]) => textsOf(inner, `${path}/${key}`))
}

/** English texts that another language says differently everywhere. */
function englishOnly(language: Language): Set<string> {
  const theirs = new Set(CATALOGUES.flatMap((words) => textsOf(words[language])).map(([, text]) => text))
  const ours = CATALOGUES.flatMap((words) => textsOf(words.en)).map(([, text]) => text)
  return new Set(ours.filter((text) => !theirs.has(text)))
}

/** Lines of the page, and what its things are called, that are plain English. */
async function englishIn(page: Page, language: Language, more: readonly string[] = []): Promise<string[]> {
  const said = await page.evaluate(() => {
    const called = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((element) =>
      ['aria-label', 'title', 'placeholder'].flatMap((name) => element.getAttribute(name) ?? []),
    )
    return [...document.body.innerText.split('\n'), ...called].map((text) => text.trim())
  })
  const english = new Set([...englishOnly(language), ...more])
  return [...new Set(said)].filter((text) => english.has(text))
}

/** What the game itself would say in English about a moment, where another language says it differently: the question, answers, events. */
function gameTexts(kept: string, language: Language): string[] {
  const { table } = new Mirror(kept)
  const { game } = table.match
  const history = historyOf(game, table.record(), 0)
  const happened = history.ok ? history.value.frames.flatMap(({ events }) => events) : []
  const told = (words: GameWords) => {
    const { ask } = table.sight(0)
    const names = table.chairs.map((chair) => ('name' in chair ? chair.name : ''))
    const answers = ask!.answers.map(({ facts }) => words.answer(facts))
    const events = happened.map((facts) => words.event(facts, (seat) => names[seat]))
    return [words.question(ask!.question), ...answers, ...events]
  }
  const theirs = new Set(told(game.words(language, table.setting.options)))
  return told(game.words('en', table.setting.options)).filter((text) => !theirs.has(text))
}

const lang = (page: Page) => page.evaluate(() => document.documentElement.lang)

describe.each(['pt', 'it'] as const)('in %s', (language) => {
  test('the home page changes in place', async () => {
    const guest = await server.visit()
    const { page } = guest
    await guest.go('/')
    expect(await page.locator('h1').textContent()).toBe(homeWords.en.title(games.length))
    await setTable(page)
    // The words are looked for in the right places: the English page is full of them.
    expect((await englishIn(page, language)).length).toBeGreaterThan(20)
    await page.getByRole('button', { name: NAMES[language] }).click()
    await eventually(() => page.locator('h1').textContent()).toBe(homeWords[language].title(games.length))
    expect(await lang(page)).toBe(LOCALE[language])
    expect(await englishIn(page, language)).toEqual([])
    // All that opens on it, too.
    await page.getByRole('button', { name: formWords[language].allOptions }).click()
    await page.getByRole('radio', { name: formWords[language].places.online }).check()
    expect(await englishIn(page, language)).toEqual([])
    await page.getByRole('button', { name: homeWords[language].settings }).click()
    await page.getByRole('dialog').waitFor()
    expect(await englishIn(page, language)).toEqual([])
  })

  test('a table changes in place: question, answers and log', async () => {
    const kept = keptTable({ id: 'words', until: asked('captain-load', ({ ask }) => ask!.answers.length > 1) })
    const guest = await server.visit({ tables: [kept] })
    const { page } = guest
    await guest.go('/local/words')
    const player = new Player(page)
    const before = await player.question('captain-load')
    const texts = () =>
      page.evaluate(() => ({
        // The whole sentence stands under the pointer.
        answers: [...document.querySelectorAll<HTMLElement>('.dock .offer[data-answer]')].map(({ title }) => title),
        log: document.querySelector('[data-log] ol')?.textContent ?? '',
      }))
    const english = await texts()

    await page.getByRole('button', { name: 'Table menu' }).click()
    await page.getByRole('button', { name: 'Settings' }).click()
    await page.getByRole('radio', { name: NAMES[language] }).check()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })

    // What the game itself says in that language.
    const { table } = new Mirror(kept.text)
    const { ask } = table.sight(0)
    const words = gameById('puerto-rico')!.words(language, table.setting.options)
    // The words of a language are fetched when it is chosen.
    const live = () => page.locator('[data-live="question"]').textContent()
    await eventually(live).toContain(words.question(ask!.question))
    const after = await player.look()
    expect(after.answers).toEqual(before.answers)
    expect(after.title).not.toBe(before.title)
    const other = await texts()
    const said = Object.fromEntries(ask!.answers.map(({ text, facts }) => [text, capital(words.answer(facts))]))
    expect(other.answers).toEqual(after.answers.map((text) => said[text]))
    expect(other.log).not.toBe(english.log)
    expect(other.log).not.toBe('')
    expect(await lang(page)).toBe(LOCALE[language])
    expect(await englishIn(page, language)).toEqual([])
  })

  test.each([
    ['mombasa', ['plan', 'turn', 'enter-region']],
    ['cooper-island', ['turn', 'area', 'pay']],
  ] as const)('all of %s speaks it', async (game, questions) => {
    const tables = questions.map((kind) =>
      keptTable({ id: kind, game, until: asked(kind, ({ view }) => (view.round as number) > 1) }),
    )
    const guest = await server.visit({ settings: { language }, tables })
    const { page } = guest
    expect(BOARD_WORDS.length).toBeGreaterThan(5)
    await guest.go('/about')
    for (const { id, text } of tables) {
      await guest.wander(`/local/${id}`)
      await page.locator(`.table[data-asked="${id}"] [data-place]`).first().waitFor()
      expect(await englishIn(page, language, gameTexts(text, language))).toEqual([])
      // No name is lacking, and nothing goes by its id.
      expect(await page.locator('body').innerText()).not.toMatch(/undefined|NaN|\[object|\b[a-z]+-\d\b/)
    }
  })

  test('the end and the replay speak it', async () => {
    const guest = await server.visit({ settings: { language }, tables: [keptTable({ id: 'end', until: isOver })] })
    const { page } = guest
    await guest.go('/local/end')
    await new Player(page).seeing('over')
    await page.locator('.result svg').first().waitFor()
    expect(await englishIn(page, language)).toEqual([])
    await guest.go('/local/end/replay')
    await page.getByRole('button', { name: replayWords[language].toEnd }).click()
    expect(await englishIn(page, language)).toEqual([])
  })
})
