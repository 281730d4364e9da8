import { AREAS, ITEMS } from '@quayside/cooper-island/ids'
import type { AnyPosition, Bench, Spot } from '../../../editor/editor.ts'
import { count, listAt, numberAt, type Path, pull, push, put } from '../../../editor/path.ts'
import { isExplored, landOf, single, withOn, writeSpace } from './land.ts'
import { words } from './words.ts'

/** What can be taken away: from land, board and docks of the side that is looked at, and its workers. */
export function takes(bench: Bench): readonly Spot[] {
  return [...landTakes(bench), ...boardTakes(bench), ...workerTakes(bench), ...cardTakes(bench)]
}

/** What stands there goes first, then the land itself, level by level. */
function landTakes({ position, seat, thing, language }: Bench): Spot[] {
  const said = words[language].spots
  return landOf(position, seat)
    .filter(isExplored)
    .map((land) => {
      const { space, level = 0, on } = land
      const lower = (p: AnyPosition): AnyPosition => {
        const left = level > 1 ? { ...land, level: level - 1 } : { space, level: 0 }
        return single(writeSpace(p, seat, left), seat, -1)
      }
      return {
        places: [`hex:${space}`, `free:${space}`],
        name: `${thing('space', space)}: ${on === undefined ? said.landscape : said.standing}`,
        change: on === undefined ? lower : (p: AnyPosition) => writeSpace(p, seat, withOn(land)),
      }
    })
}

function boardTakes({ position, seat, thing, language }: Bench): Spot[] {
  const said = words[language].spots
  const own: Path = ['players', seat]
  const found: Spot[] = []
  for (const item of ITEMS) {
    for (const store of ['storage', 'market']) {
      if (numberAt(position, [...own, store, item]) === 0) continue
      found.push({
        places: [store === 'storage' ? `item:${item}` : `market:${item}`],
        name: `${said[store]}: ${thing('item', item)}`,
        change: (p) => count(p, [...own, store, item], -1),
      })
    }
  }
  listAt<{ readonly dock: string; readonly boat: string }>(position, [...own, 'docks']).forEach(({ dock, boat }, i) => {
    found.push({
      places: [`boat:${boat}`, `dock:${dock}`],
      name: thing('boat', boat),
      change: (p) => put(p, [...own, 'docks', i], undefined),
    })
  })
  listAt<{ readonly island: string }>(position, [...own, 'islands']).forEach(({ island }, i) => {
    found.push({
      places: [`island:${island}`],
      name: thing('island', island),
      change: (p) => put(p, [...own, 'islands', i], undefined),
    })
  })
  return found
}

const KIND: { readonly [shape: string]: string } = { round: 'ordinary', square: 'special' }

const workerTakes = ({ position, seat, thing }: Bench): Spot[] =>
  AREAS.flatMap((area) =>
    Object.entries(KIND).flatMap(([shape, worker]) => {
      if (!listAt(position, ['work', area, shape]).includes(seat)) return []
      return [
        {
          places: [`area:${area}:${shape}`],
          name: `${thing('area', area)}: ${thing('worker', worker)}`,
          change: (p: AnyPosition) =>
            count(
              pull(p, ['work', area, shape], (one: unknown) => one === seat),
              ['players', seat, 'workers', worker],
              1,
            ),
        },
      ]
    }),
  )

/** Cards go back under their deck. */
function cardTakes({ position, seat, thing }: Bench): Spot[] {
  const own: Path = ['players', seat]
  const take = (list: string, deck: string, card: string, i: number): Spot => ({
    places: [`card:${card}`],
    name: thing('card', card),
    change: (p) => push(put(p, [...own, list, i], undefined), [deck], card),
  })
  return [
    ...listAt<string>(position, [...own, 'smallCards']).map((card, i) => take('smallCards', 'smallDeck', card, i)),
    ...listAt<{ readonly card: string }>(position, [...own, 'largeCards']).map(({ card }, i) =>
      take('largeCards', 'largeDeck', card, i),
    ),
  ]
}
