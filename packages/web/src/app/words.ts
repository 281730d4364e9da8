import { type Language, LOCALE, plural } from '@quayside/kernel'

/** What an area of the client says, in every language; a word missing in one of them does not compile. */
export type Catalogue<W> = Readonly<Record<Language, W>>

/** Declares an area's words. English comes first and gives the shape. */
export const catalogue = <W>(words: {
  readonly en: W
  readonly pt: NoInfer<W>
  readonly it: NoInfer<W>
}): Catalogue<W> => words

type Other = Exclude<Language, 'en'>
const fetched: ((language: Other) => Promise<void>)[] = []

/**
 * The same for an area that every page or table begins with: only English comes with it, other languages when somebody reads them. Whoever
 * shows the area waits for `fetchWords` first; until then English stands in.
 */
export function fetchedCatalogue<W>(en: W, others: Readonly<Record<Other, () => Promise<NoInfer<W>>>>): Catalogue<W> {
  const words: Record<Language, W> = { en, pt: en, it: en }
  fetched.push(async (language) => {
    words[language] = await others[language]()
  })
  return words
}

let latest: Language = 'en'

/** Fetches what the areas that were loaded so far say in a language. */
export async function fetchWords(language: Language): Promise<void> {
  latest = language
  if (language !== 'en') await Promise.all(fetched.map((fetch) => fetch(language)))
}

/** The same for areas that were loaded since, in the language that was fetched last. */
export const fetchLateWords = (): Promise<void> => fetchWords(latest)

/** Counted things: `counted('en', 'coin', 'coins')(3)` is "3 coins". */
export const counted =
  (language: Language, one: string, other: string) =>
  (count: number): string =>
    plural(language, count, { one: `# ${one}`, other: `# ${other}` })

/** Names as a sentence lists them: "Ana, Rui and Eva". */
export const listed = (language: Language, names: readonly string[]): string =>
  new Intl.ListFormat(LOCALE[language], { type: 'conjunction' }).format(names)
