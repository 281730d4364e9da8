import { path, rect } from '../../../marks/draw.ts'

/** What fronts are made of: colours, walls, windows. */
export const TERRA = '#b4532f'
export const SLATE = '#4f6b7a'
export const OLIVE = '#6b7a3a'
export const PLUM = '#77507f'
export const BRICK = '#a8573b'
export const RED = '#a8231b'
export const WALL = 'var(--wall)'
export const WALL2 = 'var(--wall2)'
export const WOOD = 'var(--wood)'
export const GLASS = 'var(--glass)'

export const bare = 'stroke="none"'
export const wall = (x: number, y: number, w: number, h: number, fill = WALL) => rect(x, y, w, h, fill)
export const pane = (x: number, y: number, w = 5, h = 7) => `M${x} ${y}h${w}v${h}h${-w}z`
export const arch = (x: number, y: number, w: number, h: number) =>
  `M${x} ${y + h}v${w / 2 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`
/** Windows and doors, as one path. */
export const glass = (...d: string[]) => path(d.join(''), GLASS, bare)
export const beam = (d: string, width: number, stroke = WOOD) =>
  path(d, 'none', `stroke="${stroke}" stroke-width="${width}"`)
export const at = <T>(xs: number[], f: (x: number) => T) => xs.map(f)
