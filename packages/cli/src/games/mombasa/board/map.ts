import type { MapData, RegionData } from '@quayside/mombasa/data/pack'
import { COMPANIES, type CompanyId } from '@quayside/mombasa/ids'
import { flow, padEnd, widthOf } from '../../../text/layout.ts'
import { byCompany, companyName, companySign, rewardText, type Scene } from './scene.ts'

/** The map: where each company stands and what it can enter next; at length every region with its borders. */

/** Regions that companies hold, `→`, and what each further region costs and gives. */
export const mapLines = (scene: Scene, companies: readonly CompanyId[] = COMPANIES): string[] =>
  companies.flatMap((company) => {
    const names = heldBy(company, scene).map(({ id }) => regionName(id, scene))
    return companyRow(company, inRow(names, ','), scene)
  })

/** A line for each company, with the number of its regions; what is cut off is the dearest to enter. */
export const mapInShort = (scene: Scene): string[] =>
  COMPANIES.map((company) => {
    const [first, ...more] = companyRow(company, [String(heldBy(company, scene).length)], scene)
    return more.length > 0 ? `${first.slice(0, first.lastIndexOf(SEPARATOR))}…` : first
  })

const SEPARATOR = ' ·'

function companyRow(company: CompanyId, held: readonly string[], scene: Scene): string[] {
  const { drawing } = scene
  const widest = Math.max(...COMPANIES.map((id) => widthOf(companyName(id, scene))))
  const label = ` ${companySign(company, scene)} ${drawing.style.strong(padEnd(companyName(company, scene), widest))} `
  const entries = reach(company, scene).map(({ region, cost }) => entryText(region, cost, scene))
  const [first, ...further] = inRow(entries, SEPARATOR)
  const ahead = first === undefined ? [] : [`${drawing.style.faint('→')} ${first}`, ...further]
  return flow(label, [...held, ...ahead], drawing.width, ' ')
}

/** A sign behind each but the last, so that a line can be broken anywhere. */
const inRow = (texts: readonly string[], sign: string): string[] =>
  texts.map((text, i) => (i < texts.length - 1 ? text + sign : text))

const regionName = (id: string, { drawing }: Scene): string => drawing.game.thing('region', id)

const holder = (id: string, { table }: Scene): CompanyId | undefined => table.posts[id] as CompanyId | undefined

const heldBy = (company: CompanyId, scene: Scene): RegionData[] =>
  scene.pack.map.regions.filter(({ id }) => holder(id, scene) === company)

/** `2 Kordofan ▲ ◆1 ⚒2`: points to enter it now, who stands there, what it gives. */
function entryText(region: RegionData, cost: number, scene: Scene): string {
  const standing = holder(region.id, scene)
  return [
    scene.drawing.style.accent(String(cost)),
    regionName(region.id, scene),
    ...(standing ? [companySign(standing, scene)] : []),
    ...worth(region, scene),
  ].join(' ')
}

function worth({ reward, mines }: RegionData, scene: Scene): string[] {
  const gives = rewardText(reward, scene)
  return [...(gives === '' ? [] : [gives]), ...(mines > 0 ? [`⚒${mines}`] : [])]
}

/** Regions next to a company's base or posts, by the cheapest border; the cheapest first. */
function reach(company: CompanyId, scene: Scene): { readonly region: RegionData; readonly cost: number }[] {
  const { pack } = scene
  const { cost, regions } = pack.map
  const held = new Set(heldBy(company, scene).map(({ id }) => id))
  const next = regions.flatMap((region) => {
    if (held.has(region.id)) return []
    const fromBase = pack.map.bases[company].adjacent[region.id]
    const borders = bordersOf(region.id, pack.map).filter(({ to }) => held.has(to))
    const kinds = [...borders.map(({ kind }) => kind), ...(fromBase ? [fromBase] : [])]
    if (kinds.length === 0) return []
    const occupied = holder(region.id, scene) === undefined ? 0 : cost.occupied
    return [{ region, cost: Math.min(...kinds.map((kind) => cost[kind])) + occupied }]
  })
  return next.sort((a, b) => a.cost - b.cost)
}

function bordersOf(id: string, { borders }: MapData) {
  return borders.flatMap(({ regions: [a, b], kind }) =>
    a === id ? [{ to: b, kind }] : b === id ? [{ to: a, kind }] : [],
  )
}

/* At length */

/** Every region under the base it is nearest to: what stands there, what it gives, and its borders. */
export function mapDetail(scene: Scene): string[] {
  const { table, pack, homes, drawing } = scene
  const names = pack.map.regions.map(({ id }) => widthOf(regionName(id, scene)))
  const gives = pack.map.regions.map((region) => widthOf(worth(region, scene).join(' ')))
  const [nameWidth, worthWidth] = [Math.max(...names), Math.max(...gives)]
  return [
    ...mapLines(scene),
    ...byCompany(table.tracks).flatMap(([company]) => [
      ` ${companySign(company, scene)} ${drawing.style.strong(companyName(company, scene))}`,
      ...pack.map.regions
        .filter(({ id }) => homes.get(id) === company)
        .flatMap((region) => {
          const standing = holder(region.id, scene)
          const sign = standing ? companySign(standing, scene) : ' '
          const name = padEnd(regionName(region.id, scene), nameWidth)
          const label = `   ${sign} ${name}  ${padEnd(worth(region, scene).join(' '), worthWidth)}  `
          return flow(label, borderTexts(region.id, scene), drawing.width)
        }),
    ]),
  ]
}

/** `─` before a neighbour is a single border, `═` a double one. */
function borderTexts(id: string, scene: Scene): string[] {
  const line = (kind: 'single' | 'double') => (kind === 'single' ? '─' : '═')
  const bases = byCompany(scene.pack.map.bases).flatMap(([company, { adjacent }]) =>
    adjacent[id] ? [`${line(adjacent[id])}[${companySign(company, scene)}]`] : [],
  )
  const regions = bordersOf(id, scene.pack.map).map(({ to, kind }) => {
    const standing = holder(to, scene)
    return `${line(kind)}${standing ? companySign(standing, scene) : ''}${regionName(to, scene)}`
  })
  return [...bases, ...regions]
}

/** The base each region is nearest to: the map at length is ordered by it. */
export const homesOn = (map: MapData): ReadonlyMap<string, CompanyId> =>
  new Map(map.regions.map(({ id }) => [id, nearestBase(id, map)]))

/** By points over empty land; of two equally near the one named first. */
function nearestBase(id: string, map: MapData): CompanyId {
  const distance = new Map([[id, 0]])
  const open = [id]
  let best: { company: CompanyId; points: number } | undefined
  while (open.length > 0) {
    open.sort((a, b) => (distance.get(a) as number) - (distance.get(b) as number))
    const here = open.shift() as string
    const points = distance.get(here) as number
    for (const [company, { adjacent }] of byCompany(map.bases)) {
      const kind = adjacent[here]
      if (kind && (!best || points + map.cost[kind] < best.points)) best = { company, points: points + map.cost[kind] }
    }
    for (const { to, kind } of bordersOf(here, map)) {
      const further = points + map.cost[kind]
      if (further >= (distance.get(to) ?? Number.POSITIVE_INFINITY)) continue
      distance.set(to, further)
      if (!open.includes(to)) open.push(to)
    }
  }
  return best?.company ?? 'mombasa'
}
