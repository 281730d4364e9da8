import type { Mind } from '@quayside/bots/think'
import { gameById } from '@quayside/games'
import { judgementOf } from '@quayside/games/judgements'

/** A game and what it knows of good play, by the game's name. */
export function mindOf(id: string): Mind {
  const [game, judgement] = [gameById(id), judgementOf(id)]
  if (!game || !judgement) throw new Error(`there is no game ${id}`)
  return { game, judgement }
}
