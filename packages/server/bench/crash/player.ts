import { setTimeout } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { Guest } from '../support/guest.ts'
import { Broken, Line, patiently, type Unasked } from '../support/line.ts'
import type { Findings } from './findings.ts'
import type { Sitting } from './sitting.ts'
import { View } from './view.ts'

/** How long two connections may take to know the same. */
const PATIENCE = 5000

/** A guest and what they see of each table they sit at. */
export class Player {
  readonly guest: Guest
  readonly views = new Map<string, View>()
  private readonly findings: Findings
  private current: Line | undefined

  constructor(name: string, findings: Findings) {
    this.guest = new Guest(name)
    this.findings = findings
  }

  get line(): Line {
    if (!this.current) throw new Broken()
    return this.current
  }

  async connect(url: string): Promise<void> {
    this.current = await this.dial(url, this.views)
  }

  private dial(url: string, views: ReadonlyMap<string, View>): Promise<Line> {
    const hear = (message: Unasked) => {
      if (message.t === 'table') views.get(message.table)?.hear(message)
    }
    return patiently(() => Line.open(url, this.guest.cookie, hear))
  }

  hangUp(): void {
    this.current?.close()
    this.current = undefined
  }

  /** Opens a table, from the place where it was seen last. */
  async open({ id, invite, ledger }: Sitting): Promise<View> {
    const known = this.views.get(id)
    const seq = known?.sight?.seq
    // Whoever was let in once comes in without the invitation.
    const opened = await patiently(() =>
      this.line.ask({ t: 'open', table: id, ...(known ? {} : { invite }), ...(seq === undefined ? {} : { seq }) }),
    )
    if (known) {
      const reached = opened.frames?.at(-1)?.seq ?? opened.game?.sight.seq ?? 0
      if (seq !== undefined && reached < seq) this.findings.lost(`${id}: ${seq} lines were known, there are ${reached}`)
      if (opened.viewer !== known.viewer && typeof known.viewer === 'number') {
        this.findings.lost(`${id}: ${this.guest.name} had seat ${known.viewer}`)
      }
      known.open(opened)
      return known
    }
    const view = new View(opened, ledger, this.findings)
    this.views.set(id, view)
    return view
  }

  async close({ id }: Sitting): Promise<void> {
    if (!this.views.has(id)) return
    await patiently(() => this.line.ask({ t: 'close', table: id }))
    this.views.delete(id)
  }

  /** Opens all tables anew on another connection: it has to see the same as the one that went on from where it was. */
  async compareAfresh(url: string, sittings: readonly Sitting[]): Promise<void> {
    const fresh = new Map<string, View>()
    const line = await this.dial(url, fresh)
    try {
      for (const { id, ledger } of sittings) {
        fresh.set(id, new View(await patiently(() => line.ask({ t: 'open', table: id })), ledger, this.findings))
        await this.agree(id, this.views.get(id)!, fresh.get(id)!)
      }
    } finally {
      line.close()
    }
  }

  private async agree(id: string, mine: View, fresh: View): Promise<void> {
    const until = Date.now() + PATIENCE
    while (mine.sight?.seq !== fresh.sight?.seq && Date.now() < until) {
      if (this.line.broken) throw new Broken()
      await setTimeout(2)
    }
    const same =
      isDeepStrictEqual(mine.sight, fresh.sight) &&
      isDeepStrictEqual(mine.events, fresh.events) &&
      isDeepStrictEqual(mine.chat, fresh.chat)
    if (!same) this.findings.wrong(`${id}: at ${mine.sight?.seq} ${this.guest.name} sees something else than afresh`)
  }
}
