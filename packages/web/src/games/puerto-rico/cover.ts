import { drawn, LINE, ship, stars, waves } from '../../marks/cover-art.ts'
import { inset, outline } from '../../marks/draw.ts'
import { barrelArt, QUAY_FRONTS, QUAY_GOODS } from './marks/quay.ts'

/** Morning at the quay: fields up to the hills, the town, barrels waiting for the ship, and a watchtower at the point. */

const front = (building: keyof typeof QUAY_FRONTS, x: number, y: number, w: number, h: number) =>
  inset('0 0 56 46', QUAY_FRONTS[building], outline(1), x, y, w, h)

const barrel = (good: keyof typeof QUAY_GOODS, x: number, y: number) =>
  inset(
    '0 0 28 34',
    barrelArt(good, inset('0 0 24 24', QUAY_GOODS[good], outline(1.5), 6.7, 9.7, 14.6, 14.6)),
    outline(1.6),
    x,
    y,
    17.5,
    21.2,
  )

/** Rows of cane, all towards one point. */
const fields =
  '<path d="M196 112c-4-10-2-18 6-26M216 114c-2-12 2-22 10-30M238 115c0-13 6-24 16-32M262 116c2-14 10-24 22-30" fill="none" stroke="var(--hill)" stroke-width="2.5" stroke-linecap="round"/>'

const tower = drawn(
  '<path d="M232 170c2-20 10-30 24-34h44v34z" fill="var(--cliff)"/><path d="M258 138v-22h-4v-5h26v5h-4v22z" fill="var(--pier)"/><path d="M254 111c2-10 8-15 13-15s11 5 13 15z" fill="var(--house1)"/><path d="M264 128v-8h6v8zM267 96v-7" fill="var(--door)"/>',
)

export const cover = `<rect width="300" height="170" fill="var(--sky)"/>${stars}<circle cx="206" cy="40" r="26" fill="var(--sun)"/><path d="M0 96c36-34 66-40 100-22 32-36 66-32 92-6 30-18 70-14 108 14v80H0z" fill="var(--hill)"/><path d="M0 116c60-22 110-20 150-8 50-18 100-12 150 2v60H0z" fill="var(--field1)"/>${fields}${front('customs-house', 4, 68, 58, 48)}${front('city-hall', 66, 64, 58, 52)}<rect y="116" width="300" height="54" fill="var(--bay)"/>${tower}<path d="M-4 116h134v10H-4z" fill="var(--pier)" ${LINE} stroke-width="2"/><path d="M16 126v30M66 126v30M116 126v30" fill="none" stroke="var(--mast)" stroke-width="6"/>${ship('rigger', 176, 146, 1.72, 'var(--boat)')}${barrel('corn', 84, 97)}${barrel('indigo', 103, 97)}${barrel('coffee', 40, 97)}${waves(-8, 150, 3)}${waves(110, 163, 5)}`
