import { gameById } from '@quayside/games'
import { type Language, LOCALE } from '@quayside/kernel'
import { defaultOptions } from '../home/options.ts'

/** What a game is called, whatever is played of it. */
export function titleOfGame(id: string, language: Language): string {
  const game = gameById(id)
  return game ? game.words(language, defaultOptions(game)).title : id
}

/** What a study is called until somebody names it: by who played, or else by the day. */
export const firstTitle = (names: readonly string[], language: Language): string =>
  names.some(Boolean)
    ? new Intl.ListFormat(LOCALE[language]).format(names.filter(Boolean))
    : new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'long' }).format(Date.now())
