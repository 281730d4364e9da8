import type { Me, SignedIn } from '@quayside/table'
import { addPasskey, passkeyOptions, proofOptions, prove, signIn, signInOptions } from './api.ts'

/** What the browser does with passkeys. Its helper is fetched when the first one is wanted. */
const helper = () => import('@simplewebauthn/browser')

/** Whether this browser, at this address, has passkeys at all; on plain http it has none. */
export const browserCan = (): boolean => typeof PublicKeyCredential === 'function'

/** Somebody looked away from the browser's dialog, closed it, or has no key that fits. */
export class NotShown extends Error {}

async function shown<T>(ceremony: Promise<T>): Promise<T> {
  try {
    return await ceremony
  } catch (problem) {
    throw new NotShown(String((problem as Error).message))
  }
}

/** Makes a passkey; with a name, a guest becomes a member of that name. */
export async function makePasskey(name?: string): Promise<Me> {
  const optionsJSON = await passkeyOptions(name)
  const { startRegistration } = await helper()
  return addPasskey(await shown(startRegistration({ optionsJSON })), name)
}

export async function signInByPasskey(): Promise<SignedIn> {
  const optionsJSON = await signInOptions()
  const { startAuthentication } = await helper()
  return signIn(await shown(startAuthentication({ optionsJSON })))
}

/** The browser offers passkeys where one types a name; null if it cannot, or if one has begun to sign in by another way. */
export async function signInByAutofill(wanted: () => boolean): Promise<SignedIn | null> {
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await helper()
  if (!(await browserSupportsWebAuthnAutofill()) || !wanted()) return null
  const optionsJSON = await signInOptions()
  return wanted() ? signIn(await shown(startAuthentication({ optionsJSON, useBrowserAutofill: true }))) : null
}

/** Takes back what the browser was asked. */
export const stopAsking = async (): Promise<void> => (await helper()).WebAuthnAbortService.cancelCeremony()

export async function proveByPasskey(): Promise<Me> {
  const optionsJSON = await proofOptions()
  const { startAuthentication } = await helper()
  return prove({ response: await shown(startAuthentication({ optionsJSON })) })
}
