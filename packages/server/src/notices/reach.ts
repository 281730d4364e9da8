import type { NoticeStore } from '../store/notices.ts'

/** Who can be told anything outside the page. Of all others no notice is ever written, so that their answers cost no more for it. */
export class Reach {
  private readonly store: NoticeStore
  private people: Set<string>

  constructor(store: NoticeStore, people: readonly string[] = []) {
    this.store = store
    this.people = new Set(people)
  }

  async load(): Promise<void> {
    this.people = new Set(await this.store.reachable())
  }

  get size(): number {
    return this.people.size
  }

  has(person: string): boolean {
    return this.people.has(person)
  }

  /** Somebody has a new way to be told, or one less. */
  async look(person: string): Promise<void> {
    if (await this.store.isReachable(person)) this.people.add(person)
    else this.people.delete(person)
  }
}
