import { STAND_IN } from '@quayside/bots/grades'
import { rulesOf } from '@quayside/kernel'
import type { Chair } from '@quayside/table'
import { go, pathOf } from '../app/router.svelte.ts'
import { settings } from '../app/settings.svelte.ts'
import { openStudy } from '../study/open.ts'
import { HERE, setLocalTable } from '../table/kept.ts'
import type { Draft } from './draft.svelte.ts'

/** A table of this browser from the position: with oneself in a seat, everybody at this screen, or bots alone. False if it could not be set. */
export function playFrom(draft: Draft, own: number | 'all' | null): boolean {
  const { shown: match, names, position } = draft
  const chairs = Array.from({ length: match.players }, (_, seat): Chair => {
    const name = names[seat]
    if (own === 'all') return { kind: 'person', person: HERE, name }
    return own === seat
      ? { kind: 'person', person: HERE, name: settings.name.trim() || name }
      : { kind: 'bot', bot: STAND_IN, name }
  })
  const setting = {
    game: draft.game.id,
    options: match.options,
    clock: { kind: 'none' },
    expiry: 'wait',
    undo: true,
    advice: true,
  } as const
  try {
    const made = setLocalTable(setting, chairs, position)
    if (made.ok) go(pathOf.table('local', made.value))
    return made.ok
  } catch {
    return false
  }
}

/** The analysis board, opened with the position. */
export function studyFrom({ shown: match, game, position, names }: Draft): void {
  openStudy({
    rules: rulesOf(game, match.options),
    options: match.options,
    start: { position },
    names: names.slice(0, match.players),
  })
}
