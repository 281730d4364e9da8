/** What the drawer of a replay shows: the moments that turned the game, all answers, or why the one shown was good or not. */
export const PAGES = ['turnings', 'answers', 'why'] as const
export type DrawerPage = (typeof PAGES)[number]

/** How one left the drawer. Over a board it starts closed, beside a board open. */
interface Remembered {
  beside: boolean
  over: boolean
  page: DrawerPage
}

const KEY = 'quayside.replay'

function load(): Remembered {
  const start: Remembered = { beside: true, over: false, page: 'turnings' }
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Remembered>
    if (typeof kept.beside === 'boolean') start.beside = kept.beside
    if (typeof kept.over === 'boolean') start.over = kept.over
    if (kept.page && PAGES.includes(kept.page)) start.page = kept.page
  } catch {
    return start
  }
  return start
}

/** Remembered in this browser. */
export class DrawerState {
  private kept: Remembered = $state(load())

  get page(): DrawerPage {
    return this.kept.page
  }

  isOpen(where: 'beside' | 'over'): boolean {
    return this.kept[where]
  }

  turnTo(page: DrawerPage): void {
    this.kept.page = page
    this.keep()
  }

  toggle(where: 'beside' | 'over'): void {
    this.kept[where] = !this.kept[where]
    this.keep()
  }

  private keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept))
    } catch {
      // A browser that keeps nothing still shows the drawer.
    }
  }
}
