import { fail, type Problem } from '@quayside/kernel'

/** Why the server refuses something before a table is asked. */
export const SERVER_REASONS = {
  'bad-request': 'This request is not understood.',
  'no-guest': 'You are not known here. Load the page again.',
  'no-name': 'Choose a name first.',
  banned: 'The people who run this server have shut you out.',
  muted: 'The people who run this server have taken your voice in the chat for now.',
  'foreign-origin': 'Requests from other pages are refused.',
  'not-found': 'There is nothing here.',
  'no-such-table': 'There is no such table, or you need its invitation.',
  'table-broken': 'This table cannot be read.',
  'not-open': 'Open the table first.',
  'not-host': 'Only who set the table can do this.',
  'not-over': 'The game is not over.',
  'too-many-open': 'That are more tables than one connection may open.',
  'too-many-sockets': 'You have too many connections. Close some of the other windows.',
  'too-many-listed': 'You have enough tables in the lobby. Begin or close one of them first.',
  'too-many-games':
    'You have enough games with bots going on. Finish one of them first, or come back in a few minutes.',
  'name-taken': 'Somebody has that name already, or one that looks like it.',
  'name-mixed': 'A name is written in one script: letters of several look too much alike.',
  'name-marks': 'That are more marks on the letters of a name than can be read.',
  'name-held': 'You play under this name. Change it when your games are over.',
  'already-member': 'You are a member already.',
  'members-only': 'This is for members. Become one first.',
  'prove-first': 'Show once more that it is you: by a passkey or your recovery code.',
  'no-push': 'This server sends no notices to such a device.',
  'no-passkeys': 'There are no passkeys here: they need https and a name. A recovery code does the same.',
  'bad-passkey': 'This passkey is not known here, or its answer came too late. Try again.',
  'last-key': 'This is your only way back. Make another first.',
  'no-mail': 'This server sends no mail.',
  'bad-address': 'This is no mail address.',
  'mail-used': 'Somebody here has this address already: sign in by it.',
  'bad-record': 'This is no record of a game that was played by the rules.',
  'too-many-local': 'You have brought enough of these games along.',
  'bad-study': 'This is no study.',
  'too-many-studies': 'You share enough studies. Take one back first.',
  'bad-code': 'This code is not right.',
  hushed: 'Whoever set this table has taken your voice here.',
  'chat-closed': 'The chat of this table is closed.',
  removed: 'Whoever set this table has sent you away from it.',
  nobody: 'There is nobody of that name here.',
  'not-friends': 'Only friends can be asked by name.',
  'you-block': 'You have blocked this person.',
  'too-many-friends': 'You have as many friends as one can have here.',
  'too-many-blocks': 'You have blocked as many people as one can here.',
  'day-past': 'Days off begin tomorrow, and are booked for this year and the next.',
  'too-many-days-off': 'That are more days off than one has in a year.',
  'no-offer': 'This rematch is not offered any more.',
  'slow-down': 'Too many requests. Wait a little.',
  busy: 'You wait for advice already. It comes first.',
  'store-failed': 'This could not be kept, so it did not happen. Try again.',
  unsure: 'Whether this was kept is not known yet. The table is read again and will show it.',
  stopping: 'The server is stopping. Come back in a moment.',
  'server-error': 'Something went wrong on the server.',
} as const

export type ServerReason = keyof typeof SERVER_REASONS

export const problem = (code: ServerReason): Problem => ({ code, message: SERVER_REASONS[code] })

export const deny = (code: ServerReason) => fail(code, SERVER_REASONS[code])

/** Whether a refusal is the server's, not a table's or a game's. */
export const isOurs = (code: string): code is ServerReason => Object.hasOwn(SERVER_REASONS, code)
