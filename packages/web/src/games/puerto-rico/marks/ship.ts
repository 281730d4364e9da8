/** The plan of a cargo ship, in units of its drawing; one barrel's room is `ROOM` wide. */
export const ROOM = 27

const BOW = 72

/** The box of the drawing, from the wave before the stern to the wave behind the bow. */
export const shipBox = (capacity: number) => ({ x: -14, y: 2, width: capacity * ROOM + BOW + 14, height: 116 })

/** Where the barrels stand. */
export const holdBox = (capacity: number) => ({ x: 11, y: 49, width: capacity * ROOM, height: 33 })

const wave = (from: number, to: number) => {
  let d = `M${from} 111q8-6 16 0`
  for (let x = from + 16; x < to; x += 16) d += 't16 0'
  return d
}

export const shipPaths = (capacity: number) => {
  const deck = capacity * ROOM + 58
  const mast = deck - 36
  return {
    mast: `M${mast} 4v78`,
    mastX: mast,
    sail: `M${mast + 2} 6c16 5 26 20 29 44-9-4-20-5-29-3z`,
    hull: `M-2 80h${deck}c4 0 8-2 12-7-2 20-12 34-30 36H22C8 108 0 98-2 80z`,
    rail: `M3 90h${deck - 4}`,
    wave: wave(-12, deck - 20),
    /** Ropes to the quay, from the bow and the stern. */
    ropes: `M2 88q-8 12-11 30M${deck + 4} 84q10 14 11 34`,
  }
}
