import { MOMENTS, type MomentName } from './moments.ts'
import { Player } from './player.ts'
import { QUIET_PAGES } from './quiet-pages.ts'
import type { Visitor } from './visitor.ts'

const ENDS = { 'puerto-rico': 'end', mombasa: 'mombasa-end', 'cooper-island': 'cooper-end' } as const
type Game = keyof typeof ENDS
const GAMES = Object.keys(ENDS) as Game[]

/** Where a page is, and how one knows that it is there. */
export interface PageOf {
  readonly name: string
  readonly group: string
  readonly path: string
  readonly tables: readonly MomentName[]
  readonly ready: (visitor: Visitor) => Promise<unknown>
}

async function atTable({ page }: Visitor): Promise<void> {
  const { moment } = await new Player(page).ready()
  await page.locator('[data-place]').first().waitFor()
  if (moment === 'gesture') await page.locator('.dock [data-fill]').waitFor({ state: 'attached' })
}

/** Every board at several moments, and the pages around them. */
export const PAGES: readonly PageOf[] = [
  ...GAMES.flatMap((game): PageOf[] => {
    const end = ENDS[game]
    return [
      ...MOMENTS[game].map((name): PageOf => {
        const path = `/local/${name}`
        return { name, group: game, path, tables: [name], ready: atTable }
      }),
      {
        name: `${game}-end`,
        group: game,
        path: `/local/${end}`,
        tables: [end],
        ready: ({ page }) => page.locator('.result svg').nth(8).waitFor(),
      },
      {
        name: `${game}-replay`,
        group: game,
        path: `/local/${end}/replay#120`,
        tables: [end],
        ready: ({ page }) => page.locator('[data-place]').first().waitFor(),
      },
      {
        name: `${game}-lesson`,
        group: game,
        path: `/lesson/${game}`,
        tables: [],
        ready: ({ page }) => page.locator('[data-stop]').waitFor(),
      },
      {
        name: `${game}-exercises`,
        group: game,
        path: `/exercises/${game}`,
        tables: [],
        ready: ({ page }) => page.locator('[data-exercise] [data-place]').first().waitFor(),
      },
      {
        name: `${game}-primer`,
        group: game,
        path: `/primer/${game}`,
        tables: [],
        ready: ({ page }) => page.locator('main h3').first().waitFor(),
      },
    ]
  }),
  {
    name: 'home',
    group: 'pages',
    path: '/',
    tables: ['plan', 'tile', 'end'],
    ready: ({ page }) => page.locator('.cover').first().waitFor(),
  },
  {
    name: 'settings',
    group: 'pages',
    path: '/',
    tables: [],
    ready: async ({ page }) => {
      await page.locator('.topbar button.tb').last().click()
      await page.getByRole('dialog').locator('h2').waitFor()
    },
  },
  {
    name: 'about',
    group: 'pages',
    path: '/about',
    tables: [],
    ready: ({ page }) => page.locator('h2').first().waitFor(),
  },
  ...QUIET_PAGES,
]
