import { LANGUAGES, type Language } from '@quayside/kernel'

const known = (text: string): Language | undefined =>
  LANGUAGES.find((language) => text.toLowerCase().startsWith(language))

/** The language of the environment (`pt_BR.UTF-8` is Portuguese); English where we do not speak it. */
export function systemLanguage(env: NodeJS.ProcessEnv): Language {
  return known(env.LC_ALL || env.LC_MESSAGES || env.LANG || '') ?? 'en'
}
