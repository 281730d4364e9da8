/** What one measurement is made with; handed on from the run to the clients, and by them to the server, as text in the environment. */
export interface Settings {
  readonly peer: PeerName
  /** Whether every answer is stored. */
  readonly kept: boolean
  /** How the others store: one transaction for each write, or one for all that a turn of the event loop brings. */
  readonly adapter: 'plain' | 'grouping'
  /** Whether boardgame.io sends differences instead of whole states. */
  readonly delta: boolean
  readonly tables: number
  readonly seats: number
  readonly rate: number
  /** Seconds of the steady phase, and of the one as fast as it goes. */
  readonly steady: number
  readonly flat: number
}

export const PEERS = ['quayside', 'boardgame', 'colyseus'] as const
export type PeerName = (typeof PEERS)[number]

export const TITLES: Readonly<Record<PeerName, string>> = {
  quayside: 'Quayside',
  boardgame: 'boardgame.io',
  colyseus: 'Colyseus',
}

const NAME = 'PEERS_SETTINGS'

export const passOn = (settings: Settings): NodeJS.ProcessEnv => ({ [NAME]: JSON.stringify(settings) })

export const given = (): Settings => JSON.parse(process.env[NAME]!) as Settings
