import * as v from 'valibot'

/** Of a position: the seat that chooses a role has been asked about its guests; a player who does not want to be asked again this round. */
export const guesthouseTable = { guestsAsked: v.optional(v.boolean()) }
export const guesthousePlayer = { guestsQuiet: v.optional(v.boolean()) }
