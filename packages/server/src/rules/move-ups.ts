import { gameById } from '@quayside/games'
import type { Services } from '../services.ts'
import type { LiveTable } from '../tables/live.ts'
import { writtenRules } from '../tables/rules.ts'
import { SOME_DAY } from '../tables/urgency.ts'
import type { ThinkingPool } from '../thinking/pool.ts'

/**
 * Finished tables of older rules move up to the current ones when somebody looks at them, if they come to the same end under these. That takes
 * a replay, so it is done in the processes where bots think.
 */
export class MoveUps {
  private readonly services: Services
  private readonly pool: ThinkingPool
  /** Tables that were tried since the server started. */
  private readonly tried = new Set<string>()

  constructor(services: Services, pool: ThinkingPool) {
    this.services = services
    this.pool = pool
  }

  /** Tries to move up a table that was just loaded, once since the server started. `moved` is called when the store has it under newer rules. */
  tryOnce(live: LiveTable, moved: () => void): void {
    const { finished, match } = live.table
    if (!finished || match.game === gameById(match.game.id) || this.tried.has(live.id)) return
    this.tried.add(live.id)
    this.tryToMove(live, moved).catch((problem) =>
      this.services.log.error({ table: live.id, err: problem }, 'a table could not be moved up'),
    )
  }

  private async tryToMove(live: LiveTable, moved: () => void): Promise<void> {
    const { match } = live.table
    const above = await this.pool.ask({
      kind: 'move-up',
      behalf: [],
      urgency: SOME_DAY,
      wanted: () => true,
      job: () => ({ record: live.table.record() }),
    })
    if (typeof above !== 'string') return
    if (await this.services.store.moveUp(live.id, writtenRules(match), above)) moved()
  }
}
