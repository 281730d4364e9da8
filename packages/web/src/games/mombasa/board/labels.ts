import type { CompanyId } from '@quayside/mombasa/ids'
import type { Point } from './geometry.ts'
import { roomAt, SHAPES } from './geometry.ts'

/** Where names, pieces and bases stand on the map, in its own units, and how names are broken into lines. */

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What is shown of the map: with the bases around it, and without them where these stand below. */
export const WHOLE: Box = { x: -22, y: 76, width: 1066, height: 912 }
export const LAND: Box = { x: 30, y: 92, width: 930, height: 882 }

/* Bases */

export const BASE_SIZE = { width: 172, height: 204 }
export const BASE_AT: { readonly [C in CompanyId]: Point } = {
  cairo: [862, 88],
  'saint-louis': [-10, 566],
  'cape-town': [222, 780],
  mombasa: [862, 590],
}

type Lanes = { readonly [C in CompanyId]: { readonly [region: string]: string } }

/** The ways from a base into the country, over the sea; they are drawn like borders, for they cost the same. They begin under the base. */
export const LANES: Lanes = {
  cairo: {
    'upper-egypt': 'M930 122L862 116C800 96 720 96 668 132',
    cyrenaica: 'M930 104L862 98C760 74 640 84 578 142',
    'red-sea-coast': 'M930 226L862 238C822 250 780 246 738 228',
  },
  'saint-louis': {
    senegambia: 'M20 620L42 566C14 510 20 420 78 352',
    'guinea-coast': 'M40 600L132 566C150 530 190 506 232 484',
    mauretania: 'M0 620L12 566C-14 480-12 330 70 268',
  },
  'cape-town': {
    namaqualand: 'M240 836H394C420 836 440 838 462 842',
    karoo: 'M240 900H394C430 918 470 930 512 924',
    natal: 'M240 952H394C480 986 640 984 694 878',
  },
  mombasa: {
    somaliland: 'M964 590C964 540 940 490 898 458',
    kenya: 'M930 620L900 590C890 570 862 556 832 550',
    tanganyika: 'M940 652L862 644C848 640 830 632 808 626',
  },
}

/** Where the bases do not stand on the map, their signs do. */
export const PORTS: { readonly [C in CompanyId]: Point } = {
  cairo: [908, 186],
  'saint-louis': [90, 566],
  'cape-town': [398, 880],
  mombasa: [918, 566],
}
export const PORT_LANES: Lanes = {
  cairo: {
    'upper-egypt': 'M896 172C830 106 730 96 668 132',
    cyrenaica: 'M904 166C830 76 650 78 578 142',
    'red-sea-coast': 'M898 200C870 252 800 264 736 240',
  },
  'saint-louis': {
    senegambia: 'M84 550C52 506 58 440 86 384',
    'guinea-coast': 'M104 558C140 530 186 506 232 484',
    mauretania: 'M74 560C30 480 30 330 70 270',
  },
  'cape-town': {
    namaqualand: 'M414 874C434 864 446 856 464 848',
    karoo: 'M412 890C446 912 480 928 512 924',
    natal: 'M404 898C470 986 640 980 694 878',
  },
  mombasa: {
    somaliland: 'M922 550C926 512 918 482 900 456',
    kenya: 'M902 562C880 552 860 548 832 550',
    tanganyika: 'M908 580C884 614 840 632 808 626',
  },
}

/* Regions */

export interface Standing {
  /** The middle of the name's last line. */
  readonly name: Point
  /** The middle of the row of post, reward and sign. */
  readonly row: Point
  /** Where the sign of an answer stands, if not at the end of the row. */
  readonly sign?: Point
  /** A name that stands in the sea begins or ends here, instead of having its middle here. */
  readonly atSea?: 'start' | 'end'
  /** The line from a name in the sea to its region. */
  readonly leader?: string
  /** From one thing of the row to the next. */
  readonly gap?: number
  /** How large things are, where there is little room. */
  readonly scale?: number
}

const under = (x: number, y: number, gap?: number): Standing => ({ name: [x, y - 16], row: [x, y + 12], gap })

