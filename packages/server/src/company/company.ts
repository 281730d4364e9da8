import { ok, type Result } from '@quayside/kernel'
import type { Acquaintance, FriendsReply } from '@quayside/table'
import { steadyNow } from '../clock.ts'
import { newTieId } from '../ids.ts'
import { Buckets, daily, type Limits } from '../limits.ts'
import { deny } from '../reasons.ts'
import type { CompanyStore, NamedTie, TieKind, TieRow } from '../store/company.ts'
import { Blocks } from './blocks.ts'

const DAY = 24 * 3600_000
/** How long a closed report, and a request that nobody answers, are kept. */
const REPORTS_KEPT = 180 * DAY
const ASKS_KEPT = 90 * DAY

/** Somebody was asked to a table by a friend. */
export interface Invited {
  readonly person: string
  readonly by: string
  readonly table: string
}

type Known = Omit<FriendsReply, 'invitations'>

/** Who knows whom: friends, requests, blocks. Blocks are held in memory, because every line of chat asks. */
export class Company {
  readonly blocks: Blocks
  private readonly store: CompanyStore
  private readonly limits: Limits
  private readonly asks: Buckets
  private readonly blockings: Buckets
  private readonly invitations: Buckets
  private readonly onBlock: ((person: string, other: string) => void)[] = []
  private readonly onInvite: ((invited: Invited) => void)[] = []

  private constructor(store: CompanyStore, limits: Limits, blocks: Blocks) {
    this.store = store
    this.limits = limits
    this.blocks = blocks
    this.asks = new Buckets(daily(limits.friendsPerDay))
    this.blockings = new Buckets(daily(limits.blocksPerDay))
    this.invitations = new Buckets(daily(limits.invitationsPerDay))
  }

  static async load(store: CompanyStore, limits: Limits): Promise<Company> {
    return new Company(store, limits, new Blocks(await store.blocks()))
  }

  /** Called when somebody blocks somebody, or ends that. */
  whenBlocked(act: (person: string, other: string) => void): void {
    this.onBlock.push(act)
  }

  /** Called when somebody was asked to a table: whoever tells people when they are away hangs on here. */
  whenInvited(act: (invited: Invited) => void): void {
    this.onInvite.push(act)
  }

  /** All whom somebody has to do with. Requests of people whom they have blocked are not among them. */
  async known(person: string): Promise<Known> {
    const ties = await this.store.tiesOf(person)
    const own = (kind: TieKind) => ties.filter((tie) => tie.person_id === person && tie.kind === kind).map(shown)
    const asks = ties.filter((tie) => tie.person_id !== person && !this.blocks.has(person, tie.person_id)).map(shown)
    return { friends: own('friend'), asks, asked: own('asked'), blocked: own('block') }
  }

  /** The member of that name. */
  async called(name: string): Promise<Result<string>> {
    const found = await this.store.memberCalled(name)
    return found ? ok(found.id) : deny('nobody')
  }

  /**
   * Asks somebody to be friends; if they have asked before, that makes it so. Whoever is blocked is told the same as if they had asked, and
   * the other one hears nothing of it.
   */
  async ask(person: string, other: string): Promise<Result<null>> {
    if (person === other) return deny('bad-request')
    if (!this.asks.take(person, steadyNow())) return deny('slow-down')
    const ties = await this.store.between(person, other)
    const mine = ties.find((tie) => tie.person_id === person)
    const theirs = ties.find((tie) => tie.person_id === other)
    if (mine?.kind === 'block') return deny('you-block')
    if (mine) return ok(null)
    if ((await this.count(person, ['friend', 'asked'])) >= this.limits.friends) return deny('too-many-friends')
    if (theirs?.kind === 'asked') await this.befriend(theirs)
    else await this.store.retie([], [tie(person, other, 'asked')])
    return ok(null)
  }

  /** Says yes to a request. */
  async accept(person: string, id: string): Promise<Result<null>> {
    const asked = (await this.store.tiesOf(person)).find((one) => one.id === id && one.other_id === person)
    if (!asked || this.blocks.has(person, asked.person_id)) return deny('nobody')
    if ((await this.count(person, ['friend', 'asked'])) >= this.limits.friends) return deny('too-many-friends')
    await this.befriend(asked)
    return ok(null)
  }

  /** Ends a friendship, takes a request back or declines one. */
  async end(person: string, id: string): Promise<Result<null>> {
    const found = (await this.store.tiesOf(person)).find((one) => one.id === id && one.kind !== 'block')
    if (!found) return deny('nobody')
    const both = await this.store.between(found.person_id, found.other_id)
    const gone = both.filter(({ kind, id: other }) => other === id || (found.kind === 'friend' && kind === 'friend'))
    await this.store.retie(
      gone.map((one) => one.id),
      [],
    )
    return ok(null)
  }

