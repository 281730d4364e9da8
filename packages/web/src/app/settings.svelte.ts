import { loadWords } from '@quayside/games'
import { LANGUAGES, type Language, LOCALE } from '@quayside/kernel'
import { type SoundWishes, soundWishesOf } from '../sound/wishes.ts'
import { fetchWords } from './words.ts'

/** What a person likes, kept in this browser. */
export interface Preferences {
  language: Language
  theme: 'system' | 'light' | 'dark'
  motion: 'system' | 'full' | 'reduced'
  sound: SoundWishes
  textSize: 'normal' | 'large'
  /** Before which answers the dock asks again: none, those that throw something away, or all. */
  confirm: 'never' | 'final' | 'always'
  /** Letters as shortcuts (U, L, M …); numbers always work. */
  letterKeys: boolean
  /** How long a bot's move is shown. */
  pace: 'instant' | 'quick' | 'calm'
  /** A curtain between players who share one screen. */
  curtain: boolean
  /** The table as an outline in words instead of a drawn board. */
  textBoard: boolean
  /** The engine thinks along in studies. */
  engine: boolean
  /** Games that one has finished here are looked into by themselves. */
  lookBack: boolean
  /** What one is called at tables in this browser. */
  name: string
}

const KEY = 'quayside.settings'

const defaults = (): Preferences => ({
  language: browserLanguage(),
  theme: 'system',
  motion: 'system',
  sound: soundWishesOf(undefined),
  textSize: 'normal',
  confirm: 'final',
  letterKeys: true,
  pace: 'quick',
  curtain: true,
  textBoard: false,
  engine: true,
  lookBack: false,
  name: '',
})

function browserLanguage(): Language {
  for (const wanted of navigator.languages ?? []) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language))
    if (found) return found
  }
  return 'en'
}

/** Only values of the kind a preference has are taken over: what lies in storage may be old or edited. */
function load(): Preferences {
  const start = defaults()
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>
    for (const key of Object.keys(start) as (keyof Preferences)[]) {
      if (typeof kept[key] === typeof start[key]) Object.assign(start, { [key]: kept[key] })
    }
    start.sound = soundWishesOf(kept.sound)
    if (!LANGUAGES.includes(start.language)) start.language = 'en'
  } catch {
    return defaults()
  }
  return start
}

export const settings: Preferences = $state(load())

/** Changes the language as soon as all words are there; without a network it may stay as it is. */
export async function changeLanguage(language: Language): Promise<void> {
  try {
    await Promise.all([loadWords(language), fetchWords(language)])
    settings.language = language
  } catch {
    // The words could not be fetched.
  }
}

/** Keeps what was changed and shows it on the page; called once, inside the root component. */
export function followSettings(): void {
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings))
    } catch {
      // A browser that keeps nothing still plays.
    }
  })
  $effect(() => {
    const root = document.documentElement
    root.lang = LOCALE[settings.language]
    if (settings.theme === 'system') delete root.dataset.theme
    else root.dataset.theme = settings.theme
    root.dataset.motion = settings.motion
    root.dataset.text = settings.textSize
  })
}

/** Whether things may move. */
export const moves = (): boolean =>
  settings.motion === 'full' ||
  (settings.motion === 'system' && !matchMedia('(prefers-reduced-motion: reduce)').matches)
