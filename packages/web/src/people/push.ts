import { addPush, fetchMe, removePush } from './api.ts'

/** Notices on this device. Asking for permission is left to a press of a button; main.ts looks whether they are wanted. */
const WANTED = 'quayside.push'

/** What stands between this browser and notices: nothing, a permission to be given, one that was refused, or that it cannot. */
export type PushState = 'on' | 'off' | 'refused' | 'cannot'

/** On an iPhone a page has to be on the home screen for that. */
export const needsInstalling = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) && !matchMedia('(display-mode: standalone)').matches

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

export async function pushState(): Promise<PushState> {
  if (!canPush()) return 'cannot'
  if (Notification.permission === 'denied') return 'refused'
  if (Notification.permission !== 'granted') return 'off'
  return (await subscription()) ? 'on' : 'off'
}

/** Without a worker that looks after the page there is none; it is not waited for, for it may never come. */
async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration()
  return (await worker?.pushManager.getSubscription()) ?? null
}

/** Asks for permission if need be, and has the server send notices here. */
export async function switchOn(key: string): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted') return pushState()
  await subscribe(key)
  localStorage.setItem(WANTED, 'on')
  return 'on'
}

async function subscribe(key: string): Promise<void> {
  const worker = await navigator.serviceWorker.ready
  const kept = await worker.pushManager.getSubscription()
  // One that was made for another key of the server brings nothing any more.
  if (kept && keyOf(kept) !== key) await kept.unsubscribe()
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  await addPush(made.toJSON())
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

export async function switchOff(): Promise<void> {
  localStorage.removeItem(WANTED)
  const kept = await subscription()
  if (!kept) return
  await removePush(kept.endpoint)
  await kept.unsubscribe()
}

/** Browsers and servers lose subscriptions: whoever wants notices here is subscribed again, without being asked. */
export async function recheck(): Promise<void> {
  if (!canPush() || Notification.permission !== 'granted') return
  const { can } = await fetchMe()
  if (can.push) await subscribe(can.push)
}