  /** From now on the other one cannot join this person, invite them, or talk to them. They are not told. */
  async block(person: string, other: string): Promise<Result<null>> {
    if (person === other) return deny('bad-request')
    if (!this.blockings.take(person, steadyNow())) return deny('slow-down')
    if (this.blocks.has(person, other)) return ok(null)
    if ((await this.count(person, ['block'])) >= this.limits.blocks) return deny('too-many-blocks')
    const ties = await this.store.between(person, other)
    // A request of theirs stays with them as if it were not answered.
    const gone = ties.filter(({ person_id, kind }) => person_id === person || kind === 'friend')
    await this.store.retie(
      gone.map(({ id }) => id),
      [tie(person, other, 'block')],
    )
    this.blocks.add(person, other)
    for (const act of this.onBlock) act(person, other)
    return ok(null)
  }

  async unblock(person: string, id: string): Promise<Result<null>> {
    const found = (await this.store.tiesOf(person)).find((one) => one.id === id && one.kind === 'block')
    if (!found) return deny('nobody')
    await this.store.retie([id], [])
    this.blocks.remove(person, found.other_id)
    for (const act of this.onBlock) act(person, found.other_id)
    return ok(null)
  }

  /**
   * Whoever signs in brings along what they had as a guest: friends, requests, and above all blocks, both theirs and those that others have
   * against them. Of two ties to the same one the stronger stays.
   */
  async bring(guest: string, person: string): Promise<void> {
    const had = await this.store.around(guest)
    const kept = new Map((await this.store.around(person)).map((one) => [between(one), one]))
    const gone = new Set(had.map(({ id }) => id))
    const made = new Map<string, TieRow>()
    const now = (id: string) => (id === guest ? person : id)
    for (const { person_id, other_id, kind } of had) {
      const brought = tie(now(person_id), now(other_id), kind)
      const old = made.get(between(brought)) ?? kept.get(between(brought))
      if (brought.person_id === brought.other_id || (old && STRENGTH[old.kind] >= STRENGTH[kind])) continue
      if (old) gone.add(old.id)
      made.set(between(brought), brought)
    }
    await this.store.retie([...gone], [...made.values()])
    for (const { person_id, other_id, kind } of had) if (kind === 'block') this.blocks.remove(person_id, other_id)
    for (const { person_id, other_id, kind } of made.values()) {
      if (kind !== 'block') continue
      this.blocks.add(person_id, other_id)
      for (const act of this.onBlock) act(person_id, other_id)
    }
  }

  /** Whom a tie of this person leads to. */
  async otherOf(person: string, id: string): Promise<Result<string>> {
    const found = (await this.store.tiesOf(person)).find((one) => one.id === id)
    if (!found) return deny('nobody')
    return ok(found.person_id === person ? found.other_id : found.person_id)
  }

  /** The friend whom a tie leads to, if one more may be asked to a table. */
  async invitable(person: string, id: string): Promise<Result<string>> {
    const tie = (await this.store.tiesOf(person)).find((one) => one.id === id && one.kind === 'friend')
    if (!tie) return deny('not-friends')
    return this.invitations.take(person, steadyNow()) ? ok(tie.other_id) : deny('slow-down')
  }

  async invite({ person, by, table }: Invited): Promise<void> {
    await this.store.invite({ table_id: table, person_id: person, by_id: by, created: Date.now() })
    for (const act of this.onInvite) act({ person, by, table })
  }

  /** Lets go of what has run out. */
  tidy(now: number): Promise<void> {
    return this.store.tidyCompany(now - REPORTS_KEPT, now - ASKS_KEPT, now)
  }

  private async befriend(asked: TieRow): Promise<void> {
    const { person_id, other_id } = asked
    const gone = (await this.store.between(person_id, other_id)).map(({ id }) => id)
    await this.store.retie(gone, [tie(person_id, other_id, 'friend'), tie(other_id, person_id, 'friend')])
  }

  private async count(person: string, kinds: readonly TieKind[]): Promise<number> {
    const ties = await this.store.tiesOf(person)
    return ties.filter((one) => one.person_id === person && kinds.includes(one.kind)).length
  }
}

const STRENGTH = { asked: 0, friend: 1, block: 2 } as const satisfies Record<TieKind, number>

const between = ({ person_id, other_id }: TieRow): string => `${person_id} ${other_id}`

const shown = ({ id, name, member }: NamedTie): Acquaintance => ({ id, name, member })

const tie = (person_id: string, other_id: string, kind: TieKind): TieRow => ({
  id: newTieId(),
  person_id,
  other_id,
  kind,
  created: Date.now(),
})
