/** Where the five ruins may stand, from those that leave the top of the peninsula nearest. */
export const RUINS: readonly (readonly string[])[] = [
  // Two near, two farther at the coast, one at the top.
  ['h1,0', 'h-1,1', 'h2,-1', 'h-2,1', 'h0,-2'],
  // The same with the farther ones inland.
  ['h1,0', 'h-1,1', 'h1,-1', 'h-1,0', 'h0,-2'],
  // One in the middle, two at the coast, two at the top.
  ['h0,0', 'h2,-1', 'h-2,1', 'h-1,-1', 'h1,-2'],
  // Two near, one below the top, two at the top.
  ['h1,0', 'h-1,1', 'h0,-1', 'h-1,-1', 'h1,-2'],
]
