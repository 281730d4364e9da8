import type { AnyPosition } from '../../../editor/editor.ts'
import { count, listAt, type Path, put } from '../../../editor/path.ts'

/** Land of a seat, and how it changes. */

export interface LandGiven {
  readonly space: string
  readonly level?: number
  readonly terrain?: string
  readonly on?: string
}

const PIECES = new Set(['small', 'large', 'fort', 'statue', 'lid'])

export const landOf = (position: AnyPosition, seat: number) => listAt<LandGiven>(position, ['players', seat, 'land'])
export const spaceOf = (position: AnyPosition, seat: number, space: string): LandGiven | undefined =>
  landOf(position, seat).find((one) => one.space === space)

export const isExplored = (land: LandGiven | undefined): boolean => (land?.level ?? 0) > 0
/** Landscapes are laid on what has no piece. */
export const hasPiece = (land: LandGiven | undefined): boolean => land?.on !== undefined && PIECES.has(land.on)

/** Writes a space anew. */
export function writeSpace(position: AnyPosition, seat: number, land: LandGiven): AnyPosition {
  const path: Path = ['players', seat, 'land']
  const spaces = landOf(position, seat)
  const found = spaces.findIndex(({ space }) => space === land.space)
  return put(position, [...path, found < 0 ? spaces.length : found], land)
}

/** A single landscape on a space: a level more, with a cube of what it gives. */
export const raise = (position: AnyPosition, seat: number, space: string, terrain: string, on?: string): AnyPosition =>
  single(
    writeSpace(position, seat, {
      space,
      level: (spaceOf(position, seat, space)?.level ?? 0) + 1,
      terrain,
      ...(on !== undefined && { on }),
    }),
    seat,
    1,
  )

/** Every landscape laid by the editor is a single one. */
export const single = (position: AnyPosition, seat: number, by: number): AnyPosition =>
  count(position, ['players', seat, 'singles'], by)

export const withOn = ({ on: _before, ...land }: LandGiven, on?: string): LandGiven => ({
  ...land,
  ...(on !== undefined && { on }),
})
