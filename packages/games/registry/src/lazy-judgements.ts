import type { AnyJudgement } from '@quayside/kernel'

/** What each game knows of good play, for browsers, which fetch it with the first bot that thinks. Elsewhere there is `judgements.ts`. */
const LOADERS: { readonly [game: string]: (() => Promise<AnyJudgement>) | undefined } = {
  'cooper-island': async () => (await import('@quayside/cooper-island/judgement')).judgement,
  mombasa: async () => (await import('@quayside/mombasa/judgement')).judgement,
  'puerto-rico': async () => (await import('@quayside/puerto-rico/judgement')).judgement,
}

export const loadJudgement = async (game: string): Promise<AnyJudgement | undefined> => LOADERS[game]?.()
