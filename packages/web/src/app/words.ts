import { type Language, LOCALE, plural } from '@quayside/kernel'

/** What an area of the client says, in every language; a word missing in one of them does not compile. */
export type Catalogue<W> = Readonly<Record<Language, W>>

/** Declares an area's words. English comes first and gives the shape. */
export const catalogue = <W>(words: {
  readonly en: W
  readonly pt: NoInfer<W>
  readonly it: NoInfer<W>
}): Catalogue<W> => words

/** Counted things: `counted('en', 'coin', 'coins')(3)` is "3 coins". */
export const counted =
  (language: Language, one: string, other: string) =>
  (count: number): string =>
    plural(language, count, { one: `# ${one}`, other: `# ${other}` })

/** Names as a sentence lists them: "Ana, Rui and Eva". */
export const listed = (language: Language, names: readonly string[]): string =>
  new Intl.ListFormat(LOCALE[language], { type: 'conjunction' }).format(names)
