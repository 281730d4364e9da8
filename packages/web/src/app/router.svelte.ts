/** Where one is in the client. Paths are plain, so that links, reload and the back button work. */
export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'table'; readonly at: 'local' | 'online'; readonly id: string; readonly invite?: string }
  | { readonly page: 'replay'; readonly at: 'local' | 'online'; readonly id: string }
  /** A record from a file, or of a game that was brought along from another browser. */
  | { readonly page: 'file'; readonly brought?: string }
  | { readonly page: 'tables'; readonly phase: 'playing' | 'waiting' | 'finished' }
  | { readonly page: OwnPage }
  | { readonly page: 'about'; readonly game?: string }
  | { readonly page: 'lesson' | 'exercises' | 'primer' | 'openings'; readonly game: string }
  /** The analysis board: a study of this browser, one that somebody shares, or the shelf of all. */
  | { readonly page: 'study'; readonly id?: string; readonly shared?: true }
  /** A position laid out by hand. */
  | { readonly page: 'position' }
  | { readonly page: 'lost' }

/** Pages about oneself, others and one's box, by their paths. A recovery link of before there were members leads to where one signs in. */
const OWN = {
  '/you': 'you',
  '/you/join': 'join',
  '/sign-in': 'sign-in',
  '/recover': 'sign-in',
  '/notices': 'notices',
  '/friends': 'friends',
  '/watch': 'watch',
  '/statistics': 'statistics',
  '/box': 'box',
} as const
export type OwnPage = (typeof OWN)[keyof typeof OWN]

const isOwn = (path: string): path is keyof typeof OWN => Object.hasOwn(OWN, path)

const ID = '([a-z0-9-]{1,40})'

function read(path: string): Route {
  if (path === '/' || path === '') return { page: 'home' }
  if (isOwn(path)) return { page: OWN[path] }
  if (path === '/replay/file') return { page: 'file' }
  const brought = new RegExp(`^/replay/brought/${ID}$`).exec(path)
  if (brought) return { page: 'file', brought: brought[1] }
  const tables = /^\/tables(?:\/(waiting|finished))?$/.exec(path)
  if (tables) return { page: 'tables', phase: (tables[1] as 'waiting' | 'finished' | undefined) ?? 'playing' }
  if (path === '/position') return { page: 'position' }
  if (path === '/about') return { page: 'about' }
  const about = new RegExp(`^/about/${ID}$`).exec(path)
  if (about) return { page: 'about', game: about[1] }
  // Lessons were called guides once; links to those live on.
  const lesson = new RegExp(`^/(?:lesson|guide)/${ID}$`).exec(path)
  if (lesson) return { page: 'lesson', game: lesson[1] }
  const learn = new RegExp(`^/(exercises|primer|openings)/${ID}$`).exec(path)
  if (learn) return { page: learn[1] as 'exercises' | 'primer' | 'openings', game: learn[2] }
  const study = new RegExp(`^/study(?:/(shared/)?${ID})?$`).exec(path)
  if (study) return { page: 'study', id: study[2], ...(study[1] && { shared: true }) }
  const invited = new RegExp(`^/join/${ID}/${ID}$`).exec(path)
  if (invited) return { page: 'table', at: 'online', id: invited[1], invite: invited[2] }
  const table = new RegExp(`^/(local|table)/${ID}(/replay)?$`).exec(path)
  if (!table) return { page: 'lost' }
  const at = table[1] === 'local' ? 'local' : 'online'
  return { page: table[3] ? 'replay' : 'table', at, id: table[2] }
}

const START = location.pathname
let route: Route = $state.raw(read(START))

/** The last page that was not about oneself: where one goes on afterwards. */
let before = isOwn(START) ? '/' : START

export const here = (): Route => route

export const cameFrom = (): string => before

export function go(path: string, how: 'push' | 'replace' = 'push'): void {
  if (!isOwn(location.pathname)) before = location.pathname
  if (how === 'push') history.pushState(null, '', path)
  else history.replaceState(null, '', path)
  route = read(location.pathname)
  scrollTo(0, 0)
}

export const pathOf = {
  home: '/',
  friends: '/friends',
  watch: '/watch',
  position: '/position',
  box: '/box',
  tables: (phase: 'playing' | 'waiting' | 'finished' = 'playing'): string =>
    phase === 'playing' ? '/tables' : `/tables/${phase}`,
  table: (at: 'local' | 'online', id: string): string => `/${at === 'local' ? 'local' : 'table'}/${id}`,
  replay: (at: 'local' | 'online', id: string): string => `${pathOf.table(at, id)}/replay`,
  brought: (id: string): string => `/replay/brought/${id}`,
  about: (game?: string): string => (game === undefined ? '/about' : `/about/${game}`),
  lesson: (game: string): string => `/lesson/${game}`,
  exercises: (game: string): string => `/exercises/${game}`,
  primer: (game: string): string => `/primer/${game}`,
  study: (id?: string): string => (id === undefined ? '/study' : `/study/${id}`),
  sharedStudy: (key: string): string => `/study/shared/${key}`,
  openings: (game: string): string => `/openings/${game}`,
  join: (id: string, invite: string): string => `/join/${id}/${invite}`,
}

/** Links inside the client change the page without loading it anew. */
export function followLinks(): () => void {
  const back = () => {
    route = read(location.pathname)
  }
  const click = (event: MouseEvent) => {
    if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download')) return
    event.preventDefault()
    go(link.pathname + link.hash)
  }
  // Somebody may have gone on while the client was loading.
  if (location.pathname !== START) back()
  addEventListener('popstate', back)
  document.addEventListener('click', click)
  return () => {
    removeEventListener('popstate', back)
    document.removeEventListener('click', click)
  }
}
