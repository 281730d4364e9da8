import type { GameWords, Language } from '@quayside/kernel'
import { characterOf, type Grade, gradeOf } from '../grades.ts'

/** What bots are called in a language, and in a line what they are like. */
export type GradeWords = {
  readonly [id in Grade]: { readonly name: string; readonly about: string }
} & { readonly random: { readonly name: string } }

/** Apart from what is said about advice: every board names its bots. */
export const gradeWords: Record<Language, GradeWords> = {
  en: {
    casual: { name: 'Casual', about: 'Overlooks things' },
    steady: { name: 'Steady', about: 'Good sense' },
    strong: { name: 'Strong', about: 'Looks ahead a little' },
    master: { name: 'Master', about: 'Thinks for up to three seconds' },
    grandmaster: { name: 'Grandmaster', about: 'Thinks for up to ten seconds' },
    random: { name: 'Random' },
  },
  pt: {
    casual: { name: 'Casual', about: 'Deixa passar coisas' },
    steady: { name: 'Constante', about: 'Bom senso' },
    strong: { name: 'Forte', about: 'Olha um pouco adiante' },
    master: { name: 'Mestre', about: 'Pensa por até três segundos' },
    grandmaster: { name: 'Grão-mestre', about: 'Pensa por até dez segundos' },
    random: { name: 'Aleatório' },
  },
  it: {
    casual: { name: 'Distratto', about: 'Qualcosa gli sfugge' },
    steady: { name: 'Costante', about: 'Buon senso' },
    strong: { name: 'Forte', about: 'Guarda un po’ avanti' },
    master: { name: 'Maestro', about: 'Pensa fino a tre secondi' },
    grandmaster: { name: 'Gran maestro', about: 'Pensa fino a dieci secondi' },
    random: { name: 'Casuale' },
  },
}

/** What a bot is called beside its name: its grade, and what it likes: "steady, likes to ship". Empty for whoever is none. */
export function calledBot(language: Language, bot: string | undefined, words: GameWords): string {
  const grade = bot && (gradeOf(bot) as Grade | undefined)
  if (!grade) return ''
  const name = gradeWords[language][grade].name.toLowerCase()
  const character = characterOf(bot)
  return character ? `${name}, ${words.thing('character', character)}` : name
}
