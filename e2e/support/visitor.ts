import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import type { SoundWishes } from '../../packages/web/src/sound/wishes.ts'
import { patience } from '../../tools/pace.ts'
import { openEyes } from './eyes.ts'
import type { Screen } from './screens.ts'
import type { KeptTable } from './tables.ts'

/** What a person has chosen in the settings; what is left out stays as the client begins. */
export interface Settings {
  language?: 'en' | 'pt' | 'it'
  theme?: 'system' | 'light' | 'dark'
  motion?: 'full' | 'reduced'
  confirm?: 'never' | 'final' | 'always'
  letterKeys?: boolean
  pace?: 'instant' | 'quick' | 'calm'
  curtain?: boolean
  textBoard?: boolean
  lookBack?: boolean
  engine?: boolean
  /** By kind, or as it was once kept. */
  sound?: boolean | SoundWishes
  name?: string
}

export interface VisitOptions {
  /** False for a newcomer, whose browser has kept nothing. */
  settings?: Settings | false
  device?: keyof typeof DEVICES | Screen
  /** Tables that this browser has kept. */
  tables?: readonly KeptTable[]
  /** By what name they know the server, if not by its address. */
  host?: string
  /** Whether the client is kept for a time without a network; it fetches everything for that. */
  keepsClient?: boolean
}

const QUICK: Settings = {
  language: 'en',
  theme: 'light',
  motion: 'reduced',
  confirm: 'never',
  pace: 'instant',
}

const DEVICES = {
  desk: { viewport: { width: 1440, height: 900 } },
  /** The desk's layout, as small as it gets, on as many pixels as README has room for. */
  film: { viewport: { width: 1200, height: 766 } },
  tablet: { viewport: { width: 1024, height: 768 }, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
} as const

function deviceOf(device: NonNullable<VisitOptions['device']>): BrowserContextOptions {
  if (typeof device === 'string') return DEVICES[device]
  const { width, height, touch = false, density = 1 } = device
  return { viewport: { width, height }, hasTouch: touch, isMobile: touch, deviceScaleFactor: density }
}

/** Somebody with a browser. Whatever goes wrong in it is a problem, unless a test expects it. */
export class Visitor {
  readonly context: BrowserContext
  readonly url: string
  /** Everything that servers have told this browser, in order. */
  readonly heard: string[] = []
  private readonly found: string[] = []
  private expected: RegExp | undefined
  private first: Page | undefined
  private line: CDPSession | undefined
  private letters = 1

  private constructor(context: BrowserContext, url: string) {
    this.context = context
    this.url = url
    context.on('page', (page) => this.watch(page))
  }

  static async come(browser: Browser, url: string, options: VisitOptions): Promise<Visitor> {
    const { settings = {}, device = 'desk', tables = [], keepsClient = false } = options
    const context = await browser.newContext({
      ...deviceOf(device),
      locale: 'en-US',
      acceptDownloads: true,
      serviceWorkers: keepsClient ? 'allow' : 'block',
    })
    const visitor = new Visitor(context, url)
    const kept: [string, string][] = tables.map(({ id, text }) => [`quayside.table.${id}`, text])
    if (settings) kept.push(['quayside.settings', JSON.stringify({ ...QUICK, ...settings })])
    await context.addInitScript((entries) => {
      if (!location.protocol.startsWith('http')) return
      for (const [key, value] of entries) if (localStorage.getItem(key) === null) localStorage.setItem(key, value)
      addEventListener('securitypolicyviolation', (event) => console.error(`refused by policy: ${event.blockedURI}`))
    }, kept)
    await context.addInitScript(openEyes)
    context.setDefaultTimeout(patience(30_000))
    visitor.first = await context.newPage()
    return visitor
  }

  get page(): Page {
    return this.first!
  }

  get problems(): string[] {
    return [...new Set(this.found)].filter((problem) => !this.expected?.test(problem))
  }

  /** What the browser will say when there is no network, also of a part of the client that it was just about to fetch. */
  expectNoNetwork(): void {
    this.expected =
      /net::ERR_(?:INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE)|WebSocket connection to|Unable to preload CSS|Failed to fetch dynamically imported/
  }

  /** The browser says so of every answer that is no yes. */
  expectRefusals(): void {
    this.expected = /the server responded with a status of 4\d\d/
  }

  async go(path: string): Promise<void> {
    await this.page.goto(this.url + path)
  }

  /** Goes to another page of the client as its links do, without loading it anew. */
  async wander(path: string): Promise<void> {
    await this.page.evaluate((to) => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
  }

  /** Waits until the client is kept for the time without a network: once the service worker looks after the page. */
  async installed(): Promise<void> {
    await this.page.evaluate(async () => {
      await navigator.serviceWorker.ready
      if (!navigator.serviceWorker.controller)
        await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
    })
  }

  /** Another screen; letters grow as a browser's own setting makes them. */
  async turnTo({ width, height, letters = 1 }: Screen): Promise<void> {
    this.line ??= await this.context.newCDPSession(this.page)
    if (letters !== this.letters) {
      await this.line.send('Page.setFontSizes', { fontSizes: { standard: 16 * letters, fixed: 13 * letters } })
      this.letters = letters
    }
    await this.page.setViewportSize({ width, height })
  }

  async leave(): Promise<void> {
    await this.context.close()
  }

  private watch(page: Page): void {
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.heard.push(String(payload))))
    page.on('pageerror', (error) => this.found.push(`${new URL(page.url()).pathname}: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() !== 'error') return
      this.found.push(`${new URL(page.url()).pathname}: ${message.text()} (${message.location().url})`)
    })
  }
}
