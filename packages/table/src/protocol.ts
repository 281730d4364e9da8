/**
 * The version of the wire format, sent by a client as `/ws?protocol=`. It grows only when an older client would misread a message; clients ignore
 * fields that they do not know. A client of another version is told to reload.
 */
export const PROTOCOL = 1
/** The websocket's close code for that; those from 4000 on are for applications. */
export const OUTDATED = 4001
/** The close code for somebody whom the people who run the server have shut out. */
export const BANNED = 4003
/** The close code for a session that was ended. */
export const SIGNED_OUT = 4004
