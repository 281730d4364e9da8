import { setTables, wish } from './many-tables.ts'
import type { PageOf } from './pages.ts'
import type { Visitor } from './visitor.ts'

/** Pages that have nothing to show, or not yet: empty, waiting, for the first time, not found, out of reach. */

const scene =
  (name: string) =>
  ({ page }: Visitor): Promise<void> =>
    page.locator(`[data-scene="${name}"]`).waitFor()

const quiet = (name: string, path: string, ready: PageOf['ready']): PageOf => ({
  name,
  group: 'quiet',
  path,
  tables: [],
  ready,
})

/** A table with a seat that nobody has taken yet. */
async function gathers(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await page.locator('.cover').first().waitFor()
  const wanted = wish('mombasa', {
    options: { players: 3 },
    chairs: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
  })
  const [{ table }] = await setTables(visitor, 'Marta', [wanted])
  await visitor.wander(`/table/${table}`)
  await page.locator('.seats [data-scene="quay"]').waitFor()
}

/** The network goes before a page is fetched that was not needed so far. */
async function loses(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await page.locator('.cooper').waitFor()
  visitor.expectNoNetwork()
  await page.route('**/*.js', (route) => route.abort('internetdisconnected'))
  await visitor.wander('/about')
  await page.getByRole('alert').waitFor()
}

async function searches({ page }: Visitor): Promise<void> {
  await page.locator('.topbar button.tb').first().click()
  await page.getByRole('searchbox').fill('xyzzy')
  await page.locator('[data-scene="asleep"]').waitFor()
}

export const QUIET_PAGES: readonly PageOf[] = [
  quiet('first-visit', '/', ({ page }) => page.locator('.cooper').waitFor()),
  quiet('no-tables', '/tables', scene('quay')),
  quiet('nothing-waiting', '/tables/waiting', scene('asleep')),
  quiet('nothing-finished', '/tables/finished', scene('asleep')),
  quiet('nothing-to-count', '/statistics', scene('asleep')),
  quiet('nothing-to-watch', '/watch', scene('quay')),
  quiet('not-found', '/nowhere', scene('quay')),
  quiet('no-such-table', '/local/none', scene('quay')),
  quiet('join', '/you/join', scene('badge')),
  quiet('nothing-found', '/', searches),
  quiet('gathering', '/', gathers),
  quiet('out-of-reach', '/', loses),
]
