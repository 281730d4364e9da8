import { gameById } from '@quayside/games'
import { loadExercises } from '../../packages/web/src/exercises/exercise.ts'
import { linesOf } from '../../packages/web/src/exercises/search.ts'
import { type Lesson, loadLesson, type Stop } from '../../packages/web/src/lesson/lesson.ts'
import { patience } from '../../tools/pace.ts'
import type { PageOf } from './pages.ts'
import { Player, placesOf } from './player.ts'
import type { Visitor } from './visitor.ts'

/** Lessons, exercises and primers, each in all that they may show. */

const LONG = { timeout: patience(30_000) }
const GAMES = ['puerto-rico', 'mombasa', 'cooper-island'] as const

/** Comes to a stop of a lesson as a browser does that has kept how far one was. */
const stopsAt =
  (game: string, which: (lesson: Lesson) => Stop): PageOf['ready'] =>
  async ({ page }) => {
    const { id, places = [], turn } = which((await loadLesson(game))!)
    await page.evaluate(([key, stop]) => localStorage.setItem(key, stop), [`quayside.guide.${game}`, id] as const)
    await page.reload()
    await page.locator(`[data-stop="${id}"]`).waitFor(LONG)
    await page.locator('main [data-place]').first().waitFor()
    if (!turn && places.length > 0) await page.locator('[data-mark]').first().waitFor()
  }

const firstSign = ({ stops }: Lesson) => stops.find(({ sign }) => sign)!
const laterNote = ({ stops }: Lesson) => stops.findLast(({ turn, places }) => !turn && places)!
const firstTurn = ({ stops }: Lesson) => stops.find(({ turn }) => turn)!
const last = ({ stops }: Lesson) => stops.at(-1)!

const checked =
  (game: string): PageOf['ready'] =>
  async (visitor) => {
    await stopsAt(game, firstSign)(visitor)
    await visitor.page.locator('[data-next]').click()
    await visitor.page.locator('[data-phase="check"] [data-letter]').first().waitFor()
  }

const decides =
  (game: string, told: boolean): PageOf['ready'] =>
  async (visitor) => {
    await stopsAt(game, firstTurn)(visitor)
    await visitor.page.locator('[data-decide]').click()
    await visitor.page.locator('section.dock').waitFor()
    if (told) await answers(visitor, '[data-phase="told"][data-stop]')
  }

/** Answers by whatever stands first until something is said to it. */
async function answers({ page }: Visitor, until: string): Promise<void> {
  const player = new Player(page)
  for (let i = 0; i < 8 && (await page.locator(until).count()) === 0; i++) {
    await player.anything().catch(() => undefined)
    await page.waitForTimeout(300)
  }
  await page.locator(until).waitFor()
}

const exercise = async ({ page }: Visitor): Promise<void> => {
  await page.locator('[data-exercise] [data-place]').first().waitFor(LONG)
}

async function tries(visitor: Visitor): Promise<void> {
  await exercise(visitor)
  await visitor.page.locator('[data-decide]').click()
  await visitor.page.locator('section.dock .offer').first().waitFor()
}

/** The exercise about selling, which one button answers. */
const sells =
  (right: boolean): PageOf['ready'] =>
  async (visitor) => {
    const { page } = visitor
    const all = (await loadExercises('puerto-rico'))!
    const one = all.exercises.find(({ id }) => id === 'sell')!
    const lines = linesOf(gameById('puerto-rico')!, all, one)
    const [answer] = lines.at(right ? 0 : -1)!.texts
    await exercise(visitor)
    await page.keyboard.press('ArrowRight')
    await page.locator('[data-exercise="sell"]').waitFor()
    await tries(visitor)
    await new Player(page).offer(answer, placesOf(answer))
    await page.locator(`[data-phase="told"][data-right="${right}"]`).waitFor()
  }

export const LEARNING: readonly PageOf[] = [
  ...GAMES.flatMap((game): PageOf[] => {
    const lesson = (name: string, ready: PageOf['ready']): PageOf => ({
      name: `${game}-lesson-${name}`,
      group: game,
      path: `/lesson/${game}`,
      tables: [],
      ready,
    })
    const page = (name: string, path: string, ready: PageOf['ready']): PageOf => ({
      name: `${game}-${name}`,
      group: game,
      path: `/${path}/${game}`,
      tables: [],
      ready,
    })
    return [
      lesson('welcome', ({ page }) => page.locator('[data-stop]').waitFor(LONG)),
      lesson('sign', stopsAt(game, firstSign)),
      lesson('check', checked(game)),
      lesson('note', stopsAt(game, laterNote)),
      lesson('turn', stopsAt(game, firstTurn)),
      lesson('asked', decides(game, false)),
      lesson('told', decides(game, true)),
      lesson('end', stopsAt(game, last)),
      page('exercise', 'exercises', exercise),
      page('exercise-asked', 'exercises', tries),
      page('openings', 'openings', ({ page }) => page.locator('main tbody tr').first().waitFor(LONG)),
      page('primer', 'primer', ({ page }) => page.locator('main h3').first().waitFor(LONG)),
    ]
  }),
  { name: 'exercise-wrong', group: 'puerto-rico', path: '/exercises/puerto-rico', tables: [], ready: sells(false) },
  { name: 'exercise-solved', group: 'puerto-rico', path: '/exercises/puerto-rico', tables: [], ready: sells(true) },
]
