import { byNumber, type Story } from '@quayside/kernel'
import { TASK, type Task } from '../flow.ts'
import { BUILDER, CAPTAIN, CRAFTSMAN, MAYOR, PROSPECTOR, PROSPECTOR2, SETTLER, TRADER } from '../ids.ts'
import type { State } from '../state.ts'
import { beginBuilder, builderTurn, builderWorker, buildTask } from './builder.ts'
import { beginCaptain, captainTurn } from './captain.ts'
import { beginCraftsman, craftsmanExtra, craftsmanProduce } from './craftsman.ts'
import { settlerWorker, tileGain } from './gaining.ts'
import { beginMayor, mayorPrivilege, mayorShip, mayorTurn } from './mayor.ts'
import { beginProspector, prospect } from './prospector.ts'
import { chooseRole, phaseEnd, round } from './round.ts'
import { beginSettler, settlerDraw, settlerTake, settlerTurn } from './settler.ts'
import { captainStore } from './storing.ts'
import { beginTrader, traderTurn } from './trader.ts'

/** How the phase of each role begins, by the role's number. */
export const BASE_PHASES: readonly ((s: State, out: Story) => void)[] = byNumber({
  [SETTLER]: beginSettler,
  [MAYOR]: beginMayor,
  [BUILDER]: beginBuilder,
  [CRAFTSMAN]: beginCraftsman,
  [TRADER]: beginTrader,
  [CAPTAIN]: beginCaptain,
  [PROSPECTOR]: beginProspector,
  [PROSPECTOR2]: beginProspector,
})

export const BASE_TASKS: readonly Task[] = byNumber({
  [TASK.ROUND]: round,
  [TASK.CHOOSE_ROLE]: chooseRole,
  [TASK.PHASE_END]: phaseEnd,
  [TASK.SETTLER_TURN]: settlerTurn,
  [TASK.SETTLER_DRAW]: settlerDraw,
  [TASK.SETTLER_TAKE]: settlerTake,
  [TASK.SETTLER_WORKER]: settlerWorker,
  [TASK.MAYOR_PRIVILEGE]: mayorPrivilege,
  [TASK.MAYOR_SHIP]: mayorShip,
  [TASK.MAYOR_TURN]: mayorTurn,
  [TASK.BUILDER_TURN]: builderTurn,
  [TASK.BUILDER_WORKER]: builderWorker,
  [TASK.CRAFTSMAN_PRODUCE]: craftsmanProduce,
  [TASK.CRAFTSMAN_EXTRA]: craftsmanExtra,
  [TASK.TRADER_TURN]: traderTurn,
  [TASK.CAPTAIN_TURN]: captainTurn,
  [TASK.CAPTAIN_STORE]: captainStore,
  [TASK.TILE_GAIN]: tileGain,
  [TASK.BUILD]: buildTask,
  [TASK.PROSPECT]: prospect,
})
