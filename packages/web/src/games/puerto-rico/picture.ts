import type { Picture } from '../room.ts'

/** One's own island: its fields as they lie, and below them the ships with what they have loaded. */

interface View {
  readonly players: readonly { readonly fields: readonly { readonly tile: string; readonly workers?: number }[] }[]
  readonly ships: readonly { readonly capacity: number; readonly good?: string; readonly count: number }[]
}

const COLOURS: { readonly [crop: string]: string } = {
  corn: 'var(--corn)',
  indigo: 'var(--indigo)',
  sugar: 'var(--sugar)',
  tobacco: 'var(--tobacco)',
  coffee: 'var(--coffee)',
  quarry: 'var(--quarry)',
}
const COLUMNS = 4
const FIELDS = 12

export const picture: Picture = (seen, seat) => {
  const { players, ships } = seen as unknown as View
  const fields = players[seat]?.fields ?? []
  let drawn =
    '<path d="M8 7q28-4 56 0 4 26 0 49-28 4-56 0-4-26 0-49z" fill="var(--land)" stroke="var(--coast)" stroke-width="2.5"/>'
  for (let i = 0; i < FIELDS; i++) {
    const field = fields[i]
    const [x, y] = [12 + (i % COLUMNS) * 12.4, 11 + Math.floor(i / COLUMNS) * 12.4]
    const fill = field ? (COLOURS[field.tile] ?? 'var(--t-forest)') : 'var(--land2)'
    const line = field ? 'var(--goodline)' : 'none'
    drawn += `<rect x="${x}" y="${y}" width="10.4" height="10.4" rx="2.2" fill="${fill}" stroke="${line}" stroke-width="1.2"/>`
    if (field?.workers)
      drawn += `<circle cx="${x + 5.2}" cy="${y + 5.2}" r="2.2" fill="var(--wall)" stroke="var(--goodline)" stroke-width=".9"/>`
  }
  const width = 46 / Math.max(1, ships.length)
  ships.forEach(({ capacity, good, count }, i) => {
    const x = 13 + i * width
    const load = capacity > 0 ? ((width - 3) * Math.min(count, capacity)) / capacity : 0
    drawn += `<rect x="${x}" y="49.5" width="${width - 3}" height="6" rx="1.5" fill="var(--wood)"/>`
    if (load > 0)
      drawn += `<rect x="${x}" y="49.5" width="${load}" height="6" rx="1.5" fill="${COLOURS[good ?? ''] ?? 'none'}"/>`
  })
  return drawn
}
