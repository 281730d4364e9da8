import type { Language } from '@quayside/kernel'
import type { HelpFor } from '../../../sheets/help.ts'

const LOADERS: Record<Language, () => Promise<{ readonly helpFor: HelpFor }>> = {
  en: () => import('./en.ts'),
  pt: () => import('./pt.ts'),
  it: () => import('./it.ts'),
}

export const loadHelp = async (language: Language): Promise<HelpFor> => (await LOADERS[language]()).helpFor
