import { LINE, stars, waves } from '../../marks/cover-art.ts'
import { inset, outline } from '../../marks/draw.ts'
import { barrelArt, QUAY_FRONTS, QUAY_GOODS } from './marks/quay.ts'

const front = (building: keyof typeof QUAY_FRONTS, x: number, y: number, w: number, h: number) =>
  inset('0 0 56 46', QUAY_FRONTS[building], outline(1), x, y, w, h)

const barrel = (good: keyof typeof QUAY_GOODS, x: number) =>
  inset(
    '0 0 28 34',
    barrelArt(good, inset('0 0 24 24', QUAY_GOODS[good], outline(1.5), 6.7, 9.7, 14.6, 14.6)),
    outline(1.3),
    x,
    104,
    14.6,
    17.7,
  )

export const cover = `<rect width="300" height="170" fill="var(--sky)"/>${stars}<circle cx="228" cy="46" r="24" fill="var(--sun)"/><path d="M0 104c40-34 70-40 104-22 30-34 64-30 88-6 30-18 70-14 108 14v80H0z" fill="var(--hill)"/><path d="M0 122c60-22 110-20 150-8 50-16 100-10 150 4v60H0z" fill="var(--field1)"/>${front('customs-house', 40, 78, 56, 46)}${front('large-market', 98, 82, 50.4, 41.4)}${front('city-hall', 146, 79, 53.2, 43.7)}<rect y="122" width="300" height="48" fill="var(--bay)"/><path d="M0 122h206v9H0z" fill="var(--pier)" ${LINE}/><g transform="translate(196 66) scale(.82)"><path d="M60 2v74" stroke="var(--mast)" stroke-width="4"/><path d="M63 4c20 8 30 28 32 52-12-5-22-6-32-3zM57 12C42 20 34 36 32 54c9-3 17-4 25-2z" fill="var(--sail)" ${LINE} stroke-width="1.4"/><path d="M8 74h98c-2 18-12 28-26 30H30C16 102 10 92 8 74z" fill="var(--boat)" ${LINE}/></g>${barrel('corn', 6)}${barrel('indigo', 21)}${barrel('coffee', 187)}${waves(0, 150, 14)}`
