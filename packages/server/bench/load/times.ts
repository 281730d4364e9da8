/** Many durations in milliseconds, and what can be said about them. */
export class Times {
  private readonly all: number[] = []
  private sorted = true

  add(time: number): void {
    this.all.push(time)
    this.sorted = false
  }

  get count(): number {
    return this.all.length
  }

  /** The time within which this share of all stayed. */
  at(share: number): number {
    if (!this.sorted) this.all.sort((a, b) => a - b)
    this.sorted = true
    return this.all[Math.min(this.all.length - 1, Math.floor(share * this.all.length))] ?? 0
  }
}
