import { byNumber } from '@quayside/kernel'
import { boatBuilt, buildBoat } from './actions/boats.ts'
import { chooseCard } from './actions/cards.ts'
import { boatActions, islandActions } from './actions/copying.ts'
import { choose, gain } from './actions/gains.ts'
import { load, loaded, takeLid } from './actions/merchants.ts'
import { movePiece } from './actions/move-piece.ts'
import { optional, twoIslands } from './actions/optional.ts'
import { put } from './actions/pieces.ts'
import { placeDoubles } from './actions/place-double.ts'
import { program } from './actions/programs.ts'
import { ruin } from './actions/ruins.ts'
import { scrap } from './actions/scrap.ts'
import { ruinOrStatue } from './actions/statues.ts'
import { TASK, type Task } from './flow.ts'
import { order } from './free/contracts.ts'
import { cratePrice } from './free/crates.ts'
import { exchange, exchangeTake } from './free/exchange.ts'
import { discount, pay } from './payment.ts'
import { area } from './phases/area.ts'
import { lastWindow, window } from './phases/clean-up.ts'
import { fed, feeding } from './phases/feeding.ts'
import { income } from './phases/income.ts'
import { round } from './phases/round.ts'
import { startTerrain } from './phases/start-terrain.ts'
import { turn } from './phases/turn.ts'
import { anchors, compensate, fee } from './sea/fees.ts'
import { arrive, helm, move } from './sea/helm.ts'

/** Every task by its number. */
export const TASK_TABLE: readonly Task[] = byNumber({
  [TASK.START_TERRAIN]: startTerrain,
  [TASK.ROUND]: round,
  [TASK.INCOME]: income,
  [TASK.TURN]: turn,
  [TASK.AREA]: area,
  [TASK.FEE]: fee,
  [TASK.COMPENSATE]: compensate,
  [TASK.ANCHOR]: anchors,
  [TASK.HELM]: helm,
  [TASK.MOVE]: move,
  [TASK.ARRIVE]: arrive,
  [TASK.OPTIONAL]: optional,
  [TASK.TWO_ISLANDS]: twoIslands,
  [TASK.PROGRAM]: program,
  [TASK.GAIN]: gain,
  [TASK.CHOOSE]: choose,
  [TASK.PLACE]: placeDoubles,
  [TASK.RUIN]: ruin,
  [TASK.RUIN_OR_STATUE]: ruinOrStatue,
  [TASK.LOAD]: load,
  [TASK.BUILD_BOAT]: buildBoat,
  [TASK.DISCOUNT]: discount,
  [TASK.PAY]: pay,
  [TASK.BOAT_BUILT]: boatBuilt,
  [TASK.PUT]: put,
  [TASK.CHOOSE_CARD]: chooseCard,
  [TASK.LOADED]: loaded,
  [TASK.TAKE_LID]: takeLid,
  [TASK.EXCHANGE]: exchange,
  [TASK.EXCHANGE_TAKE]: exchangeTake,
  [TASK.ORDER]: order,
  [TASK.FEED]: feeding,
  [TASK.FED]: fed,
  [TASK.WINDOW]: window,
  [TASK.ISLAND_ACTIONS]: islandActions,
  [TASK.BOAT_ACTIONS]: boatActions,
  [TASK.SCRAP]: scrap,
  [TASK.MOVE_PIECE]: movePiece,
  [TASK.CRATE_PRICE]: cratePrice,
  [TASK.LAST_WINDOW]: lastWindow,
})
