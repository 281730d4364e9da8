import type { Palette } from '../../../marks/scenery.ts'

/** What the island, the harbour and the sky over it are painted with; `glow` and `lamp` are the evening's. */
export const SCENERY = {
  sky: { tint: ['#e4f0f2', '#12303d'], as: 'wash', on: 'sea' },
  glow: { tint: ['#f2d9bd', '#3a2c40'], as: 'wash', on: 'sea' },
  sun: { tint: ['#f7e2a8', '#243f48'], as: 'wash', on: 'sea' },
  setting: { tint: ['#f0bf98', '#503435'], as: 'wash', on: 'sea' },
  headland: { tint: ['#b5d0c2', '#1c3f38'], as: 'wash', on: 'sea' },
  house: { tint: ['#f3ead2', '#243f3a'], as: 'wash', on: 'sea' },
  lamp: { tint: ['#d99a3e', '#6b552f'], as: 'line', on: 'sea' },
  foam: { tint: ['#ffffff', '#335b69'], as: 'line', on: 'sea' },
  gull: { tint: ['#86a7b3', '#3a5d6b'], as: 'line', on: 'sea' },
  cask: { tint: ['#cfb787', '#4b4833'], as: 'wash', on: 'land2' },
  hoop: { tint: ['#b09765', '#7d7452'], as: 'line', on: 'land2' },
  hill: { tint: ['#eadbb0', '#504e39'], as: 'wash', on: 'land' },
  wood: { tint: ['#d5d3a0', '#4b5639'], as: 'wash', on: 'land' },
  sand: { tint: ['#f8efd6', '#565138'], as: 'wash', on: 'land' },
  relief: { tint: ['#c0a86e', '#75704f'], as: 'line', on: 'land' },
  river: { tint: ['#a3c6d0', '#48707a'], as: 'line', on: 'land' },
} as const satisfies Palette
