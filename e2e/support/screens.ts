/** Screens that a table has to fit on. */
export interface Screen {
  readonly width: number
  readonly height: number
  /** Fingers instead of a mouse. */
  readonly touch?: boolean
  /** Pixels of the screen in one of the page. */
  readonly density?: number
  /** How much larger letters are than a browser has them at first. */
  readonly letters?: number
}

export const SCREENS: readonly Screen[] = [
  { width: 360, height: 640, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 640, height: 360, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 768, height: 1024, touch: true },
  { width: 1024, height: 768, touch: true },
  { width: 1280, height: 720 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
  { width: 3840, height: 2160 },
  { width: 1440, height: 900, letters: 2 },
]

export const nameOf = ({ width, height, letters = 1 }: Screen): string =>
  `${width}x${height}${letters === 1 ? '' : `-text-${letters * 100}`}`

/** Screens on which one section is shown at a time. */
export const hasTabs = ({ width, height, letters = 1 }: Screen): boolean =>
  width < 760 || (width < 1024 && height < 480) || letters > 1
