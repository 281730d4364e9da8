import { characterOf, type Grade, gradeOf } from '@quayside/bots/grades'
import { gradeWords } from '@quayside/bots/words/grades'
import type { GameWords, Language } from '@quayside/kernel'

/** What a bot is called beside its name: its grade, and what it likes: "steady, likes to ship". Empty for whoever is none. */
export function calledBot(language: Language, bot: string | undefined, words: GameWords): string {
  const grade = bot === undefined ? undefined : gradeOf(bot)
  if (bot === undefined || grade === undefined) return ''
  const character = characterOf(bot)
  const name = gradeWords[language][grade as Grade].name.toLowerCase()
  return character === undefined ? name : `${name}, ${words.thing('character', character)}`
}
