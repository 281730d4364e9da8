import type { Viewer } from '@quayside/kernel'

/** Frames kept of what a viewer was told while somebody listens: their connection may be dead already. */
const WHILE_HERE = 4
/** And while nobody does, for whoever comes back. */
const WHILE_AWAY = 64

/** One frame as text: the viewer's count of lines before it and after. */
interface Kept {
  readonly from: number
  readonly text: string
}

/** The last frames of each viewer of a table, so that who comes back after a short while is told what they have missed. */
export class Recent {
  private readonly byViewer = new Map<Viewer, Kept[]>()

  add(viewer: Viewer, from: number, text: string, isHere: boolean): void {
    const kept = this.byViewer.get(viewer)
    if (!kept) this.byViewer.set(viewer, [{ from, text }])
    else {
      kept.push({ from, text })
      const most = isHere ? WHILE_HERE : WHILE_AWAY
      if (kept.length > most) kept.splice(0, kept.length - most)
    }
  }

  /** What somebody has missed who has counted `seq` lines and would count `now`; null if not all of it is kept. */
  since(viewer: Viewer, seq: number, now: number): string[] | null {
    if (seq === now) return []
    const kept = this.byViewer.get(viewer) ?? []
    const first = kept.findIndex(({ from }) => from === seq)
    return first < 0 ? null : kept.slice(first).map(({ text }) => text)
  }

  forget(viewer: Viewer): void {
    this.byViewer.delete(viewer)
  }
}
