import type { Seen } from '../game/rules.ts'

/** Whom a line tells what it hears. */
export interface Hearer {
  /** A message has arrived, as it came over the wire. */
  arrived(seat: number, message: string | Uint8Array): void
  /** The seat sees more than before. */
  saw(seat: number): void
  failed(what: string): void
}

/** One seat's connection to any of the servers. */
export interface Line {
  readonly seen: Seen
  /** All that the server has told the seat of the game and still stands. */
  readonly known: unknown
  answer(text: string): void
}

/** What a bench needs of a server: its entry, a table with all its people, and how many answers its store holds. */
export interface Peer {
  readonly entry: URL
  /** Sets a table and resolves when everybody there sees the beginning of the game. */
  openTable(url: string, seats: number, hearer: Hearer): Promise<Line[]>
  answersStored(folder: string): number
}
