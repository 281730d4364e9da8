import type { Palette } from '../../../marks/scenery.ts'

/** What the sea and the main island are painted with. */
export const SCENERY = {
  shallow: { tint: ['#b8d6df', '#163c4a'], as: 'wash', on: 'sea' },
  foam: { tint: ['#ffffff', '#36606f'], as: 'line', on: 'sea' },
  far: { tint: ['#ffffff', '#2c5362'], as: 'line', on: 'sea' },
  dune: { tint: ['#b39a5c', '#8b7d4c'], as: 'line', on: 'land2' },
  hills: { tint: ['#abcabc', '#1c3f38'], as: 'wash', on: 'sea' },
  ridge: { tint: ['#bcd5d6', '#18363f'], as: 'wash', on: 'sea' },
  mist: { tint: ['#eaf3f5', '#1b3a47'], as: 'wash', on: 'sea' },
  wood: { tint: ['#c3bf88', '#45503a'], as: 'wash', on: 'land2' },
} as const satisfies Palette
