/** Keeps texts up to so many characters; the one that was not asked for longest goes first. */
export class Shelf {
  private readonly most: number
  private readonly texts = new Map<string, string>()
  private size = 0

  constructor(most: number) {
    this.most = most
  }

  get(name: string): string | undefined {
    const text = this.texts.get(name)
    if (text === undefined) return undefined
    // What was asked for last stands last.
    this.texts.delete(name)
    this.texts.set(name, text)
    return text
  }

  put(name: string, text: string): void {
    if (text.length > this.most || this.texts.has(name)) return
    this.texts.set(name, text)
    this.size += text.length
    for (const [oldest, { length }] of this.texts) {
      if (this.size <= this.most) return
      this.texts.delete(oldest)
      this.size -= length
    }
  }
}
