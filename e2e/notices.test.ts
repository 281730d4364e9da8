import type { PushPayload } from '@quayside/table'
import type { CDPSession, Worker } from 'playwright-core'
import { expect, test } from 'vitest'
import { eventually } from './support/eventually.ts'
import { openServer } from './support/test-server.ts'

const server = openServer()

const TURN: PushPayload = {
  kind: 'turn',
  title: 'Your turn',
  body: 'Puerto Rico with Rui',
  path: '/table/abc',
  tag: 'abc',
  count: 1,
}

/** A browser whose service worker is there. Test browsers show no notices, so what stands for the device is in the worker itself. */
class Phone {
  private readonly line: CDPSession
  private readonly registration: string
  private readonly worker: Worker

  private constructor(line: CDPSession, registration: string, worker: Worker) {
    this.line = line
    this.registration = registration
    this.worker = worker
  }

  static async open(): Promise<Phone> {
    const visitor = await server.visit({ keepsClient: true })
    await visitor.go('/')
    await visitor.installed()
    const context = visitor.page.context()
    const line = await context.newCDPSession(visitor.page)
    const [worker] = context.serviceWorkers()
    await worker.evaluate(standForDevice)
    return new Phone(line, await registrationOf(line), worker)
  }

  /** The browser's own service hands over a message. */
  async push(data: string): Promise<void> {
    const { origin } = new URL(server.url)
    await this.line.send('ServiceWorker.deliverPushMessage', { origin, registrationId: this.registration, data })
  }

  /** What is shown, in the order in which it came. */
  shown(): Promise<{ title: string; body: string; tag: string }[]> {
    return this.worker.evaluate(() =>
      [...(self as unknown as Device).shown.values()].map(({ title, options: { body = '', tag = '' } }) => ({
        title,
        body,
        tag,
      })),
    )
  }

  badge(): Promise<number | undefined> {
    return this.worker.evaluate(() => (self as unknown as Device).badge)
  }

  /** Touches what is shown under a tag; says where it leads. */
  touch(tag: string): Promise<string> {
    return this.worker.evaluate((tag) => (self as unknown as Device).touch(tag), tag)
  }
}

/** What the worker finds in the place of a device. */
interface Device {
  shown: Map<string, { title: string; options: NotificationOptions }>
  badge?: number
  touch(tag: string): Promise<string>
}

/** What of a worker's world is replaced; the tests know only that of a page. */
interface WorkerScope extends Device {
  registration: { showNotification(title: string, options?: NotificationOptions): Promise<void> }
  navigator: { setAppBadge(count?: number): Promise<void> }
  clients: { openWindow(url: string): Promise<null> }
  WindowClient: { prototype: { readonly url: string; focus(): Promise<unknown> } }
  dispatchEvent(event: Event): boolean
}

/** Notices with the same tag take one another's place, as on any device; windows are not opened, but said. */
function standForDevice(): void {
  const scope = self as unknown as WorkerScope
  scope.shown = new Map()
  scope.registration.showNotification = async (title, options = {}) => {
    scope.shown.set(options.tag ?? '', { title, options })
  }
  scope.navigator.setAppBadge = async (count) => {
    scope.badge = count
  }
  scope.touch = (tag) =>
    new Promise((resolve, reject) => {
      scope.clients.openWindow = async (url) => {
        resolve(`opens ${new URL(url).pathname}`)
        return null
      }
      scope.WindowClient.prototype.focus = async function () {
        resolve(`focuses ${new URL(this.url).pathname}`)
        return this
      }
      const { data } = scope.shown.get(tag)!.options
      const notification = { data, close: () => scope.shown.delete(tag) }
      const waitUntil = (work: Promise<unknown>) => work.catch(reject)
      scope.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }))
    })
}

function registrationOf(line: CDPSession): Promise<string> {
  return new Promise((resolve, reject) => {
    line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ isDeleted }) => !isDeleted)
      if (ours) resolve(ours.registrationId)
    })
    line.send('ServiceWorker.enable').catch(reject)
  })
}

test('a push message is always shown, takes the place of the last of its table, and leads there and nowhere else', async () => {
  const phone = await Phone.open()
  await phone.push(JSON.stringify(TURN))
  await eventually(() => phone.shown()).toEqual([{ title: 'Your turn', body: 'Puerto Rico with Rui', tag: 'abc' }])
  await eventually(() => phone.badge()).toBe(1)
  await phone.push(JSON.stringify({ ...TURN, kind: 'clock', title: 'Little time left' }))
  await eventually(async () => (await phone.shown()).map(({ title }) => title)).toEqual(['Little time left'])

  await phone.push(JSON.stringify({ ...TURN, tag: 'here', path: '/', count: 2 }))
  await phone.push(JSON.stringify({ ...TURN, tag: 'away', path: 'https://example.org/' }))
  await phone.push('not JSON')
  await eventually(async () => (await phone.shown()).map(({ tag }) => tag)).toEqual(['abc', 'here', 'away', 'quayside'])
  expect((await phone.shown()).at(-1)).toEqual({ title: 'Quayside', body: '', tag: 'quayside' })

  expect(await phone.touch('abc')).toBe('opens /table/abc')
  expect(await phone.touch('here')).toBe('focuses /')
  expect(await phone.touch('away')).toBe('focuses /')
  expect(await phone.touch('quayside')).toBe('focuses /')
  expect(await phone.shown()).toEqual([])
})
