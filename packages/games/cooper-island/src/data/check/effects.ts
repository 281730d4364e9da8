import type { Path, Say } from '@quayside/kernel/data'
import type { DataPack, Effect, Items } from '../pack.ts'
import { between, distinct } from './sets.ts'

/** Longer lists have no room where the engine keeps its place in them. */
const MOST = 4

/**
 * A diary lies at every fifth step. What it gives and what a player's two small building cards add to that make fewer than five steps
 * together, or one diary would bring the next without end.
 */
const DIARY_HELM = 1

export const total = (items: Items): number => Object.values(items).reduce((sum, count) => sum + count, 0)
const helmIn = (effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => sum + (effect.op === 'helm' ? effect.points : 0), 0)

export function checkEffects(pack: DataPack, say: Say): void {
  for (const [path, effects] of everywhere(pack)) {
    between(say, path, effects.length, 1, MOST, 'effects')
    effects.forEach((effect, i) => {
      if (effect.op === 'gain' && total(effect.items) === 0) say([...path, i, 'items'], 'expected something to gain')
      if (effect.op === 'choose') distinct(say, [...path, i, 'from'], effect.from, 'item')
    })
  }
  pack.diaries.forEach(({ effects }, i) => {
    few(say, ['diaries', i, 'effects'], effects)
  })
  pack.smallCards.forEach(({ ability }, i) => {
    if (ability.type === 'whenever' && ability.event === 'diary')
      few(say, ['smallCards', i, 'ability', 'effects'], ability.effects)
  })
}

function few(say: Say, path: Path, effects: readonly Effect[]): void {
  const helm = helmIn(effects)
  if (helm > DIARY_HELM) say(path, `a diary moves a ship by at most ${DIARY_HELM}, found ${helm}`)
}

function everywhere(pack: DataPack): [Path, readonly Effect[]][] {
  const of = (path: Path, list: readonly { readonly effects: readonly Effect[] }[]): [Path, readonly Effect[]][] =>
    list.map(({ effects }, i) => [[...path, i, 'effects'], effects])
  return [
    ...of(['tiles', 'islands'], pack.tiles.islands),
    ...of(['boats'], pack.boats),
    ...of(['playerBoard', 'crates'], pack.playerBoard.crates),
    ...pack.smallCards.flatMap(({ ability }, i): [Path, readonly Effect[]][] =>
      'effects' in ability ? [[['smallCards', i, 'ability', 'effects'], ability.effects]] : [],
    ),
    ...of(['largeCards'], pack.largeCards),
    ...of(['diaries'], pack.diaries),
  ]
}
