/**
 * A sentence with its values apart, so that it can be said in another language too: in `pattern`, `{0}` and `{1}` stand where they belong. A value
 * may be such a sentence itself.
 */
export interface Said {
  readonly pattern: string
  readonly values: readonly SaidValue[]
}

export type SaidValue = string | number | Said

/** `` say`there are ${2} ${'docks'}` `` keeps the values; what has none can be a plain text. */
export const say = (texts: readonly string[], ...values: readonly SaidValue[]): Said => ({
  pattern: texts.reduce((all, text, i) => `${all}{${i - 1}}${text}`),
  values,
})

/** As it stands in the sources. */
export const textOf = (said: SaidValue): string =>
  typeof said === 'object'
    ? said.pattern.replace(/\{(\d+)\}/g, (_, place) => textOf(said.values[Number(place)]))
    : String(said)
