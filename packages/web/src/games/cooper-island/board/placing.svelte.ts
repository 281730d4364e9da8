import { getContext, setContext } from 'svelte'
import { type Point, pairNear, pairsAt, type Turn, turned } from './hexes.ts'
import { lie } from './places.ts'
import type { Scene } from './scene.svelte.ts'
import { RESOURCES, SPACES, sidesOf, spaceView, touch } from './things.ts'
import { LAND_WORDS } from './words-land.ts'

/** How a tile in hand lies before it is placed, and which peninsula one looks at. Shared by hand, land and overview. */
export class Land {
  private readonly scene: Scene
  /** Which way up the tiles of a kind are held. */
  private sides: { readonly [double: string]: number } = $state.raw({})
  /** Where the second half lies from the first while a tile is carried. */
  turn: Turn = $state(2)
  /** Which half goes to the space that is picked first. */
  private lead: 0 | 1 = $state(0)
  /** The tile that is being carried over the land. */
  carried: string | null = $state(null)
  /** The peninsula of somebody else that is looked at. */
  visited: number | null = $state(null)
  /** Whether one's own peninsula is on screen: then others are shown in its place. */
  frames = $state(0)
  /** From a point of the window to one of the drawing; null while there is none. */
  locate: ((x: number, y: number) => Point) | null = null
  /** How many pixels a unit of the drawing is wide. */
  unit: () => number = () => 1

  /** What this part of the board says. */
  w = $derived.by(() => LAND_WORDS[this.scene.host.language])

  constructor(scene: Scene) {
    this.scene = scene
  }

  /** The way up in which a tile of a kind is held: `food-wood`. */
  sideOf(double: string): string {
    const sides = sidesOf(double)
    return sides[(this.sides[double] ?? 0) % sides.length]
  }

  /** The double tile that was picked, by what its halves give; null if none was. */
  tile: string | null = $derived.by(() => {
    const { host, player } = this.scene
    const sides = Object.keys(player.doubles).flatMap(sidesOf)
    return sides.find((side) => host.light(`tile:${side}`)?.held) ?? null
  })
  /** What its halves give, the one that is laid first in front. */
  halves: readonly [string, string] = $derived.by(() => {
    const [one = '', other = ''] = (this.carried ?? this.tile ?? '').split('-')
    return this.lead === 0 ? [one, other] : [other, one]
  })
  /** The half that lies already, and where. */
  laid: { readonly space: string; readonly item: string } | null = $derived.by(() => {
    const { host } = this.scene
    if (this.tile === null) return null
    for (const { id } of SPACES) {
      for (const item of this.halves) if (host.light(`hex:${id}:${item}`)?.held) return { space: id, item }
    }
    return null
  })

  /** A half was laid, but its tile was put back: nothing goes with that. */
  stray: boolean = $derived.by(() => {
    const { host } = this.scene
    if (this.tile !== null || this.carried !== null) return false
    return SPACES.some(({ id }) => RESOURCES.some((item) => host.light(`hex:${id}:${item}`)?.held))
  })

  /** Where the tile that is carried may lie as it is turned now: what each of its spaces would give. */
  lying: ReadonlyMap<string, string> = $derived.by(() => {
    const found = new Map<string, string>()
    if (this.carried === null) return found
    const [first, second] = this.halves
    for (const pair of pairsAt(this.turn)) {
      if (this.scene.host.light(lie(pair.first, first, pair.second, second)) === null) continue
      found.set(pair.first, first)
      if (!found.has(pair.second)) found.set(pair.second, second)
    }
    return found
  })

  /** Whether a space is meant, where it is lit: not every one suits a tile as it is carried. */
  suits(space: string): boolean {
    return this.carried === null || this.lying.has(space)
  }

  /** What picking a space means now. */
  placeOf(space: string): string {
    const { host } = this.scene
    if (this.carried !== null) return `hex:${space}:${this.lying.get(space) ?? this.halves[0]}`
    if (this.tile === null) {
      const lit = [`from:${space}`, `hex:${space}`, `free:${space}`].filter((place) => host.light(place) !== null)
      return lit.find((place) => host.light(place)?.tone === 'asked') ?? lit[0] ?? `hex:${space}`
    }
    const [first, second] = this.halves
    const { laid } = this
    if (!laid) return `hex:${space}:${first}`
    const rest = laid.item === first ? second : first
    return `hex:${space}:${touch(laid.space, space) ? rest : laid.item}`
  }

  /** The places that a tile would be dropped on at a point of the window. */
  dropAt(x: number, y: number): readonly string[] | null {
    const { player } = this.scene
    const pair = this.locate && pairNear(this.locate(x, y), this.turn, (id) => spaceView(player, id)?.level ?? 0)
    if (!pair) return null
    const [first, second] = this.halves
    return [`hex:${pair.first}:${first}`, `hex:${pair.second}:${second}`]
  }

  /** While it is carried a tile turns by a side; else the other half comes first. */
  rotate(): void {
    if (this.carried !== null) this.turn = turned(this.turn)
    else {
      this.lead = this.lead === 0 ? 1 : 0
      this.turn = turned(this.turn, 3)
    }
  }

  /** Another way up; a tile that was picked stays picked. A mountain for gold is gone over where it cannot be laid. */
  flip(double: string): void {
    const { host } = this.scene
    const inHand = this.tile !== null || this.carried !== null
    if (inHand) host.letGo()
    const sides = sidesOf(double)
    let next = ((this.sides[double] ?? 0) + 1) % sides.length
    while (sides[next].includes('gold') && host.light(`tile:${sides[next]}`) === null) next = (next + 1) % sides.length
    this.sides = { ...this.sides, [double]: next }
    if (this.carried !== null) this.carried = sides[next]
    if (inHand) host.hold(`tile:${sides[next]}`)
  }

  /** Holds the kind in the way that was picked elsewhere, in the dock. */
  follow(double: string, tile: string): void {
    const at = sidesOf(double).indexOf(tile)
    if (at >= 0 && this.sides[double] !== at) this.sides = { ...this.sides, [double]: at }
  }

  visit(seat: number): void {
    this.visited = seat === this.scene.seat || this.visited === seat ? null : seat
  }
}

const KEY = Symbol('cooper-island land')

/** Made by the component that draws the whole board: what it derives lives as long as the table, whichever part of it is on screen. */
export const setLand = (land: Land): Land => setContext(KEY, land)
export const theLand = (): Land => getContext(KEY)
