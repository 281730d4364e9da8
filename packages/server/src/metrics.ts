import { monitorEventLoopDelay } from 'node:perf_hooks'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'

const NANOSECONDS = 1e9
const MICROSECONDS = 1e6

/** What the server measures about itself. */
export class Metrics {
  private readonly registry = new Registry()
  private readonly lag = monitorEventLoopDelay({ resolution: 20 })

  readonly requests = new Counter({
    name: 'quayside_http_requests_total',
    help: 'Requests over http',
    labelNames: ['route', 'status'],
    registers: [this.registry],
  })
  readonly sockets = this.gauge('quayside_sockets', 'Open websockets')
  readonly asks = new Counter({
    name: 'quayside_socket_requests_total',
    help: 'Requests over websockets',
    labelNames: ['kind', 'outcome'],
    registers: [this.registry],
  })
  readonly refusals = new Counter({
    name: 'quayside_socket_refusals_total',
    help: 'Requests over websockets that were refused',
    labelNames: ['code'],
    registers: [this.registry],
  })
  readonly untrusted = new Counter({
    name: 'quayside_http_untrusted_forwards_total',
    help: 'Requests that a proxy has forwarded which the settings do not name',
    registers: [this.registry],
  })
  readonly answers = new Counter({
    name: 'quayside_answers_total',
    help: 'Lines of records that were stored',
    registers: [this.registry],
  })
  readonly batch = new Histogram({
    name: 'quayside_commit_tables',
    help: 'Tables in one commit',
    buckets: [1, 2, 5, 10, 20, 50, 100, 200, 500],
    registers: [this.registry],
  })
  readonly commit = new Histogram({
    name: 'quayside_commit_seconds',
    help: 'Time of a commit',
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1],
    registers: [this.registry],
  })
  readonly failures = new Counter({
    name: 'quayside_commit_failures_total',
    help: 'Commits that failed',
    registers: [this.registry],
  })

  readonly orders = new Counter({
    name: 'quayside_orders_total',
    help: 'Standing orders whose time came, by what came of them',
    labelNames: ['outcome'],
    registers: [this.registry],
  })

  readonly noticesSent = new Counter({
    name: 'quayside_notices_sent_total',
    help: 'Notices that a service for push messages or mail has taken',
    labelNames: ['way'],
    registers: [this.registry],
  })
  readonly noticesFailed = new Counter({
    name: 'quayside_notices_failed_total',
    help: 'Notices that were not taken; most are tried again',
    labelNames: ['way'],
    registers: [this.registry],
  })

  readonly thinkers = this.gauge('quayside_thinking_processes', 'Processes in which bots think')
  readonly thoughtsRunning = this.gauge('quayside_thinking_running', 'Decisions that are being thought about')
  readonly thoughtsWaiting = this.gauge('quayside_thinking_waiting', 'Decisions that wait for a process')
  readonly thinking = new Histogram({
    name: 'quayside_thinking_seconds',
    help: 'Time from the beginning of a thought until it was had',
    labelNames: ['kind'],
    buckets: [0.01, 0.03, 0.1, 0.3, 1, 2, 3, 5, 10],
    registers: [this.registry],
  })
  readonly thinkersBusy = new Counter({
    name: 'quayside_thinking_busy_seconds_total',
    help: 'Time for which processes have thought, all together',
    registers: [this.registry],
  })
  readonly thinkingFailures = new Counter({
    name: 'quayside_thinking_failures_total',
    help: 'Times that a process died, hung or failed while it thought',
    registers: [this.registry],
  })

  constructor(liveTables: () => number) {
    this.lag.enable()
    this.gauge('quayside_tables_live', 'Tables in memory', liveTables)
    this.gauge(
      'quayside_event_loop_lag_p99_seconds',
      'Delay of the event loop',
      () => this.lag.percentile(99) / NANOSECONDS,
    )
    this.gauge('quayside_event_loop_lag_max_seconds', 'Delay of the event loop', () => {
      const max = this.lag.max / NANOSECONDS
      this.lag.reset()
      return max
    })
    this.gauge('quayside_cpu_seconds', 'Processor time of the process', () => {
      const { user, system } = process.cpuUsage()
      return (user + system) / MICROSECONDS
    })
    this.gauge('quayside_heap_bytes', 'Memory in use by objects', () => process.memoryUsage().heapUsed)
    this.gauge('quayside_resident_bytes', 'Memory of the process', () => process.memoryUsage.rss())
  }

  /** With `value` it is asked for whenever somebody looks. */
  gauge(name: string, help: string, value?: () => number | Promise<number>): Gauge {
    return new Gauge({
      name,
      help,
      registers: [this.registry],
      ...(value && {
        async collect() {
          this.set(await value())
        },
      }),
    })
  }

  get contentType(): string {
    return this.registry.contentType
  }

  text(): Promise<string> {
    return this.registry.metrics()
  }

  close(): void {
    this.lag.disable()
  }
}

/** What a metric without labels says now. */
export const countOf = async (metric: Counter | Gauge): Promise<number> => (await metric.get()).values[0]?.value ?? 0
