import { gameById } from '@quayside/games'
import { type Language, LOCALE } from '@quayside/kernel'
import type { NoticeKind, NoticeWishes, PushPayload, SavedTable } from '@quayside/table'
import type { Mail } from '../mail/mailer.ts'
import type { NoticeRow } from '../store/notices.ts'
import { languageIn } from './wishes.ts'
import { NOTICE_WORDS } from './words/index.ts'

/** Tables that a list names before it is cut off. */
const NAMED = 4

/** What is told of one table: nothing of its position, its chat or its answers. */
export interface Item {
  readonly row: NoticeRow
  readonly setting: SavedTable['setting']
  /** The other people there. */
  readonly others: readonly string[]
}

/** What several notices of one person say together. */
export function pushOf(items: readonly Item[], wishes: NoticeWishes, count: number): PushPayload {
  const language = languageIn(wishes)
  const words = NOTICE_WORDS[language]
  const lines = items.map((item) => lineOf(item, language, wishes.zone))
  const [first] = items
  if (items.length === 1) {
    const { kind, table_id } = first.row
    return { kind, title: titleOf(items, language), body: lines[0], path: pathOf(first), tag: table_id, count }
  }
  const rest = lines.length - NAMED
  const named = rest > 0 ? [...lines.slice(0, NAMED), words.more(rest)] : lines
  const kind = sameKind(items) ?? 'turn'
  return { kind, title: titleOf(items, language), body: named.join('\n'), path: '/tables', tag: 'tables', count }
}

export function trialOf(wishes: NoticeWishes): PushPayload {
  return { kind: 'trial', ...NOTICE_WORDS[languageIn(wishes)].trial, path: '/notices', tag: 'trial', count: 0 }
}

/** Where a mail's links lead: `url` is the server's address, `stop` what ends the mails. */
export interface MailLinks {
  readonly url: string
  readonly stop: string
}

export function mailOf(
  items: readonly Item[],
  wishes: NoticeWishes,
  name: string,
  { url, stop }: MailLinks,
): Omit<Mail, 'to'> {
  const language = languageIn(wishes)
  const words = NOTICE_WORDS[language].mail
  const parts = items.map((item) => {
    const title = NOTICE_WORDS[language].title[item.row.kind](item.row.who)
    return `${title}: ${lineOf(item, language, wishes.zone)}\n${url}${pathOf(item)}\n`
  })
  const head = name === '' ? [] : [`${words.hello(name)}\n`]
  const foot = `-- \n${words.wishes} ${url}/notices\n${words.stop} ${stop}\n`
  return {
    subject:
      items.length === 1
        ? `${titleOf(items, language)}: ${lineOf(items[0], language, wishes.zone)}`
        : titleOf(items, language),
    text: [...head, ...parts, foot].join('\n'),
    headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}

/** A mail by which somebody sees that mails reach them. */
export function trialMailOf(wishes: NoticeWishes, { url, stop }: MailLinks): Omit<Mail, 'to'> {
  const { trial, mail } = NOTICE_WORDS[languageIn(wishes)]
  return {
    subject: trial.title,
    text: `${trial.body}\n\n-- \n${mail.wishes} ${url}/notices\n${mail.stop} ${stop}\n`,
    headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }
}

function titleOf(items: readonly Item[], language: Language): string {
  const words = NOTICE_WORDS[language]
  const [{ row }] = items
  if (items.length === 1) return words.title[row.kind](row.who)
  const kind = sameKind(items)
  return kind ? words.several[kind](items.length) : words.mixed(items.length)
}

function sameKind(items: readonly Item[]): NoticeKind | null {
  const [{ row }] = items
  return items.every((item) => item.row.kind === row.kind) ? row.kind : null
}

/** The table in a few words. */
function lineOf({ row, setting, others }: Item, language: Language, zone: string): string {
  const words = NOTICE_WORDS[language]
  const title = gameById(setting.game)?.words(language, setting.options).title ?? setting.game
  const people = new Intl.ListFormat(LOCALE[language], { type: 'conjunction' }).format(others)
  const line = others.length === 0 ? title : words.with(title, people)
  return row.kind === 'clock' && row.ends !== null ? words.until(line, timeOf(row.ends, language, zone)) : line
}

const timeOf = (time: number, language: Language, zone: string): string =>
  new Intl.DateTimeFormat(LOCALE[language], {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(time)

/** Within the server. It signs nobody in and invites nobody. Of an order that has lapsed it leads to why. */
const pathOf = ({ row }: Item): string => `/table/${row.table_id}${row.kind === 'order' ? '#orders' : ''}`
