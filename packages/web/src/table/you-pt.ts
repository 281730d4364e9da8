import { type Addressed, ME } from './you.ts'

/** "Você" has the verbs and the possessives of the third person. */
export const addressedInPortuguese: Addressed = (sentence) =>
  sentence.replace(new RegExp(`^${ME}`), 'Você').replaceAll(ME, 'você')
