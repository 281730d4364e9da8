import type { Language } from '@quayside/kernel'

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
    casual: { name: 'Casual', about: 'A beginner with a liking, who often overlooks things' },
    steady: { name: 'Steady', about: 'Good sense and a liking, answers at once' },
    strong: { name: 'Strong', about: 'Looks ahead a little, and has a liking' },
    master: { name: 'Master', about: 'Plays every turn on in thought, up to three seconds each' },
    grandmaster: { name: 'Grandmaster', about: 'A master who takes up to ten seconds' },
    random: { name: 'Random', about: 'Takes any answer' },
  },
  pt: {
    casual: { name: 'Casual', about: 'Iniciante com um gosto próprio, que muitas vezes deixa passar coisas' },
    steady: { name: 'Constante', about: 'Bom senso e um gosto próprio, responde na hora' },
    strong: { name: 'Forte', about: 'Olha um pouco adiante e tem um gosto próprio' },
    master: { name: 'Mestre', about: 'Joga cada vez em pensamento, por até três segundos' },
    grandmaster: { name: 'Grão-mestre', about: 'Um mestre que pensa por até dez segundos' },
    random: { name: 'Aleatório', about: 'Dá qualquer resposta' },
  },
  it: {
    casual: { name: 'Distratto', about: 'Principiante con una preferenza, a cui spesso sfugge qualcosa' },
    steady: { name: 'Costante', about: 'Buon senso e una preferenza sua, risponde subito' },
    strong: { name: 'Forte', about: 'Guarda un po’ avanti e ha una preferenza' },
    master: { name: 'Maestro', about: 'Gioca ogni turno col pensiero, fino a tre secondi' },
    grandmaster: { name: 'Gran maestro', about: 'Un maestro che pensa fino a dieci secondi' },
    random: { name: 'Casuale', about: 'Dà una risposta qualsiasi' },
  },
}
