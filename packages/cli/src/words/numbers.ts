import { type Language, LOCALE } from '@quayside/kernel'

/** A part of 1 in hundredths, as a language writes them. */
export const percent = (language: Language, share: number): string =>
  share.toLocaleString(LOCALE[language], { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A number with so many places at most, and at least as many as a column of such numbers wants. */
export const decimal = (language: Language, value: number, most = 1, least = 0): string =>
  value.toLocaleString(LOCALE[language], { minimumFractionDigits: least, maximumFractionDigits: most })
