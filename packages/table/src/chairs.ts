import { STAND_IN } from '@quayside/bots/grades'
import { bitOf, NOBODY, type Seat, type SeatMask } from '@quayside/kernel'

/** Who holds a seat. */
export type Chair =
  | { readonly kind: 'open' }
  /**
   * `person` is an id that the caller chooses (a guest's id on a server); `standIn` is the bot that answers while the player is away. `gone` is
   * somebody who will never come back, `vacant` a seat that somebody else may take over.
   */
  | {
      readonly kind: 'person'
      readonly person: string
      readonly name: string
      readonly standIn?: string
      readonly gone?: true
      readonly vacant?: true
    }
  | { readonly kind: 'bot'; readonly bot: string; readonly name: string }
  /** The box's own opponent: it follows the game's rules, and its plain policy wherever those leave a choice. */
  | { readonly kind: 'automa'; readonly name: string }

/** The bot that answers for a chair, if one does. */
export function botIn(chair: Chair): string | undefined {
  if (chair.kind === 'bot') return chair.bot
  if (chair.kind === 'automa') return STAND_IN
  return chair.kind === 'person' ? chair.standIn : undefined
}

/** Whether a person sits there who answers themselves. */
export const answersThemselves = (chair: Chair | undefined): boolean =>
  chair?.kind === 'person' && chair.standIn === undefined

/** Whether somebody may sit down there: nobody does, or its player has vanished. */
export const isFree = (chair: Chair | undefined): boolean =>
  chair?.kind === 'open' || (chair?.kind === 'person' && chair.vacant === true)

export const seatsWhere = (chairs: readonly Chair[], holds: (chair: Chair, seat: Seat) => boolean): SeatMask =>
  chairs.reduce((mask, chair, seat) => (holds(chair, seat) ? mask | bitOf(seat) : mask), NOBODY)

/** The first seat of a person, or -1. */
export const seatOf = (chairs: readonly Chair[], person: string): Seat =>
  chairs.findIndex((chair) => chair.kind === 'person' && chair.person === person)
