import { capital } from '@quayside/kernel'
import type { RuleSwitches } from '@quayside/puerto-rico/editions/edition'
import { EDITIONS, type EditionId } from '@quayside/puerto-rico/ids'
import { editionsBy } from '@quayside/puerto-rico/numbers/index'
import { by as agree, ao, doThe, O, o } from '@quayside/puerto-rico/words/pt/grammar'
import type { Chapter } from '../texts.ts'
import type { Say } from './say.ts'

const SHORT: Record<EditionId, string> = { classic: 'clássica', '2020': '2020', '1897': '1897' }

/** Switches of the base game; what expansions do is told where they are in play. */
type Switch = 'tileSupply' | 'hospiceTile' | 'hospiceFallback' | 'privateShipEmpties'

/** How the editions differ, read off their switches. */
export const editions = (say: Say): Chapter => {
  const { n, terms, supply, empty, hall, list, phase } = say
  const played: { readonly [K in Switch]: Record<RuleSwitches[K]['value'], string> } = {
    tileSupply: {
      'one-stack': 'uma só pilha',
      'pile-per-open-tile': 'uma pilha sob cada peça à vista, e quem pega ou tira diz de qual',
    },
    hospiceTile: {
      'regular-action': 'só com a peça normal',
      'any-gained': `com qualquer uma das peças ganhas na ${phase('settler')}`,
    },
    hospiceFallback: {
      none: `só ${doThe(supply)}`,
      'worker-ship': `${doThe(supply)} ou, com ${o(supply)} ${empty}, ${doThe(hall)}`,
    },
    privateShipEmpties: { 'at-once': 'na hora', 'end-of-phase': 'no fim da fase' },
  }
  const by = <K extends Switch>(name: K): string =>
    editionsBy(name)
      .map(({ value, editions }) => `${played[name][value]} (${editions.map((id) => SHORT[id]).join(', ')})`)
      .join('; ')
  const alike = new Set(Object.values(n.chips)).size === 1
  const chips = alike ? `${n.vpChips} em todas as edições` : list(EDITIONS.map((id) => `${n.chips[id]} (${SHORT[id]})`))
  return {
    title: 'O que muda entre as edições',
    paragraphs: [
      `Esta mesa joga a edição ${SHORT[n.edition]}. Custos, pontos, trabalhadores, navios e funções são iguais nas três; os nomes mudam, e cada cartão traz os outros.`,
      `PV em fichas com ${n.players} jogadores: ${chips}.`,
      `${capital(terms.field.other)} ${agree(terms.field, 'virados', 'viradas')} para baixo: ${by('tileSupply')}.`,
      `${O(say.buildings.hospice)} traz um trabalhador ${by('hospiceTile')}. O trabalhador vem ${by('hospiceFallback')}.`,
      `O que se embarca com ${o(say.buildings.wharf)} volta ${ao(supply)} ${by('privateShipEmpties')}.`,
    ],
  }
}
