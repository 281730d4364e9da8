import { settings } from '../app/settings.svelte.ts'
import { loadLocalGame, rulesAt } from '../table/kept.ts'
import './hook.ts'
import { lacksPack, missingPack } from './missing.ts'

/** Opens the box for a table whose rules nobody knew: what stands in its way, in words; empty if nothing does, null if it is no pack. */
export async function openBoxFor(id: string): Promise<string | null> {
  if (await loadLocalGame(id)) return ''
  const rules = rulesAt(id)
  return rules && lacksPack(rules) ? missingPack(settings.language, rules) : null
}
