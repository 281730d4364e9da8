import { type Seat, Story } from '@quayside/kernel'
import { demand, listOf, object, type Shaped, say } from '@quayside/kernel/positions'
import * as v from 'valibot'
import { player, type State } from '../../box.ts'
import { ACHIEVEMENT } from '../../ids.ts'
import type { PlayerPosition, Position } from '../../position/schema.ts'
import { ACHIEVEMENTS_HELD } from '../../sizes.ts'
import { hold, undealt } from './cards.ts'
import { dealHeld } from './dealing.ts'
import { noteHaving } from './fulfilling.ts'

/** Of a player in a position: the cards in hand, and which of them are fulfilled and announced. */
export const achievementsPlayer = {
  achievements: listOf(object({ id: v.picklist(ACHIEVEMENT.ids) }, { fulfilled: v.boolean(), announced: v.boolean() })),
}

type Given = PlayerPosition & Shaped<typeof achievementsPlayer>

/** Lays the cards of a position. A player of whom nothing is said is dealt four of the rest; what players have fulfils cards at once. */
export function layAchievements(s: State, { players = [] }: Position): void {
  const given = Array.from({ length: s.rules.players }, (_, seat) => (players[seat] as Given | undefined)?.achievements)
  given.forEach((cards, seat) => {
    demand(seat < s.rules.humans || !cards, say`seat ${seat} has no achievements`)
    demand((cards ?? []).length <= ACHIEVEMENTS_HELD, say`seat ${seat} has more than ${ACHIEVEMENTS_HELD} achievements`)
    for (const card of cards ?? []) layCard(s, seat, card)
  })
  for (let seat = 0; seat < s.rules.humans; seat++) if (!given[seat]) dealHeld(s, seat)
  noteHaving(s, new Story(false))
}

function layCard(s: State, seat: Seat, { id, fulfilled, announced }: NonNullable<Given['achievements']>[number]): void {
  const card = ACHIEVEMENT.of(id)
  demand(undealt(s).includes(card), say`the achievement "${id}" is given twice`)
  demand(!announced || fulfilled !== false, say`the achievement "${id}" is announced, so it is fulfilled`)
  hold(s, seat, card)
  if (fulfilled || announced) player.fulfilled.add(s, seat, card)
  if (announced) player.announced.add(s, seat, card)
}
