import { LANGUAGES, type Language } from '@quayside/kernel'

/** The first language that a browser asks for and we have. */
export function languageOf(accepted: string | undefined): Language {
  const first = (accepted ?? '').slice(0, 200).toLowerCase().split(',')
  const known = first.map((part) => part.trim().slice(0, 2)).find((part) => LANGUAGES.some((known) => known === part))
  return (known as Language | undefined) ?? 'en'
}
