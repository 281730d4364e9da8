import { counted, fetchedCatalogue } from '../../../app/words.ts'

/** English comes first and gives the shape. */
const EN = {
  draft: {
    title: 'Choose what will be on sale',
    note: 'By cost; every player in turn puts one kind on a free space.',
    cost: (n: number) => `cost ${n}`,
    free: counted('en', 'space free', 'spaces free'),
    full: 'full',
    offered: 'on offer',
    noSpace: 'no space left',
    apart: 'not beside its rival',
  },
  noble: (on: number, noble: string) => `${on} ${noble}`,
  inHand: 'In hand',
  guests: 'Guests who may leave',
  give: 'To give back',
  lift: 'a spare one',
  piece: (count: number, name: string) => `${count} × ${name}`,
  faceDownTile: (kind: string) => `underneath: ${kind}`,
  unseen: 'nobody has looked underneath',
  post: 'your own post',
  smallShip: 'Your small ship',
  smallNote: 'any goods, 1 VP for 2',
  load: (n: number) => `load ${n}`,
  loot: { title: 'Keep how many?', keep: (n: number) => `keep ${n}` },
  marker: 'has the marker',
  captive: (role: string, name: string, ransom: string) =>
    `${role} is held by ${name}; whoever takes it pays: ${ransom}`,
  goals: {
    title: 'Festival goals',
    how: 'first to meet one takes it',
    open: 'nobody yet',
    met: (name: string) => `met by ${name}`,
  },
  cards: {
    own: 'Your achievements',
    how: 'announce when done',
    hand: 'Choose the cards to keep',
    chosen: 'Kept so far',
    of: (name: string) => `Achievements of ${name}`,
    done: 'fulfilled',
    open: 'not yet fulfilled',
    announced: 'announced',
    announce: 'announce',
    hidden: counted('en', 'hidden card', 'hidden cards'),
  },
  automa: {
    board: (name: string) => `Board of ${name}`,
    played: 'played by the game',
    estates: 'Estates',
    active: 'active',
    lacks: (n: number) => `lacks ${n}`,
    level: (n: number) => `Level ${n}`,
    hidden: 'ability, face down',
    ability: (text: string) => `Ability: ${text}`,
    waiting: 'from the next turn on',
    reserve: (building: string) => `reserved: ${building}`,
    quarries: counted('en', 'quarry', 'quarries'),
    spare: counted('en', 'worker set aside', 'workers set aside'),
    aside: 'beside the board',
    how: 'follows arrows, ties by card',
    marker: 'Action marker',
    at: (role: string) => `stands at ${role}`,
    leads: (roles: string) => `can go to ${roles}`,
    cards: 'Tie-break cards',
    drawn: (cards: string) => `drawn: ${cards}`,
    none: 'none drawn',
    left: counted('en', 'card left', 'cards left'),
  },
  discount: {
    forests: (n: number) => `forests ${n} less`,
    office: (name: string, n: number) => `${name} ${n} less`,
  },
}
export type MoreWords = typeof EN

/** What the board says of expansions, variants and Puertomas besides the game's own words. */
export const MORE = fetchedCatalogue(EN, {
  pt: async () => (await import('./words-expansions-pt.ts')).PT,
  it: async () => (await import('./words-expansions-it.ts')).IT,
})
