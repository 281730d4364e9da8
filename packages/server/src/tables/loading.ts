import { ok, type Result } from '@quayside/kernel'
import type { Life, Table } from '@quayside/table'
import { steadyNow } from '../clock.ts'
import type { Past } from '../past/past.ts'
import { deny } from '../reasons.ts'
import type { Services } from '../services.ts'
import { personsIn } from './cards.ts'
import type { LiveTable } from './live.ts'
import { loadTable } from './load.ts'
import { Rewrites } from './rewrites.ts'

interface Needed {
  readonly services: Services
  readonly past: Past
  readonly tables: Map<string, LiveTable>
  isStored(live: LiveTable): Promise<boolean>
  /** Drops a table from memory, so that whoever has it open comes back and finds it as it is stored. */
  release(live: LiveTable): void
  /** A table was taken into memory, and goes on. */
  taken(live: LiveTable): void
}

/** What tables are told of the world. */
export const lifeFor = ({ time, rhythms }: Pick<Services, 'time' | 'rhythms'>): Life => ({
  ahead: () => time.ahead(),
  rhythmOf: (person) => rhythms.of(person),
})

/** Days off may have been booked while the table was not in memory. */
async function knowPeople(services: Services, table: Table): Promise<void> {
  table.know(lifeFor(services))
  if (table.setting.clock.kind !== 'days' || table.finished) return
  const people = personsIn(table.chairs)
  await services.rhythms.look(people)
  for (const person of people) table.takeOff(person)
}

/** Takes tables from the store into memory, each once however many ask for it. */
export class Loading {
  private readonly needed: Needed
  private readonly under = new Map<string, Promise<Result<LiveTable>>>()
  private readonly rewrites: Rewrites

  constructor(needed: Needed) {
    this.needed = needed
    this.rewrites = new Rewrites({
      here: (id) => needed.tables.get(id),
      loading: (id) => this.under.get(id),
      isStored: (live) => needed.isStored(live),
      release: (live) => needed.release(live),
    })
  }

  load(id: string): Promise<Result<LiveTable>> {
    const here = this.needed.tables.get(id)
    if (here) {
      here.touched = steadyNow()
      return Promise.resolve(ok(here))
    }
    let loading = this.under.get(id)
    if (!loading) {
      const rewriting = this.rewrites.at(id)
      const read = rewriting ? rewriting.then(() => this.read(id)) : this.read(id)
      loading = read.finally(() => this.under.delete(id))
      this.under.set(id, loading)
    }
    return loading
  }

  /** Changes what is stored of a table while it is not in memory: whoever has it open comes back to find it changed. */
  rewrite<T>(id: string, change: () => Promise<T>): Promise<T> {
    return this.rewrites.make(id, change)
  }

  private async read(id: string): Promise<Result<LiveTable>> {
    const { services, past, tables, taken } = this.needed
    try {
      const loaded = await loadTable(services, past, id, services.time.started, services.time.now())
      if (!loaded) return deny('no-such-table')
      if (!loaded.ok) {
        if (loaded.error.code === 'slow-down' || loaded.error.code === 'stopping') return loaded
        services.log.error({ table: id, code: loaded.error.code }, 'a table cannot be restored')
        return deny('table-broken')
      }
      loaded.value.blocks = services.company.blocks
      await knowPeople(services, loaded.value.table)
      loaded.value.table.orders.pace = services.config.orderPace
      tables.set(id, loaded.value)
      taken(loaded.value)
      return loaded
    } catch (problem) {
      services.log.error({ table: id, err: problem }, 'a table cannot be read')
      return deny('store-failed')
    }
  }
}
