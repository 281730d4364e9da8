import { BUILDINGS } from '@quayside/puerto-rico/data/catalogue'
import { columns, flow } from '../../../text/layout.ts'
import { buildingName, buildingOf, costOf, listOr, type Scene } from './scene.ts'

/** Buildings on sale: what they cost and bring, and how many are left. */
export function marketDetail(scene: Scene): string[] {
  const { table, words, drawing } = scene
  const { style, width } = drawing
  const lines = inOrder(Object.keys(table.market), scene).map((id) => {
    const left = table.market[id]
    const about = words.building(costOf(id, scene), buildingOf(id).vp, left)
    const name = buildingName(id, scene)
    return [left > 0 ? name : style.faint(name), style.faint(about)]
  })
  return [
    ` ${style.strong(words.market)}`,
    ...columns(lines, width - 2).map((line) => `  ${line}`),
    ...(isDrafting(scene) ? ['', ...draftLines(scene)] : []),
  ]
}

/** Production buildings first, then the others from the cheapest on. */
function inOrder(ids: readonly string[], scene: Scene): string[] {
  const rank = (id: string) => (buildingOf(id).kind === 'production' ? 0 : costOf(id, scene))
  return [...ids].sort((a, b) => rank(a) - rank(b))
}

/** Whether the players are still putting up buildings. */
export const isDrafting = ({ table, rules }: Scene): boolean =>
  table.now.phase === 'setup' && rules.drafting === 'players'

/** By cost: what is on sale by now, what could come, and for how many there is room. */
export function draftLines(scene: Scene): string[] {
  const { rules, words, drawing, table } = scene
  const { style, width } = drawing
  return rules.spaces.flatMap((spaces, cost) => {
    const ids = rules.draft
      .filter((building) => rules.cost[building] === cost)
      .map((building) => BUILDINGS[building].id)
    if (spaces === 0 || ids.length === 0) return []
    const offered = ids.filter((id) => id in table.market)
    const left = Math.min(spaces, ids.length) - offered.length
    const items = ids.map((id) => {
      const name = buildingName(id, scene)
      return id in table.market ? style.strong(`✓${name}`) : left > 0 ? name : style.faint(name)
    })
    return flow(` ${words.coins(cost).padStart(3)} ${style.faint(`(${words.spaces(left)})`)}  `, items, width)
  })
}

/** Only what is on sale by now, of what is chosen from. */
export function offeredLines(scene: Scene): string[] {
  const { rules, words, drawing, table } = scene
  const ids = rules.draft.map((building) => BUILDINGS[building].id).filter((id) => id in table.market)
  const names = ids.map((id) => buildingName(id, scene))
  return flow(` ${drawing.style.faint(words.offered)}  `, listOr(names), drawing.width, ', ')
}
