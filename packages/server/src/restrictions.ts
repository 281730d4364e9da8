import type { RestrictionKind, RestrictionRow } from './store/operator.ts'
import type { Store } from './store/store.ts'

/** Who may not chat and who may not come in, held in memory because every request asks. */
export class Restrictions {
  private readonly store: Store
  private readonly rows = new Map<string, RestrictionRow>()
  private readonly onBan: ((person: string) => void)[] = []

  private constructor(store: Store, rows: readonly RestrictionRow[]) {
    this.store = store
    for (const row of rows) this.rows.set(keyOf(row.person_id, row.kind), row)
  }

  static async load(store: Store): Promise<Restrictions> {
    return new Restrictions(store, await store.operator.restrictions())
  }

  holds(kind: RestrictionKind, person: string, now: number): boolean {
    const row = this.rows.get(keyOf(person, kind))
    return row !== undefined && (row.until === null || row.until > now)
  }

  list(now: number): RestrictionRow[] {
    return [...this.rows.values()].filter(({ until }) => until === null || until > now)
  }

  /** Called when somebody is kept out from now on. */
  whenBanned(act: (person: string) => void): void {
    this.onBan.push(act)
  }

  async add(row: RestrictionRow): Promise<void> {
    await this.store.operator.restrict(row)
    this.rows.set(keyOf(row.person_id, row.kind), row)
    if (row.kind === 'ban') this.sendAway(row.person_id)
  }

  /** False if there was none, or it had run out. */
  async lift(person: string, kind: RestrictionKind, now: number): Promise<boolean> {
    const held = this.holds(kind, person, now)
    await this.store.operator.lift(person, kind)
    this.rows.delete(keyOf(person, kind))
    return held
  }

  /** Closes what somebody has open. */
  sendAway(person: string): void {
    for (const act of this.onBan) act(person)
  }

  /** Somebody is gone, and the store has forgotten what held for them. */
  forget(person: string): void {
    for (const kind of ['mute', 'ban'] as const) this.rows.delete(keyOf(person, kind))
  }
}

const keyOf = (person: string, kind: RestrictionKind): string => `${kind} ${person}`
