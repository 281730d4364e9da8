import type { Sight } from '@quayside/table'
import { asked, isOver, type KeptTable, keptTable, type Wanted } from './tables.ts'

/** Moments of all games at which tables are full and their questions differ most. */

/** Boards are full enough by then. */
const inRound =
  (round: number) =>
  ({ view }: Sight): boolean =>
    (view.round as number) >= round

export const everything = {
  players: 5,
  edition: '1897',
  expansions: ['new-buildings', 'nobles', 'buccaneer', 'festival', 'festival-cards', 'achievements'],
  market: 'random',
} as const
const four = { players: 4 }
const [rico, mombasa, cooper] = ['puerto-rico', 'mombasa', 'cooper-island']
const several = ({ ask }: Sight): boolean => ask!.answers.length > 2

/** A card that somebody automatic has turned up. */
const drawn = ({ view }: Sight): boolean => {
  const { puertoma, automa } = view as { puertoma?: { cardsDrawn: unknown[] }; automa?: { cards: unknown[] } }
  return (puertoma?.cardsDrawn ?? automa?.cards ?? []).length > 1
}
const inLastRound = ({ view }: Sight): boolean => view.endTriggered === true

const WANTED = {
  role: { game: rico, options: everything, until: asked('choose-role', inRound(6)) },
  mayor: { game: rico, options: everything, until: asked('mayor-place', inRound(6)) },
  captain: { game: rico, options: four, until: asked('captain-load', several) },
  builder: { game: rico, options: everything, until: asked('builder-build', inRound(5)) },
  settler: { game: rico, options: four, until: asked('settler-take', inRound(4)) },
  evening: { game: rico, options: four, until: asked('choose-role', inLastRound) },
  story: { game: rico, options: { players: 5 }, until: asked('choose-role', inRound(6)) },
  puertoma: {
    game: rico,
    options: { players: 2, edition: '1897', puertomas: 1 },
    until: (sight: Sight) => sight.ask !== null && drawn(sight),
  },
  end: { game: rico, options: four, until: isOver },
  plan: { game: mombasa, options: four, until: asked('plan', inRound(5)) },
  expansion: { game: mombasa, options: four, until: asked('enter-region', inRound(4)) },
  books: { game: mombasa, options: four, until: asked('place-book', inRound(3)) },
  turn: { game: mombasa, options: four, until: asked('turn', inRound(5)) },
  'mombasa-story': { game: mombasa, options: four, until: asked('turn', inRound(3)) },
  'mombasa-end': { game: mombasa, options: four, until: isOver },
  income: { game: cooper, options: four, until: asked('income', inRound(3)) },
  tile: { game: cooper, options: four, until: asked('place-double', inRound(3)) },
  work: { game: cooper, options: four, until: asked('turn', inRound(3)) },
  pay: { game: cooper, options: four, until: asked('pay', inRound(2)) },
  'cooper-story': { game: cooper, options: four, until: asked('turn', inRound(3)) },
  automa: {
    game: cooper,
    options: { players: 1 },
    until: (sight: Sight) => sight.ask !== null && drawn(sight),
  },
  'cooper-end': { game: cooper, options: four, until: isOver },
} satisfies { [name: string]: Omit<Wanted, 'id'> }

export type MomentName = keyof typeof WANTED

/** Moments of each game that are looked at, by the name of their table. */
export const MOMENTS: { readonly [game: string]: readonly MomentName[] } = {
  'puerto-rico': ['role', 'mayor', 'captain', 'builder', 'settler'],
  mombasa: ['plan', 'expansion', 'books', 'turn'],
  'cooper-island': ['income', 'tile', 'work', 'pay'],
}

const made = new Map<MomentName, KeptTable>()

/** The table of a moment, under its name. */
export function momentTable(name: MomentName): KeptTable {
  const known = made.get(name) ?? keptTable({ id: name, ...WANTED[name] })
  made.set(name, known)
  return known
}
