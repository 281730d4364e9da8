/** Games that members played in a browser of theirs and brought along. Nobody else ever sees them. */
export interface LocalStore {
  /** False if this person has too many. The same one again is no second one. */
  add(row: LocalTableRow, most: number): Promise<boolean>
  /** Those of one person, the last brought first, without their records. */
  list(person: string): Promise<Omit<LocalTableRow, 'record'>[]>
  find(person: string, id: string): Promise<LocalTableRow | null>
  /** False if there was none. */
  remove(person: string, id: string): Promise<boolean>
}

export interface LocalTableRow {
  /** A fingerprint of person and record. */
  readonly id: string
  readonly person_id: string
  readonly game: string
  /** JSON of the options. */
  readonly options: string
  /** JSON of what the seats were called. */
  readonly names: string
  /** 1 or 0. */
  readonly finished: number
  /** JSON of the record. */
  readonly record: string
  readonly created: number
}
