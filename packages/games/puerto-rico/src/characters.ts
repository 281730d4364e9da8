/** What bots of the lower grades may have a liking for; what comes of it is said in `judgement/manners.ts`. */
export const CHARACTERS = ['shipper', 'builder', 'trader'] as const
export type CharacterId = (typeof CHARACTERS)[number]
