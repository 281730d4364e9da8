import type { Seat } from '@quayside/kernel'
import { said } from '@quayside/kernel/box'
import type { ObjectEntries } from 'valibot'
import { player, type State } from '../box.ts'
import type { PlayerPosition, Position } from '../position/schema.ts'
import { isAutoma } from '../state.ts'
import { achievementsPlayer, layAchievements } from './achievements/position.ts'
import { cardsKnown } from './achievements/secrets.ts'
import { buccaneerTable, layBuccaneer } from './buccaneer/position.ts'
import { buccaneerView } from './buccaneer/view.ts'
import { festivalView } from './festival/goals.ts'
import { festivalTable, layFestival } from './festival/position.ts'
import { wasAsked } from './new-buildings/guesthouse.ts'
import { guesthousePlayer, guesthouseTable, layAsked, layQuiet } from './new-buildings/guesthouse-position.ts'
import { layBoard, layTable } from './puertoma/laying.ts'
import { puertomaPlayer, puertomaTable } from './puertoma/position.ts'
import { boardView, tableKnown } from './puertoma/view.ts'

/** What a part of the game adds to positions: shapes, what it tells there, and how it lays that out again when the base game lies there. */
export interface PositionPart {
  /** The part that must be in play. */
  readonly of: string
  readonly table?: ObjectEntries
  readonly player?: ObjectEntries
  tell?(s: State): object
  tellPlayer?(s: State, seat: Seat): object
  lay?(s: State, position: Position): void
  layPlayer?(s: State, seat: Seat, given: PlayerPosition): void
}

/** In the order in which they are laid. Apart from the expansions themselves: a browser loads no positions with a table. */
export const POSITION_PARTS: readonly PositionPart[] = [
  {
    of: 'guesthouse',
    table: guesthouseTable,
    player: guesthousePlayer,
    tell: (s) => said({ guestsAsked: wasAsked(s) }),
    tellPlayer: (s, seat) => said({ guestsQuiet: player.guestsQuiet(s, seat) }),
    lay: layAsked,
    layPlayer: layQuiet,
  },
  {
    of: 'achievements',
    player: achievementsPlayer,
    tellPlayer: (s, seat) => (isAutoma(s, seat) ? {} : { achievements: cardsKnown(s, seat) }),
    lay: layAchievements,
  },
  {
    of: 'puertoma',
    table: puertomaTable,
    player: puertomaPlayer,
    tell: (s) => ({ puertoma: tableKnown(s) }),
    tellPlayer: (s, seat) => boardView(s, seat, 'referee'),
    lay: layTable,
    layPlayer: layBoard,
  },
  { of: 'festival', table: festivalTable, tell: festivalView, lay: layFestival },
  { of: 'buccaneer', table: buccaneerTable, tell: buccaneerView, lay: layBuccaneer },
]
