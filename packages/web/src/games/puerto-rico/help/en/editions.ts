import type { RuleSwitches } from '@quayside/puerto-rico/editions/edition'
import { EDITIONS, type EditionId } from '@quayside/puerto-rico/ids'
import { editionsBy } from '@quayside/puerto-rico/numbers/index'
import { The, the } from '@quayside/puerto-rico/words/en/grammar'
import type { Chapter } from '../texts.ts'
import type { Say } from './say.ts'

const SHORT: Record<EditionId, string> = { classic: 'classic', '2020': '2020', '1897': '1897' }

/** Switches of the base game; what expansions do is told where they are in play. */
type Switch = 'tileSupply' | 'hospiceTile' | 'hospiceFallback' | 'privateShipEmpties'

/** How the editions differ, read off their switches. */
export const editions = (say: Say): Chapter => {
  const { n, fields, supply, hall, list, phase } = say
  const played: { readonly [K in Switch]: Record<RuleSwitches[K]['value'], string> } = {
    tileSupply: {
      'one-stack': 'one stack',
      'pile-per-open-tile': 'a pile under each open tile, and whoever takes or draws names the pile',
    },
    hospiceTile: {
      'regular-action': 'for the regular tile only',
      'any-gained': `for any one tile gained in the ${phase('settler')}`,
    },
    hospiceFallback: {
      none: `from ${supply} only`,
      'worker-ship': `from ${supply}, or from ${hall} if that is empty`,
    },
    privateShipEmpties: { 'at-once': 'at once', 'end-of-phase': 'when the phase ends' },
  }
  const by = <K extends Switch>(name: K): string =>
    editionsBy(name)
      .map(({ value, editions }) => `${played[name][value]} (${editions.map((id) => SHORT[id]).join(', ')})`)
      .join('; ')
  const alike = new Set(Object.values(n.chips)).size === 1
  const chips = alike ? `${n.vpChips} in all editions` : list(EDITIONS.map((id) => `${n.chips[id]} (${SHORT[id]})`))
  return {
    title: 'How the editions differ',
    paragraphs: [
      `This table plays the ${SHORT[n.edition]} edition. Costs, points, workers, ships and roles are the same in all three; names differ, and each card gives the others.`,
      `VP in chips with ${n.players} players: ${chips}.`,
      `Face-down ${fields}: ${by('tileSupply')}.`,
      `${The(say.buildings.hospice)} brings a worker ${by('hospiceTile')}. The worker comes ${by('hospiceFallback')}.`,
      `What ${the(say.buildings.wharf)} ships goes back to ${supply} ${by('privateShipEmpties')}.`,
    ],
  }
}
