import type { AdviceJob, Mind } from '@quayside/bots/think'
import { judgementFor, loadKnownGame } from '@quayside/games/judgements'
import type { AnyGame } from '@quayside/kernel'

/** A game that is played, with what it knows of good play. */
export function mindOf(game: AnyGame): Mind {
  const judgement = judgementFor(game)
  if (!judgement) throw new Error(`nobody knows how to play ${game.id}`)
  return { game, judgement }
}

/** The same by the name of the rules, where no table is at hand. */
export async function loadMind({ rules, options }: Pick<AdviceJob, 'rules' | 'options'>): Promise<Mind> {
  const mind = await loadKnownGame(rules, options)
  if (!mind) throw new Error(`nobody knows the rules ${JSON.stringify(rules)}`)
  return mind
}
