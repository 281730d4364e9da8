import type { Grade } from '@quayside/bots/grades'
import { gradeWords } from '@quayside/bots/words/grades'
import { gameById } from '@quayside/games'
import type { Language } from '@quayside/kernel'
import { listed } from '../app/words.ts'
import { chosenIn } from './figures.ts'
import type { PlayedGame } from './games.ts'
import { statisticsWords } from './words.ts'

export function gameName({ game: id, options }: PlayedGame, language: Language): string {
  return gameById(id)?.words(language, options).title ?? id
}

/** A game with what was chosen otherwise than it comes: "Puerto Rico: 1897, nobles". */
export function variantName(played: PlayedGame, language: Language): string {
  const words = gameById(played.game)?.words(language, played.options)
  if (!words) return played.game
  const chosen = Object.entries(chosenIn(played)).flatMap(([key, value]) => {
    if (typeof value === 'object') return value.map((each) => words.option(key, each))
    return typeof value === 'string' ? words.option(key, value) : `${words.option(key)} ${value}`
  })
  const more = chosen.filter((each) => !words.title.includes(each))
  return more.length > 0 ? `${words.title}: ${listed(language, more)}` : words.title
}

/** `bot <grade>`, `person <name>` or `automa`, as `opponentsOf` has them. */
export function opponentName(key: string, language: Language): string {
  const said = statisticsWords[language]
  if (key === 'automa') return said.automa
  const name = key.slice(key.indexOf(' ') + 1)
  if (key.startsWith('person ')) return name
  return said.bot((gradeWords[language][name as Grade]?.name ?? name).toLowerCase())
}
