import { type Language, LOCALE } from '@quayside/kernel'

export interface Formats {
  count(value: number): string
  /** An average, with a digit more than what it is made of. */
  average(value: number): string
  share(value: number): string
  /** Milliseconds as somebody would say them. */
  time(value: number): string
}

export function formatsIn(language: Language): Formats {
  const locale = LOCALE[language]
  const number = (options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options).format
  const time = (unit: 'second' | 'minute') =>
    number({ style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 })
  const [seconds, minutes] = [time('second'), time('minute')]
  return {
    count: number({ maximumFractionDigits: 0 }),
    average: number({ maximumFractionDigits: 1 }),
    share: number({ style: 'percent', maximumFractionDigits: 0 }),
    time: (value) => (value < 90_000 ? seconds(value / 1000) : minutes(value / 60_000)),
  }
}
