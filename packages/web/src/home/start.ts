import { loadGame } from '@quayside/games'
import { type AnyGame, fail, type Result } from '@quayside/kernel'
import { settings } from '../app/settings.svelte.ts'
import { HERE, setLocalTable } from '../table/kept.ts'
import { localTable, newForm, seatNames } from './form.ts'
import { homeWords } from './words.ts'

/** A new game against bots with everything as it comes: the id of its table, or why there is none, in words. */
export async function startNow(game: AnyGame): Promise<Result<string>> {
  const said = homeWords[settings.language]
  const form = newForm(game)
  const names = seatNames(form.seats.bots, settings.name.trim() || said.guest, said.flags)
  const { setting, chairs } = localTable(game, form, names, HERE, Math.random)
  if (!(await loadGame(game.id, setting.options).catch(() => null)))
    return fail('unreachable', said.problem.unreachable)
  try {
    return setLocalTable(setting, chairs)
  } catch {
    return fail('storage', said.problem.storage)
  }
}
