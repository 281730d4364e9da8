import { freeBytes } from './folder.ts'
import type { Health } from './health.ts'
import { lastBackup } from './operator/backup.ts'
import type { Services } from './services.ts'
import type { Hub } from './tables/hub.ts'

/** How often the store is asked for what changes slowly. */
const EVERY = 60_000
const DAY = 24 * 3600_000

/** What is measured of the store, the disk and the tables that are not in memory. */
export function measure({ config, store, metrics, restrictions }: Services, hub: Hub, health: Health): void {
  const playing = slowly(() => store.operator.playing())
  const seen = slowly(() => store.operator.seen(Date.now() - DAY))

  metrics.gauge('quayside_healthy', '1 while answers can be kept, else 0', async () =>
    (await health.problems()).length === 0 ? 1 : 0,
  )
  metrics.gauge('quayside_store_bytes', 'Size of the database', () => store.operator.size())
  metrics.gauge('quayside_disk_free_bytes', 'Room on the disk of the data folder', () => freeBytes(config.data))
  metrics.gauge('quayside_tables_playing', 'Tables where a game is being played', playing)
  metrics.gauge('quayside_tables_sleeping', 'Tables in play that are not in memory', async () =>
    Math.max(0, (await playing()) - hub.playing),
  )
  metrics.gauge('quayside_guests_seen_today', 'People seen within a day', seen)
  metrics.gauge(
    'quayside_notices_waiting',
    'Notices that wait for their time',
    slowly(() => store.notices.waiting()),
  )
  metrics.gauge('quayside_restrictions', 'People muted or banned', () => restrictions.list(Date.now()).length)
  metrics.gauge('quayside_last_backup_timestamp_seconds', 'When the last backup was made, 0 if never', () =>
    Math.floor((lastBackup(config.data) ?? 0) / 1000),
  )
  metrics.gauge('quayside_start_timestamp_seconds', 'When the server was started').set(Math.floor(Date.now() / 1000))
}

/** Asks now and then, and says in between what it heard last; if it hears nothing, there is no number. */
function slowly(ask: () => Promise<number>): () => Promise<number> {
  let heard: Promise<number> = Promise.resolve(Number.NaN)
  let asked = -Infinity
  return () => {
    const now = performance.now()
    if (now - asked >= EVERY) {
      asked = now
      heard = ask().catch(() => Number.NaN)
    }
    return heard
  }
}
