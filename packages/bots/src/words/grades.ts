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
    casual: { name: 'Casual', about: 'Plays by feeling and overlooks things' },
    steady: { name: 'Steady', about: 'Good sense, answers at once' },
    strong: { name: 'Strong', about: 'Looks ahead a little' },
    master: { name: 'Master', about: 'Plays every turn on in thought, up to three seconds each' },
    grandmaster: { name: 'Grandmaster', about: 'A master who takes up to ten seconds' },
    random: { name: 'Random', about: 'Takes any answer' },
  },
  pt: {
    casual: { name: 'Casual', about: 'Joga por intuição e deixa passar coisas' },
    steady: { name: 'Constante', about: 'Bom senso, responde na hora' },
    strong: { name: 'Forte', about: 'Olha um pouco adiante' },
    master: { name: 'Mestre', about: 'Joga cada vez em pensamento, por até três segundos' },
    grandmaster: { name: 'Grão-mestre', about: 'Um mestre que pensa por até dez segundos' },
    random: { name: 'Aleatório', about: 'Dá qualquer resposta' },
  },
  it: {
    casual: { name: 'Distratto', about: 'Gioca a sentimento e qualcosa gli sfugge' },
    steady: { name: 'Costante', about: 'Buon senso, risponde subito' },
    strong: { name: 'Forte', about: 'Guarda un po’ avanti' },
    master: { name: 'Maestro', about: 'Gioca ogni turno col pensiero, fino a tre secondi' },
    grandmaster: { name: 'Gran maestro', about: 'Un maestro che pensa fino a dieci secondi' },
    random: { name: 'Casuale', about: 'Dà una risposta qualsiasi' },
  },
}
