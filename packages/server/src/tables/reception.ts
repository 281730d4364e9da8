import { Match, type Result, recordOf } from '@quayside/kernel'
import { mayEnter } from '../company/admission.ts'
import { sameSecret } from '../ids.ts'
import type { Past } from '../past/past.ts'
import type { Person } from '../people/people.ts'
import { deny } from '../reasons.ts'
import type { Services } from '../services.ts'
import { knownLate, Late } from './late.ts'
import type { LiveTable } from './live.ts'

interface Needed {
  readonly services: Services
  readonly past: Past
  here(id: string): LiveTable | undefined
  load(id: string): Promise<Result<LiveTable>>
  /** Stores that somebody was let in. */
  store(live: LiveTable): void
}

/** Whether somebody comes by the link who could watch without it: with it they may play on for somebody who has vanished. */
const isInvitedAnew = (live: LiveTable, person: Person): boolean =>
  live.table.phase === 'playing' && !live.admitted.has(person.id) && live.admits(person, true)

/** Who comes to which table. A table that is not for somebody is refused like one that there is not. */
export class Reception {
  private readonly needed: Needed

  constructor(needed: Needed) {
    this.needed = needed
  }

  /** A table that a person may see: listed, or let in before, or with the right invitation. */
  async enter(person: Person, id: string, invite?: string): Promise<Result<LiveTable>> {
    const { services, here, load } = this.needed
    if (invite === undefined && here(id)?.admits(person)) return load(id)
    // Unknown tables and wrong invitations run the same code, so that neither the reply nor its time tells them apart.
    const admission = await services.store.admission(id, person.id)
    const invited = sameSecret(invite ?? '', admission?.invite ?? '?')
    const { blocks } = services.company
    const enters = admission && mayEnter({ ...admission, listed: admission.listed === 1 }, person.id, invited, blocks)
    if (!enters) return deny('no-such-table')
    const found = await load(id)
    if (!found.ok) return found
    if (invited && isInvitedAnew(found.value, person)) this.letIn(found.value, person.id)
    if (found.value.admits(person)) return found
    // It may have changed since.
    if (!found.value.admits(person, invited)) return deny('no-such-table')
    this.letIn(found.value, person.id)
    return found
  }

  /** A table for somebody whom a code or an invitation leads there. */
  async lead(person: Person, id: string): Promise<Result<LiveTable>> {
    const found = await this.needed.load(id)
    if (!found.ok || !found.value.admits(person, true)) return deny('no-such-table')
    this.letIn(found.value, person.id)
    return found
  }

  /** Somebody may come in from now on. */
  letIn(live: LiveTable, person: string): void {
    live.letIn(person)
    this.needed.store(live)
  }

  /** Those who look on may be shown a game late; what they are shown then is played again elsewhere. False if that cannot be just now. */
  async isReadyFor(live: LiveTable, person: Person): Promise<boolean> {
    if (!live.late.isMissingFor(live.viewerOf(person))) return true
    const { match } = live.table
    const record = recordOf(match)
    const answers = record.answers.slice(0, knownLate(match))
    const packed = await this.needed.past.match({ ...record, answers, hash: undefined })
    if (packed.ok) live.late.take(new Late(Match.unpack(match.game, match.options, match.start, packed.value)))
    return packed.ok
  }
}
