/** Kinds of actions that may be done or left. */
export const OPTIONAL = { ISLAND: 0, BOAT: 1, DIARY: 2 } as const
