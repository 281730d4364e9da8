import { AREAS } from '@quayside/cooper-island/ids'
import type { AnyPosition, Bench, Piece, Spot } from '../../../editor/editor.ts'
import { at, count, listAt, type Path, push, put } from '../../../editor/path.ts'
import { BOX, itemsOf, SITES, SPACES, terrainOf, touch } from '../board/things.ts'
import { hasPiece, isExplored, landOf, raise, spaceOf, withOn, writeSpace } from './land.ts'
import { words } from './words.ts'

/** Where a piece of Cooper Island can be laid. */
export function spots(bench: Bench, piece: Piece): readonly Spot[] {
  switch (piece.kind) {
    case 'terrain':
      return landSpots(bench, piece.id)
    case 'item':
      return itemSpots(bench, piece.id)
    case 'worker':
      return workerSpots(bench, piece.id)
    case 'boat':
      return dockSpots(bench, piece.id)
    case 'island':
      return islandSpots(bench, piece.id)
    case 'card':
      return cardSpots(bench, piece.id)
    default:
      return pieceSpots(bench, piece.id)
  }
}

const hex = (space: string): readonly string[] => [`hex:${space}`, `free:${space}`]

/** On what is explored and bears no piece, and beside it. */
function landSpots({ position, seat, thing }: Bench, terrain: string): Spot[] {
  const explored = landOf(position, seat).filter(isExplored)
  return SPACES.flatMap(({ id }) => {
    const land = spaceOf(position, seat, id)
    const reached = explored.some(({ space }) => space === id || touch(space, id))
    if (!reached || hasPiece(land) || land?.on === 'ruin') return []
    const [on] = itemsOf(terrain)
    return [{ places: hex(id), name: thing('space', id), change: (p: AnyPosition) => raise(p, seat, id, terrain, on) }]
  })
}

function itemSpots({ position, seat, thing, language, name }: Bench, item: string): Spot[] {
  const said = words[language].spots
  const own: Path = ['players', seat]
  const found: Spot[] = [
    {
      places: [`item:${item}`, 'storage'],
      name: `${said.storage} ${name(seat)}`,
      change: (p) => count(p, [...own, 'storage', item], 1),
    },
    {
      places: [`market:${item}`],
      name: `${said.market} ${name(seat)}`,
      change: (p) => count(p, [...own, 'market', item], 1),
    },
  ]
  if (item === 'coin') return found
  for (const land of landOf(position, seat)) {
    if (!isExplored(land) || land.on !== undefined || land.terrain !== terrainOf(item)) continue
    found.push({
      places: hex(land.space),
      name: thing('space', land.space),
      change: (p) => writeSpace(p, seat, withOn(land, item)),
    })
  }
  return found
}

/** Buildings, statues and lids stand on any landscape that bears no other piece. */
const pieceSpots = ({ position, seat, thing }: Bench, id: string): Spot[] =>
  landOf(position, seat)
    .filter((land) => isExplored(land) && !hasPiece(land))
    .map((land) => ({
      places: hex(land.space),
      name: thing('space', land.space),
      change: (p) => writeSpace(p, seat, withOn(land, id)),
    }))

const SHAPE: { readonly [worker: string]: string } = { ordinary: 'round', special: 'square' }

function workerSpots({ position, seat, thing }: Bench, worker: string): Spot[] {
  const shape = SHAPE[worker]
  return AREAS.filter((area) => !listAt(position, ['work', area, shape]).includes(seat)).map((area) => ({
    places: [`area:${area}:${shape}`],
    name: thing('area', area),
    change: (p) => count(push(p, ['work', area, shape], seat), ['players', seat, 'workers', worker], -1),
  }))
}

function dockSpots({ position, seat, thing }: Bench, boat: string): Spot[] {
  const taken = listAt<{ readonly dock: string }>(position, ['players', seat, 'docks']).map(({ dock }) => dock)
  return BOX.playerBoard.docks
    .filter(({ id }) => !taken.includes(id))
    .map(({ id }) => ({
      places: [`dock:${id}`],
      name: thing('dock', id),
      change: (p) => push(p, ['players', seat, 'docks'], { dock: id, boat }),
    }))
}

/** A half of a sandbank that is free and touches explored land. */
function islandSpots({ position, seat, thing }: Bench, island: string): Spot[] {
  const taken = listAt<{ readonly half: string }>(position, ['players', seat, 'islands'])
  const banks = new Set(taken.map(({ half }) => half.split('.')[0]))
  const halves = new Map<string, string>()
  for (const { half, space } of SITES) {
    if (!banks.has(half.split('.')[0]) && isExplored(spaceOf(position, seat, space))) halves.set(half, space)
  }
  return [...halves].map(([half, space]) => ({
    places: [`site:${half}:${space}`],
    name: thing('site', `${half} ${space}`),
    change: (p) => {
      const before = spaceOf(p, seat, space)
      const islands = push(p, ['players', seat, 'islands'], { island, half })
      // Its landscape lies on the space that it touches.
      return before ? writeSpace(islands, seat, { ...before, level: (before.level ?? 0) + 1 }) : islands
    },
  }))
}

function cardSpots({ position, seat, name, language }: Bench, id: string): Spot[] {
  const small = listAt<string>(position, ['smallDeck']).includes(id)
  const deck = small ? 'smallDeck' : 'largeDeck'
  const taken = (p: AnyPosition) => {
    const rest = listAt<string>(p, [deck]).filter((card) => card !== id)
    return at(p, [deck]) === undefined ? p : put(p, [deck], rest)
  }
  return [
    {
      places: [`seat:${seat}`],
      name: `${words[language].spots.cards} ${name(seat)}`,
      change: (p) =>
        push(
          taken(p),
          ['players', seat, small ? 'smallCards' : 'largeCards'],
          small ? id : { card: id, faceDown: false },
        ),
    },
  ]
}
