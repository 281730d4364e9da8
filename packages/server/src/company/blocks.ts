import type { TieRow } from '../store/company.ts'

/** Who has blocked whom. */
export class Blocks {
  private readonly byPerson = new Map<string, Set<string>>()

  constructor(rows: readonly Pick<TieRow, 'person_id' | 'other_id'>[] = []) {
    for (const { person_id, other_id } of rows) this.add(person_id, other_id)
  }

  has(person: string, other: string): boolean {
    return this.byPerson.get(person)?.has(other) === true
  }

  /** Whether one of the two has blocked the other. */
  between(one: string, other: string): boolean {
    return this.has(one, other) || this.has(other, one)
  }

  /** Whether somebody has blocked anybody: most have not. */
  any(person: string): boolean {
    return this.byPerson.has(person)
  }

  add(person: string, other: string): void {
    const others = this.byPerson.get(person)
    if (others) others.add(other)
    else this.byPerson.set(person, new Set([other]))
  }

  remove(person: string, other: string): void {
    const others = this.byPerson.get(person)
    others?.delete(other)
    if (others?.size === 0) this.byPerson.delete(person)
  }
}
