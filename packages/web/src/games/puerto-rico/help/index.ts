import type { Language, Options } from '@quayside/kernel'
import type { Guide } from './card.ts'

export interface GuideModule {
  readonly guideFor: (options: Options) => Guide
}

/** The guide's languages, each loaded when it is first needed. */
export const GUIDES: Record<Language, () => Promise<GuideModule>> = {
  en: () => import('./en.ts'),
  pt: () => import('./pt.ts'),
  it: () => import('./it.ts'),
}
