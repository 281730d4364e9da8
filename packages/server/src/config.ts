import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ORDER_PACE, type OrderPace } from '@quayside/table'
import { type Clock, SYSTEM_CLOCK } from './clock.ts'
import { CROWD, LIMITS, type Limits, limitsFor } from './limits.ts'
import { isAddress } from './mail/mailer.ts'
import { readAddress } from './store/postgres/address.ts'
import { THINKING, type ThinkingSettings } from './thinking/settings.ts'

export interface Config {
  /** 0 takes any free port. */
  readonly port: number
  readonly host: string
  /** Where people open it, as `https://play.example.org`; null if nobody said. Links, passkeys and notices outside the page need it. */
  readonly url: string | null
  /** The folder of the keys, and of the store where it is SQLite. */
  readonly data: string
  /** The address of a PostgreSQL that is the store; null for SQLite in the folder. It may hold a password. */
  readonly database: string | null
  /** The folder of the built client. */
  readonly web: string
  readonly log: string
  /** Metrics answer only callers on this machine, unless they are public. */
  readonly publicMetrics: boolean
  /** How many proxies stand in front, or their addresses; false if forwarded addresses are not to be believed. */
  readonly proxy: false | number | string
  readonly limits: Limits
  readonly thinking: ThinkingSettings
  /** Milliseconds a table without anybody stays in memory. */
  readonly idle: number
  /** Milliseconds that bots play on at a table that everybody has left; those who play over days they answer at any time. */
  readonly linger: number
  /** Milliseconds after which a table that nobody has changed and that has not begun is taken away. */
  readonly gathering: number
  /** Milliseconds in which changes of the lobby are gathered. */
  readonly lobbyPause: number
  /** Milliseconds after a start in which nobody runs out of days: the server may have been away for longer than they had left. */
  readonly grace: number
  /** Milliseconds after a question in which a standing order acts on it, at the least and at the most. */
  readonly orderPace: OrderPace
  /** Milliseconds between two questions whether somebody is still there; proxies have to wait for longer. */
  readonly heartbeat: number
  /** How mail is sent, and from whom; null if it is not. */
  readonly mail: { readonly smtp: string; readonly from: string } | null
  /**
   * Services for push messages besides those of the browsers' makers: a name stands for the hosts that end in it, by https and with a public
   * address; a whole origin for exactly that, wherever it is.
   */
  readonly pushHosts: readonly string[]
  /** The time that notices go by; tests turn their own. */
  readonly clock: Clock
  /** Milliseconds after which the whole database is first read for damage, and between two such looks. */
  readonly inspection: { readonly first: number; readonly every: number }
}

/** In a published package the built client lies within; in the repository it is a package of its own. */
const [WITHIN, BESIDE] = ['../client', '../../web/dist'].map((path) => fileURLToPath(new URL(path, import.meta.url)))

const DAY = 24 * 3600_000

export const DEFAULTS: Config = {
  port: 8080,
  host: '127.0.0.1',
  url: null,
  data: './data',
  database: null,
  web: existsSync(WITHIN) ? WITHIN : BESIDE,
  log: 'info',
  publicMetrics: false,
  proxy: false,
  limits: LIMITS,
  thinking: THINKING,
  idle: 60_000,
  linger: 180_000,
  gathering: 14 * DAY,
  lobbyPause: 500,
  grace: 3600_000,
  orderPace: ORDER_PACE,
  heartbeat: 30_000,
  mail: null,
  pushHosts: [],
  clock: SYSTEM_CLOCK,
  inspection: { first: 10_000, every: 6 * 3600_000 },
}

/** The most that may be configured; a larger number is taken for a typing mistake. */
const MOST_PROCESSES = 256
const MOST_PEOPLE = 1_000_000
const MOST_DAYS = 3650
const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

/** A setting that makes no sense, told to whoever starts the server. */
export class ConfigError extends Error {}

