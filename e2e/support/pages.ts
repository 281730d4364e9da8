import { LEARNING } from './learning-pages.ts'
import { MOMENTS, type MomentName } from './moments.ts'
import { PEOPLE_PAGES } from './people-pages.ts'
import { Player } from './player.ts'
import { QUIET_PAGES } from './quiet-pages.ts'
import { TABLE_STATES } from './table-states.ts'
import type { Settings, Visitor } from './visitor.ts'

const ENDS = { 'puerto-rico': 'end', mombasa: 'mombasa-end', 'cooper-island': 'cooper-end' } as const
type Game = keyof typeof ENDS
const GAMES = Object.keys(ENDS) as Game[]

/** Where a page is, and how one knows that it is there. */
export interface PageOf {
  readonly name: string
  readonly group: string
  readonly path: string
  readonly tables: readonly MomentName[]
  readonly settings?: Settings
  /** On a phone, each of its sections is looked at by itself. */
  readonly sectioned?: boolean
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
        return { name, group: game, path, tables: [name], sectioned: true, ready: atTable }
      }),
      {
        name: `${game}-end`,
        group: game,
        path: `/local/${end}`,
        tables: [end],
        sectioned: true,
        ready: ({ page }) => page.locator('.result svg').nth(8).waitFor(),
      },
      {
        name: `${game}-replay`,
        group: game,
        path: `/local/${end}/replay#120`,
        tables: [end],
        sectioned: true,
        ready: ({ page }) => page.locator('[data-place]').first().waitFor(),
      },
    ]
  }),
  ...TABLE_STATES,
  ...LEARNING,
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
  ...GAMES.map(
    (game): PageOf => ({
      name: `about-${game}`,
      group: 'pages',
      path: `/about/${game}`,
      tables: [],
      ready: ({ page }) => page.locator('h2').first().waitFor(),
    }),
  ),
  ...PEOPLE_PAGES,
  ...QUIET_PAGES,
]
