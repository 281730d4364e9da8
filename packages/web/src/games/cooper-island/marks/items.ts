/** Part of a glyph: a line, filled or not. */
export interface Stroke {
  readonly d: string
  readonly fill?: string
  /** The colour of the line and its width, where they are not those of the outline. */
  readonly stroke?: string
  readonly width?: number
  readonly opacity?: number
}

/** What lies in storage and on land, told by its outline first; 24 by 24. Coins have a mark of their own. */
export const ITEM_ART: { readonly [item: string]: readonly Stroke[] } = {
  wood: [
    { d: 'M6 13h12a4 4 0 0 1 0 8H6a4 4 0 0 1 0-8z', fill: '#a9713c' },
    { d: 'M14.1 17a3.9 3.9 0 1 0 7.8 0a3.9 3.9 0 1 0-7.8 0z', fill: '#e2be86' },
    { d: 'M7.5 4.5h9a4 4 0 0 1 0 8h-9a4 4 0 0 1 0-8z', fill: '#b98048' },
    { d: 'M12.9 8.5a3.9 3.9 0 1 0 7.8 0a3.9 3.9 0 1 0-7.8 0z', fill: '#e8c891' },
  ],
  food: [
    { d: 'M3 14c0-5 4-8.5 9-8.5s9 3.5 9 8.5c0 3-3 5.5-9 5.5S3 17 3 14z', fill: '#d99b4a' },
    { d: 'M8 9l2 4M12 8l2 4M16 9l1.5 3.5' },
  ],
  stone: [
    { d: 'M3 18 6 9l7-4 7 5 1.5 8-5 3H7z', fill: '#a9b2b4' },
    { d: 'M6 9l5 4 9-3M11 13l1 8', opacity: 0.6 },
  ],
  gold: [
    { d: 'M2.5 19 6 10h12l3.5 9z', fill: '#e8b52b' },
    { d: 'M6 10l2.5 4h7L18 10M8.5 14 7 19M15.5 14 17 19', opacity: 0.6 },
  ],
  cloth: [
    { d: 'M4 5h12c3 0 4 2 4 4v10H8c-3 0-4-2-4-4z', fill: '#b45a8c' },
    { d: 'M4 9c4 2 8-2 16 1M4 14c5 2 9-2 16 1', stroke: '#fff', width: 1.4 },
  ],
}
