import { loadGameFor } from '@quayside/games'
import { NOBODY, readRecord, replay } from '@quayside/kernel'
import { type MyGames, sightOf } from '@quayside/table'
import { whoAmI } from '../app/online.svelte.ts'
import { online } from '../app/wanted.svelte.ts'
import { recordOfOnline } from '../replay/load.ts'
import { type LocalCard, loadLocalGame, openLocalTable } from '../table/kept.ts'
import { gameOnline, ownSeat, type PlayedGame, pastChairs, playersIn, type Sources, sourcesOf } from './games.ts'
import type { Find } from './kept.ts'

/** Plays a finished table of this browser through. */
export async function lookHere({ id, changed }: LocalCard): Promise<Find> {
  const table = (await loadLocalGame(id)) ? openLocalTable(id) : null
  const seat = table && ownSeat(table.chairs)
  if (!table || seat === null) return { game: null, sources: null }
  const { chairs, setting, match } = table
  const { scores } = sightOf(match, 'referee', NOBODY)
  const { rank, total } = scores[seat] ?? {}
  if (rank === undefined || total === undefined) return { game: null, sources: null }
  const game: PlayedGame = {
    at: 'local',
    id,
    game: setting.game,
    options: match.options,
    chairs: pastChairs(chairs),
    players: playersIn(setting.game, match.options, chairs.length),
    seat,
    place: rank,
    points: total,
    finished: changed,
  }
  return { game, sources: sourcesOf(scores, seat) }
}

/** Fetches a game of the server and plays it through; throws where it cannot be had now. */
export async function lookThere({ id, seat }: PlayedGame): Promise<Sources | null> {
  const record = readRecord(await recordOfOnline(id))
  if (!record.ok) return null
  const game = await loadGameFor(record.value.rules, record.value.options, 'position' in record.value.start)
  const match = game && replay(game, record.value)
  return match?.ok ? sourcesOf(sightOf(match.value, 'referee', NOBODY).scores, seat) : null
}

/** All games that the server knows of one, and whether it told them all; whoever has only played alone has none there. */
export async function gamesThere(wanted: () => boolean): Promise<{ games: PlayedGame[]; whole: boolean }> {
  const games: PlayedGame[] = []
  let after = ''
  // The cookie that says who we are is made by the first call.
  if (!(await whoAmI().catch(() => null))) return { games, whole: !online.known }
  while (wanted()) {
    const reply = await fetch(`/api/me/statistics${after && `?after=${after}`}`).catch(() => null)
    if (!reply?.ok) return { games, whole: false }
    const page = (await reply.json()) as MyGames
    games.push(...page.games.map(gameOnline))
    if (page.next === null) return { games, whole: true }
    after = page.next
  }
  return { games, whole: false }
}
