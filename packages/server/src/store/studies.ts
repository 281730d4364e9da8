/** Studies that people share: whoever has the link reads them, whoever shared them changes them and takes them back. */
export interface StudyStore {
  /** False if this person shares too many. */
  add(row: StudyRow, most: number): Promise<boolean>
  /** Those of one person, the last changed first, without what they hold. */
  list(person: string): Promise<Omit<StudyRow, 'study'>[]>
  find(id: string): Promise<StudyRow | null>
  /** False if this person has no such study. */
  change(person: string, id: string, to: Pick<StudyRow, 'game' | 'title' | 'study' | 'changed'>): Promise<boolean>
  remove(person: string, id: string): Promise<boolean>
  /** From now on they belong to somebody else: to the member that a guest has become. */
  move(from: string, to: string): Promise<void>
}

export interface StudyRow {
  /** The secret of its link. */
  readonly id: string
  readonly person_id: string
  readonly game: string
  readonly title: string
  /** JSON of the study. */
  readonly study: string
  readonly created: number
  readonly changed: number
}
