import type { Chair, MyGame, MyGames, PastChair } from '@quayside/table'
import { statisticsSchema } from '@quayside/table/my-tables-requests'
import type { FastifyInstance } from 'fastify'
import { steadyNow } from '../clock.ts'
import { STATISTICS } from '../costs.ts'
import { originOf } from '../origin.ts'
import type { Services } from '../services.ts'
import { readBody } from '../socket/read.ts'
import type { PaceRow, PlayedRow } from '../store/my-tables.ts'
import { savedIn } from '../tables/cards.ts'
import type { Hub } from '../tables/hub.ts'
import { findEnds, pageEnd } from './my-tables.ts'
import { refuseHttp } from './refuse.ts'
import { personOf } from './visit.ts'

/** Games of a page. */
const PAGE = 100

/** How one's own games went. Nobody is told of anybody else's. */
export function statisticsRoutes(app: FastifyInstance, services: Services, hub: Hub): void {
  const { store, budget, sessions } = services

  app.get('/api/me/statistics', async (request, reply) => {
    const person = await personOf(request, sessions)
    if (!person) return refuseHttp(reply, 'no-guest')
    const asked = readBody(statisticsSchema, request.query)
    if (!asked.ok) return refuseHttp(reply, asked.error)
    const { after } = asked.value
    const asker = { person: person.id, from: originOf(request.ip) }
    if (!budget.pay(asker, STATISTICS, steadyNow())) return refuseHttp(reply, 'slow-down')
    if (after === undefined) await findEnds(services, hub, asker)
    const rows = await store.mine.played(person.id, PAGE + 1, pageEnd(after))
    const shown = rows.slice(0, PAGE)
    const paces = await store.mine.paces(shown.filter(isTimed).map(({ id }) => id))
    const last = rows.length > PAGE ? shown.at(-1) : undefined
    reply.header('cache-control', 'no-store')
    return {
      games: shown.flatMap((row) => gameOf(row, person.id, paces)),
      next: last ? `${last.finished}-${last.id}` : null,
    } satisfies MyGames
  })
}

/** Whoever has days for a turn does not think all the time. */
const isTimed = (row: PlayedRow): boolean => {
  const kind = savedIn(row)?.setting.clock.kind
  return kind !== undefined && kind !== 'days'
}

/** None where the row cannot be read, or where somebody else sat down in the end. */
function gameOf(
  { id, place, points, finished, ...row }: PlayedRow,
  person: string,
  paces: readonly PaceRow[],
): MyGame[] {
  const saved = savedIn(row)
  const seat = saved?.chairs.findIndex((chair) => chair.kind === 'person' && chair.person === person) ?? -1
  if (!saved || seat < 0) return []
  const { game, options } = saved.setting
  const pace = paces.find((each) => each.table_id === id && each.seat === seat)
  return [
    {
      table: id,
      game,
      options,
      chairs: saved.chairs.flatMap(chairOf),
      seat,
      place,
      points,
      finished,
      ...(pace && { pace: { decisions: pace.decisions, milliseconds: pace.milliseconds } }),
    },
  ]
}

function chairOf(chair: Chair): PastChair[] {
  if (chair.kind === 'person') return [{ kind: 'person', name: chair.name }]
  if (chair.kind === 'bot') return [{ kind: 'bot', bot: chair.bot }]
  return chair.kind === 'automa' ? [{ kind: 'automa' }] : []
}
