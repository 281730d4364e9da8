import { type Count, lineOf, more, type Retold, total } from './retold.ts'

/** What advice claims at Mombasa, from the lines of the score and the tracks as the referee sees them. */

const inLine = ({ scores }: Retold, seat: number, what: string): number =>
  more(scores.map((each) => lineOf(each, seat, what)))

const onTrack = ({ views }: Retold, seat: number, track: 'diamond' | 'ink'): number =>
  Math.max(0, more(views.map((view) => view.players[seat][track])))

export const COUNTS: { readonly [kind: string]: Count } = {
  shares: (retold, seat, { company }) => ({ pounds: Math.max(0, inLine(retold, seat, String(company))) }),
  'share-losses': (retold, seat, { company }) => ({ pounds: Math.max(0, -inLine(retold, seat, String(company))) }),
  earns: (retold, seat) => ({ pounds: Math.max(0, inLine(retold, seat, 'pounds')) }),
  spends: (retold, seat) => ({ pounds: Math.max(0, -inLine(retold, seat, 'pounds')) }),
  diamonds: (retold, seat) => ({ steps: onTrack(retold, seat, 'diamond') }),
  books: (retold, seat) => ({ steps: onTrack(retold, seat, 'ink') }),
  expands: (retold, seat) => ({ regions: total(retold, seat, ['entered']) }),
  majority: (retold, seat) => ({ majorities: total(retold, seat, ['majority-used']) }),
  buys: (retold, seat) => ({ cards: total(retold, seat, ['bought-with-goods', 'bought-for-pounds']) }),
  opens: ({ views }, seat) => ({ slots: more(views.map((view) => view.players[seat].openSlots.length)) }),
}
