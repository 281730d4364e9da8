/**
 * Which language this is, named by a client as `/ws?protocol=`. It grows only when older pages would misunderstand what they are told: what is
 * merely added they leave aside. A client of another number is told to load itself anew.
 */
export const PROTOCOL = 1
/** The websocket's close code for that; those from 4000 on are for applications. */
export const OUTDATED = 4001
