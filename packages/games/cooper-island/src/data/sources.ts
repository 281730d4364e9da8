/** Where an entry comes from, for those that say it alike. */

/** Printed in the rulebook. */
export const SURE = { source: 'rulebook', confidence: 'high' } as const

/** Fits every count and example of the rulebook, and part of it stands there. */
export const MEDIUM = { source: 'reconstructed', confidence: 'medium' } as const

/** Fits every count and example of the rulebook, no more. */
export const LOW = { source: 'reconstructed', confidence: 'low' } as const
