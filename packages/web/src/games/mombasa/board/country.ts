import { MAP } from '@quayside/mombasa/data/map'
import type { BorderKind } from '@quayside/mombasa/data/pack'
import { listed } from '../../../app/words.ts'
import { rewardWords } from './rewards.ts'
import type { Scene } from './scene.svelte.ts'
import { COMPANY_ROWS, type RegionData, regionOf } from './things.ts'
import { MAP_WORDS } from './words-map.ts'

/** A region in words: whose it is, what it gives, and where its borders lead. */

const KINDS: readonly BorderKind[] = ['single', 'double']

/** The regions and bases behind a region's borders of a kind. */
function beyond(scene: Scene, id: string, kind: BorderKind): string[] {
  const { baseOf } = MAP_WORDS[scene.host.language]
  const regions = MAP.borders.flatMap(({ regions: [a, b], kind: there }) => {
    if (there !== kind || (a !== id && b !== id)) return []
    return [scene.thing('region', a === id ? b : a)]
  })
  const bases = COMPANY_ROWS.filter((company) => MAP.bases[company].adjacent[id] === kind)
  return [...regions, ...bases.map((company) => baseOf(scene.thing('company', company)))]
}

function rewardText({ reward }: RegionData, scene: Scene): string {
  const w = MAP_WORDS[scene.host.language]
  const text = rewardWords(reward, scene.w, scene.host.words)
  return text === '' ? w.noReward : w.reward(text)
}

export interface Country {
  readonly id: string
  /** Whose post stands there, and whose would after the answer under the pointer. */
  readonly company: string | undefined
  readonly coming: string | undefined
  /** It is part of the expansion that is being laid out. */
  readonly drafted: boolean
  /** Points to enter it, where that is asked. */
  readonly points: number | null
}

export function countryText({ id, company, coming, drafted, points }: Country, scene: Scene): string {
  const { language } = scene.host
  const w = MAP_WORDS[language]
  const region = regionOf(id)
  const named = (who: string) => scene.thing('company', who)
  const borders = KINDS.flatMap((kind) => {
    const names = beyond(scene, id, kind)
    return names.length > 0 ? [w.borders[kind](listed(language, names))] : []
  })
  const around = MAP.enclaves.find(({ enclave }) => enclave === id)?.surrounding
  const post = company === undefined ? w.noPost : drafted ? w.laidOut(named(company)) : w.post(named(company))
  const parts = [
    around === undefined ? '' : w.enclave(scene.thing('region', around)),
    post,
    coming === undefined ? '' : w.coming(named(coming)),
    points === null ? '' : w.entering(points),
    rewardText(region, scene),
    region.mines > 0 ? w.mines(region.mines) : '',
    ...borders,
  ]
  return `${scene.thing('region', id)}: ${parts.filter(Boolean).join(', ')}`
}
