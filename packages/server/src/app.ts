import { type AddressInfo, isIPv6 } from 'node:net'
import Fastify from 'fastify'
import { type Config, DEFAULTS } from './config.ts'
import { lookInto, lossIn } from './folder.ts'
import { Health } from './health.ts'
import { keepOut } from './http/banned.ts'
import { belongingRoutes } from './http/belongings.ts'
import { Callers } from './http/callers.ts'
import { clientRoutes } from './http/client.ts'
import { codeRoutes } from './http/codes.ts'
import { companyRoutes } from './http/company.ts'
import { daysOffRoutes } from './http/days-off.ts'
import { localTableRoutes } from './http/local-tables.ts'
import { mailRoutes } from './http/mail.ts'
import { meRoutes } from './http/me.ts'
import { myTableRoutes } from './http/my-tables.ts'
import { noticeRoutes, unsubscribeRoutes } from './http/notices.ts'
import { passkeyRoutes } from './http/passkeys.ts'
import { proofRoutes } from './http/proofs.ts'
import { protect } from './http/protect.ts'
import { serviceRoutes } from './http/service.ts'
import { sessionRoutes } from './http/sessions.ts'
import { statisticsRoutes } from './http/statistics.ts'
import { refuseWhileStopping } from './http/stopping.ts'
import { studyRoutes } from './http/studies.ts'
import { tableRoutes } from './http/tables.ts'
import { trace } from './http/trace.ts'
import { newTraceId } from './ids.ts'
import { measure } from './measure.ts'
import { Metrics } from './metrics.ts'
import { openDoor } from './operator/door.ts'
import { tidyUp } from './people/tidy.ts'
import { serverSecret } from './secret.ts'
import { openServices, type Services } from './services.ts'
import { openSockets } from './socket/route.ts'
import { openStoreOf } from './store/open.ts'
import type { Store } from './store/store.ts'
import { Hub } from './tables/hub.ts'

const BODY_LIMIT = 16 * 1024
/** How long somebody may take to send a request. */
const REQUEST_TIMEOUT = 30_000

export interface Server {
  readonly url: string
  readonly port: number
  /** Stores everything, says goodbye to everybody and stops. */
  close(): Promise<void>
}

/** `openStore` opens the store that the settings name. */
export async function startServer(given: Partial<Config>, openStore = openStoreOf): Promise<Server> {
  const config = { ...DEFAULTS, ...given }
  const since = Date.now()
  const instance = newTraceId()
  const before = lookInto(config)
  const store = await openStore(config)
  const metrics = new Metrics(() => hub.size)
  const services = await withSecret(config, store, metrics).catch(async (problem) => {
    await store.close()
    throw problem
  })
  const hub = new Hub(services)
  const health = new Health(services)
  const app = Fastify({
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT,
    trustProxy: trustOf(config.proxy),
    // `refuseWhileStopping` says it in our words.
    return503OnClosing: false,
    logger: false,
  })
  const callers = new Callers(app.server)
  let stopping = false
  let sayGoodbye = async () => {}
  let closeDoor = async () => {}
  let stopTidying = () => {}

  const close = async () => {
    stopping = true
    health.stop()
    stopTidying()
    const goodbyes = sayGoodbye()
    const closed = app.close()
    await callers.end(goodbyes)
    await closed
    await closeDoor()
    await hub.stop()
    await services.notices.stop()
    await services.time.stop()
    metrics.close()
    await store.close()
  }

  try {
    const loss = lossIn(before, config.data, await store.operator.seen(0))
    if (loss) services.log.warn(loss)
    trace(app, services)
    measure(services, hub, health)
    refuseWhileStopping(app, () => stopping)
    await protect(app, services)
    keepOut(app, services)
    sayGoodbye = await openSockets(app, services, hub)
    meRoutes(app, services, hub)
    codeRoutes(app, services, hub)
    passkeyRoutes(app, services, hub)
    mailRoutes(app, services)
    belongingRoutes(app, services, hub)
    localTableRoutes(app, services, hub)
    studyRoutes(app, services)
    proofRoutes(app, services)
    sessionRoutes(app, services)
    noticeRoutes(app, services)
    daysOffRoutes(app, services, hub)
    await unsubscribeRoutes(app, services)
    tableRoutes(app, services, hub)
    companyRoutes(app, services, hub)
    myTableRoutes(app, services, hub)
    statisticsRoutes(app, services, hub)
    serviceRoutes(app, services, health, instance)
    await clientRoutes(app, config.web)
    await app.listen({ port: config.port, host: config.host })
    await hub.start()
    await services.notices.start()
    health.watch()
    services.time.watch()
    stopTidying = tidyUp(services)
    const { port } = app.server.address() as AddressInfo
    const url = `http://${shownHost(config.host)}:${port}`
    const notices = loss ? [loss] : []
    closeDoor = await openDoor({ services, hub, health, running: { since, url, instance }, notices })
    return { url, port, close }
  } catch (problem) {
    await close()
    throw problem
  }
}

const withSecret = async (config: Config, store: Store, metrics: Metrics): Promise<Services> =>
  openServices(config, store, metrics, serverSecret(config.data))

/** A host that a browser on this machine can open. */
function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return isIPv6(host) ? `[${host}]` : host
}

/** Which forwarded addresses Fastify may believe: those of so many proxies in front of the server, or of proxies with these addresses. */
const trustOf = (proxy: Config['proxy']) =>
  typeof proxy === 'number' ? (_address: string, hop: number) => hop < proxy : proxy
