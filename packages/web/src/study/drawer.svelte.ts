const KEY = 'quayside.studying'

/** Whether the drawer is open: beside the board at first, over it only when it is asked for. Remembered in this browser. */
export class DrawerOpen {
  private kept: { beside: boolean; over: boolean } = $state(load())

  isOpen(where: 'beside' | 'over'): boolean {
    return this.kept[where]
  }

  toggle(where: 'beside' | 'over'): void {
    this.kept[where] = !this.kept[where]
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept))
    } catch {
      // A browser that keeps nothing still shows the drawer.
    }
  }

  /** Only what lies over the board is in the way; whether there was anything to close. */
  close(where: 'beside' | 'over'): boolean {
    if (where === 'beside' || !this.kept.over) return false
    this.toggle('over')
    return true
  }
}

function load(): { beside: boolean; over: boolean } {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as { beside?: unknown; over?: unknown }
    return { beside: kept.beside !== false, over: kept.over === true }
  } catch {
    return { beside: true, over: false }
  }
}
