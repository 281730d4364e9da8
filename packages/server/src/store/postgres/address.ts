/** Where a PostgreSQL is, as `QUAYSIDE_DATABASE` says it. */
export interface DatabaseAddress {
  /** Of several at any time one is the primary. */
  readonly hosts: readonly Host[]
  readonly database: string
  readonly user: string
  /** Undefined where PGPASSWORD or the user's password file has it. */
  readonly password: string | undefined
  /** How far the connection is encrypted; `rootcert` is a file with the authority to believe. */
  readonly ssl: 'disable' | 'require' | 'verify-full'
  readonly rootcert: string | undefined
}

export interface Host {
  readonly host: string
  readonly port: number
}

const SHAPE = /^postgres(?:ql)?:\/\/(?:([^@/?]*)@)?([^/?@]+)\/([^/?]+)(?:\?(.*))?$/
const HOST = /^(\[[0-9a-fA-F:.]+\]|[A-Za-z0-9._-]+)(?::(\d{1,5}))?$/
const MODES = ['disable', 'require', 'verify-full'] as const
const PORT = 5432

/** Null for what is no such address; it may hold a password, so nobody repeats it. */
export function readAddress(text: string): DatabaseAddress | null {
  const [, login = '', places = '', database = '', query = ''] = SHAPE.exec(text) ?? []
  const hosts = places.split(',').map(hostIn)
  const wishes = new URLSearchParams(query)
  const ssl = MODES.find((mode) => mode === (wishes.get('sslmode') ?? 'disable'))
  const known = [...wishes.keys()].every((name) => name === 'sslmode' || name === 'sslrootcert')
  const [user, password] = login.split(':').map(decoded)
  if (!hosts.every((host) => host !== null) || !ssl || !known || !user || database === '') return null
  return { hosts, database: decoded(database), user, password, ssl, rootcert: wishes.get('sslrootcert') ?? undefined }
}

function hostIn(text: string): Host | null {
  const [, host, port = PORT] = HOST.exec(text) ?? []
  const number = Number(port)
  return host && number > 0 && number <= 65535 ? { host: host.replace(/^\[|\]$/g, ''), port: number } : null
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

export const nameOfHost = ({ host, port }: Host): string => `${host}:${port}`

/** For whoever reads messages: without the password. */
export const nameOfDatabase = ({ hosts, database }: DatabaseAddress): string =>
  `${database} at ${hosts.map(nameOfHost).join(', ')}`
