/** Kinds of sounds, each of which somebody may want or not. */
export const SOUND_KINDS = ['pieces', 'turn', 'chat', 'end'] as const
export type SoundKind = (typeof SOUND_KINDS)[number]

/** All sounds, by kind. Each is a file of its own in `files`, made by `scripts/sounds.ts`. */
export const SOUNDS = {
  pieces: ['pick', 'place', 'barrel', 'sail', 'steps', 'tile', 'coin', 'post', 'water', 'card'],
  turn: ['turn', 'bark'],
  chat: ['chat'],
  end: ['end'],
} as const satisfies Record<SoundKind, readonly string[]>

export type SoundName = (typeof SOUNDS)[SoundKind][number]

export const SOUND_NAMES: readonly SoundName[] = SOUND_KINDS.flatMap((kind) => [...SOUNDS[kind]])

const has = (names: readonly SoundName[], name: SoundName): boolean => names.includes(name)
export const kindOf = (name: SoundName): SoundKind => SOUND_KINDS.find((kind) => has(SOUNDS[kind], name))!
