import { byNumber } from '@quayside/kernel'
import { TASK, type Task } from './flow.ts'
import { ink } from './phases/bookkeeper.ts'
import { placeBooks, spend } from './phases/books.ts'
import { discard } from './phases/discard.ts'
import { takePileTask } from './phases/end-of-phase.ts'
import { expand, returnPosts } from './phases/expansion.ts'
import { goods } from './phases/goods.ts'
import { tier } from './phases/majority.ts'
import { plan } from './phases/planning.ts'
import { regionRewards } from './phases/region-rewards.ts'
import { parts, removePosts } from './phases/rewards.ts'
import { round, turnEnd, turns } from './phases/round.ts'
import { keepTile, restCards } from './phases/starting-tiles.ts'
import { move } from './phases/track-moves.ts'
import { andOr, buyForPounds, option, otherTracks } from './phases/track-spaces.ts'
import { turn } from './phases/turn.ts'

/** Every task by its number. */
export const TASK_TABLE: readonly Task[] = byNumber({
  [TASK.KEEP_TILE]: keepTile,
  [TASK.REST_CARDS]: restCards,
  [TASK.ROUND]: round,
  [TASK.PLAN]: plan,
  [TASK.TURNS]: turns,
  [TASK.TURN]: turn,
  [TASK.TURN_END]: turnEnd,
  [TASK.GOODS]: goods,
  [TASK.EXPAND]: expand,
  [TASK.REGION_REWARDS]: regionRewards,
  [TASK.RETURN_POSTS]: returnPosts,
  [TASK.MOVE]: move,
  [TASK.INK]: ink,
  [TASK.SPEND]: spend,
  [TASK.REMOVE_POSTS]: removePosts,
  [TASK.PLACE_BOOKS]: placeBooks,
  [TASK.TIER]: tier,
  [TASK.BUY]: buyForPounds,
  [TASK.DISCARD]: discard,
  [TASK.OPTION]: option,
  [TASK.PARTS]: parts,
  [TASK.AND_OR]: andOr,
  [TASK.OTHER_TRACKS]: otherTracks,
  [TASK.TAKE_PILE]: takePileTask,
})