const STANDING: { readonly [region: string]: Standing } = {
  abyssinia: { name: [766, 400], row: [752, 426], gap: 38 },
  angola: under(480, 694),
  bornu: { name: [476, 428], row: [366, 374], sign: [504, 358] },
  'congo-basin': under(541, 534),
  cyrenaica: under(567, 196, 38),
  fezzan: under(411, 204),
  'guinea-coast': under(262, 430),
  kalahari: under(580, 796, 38),
  karoo: under(567, 900, 38),
  katanga: { name: [605, 640], row: [605, 676], sign: [605, 716], gap: 34, scale: 0.8 },
  kenya: under(737, 514, 40),
  kordofan: under(612, 356),
  'lake-chad': { name: [438, 330], row: [438, 362], sign: [432, 400], gap: 34, scale: 0.8 },
  lunda: { name: [598, 738], row: [546, 680], sign: [668, 680] },
  mauretania: under(190, 212),
  mozambique: under(735, 742, 40),
  namaqualand: { name: [437, 768], row: [487, 842], atSea: 'end', leader: 'M442 764L464 802', gap: 38 },
  natal: under(668, 856, 38),
  'red-sea-coast': {
    name: [744, 190],
    row: [726, 296],
    atSea: 'start',
    leader: 'M740 184L712 190',
    gap: 38,
  },
  senegambia: under(130, 348, 38),
  somaliland: under(862, 436, 38),
  songhai: under(272, 322),
  tanganyika: under(742, 616, 40),
  'upper-egypt': under(662, 196, 38),
}

/** What the data say of a region stands in for what is not arranged here. */
export const standingOf = (id: string, label: Point): Standing => STANDING[id] ?? under(label[0], label[1])
/** From one thing of the row to the next, where things are so much larger than usual. */
export const gapOf = ({ gap = 44, scale }: Standing, grown: number): number => (scale === undefined ? gap * grown : gap)

/* Names */

/** Widths of the letter, the wider first, and how wide it is at each, as a part of its height. */
const WIDTHS = [
  { stretch: '78%', letter: 0.45 },
  { stretch: '66%', letter: 0.4 },
]
/** Names may reach a little over their borders. */
const OVER = 1.15
const LEADING = 0.98

export interface NameLines {
  readonly lines: readonly string[]
  readonly stretch: string
  /** From one line to the next. */
  readonly leading: number
}

/** The two halves of a name that differ least in length. */
function halves(name: string): readonly string[] {
  const gaps = [...name.matchAll(/ |(?<=-)/g)].map(({ index }) => index)
  const cuts = gaps.map((at) => [name.slice(0, at), name.slice(at).trim()])
  const longer = (cut: readonly string[]) => Math.max(...cut.map((part) => part.length))
  return cuts.reduce((best, cut) => (longer(cut) < longer(best) ? cut : best), [name])
}

/** A name in letters of a size, on one line or two; where there is no room it reaches over its borders, or is null if it need not be there. */
export function nameLines(id: string, name: string, size: number, label: Point, needed: boolean): NameLines | null {
  const ring = SHAPES.find((shape) => shape.id === id)?.ring ?? []
  const { name: at, atSea } = standingOf(id, label)
  const leading = size * LEADING
  if (atSea) return { lines: halves(name), stretch: WIDTHS[1].stretch, leading }
  const fits = (lines: readonly string[], letter: number) =>
    lines.every((line, i) => {
      const { left, right } = roomAt(ring, [at[0], at[1] - size * 0.3 - (lines.length - 1 - i) * leading])
      return line.length * size * letter <= 2 * Math.min(left, right) * OVER
    })
  const all = [[name], halves(name)].flatMap((lines) =>
    WIDTHS.map(({ stretch, letter }) => ({ lines, stretch, letter })),
  )
  const found = all.find(({ lines, letter }) => fits(lines, letter))
  if (!found && !needed) return null
  const { lines, stretch } = found ?? all[1]
  return { lines, stretch, leading }
}
