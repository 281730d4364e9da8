import { type Count, lineOf, more, type Retold, total } from './retold.ts'

/** What advice claims on Cooper Island. */

const events =
  (...kinds: string[]): Count =>
  (retold, seat) => ({ count: total(retold, seat, kinds) })

/** Pieces that were put on land. */
const put =
  (...pieces: string[]): Count =>
  ({ events }, seat) => ({
    count: events.filter(({ facts }) => {
      return facts.kind === 'piece-put' && facts.seat === seat && pieces.includes(String(facts.piece))
    }).length,
  })

const listed = ({ views }: Retold, seat: number, list: string): number =>
  more(views.map((view) => view.players[seat][list].length))

export const COUNTS: { readonly [kind: string]: Count } = {
  sails: ({ scores }, seat) => ({ count: more(scores.map((each) => lineOf(each, seat, 'helm'))) }),
  boats: events('boat-built'),
  erects: put('small', 'large', 'fort'),
  statues: put('statue'),
  islands: (retold, seat) => ({ count: listed(retold, seat, 'islands') }),
  loads: events('merchant-loaded'),
  milestones: events('milestone-reached'),
  orders: ({ views }, seat) => ({
    count: more(views.map((view) => view.orders.filter((order: { seat?: number }) => order.seat === seat).length)),
  }),
  gains: (retold, seat) => ({ count: total(retold, seat, ['gained', 'to-market'], 'count') }),
  anchors: events('anchored'),
  tiles: events('double-placed'),
}