export function configFrom(env: NodeJS.ProcessEnv): Config {
  return {
    ...DEFAULTS,
    port: readPort(env.PORT),
    host: env.HOST || DEFAULTS.host,
    url: readUrl(env.QUAYSIDE_URL),
    data: env.QUAYSIDE_DATA || DEFAULTS.data,
    database: readDatabase(env.QUAYSIDE_DATABASE),
    web: env.QUAYSIDE_WEB || DEFAULTS.web,
    log: readLevel(env.QUAYSIDE_LOG),
    publicMetrics: env.QUAYSIDE_METRICS === 'public',
    proxy: readProxy(env.QUAYSIDE_PROXY),
    mail: readMail(env.QUAYSIDE_SMTP, env.QUAYSIDE_MAIL_FROM),
    pushHosts: readPushHosts(env.QUAYSIDE_PUSH_HOSTS),
    gathering:
      DAY * readCount('QUAYSIDE_GATHERING_DAYS', env.QUAYSIDE_GATHERING_DAYS, DEFAULTS.gathering / DAY, MOST_DAYS),
    limits: limitsFor(readCount('QUAYSIDE_CROWD', env.QUAYSIDE_CROWD, CROWD, MOST_PEOPLE)),
    thinking: {
      ...THINKING,
      processes: readCount('QUAYSIDE_THINKING', env.QUAYSIDE_THINKING, THINKING.processes, MOST_PROCESSES),
    },
  }
}

function readPort(text: string | undefined): number {
  if (!text) return DEFAULTS.port
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port
  throw new ConfigError(`PORT is "${text}"; it has to be a number from 0 to 65535`)
}

/** Scheme, host and port, and nothing more. */
function readUrl(text: string | undefined): string | null {
  if (!text) return null
  const url = URL.canParse(text) ? new URL(text) : null
  if (url && /^https?:$/.test(url.protocol) && text.replace(/\/$/, '') === url.origin) return url.origin
  throw new ConfigError(`QUAYSIDE_URL is "${text}"; it has to be an address like https://play.example.org`)
}

function readDatabase(text: string | undefined): string | null {
  if (!text) return null
  if (readAddress(text)) return text
  // It may hold a password, so it is not repeated.
  throw new ConfigError(
    'QUAYSIDE_DATABASE has to be an address like postgres://name:password@db.example.org:5432/quayside, of several hosts with commas between',
  )
}

function readLevel(text: string | undefined): string {
  if (!text) return DEFAULTS.log
  if (LEVELS.includes(text)) return text
  throw new ConfigError(`QUAYSIDE_LOG is "${text}"; it has to be one of: ${LEVELS.join(', ')}`)
}

function readCount(name: string, text: string | undefined, usual: number, most: number): number {
  if (!text) return usual
  const count = Number(text)
  if (Number.isInteger(count) && count >= 1 && count <= most) return count
  throw new ConfigError(`${name} is "${text}"; it has to be a number from 1 to ${most}`)
}

/** A number of proxies (also written `true`), or a list of their addresses. */
function readProxy(text: string | undefined): Config['proxy'] {
  if (!text || text === 'false' || text === '0') return false
  if (text === 'true') return 1
  return /^\d+$/.test(text) ? Number(text) : text
}

/** Both or neither. */
function readMail(smtp: string | undefined, from: string | undefined): Config['mail'] {
  if (!smtp && !from) return null
  if (!smtp) throw new ConfigError('QUAYSIDE_MAIL_FROM is set, but QUAYSIDE_SMTP does not say how mail is sent')
  const url = URL.canParse(smtp) ? new URL(smtp) : null
  // The address may hold a password, so it is not repeated.
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '')
    throw new ConfigError('QUAYSIDE_SMTP has to be an address like smtp://name:password@mail.example.org:587')
  const address = /<([^<>]*)>$/.exec(from ?? '')?.[1] ?? from ?? ''
  if (!isAddress(address))
    throw new ConfigError(
      `QUAYSIDE_MAIL_FROM is "${from ?? ''}"; it has to be an address like Quayside <quayside@example.org>`,
    )
  return { smtp, from: from! }
}

function readPushHosts(text: string | undefined): readonly string[] {
  const hosts = (text ?? '').split(',').flatMap((part) => part.trim().toLowerCase() || [])
  for (const host of hosts) {
    const origin = URL.canParse(host) && /^https?:/.test(host) && new URL(host).origin === host
    if (!origin && !/^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(host))
      throw new ConfigError(
        `QUAYSIDE_PUSH_HOSTS names "${host}"; it has to be a list of hosts like push.example.org, or of whole origins`,
      )
  }
  return hosts
}
