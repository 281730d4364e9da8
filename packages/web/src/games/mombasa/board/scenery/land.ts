import type { Point } from '../geometry.ts'
import type { WashPaint } from './colours.ts'
import { rowsOf } from './lines.ts'

/** The country under the regions, in the map's units: what grows there, what rises, what flows. */

export interface Wash {
  readonly paint: WashPaint
  readonly middle: Point
  readonly reach: Point
  /** As a part of what its paint allows. */
  readonly of: number
}
const wash = (paint: WashPaint, x: number, y: number, rx: number, ry: number, of: number): Wash => ({
  paint,
  middle: [x, y],
  reach: [rx, ry],
  of,
})

export const WASHES: readonly Wash[] = [
  wash('forest', 540, 530, 170, 130, 0.95),
  wash('forest', 260, 480, 200, 70, 0.9),
  wash('forest', 390, 480, 110, 70, 0.5),
  wash('forest', 470, 610, 70, 90, 0.4),
  wash('forest', 770, 720, 70, 110, 0.35),
  wash('sand', 250, 230, 260, 120, 1),
  wash('sand', 480, 230, 220, 130, 1),
  wash('sand', 660, 240, 120, 150, 0.9),
  wash('sand', 560, 790, 130, 80, 0.95),
  wash('sand', 485, 850, 60, 80, 0.8),
  wash('sand', 850, 440, 110, 70, 0.8),
  wash('high', 755, 410, 90, 60, 0.9),
  wash('high', 690, 560, 80, 80, 0.6),
  wash('high', 670, 860, 90, 60, 0.8),
  wash('high', 170, 155, 120, 40, 0.8),
]

/** Rivers by the points that they flow through. They keep away from borders: only a border is a border. */
export const RIVERS: readonly (readonly Point[])[] = [
  // The Nile on its way to Egypt, and the Blue Nile.
  '668 556, 661 520, 668 484, 675 440, 674 374, 666 334, 646 300, 641 266, 650 238',
  '735 392, 712 384, 692 368, 674 350',
  // Niger: its springs, its bend, its mouth with the Benue.
  '154 452, 172 425, 188 402',
  '240 272, 276 266, 312 270, 344 296, 342 334, 333 358',
  '331 426, 328 450, 322 474, 316 506',
  '412 402, 386 416, 360 440, 328 450',
  // Congo with two of its arms.
  '632 588, 622 552, 604 508, 572 482, 540 476, 500 484, 470 512, 457 552, 446 580, 422 602',
  '540 476, 528 464, 500 455',
  '604 602, 560 598, 510 594, 475 580, 457 556',
  // Zambezi, Limpopo, Orange.
  '600 730, 640 722, 662 700, 700 688, 744 684, 812 692',
  '636 788, 662 795, 692 792, 722 798, 770 800',
  '540 858, 506 880, 474 886, 440 888',
].map((text) => rowsOf(text).map(([x, y]): Point => [x, y]))

/** Lakes are filled, and have no outline. */
export const LAKES =
  'M665 561C669 556 681 556 686 561C690 565 688 571 681 572C672 573 661 567 665 561zM652 612C656 610 659 616 660 624C661 636 664 644 661 648C657 652 652 642 651 632C650 624 648 614 652 612z'

/** Marks of one kind, each by where it stands and how large it is. */
type Mark = readonly [x: number, y: number, scale: number]
const marksAt = (text: string): readonly Mark[] => rowsOf(text).map(([x, y, scale]): Mark => [x, y, scale])

export interface Relief {
  /** Lines, none of them closed, around its foot. */
  readonly lines: string
  /** What is filled thinly, without an outline. */
  readonly fill?: string
  readonly paint: 'relief' | 'tree'
  /** How far it reaches. */
  readonly box: readonly [left: number, top: number, right: number, bottom: number]
  readonly marks: readonly Mark[]
}

export const RELIEF: { readonly [kind: string]: Relief } = {
  dunes: {
    lines: 'M-16 3C-10 -5 -3 -6 3 0C8 -5 14 -4 18 2M-2 -2.5C0 0 2 2 5 3',
    paint: 'relief',
    box: [-16, -6, 18, 3],
    marks: marksAt(`
      356 138 0.9, 398 132 1, 440 138 0.8, 275 178 0.8, 360 160 0.7, 460 166 0.7, 492 172 0.7, 258 232 0.7, 268 204 0.9,
      322 208 0.6, 100 272 0.8, 182 272 0.8, 222 262 0.6, 428 268 1, 560 268 0.6, 612 276 0.7, 140 280 0.9, 360 300 0.8,
      466 282 0.8, 540 312 0.7, 548 282 0.9, 588 294 0.8, 472 772 0.6, 645 808 0.5`),
  },
  peaks: {
    lines: 'M-11 7L-2 -9L1.5 -3.5L4 -7L12 7M-2 -9L0 -2L-1.5 1L1.5 5M4 -7L5.5 -1.5L4.5 1.5L6.5 5',
    fill: 'M-2 -9L1.5 -3.5L4 -7L12 7L4 7L1.5 5L1 1z',
    paint: 'relief',
    box: [-11, -9, 12, 7],
    marks: marksAt(`
      262 152 0.9, 282 148 0.8, 420 154 0.7, 246 160 0.7, 266 168 0.7, 322 178 0.7, 326 226 0.6, 500 262 0.9, 740 338 0.7,
      756 352 0.6, 400 414 0.7, 808 510 0.9, 800 534 0.7, 824 524 0.8, 464 620 1.1, 484 630 0.9, 440 640 0.7, 500 640 0.7`),
  },
  trees: {
    lines: 'M0 6L0 1',
    fill: 'M-6 1C-7 -3 -3 -5 -2 -5C-1 -8 4 -8 4 -4.5C7 -4 7 1 5 1z',
    paint: 'tree',
    box: [-7, -8, 7, 6],
    marks: marksAt(`
      132 412 0.8, 146 420 0.8, 152 434 0.7, 178 448 0.9, 348 462 1, 352 442 0.8, 364 454 1.1, 372 476 0.9, 380 464 1,
      390 446 0.9, 396 472 0.9, 410 464 0.8, 462 472 1, 478 464 1.1, 494 470 0.9, 520 470 0.9, 588 478 0.9, 412 488 1,
      450 490 0.9, 446 520 0.9, 606 540 0.8, 638 546 1, 640 524 1.1, 604 560 0.9, 614 588 0.9, 616 572 1, 650 560 0.9,
      524 606 0.9, 540 612 1, 560 614 1.1, 752 694 0.7, 770 690 0.8`),
  },
  acacias: {
    lines: 'M0 7L0 0M0 2L-4 -2M0 2L4 -2',
    fill: 'M-9 -3C-6 -7 6 -7 9 -3z',
    paint: 'tree',
    box: [-9, -7, 9, 7],
    marks: marksAt(`
      530 332 0.7, 500 360 0.7, 530 376 0.7, 536 414 0.7, 612 430 0.8, 652 424 0.7, 584 440 0.9, 640 444 0.8, 650 440 0.7,
      816 540 0.7, 640 640 0.7, 780 690 0.7, 470 758 0.8`),
  },
}
