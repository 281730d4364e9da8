import type { AnyGame, AnyJudgement, Calibration } from '@quayside/kernel'
import { playGame } from '../arena/game.ts'
import { HousePlayer } from '../arena/player.ts'
import { scaled } from '../arena/scaled.ts'
import type { Counts, Job } from './order.ts'

/** Plays a game of equals to its end and counts what it has shown. */
export async function played(
  game: AnyGame,
  judgement: AnyJudgement,
  calibration: Calibration,
  { series: { options, field }, game: deal, seed }: Job,
): Promise<Counts> {
  const player = () => new HousePlayer(field.bot, { game, judgement: scaled(judgement, field.budget) })
  const seats = Array.from({ length: game.players(options) }, (_, seat) => seat)
  const order = { game: game.id, options, field: seats.map(() => field.bot), budget: field.budget, seed }
  const { played, match } = await playGame(game, order, { deal, rotation: 0, seats }, seats.map(player))
  if (played.forfeit) throw new Error(`game ${deal} of seed "${seed}": ${played.forfeit.detail}`)
  return calibration.count(match)
}
