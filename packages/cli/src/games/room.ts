import type { AnyGame, Calibration, OptionValue } from '@quayside/kernel'
import type { GenericSchema } from 'valibot'
import type { Board } from '../boards/board.ts'

/** All that the command line has of one game. Every part may be missing. */
export interface GameRoom {
  /** How it looks as text, with the data that are played with; without one its views are written out. */
  readonly board?: (game: AnyGame) => Board
  /** Everything it has at once, dealt by chance rather than chosen, for measuring. */
  readonly fullest?: { readonly [key: string]: OptionValue }
  /** What a position is; without it, any object. */
  readonly position?: GenericSchema
  /** What its data are calibrated by; without it there is nothing to calibrate. */
  readonly calibration?: () => Promise<Calibration>
}
