import { SOUND_KINDS, type SoundKind } from './names.ts'

/** Which sounds somebody wants: none before they say so, then by kind. */
export interface SoundWishes extends Record<SoundKind, boolean> {
  on: boolean
  /** From 0 to 100. */
  volume: number
}

const SILENT: SoundWishes = { on: false, pieces: true, turn: true, chat: true, end: true, volume: 80 }

/** What was kept, as far as it can be used. Sound was once wanted or not as a whole: a yes is one to all kinds. */
export function soundWishesOf(kept: unknown): SoundWishes {
  const wishes = { ...SILENT }
  if (kept === true) wishes.on = true
  if (typeof kept !== 'object' || kept === null) return wishes
  const found = kept as Readonly<Record<string, unknown>>
  for (const key of ['on', ...SOUND_KINDS] as const) {
    const wish = found[key]
    if (typeof wish === 'boolean') wishes[key] = wish
  }
  const { volume } = found
  if (typeof volume === 'number' && volume >= 0 && volume <= 100) wishes.volume = volume
  return wishes
}
