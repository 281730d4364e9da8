/** Half the height of a piece: what differs by less stands in one row. */
const BAND = 0.5

interface Box {
  readonly place: string
  readonly x: number
  readonly y: number
  readonly height: number
}

/** Where places stand on the board as one reads it: from top to bottom in bands of half a piece, in a band from left to right. */
export function readingOrder(boxes: readonly Box[]): ReadonlyMap<string, number> {
  const down = [...boxes].sort((a, b) => a.y - b.y)
  const bands: Box[][] = []
  for (const box of down) {
    const first = bands.at(-1)?.[0]
    if (first && box.y - first.y < BAND * Math.min(first.height, box.height)) bands.at(-1)?.push(box)
    else bands.push([box])
  }
  const read = bands.flatMap((band) => band.sort((a, b) => a.x - b.x))
  return new Map(read.map(({ place }, i) => [place, i]))
}

/** The boxes of places that are drawn; one that is drawn twice counts where it stands first. */
export function boxesOf(root: ParentNode, places: ReadonlySet<string>): Box[] {
  const found = new Map<string, Box>()
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>('[data-place]')) {
    const { place } = element.dataset
    if (place === undefined || !places.has(place) || found.has(place)) continue
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width > 0) found.set(place, { place, x: left + width / 2, y: top + height / 2, height })
  }
  return [...found.values()]
}
