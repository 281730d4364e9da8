import { loadHeads } from '@quayside/games'
import type { WantedTable } from '@quayside/table'
import { homeWords } from '../home/words.ts'
import { connection } from './connection.ts'
import { here } from './router.svelte.ts'
import { settings } from './settings.svelte.ts'
import { playSound } from './sound.ts'
import { wanted } from './wanted.svelte.ts'

/**
 * Says in the browser's own places that a table waits: in the title, on the icons and by a sound, each turn once. Whoever looks at the table, or at a
 * list that has it, has seen it.
 */

/** Turns that were seen and those that a bell has rung for, by table: when they began. All tabs of this browser share them. */
const SEEN = 'quayside.seen'
const RUNG = 'quayside.rung'
/** Another tab may be just showing the table: so long this one waits before it rings, in milliseconds. */
const POLITE = 400
const ICONS = { quiet: '/icon.svg', calling: '/icon-turn.svg' } as const

type Turns = { readonly [table: string]: number }

let visible = $state(!document.hidden)
/** What was seen, for this tab to show; it is kept for the others. */
let seen: Turns = $state.raw(load(SEEN))
let mark = ''
/** The server has said once which tables wait; what waited then is not new. */
let heard = false

const byClock = (a: WantedTable, b: WantedTable): number =>
  (a.deadline ?? Number.MAX_VALUE) - (b.deadline ?? Number.MAX_VALUE) || a.since - b.since

/** Called once, when there is something to follow. */
export function attend(): void {
  // Names of games are said beside the tables.
  const heads = loadHeads()
  connection.listen({
    up() {
      connection.ask({ t: 'wanted' }).catch(() => {})
    },
    down() {},
    message(message) {
      if (message.t !== 'wanted') return
      void heads.then(() => {
        const before = wanted.tables
        wanted.tables = [...message.tables].sort(byClock)
        if (heard) ring(before)
        heard = true
      })
    },
  })
  document.addEventListener('visibilitychange', () => {
    visible = !document.hidden
  })
  addEventListener('storage', ({ key }) => {
    if (key === SEEN) seen = load(SEEN)
  })
  $effect.root(() => {
    $effect(see)
    $effect(show)
  })
  // Pages say their own titles; whatever they say, the mark stands before it.
  new MutationObserver(markTitle).observe(document.head, { childList: true, subtree: true, characterData: true })
}

/** Whether what is on screen shows that this table waits. */
function shows({ table }: WantedTable): boolean {
  const at = here()
  return visible && (at.page === 'home' || at.page === 'tables' || (at.page === 'table' && at.id === table))
}

const isNews = ({ table, since }: WantedTable, turns: Turns): boolean => turns[table] !== since

function see(): void {
  const fresh = wanted.tables.filter((each) => shows(each) && isNews(each, seen))
  if (fresh.length > 0) seen = keep(SEEN, seen, fresh)
}

/** For tables that did not wait before; one that is open here rings by itself. */
function ring(before: readonly WantedTable[]): void {
  const at = here()
  const open = at.page === 'table' ? at.id : ''
  const come = wanted.tables.filter(({ table }) => table !== open && !before.some((each) => each.table === table))
  if (come.length === 0) return
  setTimeout(() => {
    const [looked, rung] = [load(SEEN), load(RUNG)]
    const waits = ({ table }: WantedTable) => wanted.tables.some((each) => each.table === table)
    const news = come.filter((each) => waits(each) && isNews(each, looked) && isNews(each, rung))
    if (news.length === 0) return
    keep(RUNG, rung, news)
    playSound('turn')
  }, POLITE)
}

function show(): void {
  const calling = wanted.tables.filter((each) => !shows(each) && isNews(each, seen))
  const calls = calling.length > 0
  const said = homeWords[settings.language].tables
  mark = calls ? `● ${calling.every(({ consent }) => consent) ? said.again : said.turn} – ` : ''
  markTitle()
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (icon) icon.href = calls ? ICONS.calling : ICONS.quiet
  void badge(wanted.tables.length)
}

function markTitle(): void {
  const plain = document.title.replace(/^● .*? – /, '')
  if (document.title !== mark + plain) document.title = mark + plain
}

/** Where the client is installed. */
async function badge(count: number): Promise<void> {
  const { setAppBadge, clearAppBadge } = navigator as Partial<Navigator>
  await (count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator))?.catch(() => {})
}

/* What was seen and what was rung for are kept apart: a bell does not make anybody look. */

const turnsOf = (tables: readonly WantedTable[]): Turns =>
  Object.fromEntries(tables.map(({ table, since }) => [table, since]))

/** Only tables that still wait are worth keeping. */
function keep(key: string, before: Turns, tables: readonly WantedTable[]): Turns {
  const waiting = Object.entries(before).filter(([id]) => wanted.tables.some(({ table }) => table === id))
  const next = { ...Object.fromEntries(waiting), ...turnsOf(tables) }
  try {
    localStorage.setItem(key, JSON.stringify(next))
  } catch {
    // A browser that keeps nothing rings in every tab.
  }
  return next
}

function load(key: string): Turns {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Turns
  } catch {
    return {}
  }
}
