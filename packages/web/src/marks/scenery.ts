/** What the scenery of all boards keeps to: colours by day and by night, and when most of it is left away. */

/** A colour by day and by night. */
export type Tint = readonly [day: string, night: string]

/**
 * What a drawing of scenery is painted with, by name. A wash or a line is looked at on its ground, a colour of `tokens.css`: it stays so faint
 * that nobody takes it for a piece.
 */
export interface Palette {
  readonly [name: string]: {
    readonly tint: Tint
    /** How much of it covers the ground; 1 if not given. */
    readonly alpha?: number
    readonly as: 'wash' | 'line'
    readonly on: string
  }
}

/** The colours of a palette as variables for a style: `--sc-foam`. */
export const painted = (palette: Palette): string =>
  Object.entries(palette)
    .map(
      ([
        name,
        {
          tint: [day, night],
          alpha = 1,
        },
      ]) => {
        const mixed = `color-mix(in srgb, ${day}, ${night} var(--night))`
        return `--sc-${name}: ${alpha < 1 ? `color-mix(in srgb, ${mixed} ${alpha * 100}%, transparent)` : mixed}`
      },
    )
    .join('; ')

/** Drawings smaller than this many pixels for one of theirs show washes and rivers only. */
const LEAST_UNIT = 0.6

interface Connected {
  readonly connection?: { readonly saveData?: boolean }
}

/** Whether only washes and rivers are drawn: on small drawings, and for those who save data. */
export const isSparing = (unit = 1): boolean =>
  unit < LEAST_UNIT || (navigator as Connected).connection?.saveData === true
