import { Story } from '@quayside/kernel'
import { demand } from '@quayside/kernel/positions'
import type { Position } from '../../position/schema.ts'
import type { State } from '../../state.ts'
import { CARDS, CARDS_HELD, fulfil, hold, markAnnounced, placeOf, undealt } from './cards.ts'
import { dealHeld } from './dealing.ts'
import { noteHaving } from './fulfilling.ts'

/** Lays the cards of a position. A player of whom nothing is said is dealt four of the rest; what players have fulfils cards at once. */
export function layAchievements(s: State, position: Position): void {
  const given = Array.from({ length: s.rules.players }, (_, seat) => position.players?.[seat]?.achievements)
  given.forEach((cards, seat) => {
    demand(seat < s.rules.humans || !cards, `seat ${seat} has no achievements`)
    demand((cards ?? []).length <= CARDS_HELD, `seat ${seat} has more than ${CARDS_HELD} achievements`)
    for (const { id, fulfilled, announced } of cards ?? []) {
      const card = CARDS.findIndex((known) => known.id === id)
      demand(undealt(s).includes(card), `the achievement "${id}" is given twice`)
      demand(!announced || fulfilled !== false, `the achievement "${id}" is announced, so it is fulfilled`)
      hold(s, seat, card)
      if (fulfilled) fulfil(s, seat, placeOf(s, seat, card))
      if (announced) markAnnounced(s, seat, placeOf(s, seat, card))
    }
  })
  for (let seat = 0; seat < s.rules.humans; seat++) if (!given[seat]) dealHeld(s, seat)
  noteHaving(s, new Story(false))
}
