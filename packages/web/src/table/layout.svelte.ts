/** `side` is a phone on its side, or any screen whose letters are so large that the dock needs a column. */
export type Layout = 'desk' | 'tablet' | 'phone' | 'side'

const desk = matchMedia('(min-width: 1200px)')
const upright = matchMedia('(max-width: 759.98px) and (min-height: 480px), (max-width: 639.98px)')
const low = matchMedia('(min-width: 640px) and (max-width: 1023.98px) and (max-height: 479.98px)')

/** Letters so much larger leave a dock below the board no room. */
const LARGE = 1.6
/** How large letters are, where 1 is as browsers begin. */
const letters = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16

function read(): Layout {
  if (low.matches || (letters() >= LARGE && !upright.matches)) return 'side'
  if (desk.matches) return 'desk'
  return upright.matches ? 'phone' : 'tablet'
}

let layout: Layout = $state(read())
let height = $state(innerHeight)
let width = $state(innerWidth)
let drawn = $state(1)
let drawer = $state(0)

/** From this width on everything is drawn larger instead of further apart. */
const WIDE = 1680

function scale(): number {
  return innerWidth < WIDE ? 1 : Math.min(2.4, Math.max(1, Math.min(innerWidth / 1600, innerHeight / 900)))
}

function follow(): void {
  layout = read()
  height = innerHeight
  drawn = scale()
  width = innerWidth / drawn
  document.documentElement.style.setProperty('--u', String(drawn))
}
follow()
addEventListener('resize', follow)

/** As wide as a letter: letters may grow while the page is open, and no window changes its size then. */
const ruler = document.createElement('div')
ruler.style.cssText = 'position: absolute; width: 1rem; visibility: hidden'
document.body.append(ruler)
new ResizeObserver(follow).observe(ruler)

export const layoutNow = (): Layout => layout

/** How much larger everything is drawn. */
export const scaleNow = (): number => drawn

/** A phone, however it is held: one section of the board at a time. */
export const isPhone = (): boolean => layout === 'phone' || layout === 'side'

/** The dock has room for the names of its rails: not on phones, nor in low windows. */
export const namesRails = (): boolean => !isPhone() && (layout !== 'desk' || height >= LOW)
/** Windows lower than this have a lower dock, in pixels. */
const LOW = 800

/** So many pixels beside the dock belong to a drawer. */
export function setDrawer(pixels: number): void {
  drawer = pixels
}

/** Pixels that a dock below the board needs for all but its rails, for what stands beside them, and for one of their buttons. */
const BAR = {
  desk: { all: 490, beside: 232, button: 140 },
  tablet: { all: 300, beside: 180, button: 150 },
}
/** Pixels for a button that says a whole answer, where there is room for it. */
const WIDE_BUTTON = 210

function tracksOf(beside: number, button?: number): number {
  const bar = layout === 'desk' ? BAR.desk : BAR.tablet
  return Math.max(2, Math.floor((width - drawer - bar.all - (beside > 0 ? bar.beside : 0)) / (button ?? bar.button)))
}

/** How many buttons have room in one row below the board; more stand in two. */
export const rowRoom = (beside: number): number => tracksOf(beside)

/** How many have room in one row if each says a whole answer. */
export const wideRoom = (beside: number): number => tracksOf(beside, WIDE_BUTTON)

/** Fingers need larger targets than the name of a rail has room for. */
const touch = matchMedia('(pointer: coarse)')
export const isTouched = (): boolean => isPhone() || touch.matches

/** Pixels of a column that are not for answers: question, tools, and what ends the question. */
const COLUMN = { head: 106, beside: 50, answer: 50 }

/** How many rails the dock shows, and how many buttons one of them, with so many rows of others beside them. */
export function dockRoom(beside: number): { readonly rails: number; readonly buttons: number } {
  if (layout === 'phone') return { rails: 1, buttons: beside > 0 ? 2 : 4 }
  if (layout !== 'side') return { rails: 2, buttons: Math.min(10, 2 * rowRoom(beside)) }
  const room = height / letters() - COLUMN.head - beside * COLUMN.beside
  return { rails: 1, buttons: Math.max(2, Math.floor(room / COLUMN.answer)) }
}
