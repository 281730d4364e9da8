import type { GameWords, Language } from '@quayside/kernel'
import { characterOf, type Grade, gradeOf } from '../grades.ts'

/** What bots are called in a language, and in a line what they are like. */
export type GradeWords = {
  readonly [id in 'casual' | 'steady' | 'strong' | 'master' | 'grandmaster' | 'random']: {
    readonly name: string
    readonly about: string
  }
}

/** Apart from what is said about advice: every board names its bots. */
export const gradeWords: Record<Language, GradeWords> = {
  en: {
    casual: { name: 'Casual', about: 'A beginner who overlooks things' },
    steady: { name: 'Steady', about: 'Good sense, answers at once' },
    strong: { name: 'Strong', about: 'Looks ahead a little' },
    master: { name: 'Master', about: 'Thinks for up to three seconds' },
    grandmaster: { name: 'Grandmaster', about: 'Thinks for up to ten seconds' },
    random: { name: 'Random', about: 'Takes any answer' },
  },
  pt: {
    casual: { name: 'Casual', about: 'Iniciante que deixa passar coisas' },
    steady: { name: 'Constante', about: 'Bom senso, responde na hora' },
    strong: { name: 'Forte', about: 'Olha um pouco adiante' },
    master: { name: 'Mestre', about: 'Pensa por até três segundos' },
    grandmaster: { name: 'Grão-mestre', about: 'Pensa por até dez segundos' },
    random: { name: 'Aleatório', about: 'Dá qualquer resposta' },
  },
  it: {
    casual: { name: 'Distratto', about: 'Principiante a cui sfugge qualcosa' },
    steady: { name: 'Costante', about: 'Buon senso, risponde subito' },
    strong: { name: 'Forte', about: 'Guarda un po’ avanti' },
    master: { name: 'Maestro', about: 'Pensa fino a tre secondi' },
    grandmaster: { name: 'Gran maestro', about: 'Pensa fino a dieci secondi' },
    random: { name: 'Casuale', about: 'Dà una risposta qualsiasi' },
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
