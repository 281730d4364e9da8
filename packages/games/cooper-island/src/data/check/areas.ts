import type { Path, Say } from '@quayside/kernel/data'
import { AREAS } from '../../ids.ts'
import type { AreaActions, DataPack } from '../pack.ts'
import { allOnce } from './sets.ts'

export function checkAreas({ areas }: DataPack, say: Say): void {
  allOnce(
    say,
    ['areas'],
    areas.map(({ id }) => id),
    AREAS,
  )
  areas.forEach(({ plain, roundSymbol, squareSymbol }, i) => {
    checkActions(plain, ['areas', i, 'plain'], say)
    if (roundSymbol) checkActions(roundSymbol, ['areas', i, 'roundSymbol'], say)
    checkActions(squareSymbol, ['areas', i, 'squareSymbol'], say)
  })
}

function checkActions({ either, discount, ...actions }: AreaActions, path: Path, say: Say): void {
  if (Object.keys(actions).length === 0) say(path, 'expected an action')
  const { draw, place, ruin, statue, boat, building, merchant } = actions
  if (either && !(draw && place) && !(ruin && statue))
    say([...path, 'either'], 'there is nothing to choose from: no draw and place, no ruin and statue')
  if (discount && !boat && !building && !statue && !merchant)
    say([...path, 'discount'], 'there is nothing to pay for here')
}
