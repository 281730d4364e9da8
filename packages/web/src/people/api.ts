import type { CodeOwner, Me, NameVerdict, NoticeWishes, PasskeyCard, SessionCard, SignedIn } from '@quayside/table'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser'
import { call } from '../app/call.ts'
import { self } from '../app/self.svelte.ts'
import { settings } from '../app/settings.svelte.ts'

/** What the server does for people: who one is, what stands for it, what one wants to be told. */

/** From now on everything shows this person. */
function known(me: Me): Me {
  self.me = me
  if (me.name) settings.name = me.name
  return me
}

const nowMe = async (asked: Promise<Me>): Promise<Me> => known(await asked)

async function nowIn(asked: Promise<SignedIn>): Promise<SignedIn> {
  const signedIn = await asked
  known(signedIn.me)
  return signedIn
}

export const fetchMe = (): Promise<Me> => nowMe(call('GET', '/api/me'))
export const rename = (name: string): Promise<Me> => nowMe(call('PATCH', '/api/me', { name }))
export const judgeName = async (name: string): Promise<NameVerdict> =>
  (await call<{ verdict: NameVerdict }>('POST', '/api/names', { name })).verdict

/* Becoming a member, and what opens the account */

export const joinByCode = (name: string): Promise<SignedIn> => nowIn(call('POST', '/api/me/join', { name }))
export const newCode = async (): Promise<string> => (await call<{ code: string }>('POST', '/api/me/code', {})).code

/** `name` is for a guest who is about to become a member. */
export const passkeyOptions = (name?: string): Promise<PublicKeyCredentialCreationOptionsJSON> =>
  call('POST', '/api/passkeys/options', name === undefined ? {} : { name })
export const addPasskey = (response: RegistrationResponseJSON, name?: string): Promise<Me> =>
  nowMe(call('POST', '/api/passkeys', name === undefined ? { response } : { name, response }))
export const passkeys = (): Promise<readonly PasskeyCard[]> => call('GET', '/api/passkeys')
export const labelPasskey = (id: string, label: string): Promise<unknown> =>
  call('PATCH', `/api/passkeys/${encodeURIComponent(id)}`, { label })
export const removePasskey = (id: string): Promise<unknown> =>
  call('DELETE', `/api/passkeys/${encodeURIComponent(id)}`, {})

export const askForMail = (address: string): Promise<unknown> => call('POST', '/api/me/mail', { address })
export const confirmMail = (code: string): Promise<Me> => nowMe(call('POST', '/api/me/mail/confirm', { code }))
export const forgetMail = (): Promise<unknown> => call('DELETE', '/api/me/mail', {})

/* Signing in */

export const signInOptions = (): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  call('POST', '/api/sign-in/options', {})
export const signIn = (response: AuthenticationResponseJSON): Promise<SignedIn> =>
  nowIn(call('POST', '/api/sign-in', { response }))
export const lookAtCode = (code: string): Promise<CodeOwner> => call('POST', '/api/recover/look', { code })
export const recover = (code: string): Promise<SignedIn> => nowIn(call('POST', '/api/recover', { code }))
export const mailLink = async (address: string): Promise<string> =>
  (await call<{ ticket: string }>('POST', '/api/sign-in/mail', { address })).ticket
export const lookAtMail = (ticket: string, code: string): Promise<CodeOwner> =>
  call('POST', '/api/sign-in/mail/look', { ticket, code })
export const signInByMail = (ticket: string, code: string): Promise<SignedIn> =>
  nowIn(call('POST', '/api/sign-in/mail/confirm', { ticket, code }))
/** Takes over the seats of the guest that this browser was. */
export const bring = async (token: string): Promise<number> =>
  (await call<{ tables: number }>('POST', '/api/me/bring', { token })).tables

/* Showing more than a cookie */

export const proofOptions = (): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  call('POST', '/api/me/prove/options', {})
export const prove = (shown: { response: AuthenticationResponseJSON } | { code: string }): Promise<Me> =>
  nowMe(call('POST', '/api/me/prove', shown))

/* Devices, and all that one is */

export const sessions = (): Promise<readonly SessionCard[]> => call('GET', '/api/me/sessions')
export const endSession = (id: string): Promise<unknown> => call('DELETE', `/api/me/sessions/${id}`, {})
export const endOtherSessions = (): Promise<unknown> => call('DELETE', '/api/me/sessions', {})
export const exported = (): Promise<unknown> => call('GET', '/api/me/export')
export const deleteMe = (): Promise<unknown> => call('DELETE', '/api/me', {})

/* Notices */

export const wishes = (): Promise<NoticeWishes> => call('GET', '/api/me/notices')
export const saveWishes = (wanted: NoticeWishes): Promise<unknown> => call('PUT', '/api/me/notices', wanted)
export const addPush = (subscription: PushSubscriptionJSON): Promise<unknown> => {
  const { endpoint, keys } = subscription
  return call('POST', '/api/me/push', {
    endpoint,
    keys: { p256dh: keys?.p256dh, auth: keys?.auth },
    language: settings.language,
    zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
}
export const removePush = (endpoint: string): Promise<unknown> => call('DELETE', '/api/me/push', { endpoint })
export const trialNotice = (): Promise<unknown> => call('POST', '/api/me/notices/trial', {})
