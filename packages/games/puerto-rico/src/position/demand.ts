/** Thrown and caught while a position is read: that takes many small steps, each of which may find it impossible. */
export class Impossible extends Error {}

export function demand(fine: boolean, message: string): void {
  if (!fine) throw new Impossible(message)
}
