import type { PeninsulaData } from './pack.ts'
import { LOW, MEDIUM } from './sources.ts'

/**
 * The nineteen land spaces, a hexagon: of the eighteen water hexes round it one is the isthmus at the top and one the harbour at the tip,
 * the others are the halves of the eight sandbanks. `r` grows towards the player.
 */
export const PENINSULA: PeninsulaData = {
  spaces: [
    { id: 'h0,-2', q: 0, r: -2, kind: 'ruin', passage: true, ...LOW },
    { id: 'h-1,-1', q: -1, r: -1, kind: 'plain', passage: true, ...MEDIUM },
    { id: 'h1,-2', q: 1, r: -2, kind: 'plain', passage: true, ...MEDIUM },
    { id: 'h-2,0', q: -2, r: 0, kind: 'plain', passage: false, ...MEDIUM },
    { id: 'h0,-1', q: 0, r: -1, kind: 'plain', passage: false, ...MEDIUM },
    { id: 'h2,-2', q: 2, r: -2, kind: 'plain', passage: false, ...MEDIUM },
    { id: 'h-1,0', q: -1, r: 0, kind: 'ruin', passage: false, ...LOW },
    { id: 'h1,-1', q: 1, r: -1, kind: 'ruin', passage: false, ...LOW },
    { id: 'h-2,1', q: -2, r: 1, kind: 'plain', passage: false, ...MEDIUM },
    { id: 'h0,0', q: 0, r: 0, kind: 'plain', passage: false, ...MEDIUM },
    { id: 'h2,-1', q: 2, r: -1, kind: 'plain', passage: false, ...MEDIUM },
    { id: 'h-1,1', q: -1, r: 1, kind: 'ruin', passage: false, ...LOW },
    { id: 'h1,0', q: 1, r: 0, kind: 'ruin', passage: false, ...LOW },
    { id: 'h-2,2', q: -2, r: 2, kind: 'plain', passage: false, ...MEDIUM },
    { id: 'h0,1', q: 0, r: 1, kind: 'plain', passage: false, ...MEDIUM },
    { id: 'h2,0', q: 2, r: 0, kind: 'plain', passage: false, ...MEDIUM },
    { id: 'h-1,2', q: -1, r: 2, kind: 'plain', passage: false, ...MEDIUM },
    { id: 'h1,1', q: 1, r: 1, kind: 'plain', passage: false, ...MEDIUM },
    {
      id: 'h0,2',
      q: 0,
      r: 2,
      kind: 'start',
      passage: false,
      source: 'public:boadgamekazoku.com (the first tile lies nearest to the player)',
      confidence: 'high',
    },
  ],
  sandbanks: [
    { id: 'L1', ccw: { q: -1, r: 3 }, cw: { q: -2, r: 3 }, ...MEDIUM },
    { id: 'L2', ccw: { q: -3, r: 3 }, cw: { q: -3, r: 2 }, ...MEDIUM },
    { id: 'L3', ccw: { q: -3, r: 1 }, cw: { q: -3, r: 0 }, ...MEDIUM },
    { id: 'L4', ccw: { q: -2, r: -1 }, cw: { q: -1, r: -2 }, ...MEDIUM },
    { id: 'R4', ccw: { q: 1, r: -3 }, cw: { q: 2, r: -3 }, ...MEDIUM },
    { id: 'R3', ccw: { q: 3, r: -3 }, cw: { q: 3, r: -2 }, ...MEDIUM },
    { id: 'R2', ccw: { q: 3, r: -1 }, cw: { q: 3, r: 0 }, ...MEDIUM },
    { id: 'R1', ccw: { q: 2, r: 1 }, cw: { q: 1, r: 2 }, ...MEDIUM },
  ],
}
