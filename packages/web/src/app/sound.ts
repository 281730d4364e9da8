import { kindOf, type SoundKind, type SoundName } from '../sound/names.ts'
import { settings } from './settings.svelte.ts'

export type { SoundName } from '../sound/names.ts'

type Player = typeof import('../sound/player.ts')

/** What plays is fetched once somebody wants sounds; if it cannot be, it is silent until the next one. */
let player: Promise<Player | undefined> | undefined
function fetchPlayer(): Promise<Player | undefined> {
  player ??= import('../sound/player.ts').catch(() => {
    player = undefined
    return undefined
  })
  return player
}

/** Somebody wants sounds of this kind. */
export const wantsSound = (kind: SoundKind): boolean => settings.sound.on && settings.sound[kind]

/** Plays a sound if it is wanted; nobody has to wait for it. */
export function playSound(name: SoundName): void {
  if (wantsSound(kindOf(name))) void fetchPlayer().then((found) => found?.play(name))
}

/** The same for somebody who tries how it sounds: also of a kind that is not wanted. */
export function trySound(name: SoundName): void {
  void fetchPlayer().then((found) => found?.play(name))
}

/** Called when sounds are wanted from now on, or no more. */
export function soundsAre(on: boolean): void {
  if (on) void fetchPlayer().then((found) => found?.awake())
  else void player?.then((found) => found?.rest())
}
