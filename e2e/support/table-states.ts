import type { Locator } from 'playwright-core'
import { patience } from '../../tools/pace.ts'
import { begin, setTables, wish } from './many-tables.ts'
import type { MomentName } from './moments.ts'
import type { PageOf } from './pages.ts'
import { Player } from './player.ts'
import type { Visitor } from './visitor.ts'

/** What a table shows besides a question: the story, what happened meanwhile, advice, cards, rules, the log, a replay that was looked into. */

type Ready = PageOf['ready']

const LONG = { timeout: patience(60_000) }

const state = (group: string, name: string, table: MomentName, ready: Ready, more: Partial<PageOf> = {}): PageOf => ({
  name,
  group,
  path: `/local/${table}`,
  tables: [table],
  ready,
  ...more,
})

async function sits({ page }: Visitor): Promise<Player> {
  const player = new Player(page)
  await player.question()
  await page.locator('[data-place]').first().waitFor()
  return player
}

/** Answers until others act, and holds the story of what they do. */
async function tells(visitor: Visitor): Promise<void> {
  const { page } = visitor
  const player = await sits(visitor)
  const told = page.locator('[data-sentence]')
  for (let i = 0; i < 12 && (await told.count()) === 0; i++) await player.anything()
  await told.waitFor()
  await page.locator('.beats .past').first().waitFor()
  await page.keyboard.press('Space')
  await page.locator('[data-story="hold"][aria-pressed="true"]').waitFor()
}

/** Answers until others have acted and it is one's turn again. */
async function comesBack(visitor: Visitor): Promise<void> {
  const { page } = visitor
  const player = await sits(visitor)
  const since = page.locator('[data-since]')
  for (let i = 0; i < 12 && (await since.count()) === 0; i++) {
    await player.anything()
    await player.question()
  }
  await since.waitFor()
}

async function looksBack(visitor: Visitor): Promise<void> {
  await comesBack(visitor)
  await visitor.page.locator('[data-since]').click()
  await visitor.page.locator('[data-story="stop"]').waitFor()
  await visitor.page.keyboard.press('Space')
}

async function isAdvised(visitor: Visitor): Promise<void> {
  await sits(visitor)
  await visitor.page.locator('[data-advise]').click()
  await visitor.page.locator('[data-advice] li button').first().waitFor(LONG)
}

/** The last thing of a kind; on a phone, in whichever section it is. */
async function found({ page }: Visitor, place: string): Promise<Locator> {
  const thing = page.locator(`[data-place^="${place}"]`)
  const tabs = page.locator('nav.tabs button')
  for (let tab = 0; tab < (await tabs.count()) && (await thing.count()) === 0; tab++) await tabs.nth(tab).click()
  return thing.last()
}

/** Opens what explains a thing of the board. */
const explains =
  (place: string): Ready =>
  async (visitor) => {
    await sits(visitor)
    await (await found(visitor, place)).focus()
    await visitor.page.keyboard.press('i')
    await visitor.page.locator('dialog h2').first().waitFor()
  }

const turnsUp =
  (place: string): Ready =>
  async (visitor) => {
    await sits(visitor)
    await (await found(visitor, place)).click()
    await visitor.page.locator('[data-deck] [data-told]').waitFor()
  }

async function readsRules(visitor: Visitor): Promise<void> {
  await sits(visitor)
  await visitor.page.locator('.topbar button.tb').first().click()
  await visitor.page.locator('dialog h2').first().waitFor()
}

const opensKeys: Ready = async (visitor) => {
  await sits(visitor)
  await visitor.page.keyboard.press('?')
  await visitor.page.locator('dialog h2').first().waitFor()
}

async function readsLog(visitor: Visitor): Promise<void> {
  await sits(visitor)
  await visitor.page.keyboard.press('l')
  await visitor.page.locator('[data-log] button').first().click()
}

const picks =
  (...places: readonly string[]): Ready =>
  async (visitor) => {
    const player = await sits(visitor)
    for (const place of places) await player.press(`[data-place^="${place}"][data-lit]`)
  }

/** The drawer of the analysis, with chances in it. */
async function analyses({ page }: Visitor): Promise<void> {
  await page.locator('[role="slider"], input[type="range"]').first().waitFor()
  const tabs = page.locator('nav.tabs button')
  if ((await tabs.count()) > 0) await tabs.last().click()
  await page.locator('.percent').first().waitFor(LONG)
}

/** At a table on the server, what is ordered for the time when one does not look. */
async function orders(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await page.locator('.cover').first().waitFor()
  const [made] = await setTables(visitor, 'Marta', [
    wish('puerto-rico', { options: { players: 3 }, chairs: [...THREE] }),
  ])
  await begin(visitor, [made])
  await visitor.wander(`/table/${made.table}`)
  await page.locator('[data-orders]').click()
  await page.locator('[data-question]').first().waitFor()
}

const THREE = [
  { kind: 'me' },
  { kind: 'bot', bot: 'casual', name: 'Anselmo' },
  { kind: 'bot', bot: 'casual', name: 'Beatriz' },
] as const

const CALM = { settings: { pace: 'calm' } } as const
const [rico, mombasa, cooper] = ['puerto-rico', 'mombasa', 'cooper-island']

export const TABLE_STATES: readonly PageOf[] = [
  state(rico, 'rico-told', 'story', tells, CALM),
  state(mombasa, 'mombasa-told', 'mombasa-story', tells, CALM),
  state(cooper, 'cooper-told', 'cooper-story', tells, CALM),
  state(rico, 'rico-since', 'story', comesBack),
  state(rico, 'rico-looking-back', 'story', looksBack),
  state(cooper, 'cooper-looking-back', 'cooper-story', looksBack),
  state(rico, 'evening', 'evening', sits, { sectioned: true }),
  state(rico, 'rico-automa', 'puertoma', turnsUp('automa:')),
  state(cooper, 'cooper-automa', 'automa', turnsUp('automa:')),
  state(rico, 'puertoma-table', 'puertoma', sits, { sectioned: true }),
  state(cooper, 'automa-table', 'automa', sits, { sectioned: true }),
  state(rico, 'rico-log', 'captain', readsLog),
  state(mombasa, 'mombasa-log', 'turn', readsLog),
  state(cooper, 'cooper-log', 'work', readsLog),
  state(rico, 'rico-advice', 'captain', isAdvised),
  state(cooper, 'cooper-advice', 'work', isAdvised),
  state(rico, 'rico-card', 'builder', explains('market:')),
  state(mombasa, 'mombasa-card', 'turn', explains('hand:')),
  state(cooper, 'cooper-card', 'work', explains('area:A')),
  state(rico, 'rico-rules', 'captain', readsRules),
  state(mombasa, 'mombasa-rules', 'turn', readsRules),
  state(rico, 'keys', 'captain', opensKeys),
  state(mombasa, 'region-picked', 'expansion', picks('region:')),
  state(cooper, 'tile-picked', 'tile', picks('tile:')),
  state(rico, 'rico-analysis', 'end', analyses, { path: '/local/end/replay#120' }),
  { name: 'orders', group: rico, path: '/', tables: [], ready: orders },
]
