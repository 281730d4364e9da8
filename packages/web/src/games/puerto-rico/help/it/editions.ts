import { capital } from '@quayside/kernel'
import type { RuleSwitches } from '@quayside/puerto-rico/editions/edition'
import { EDITIONS, type EditionId } from '@quayside/puerto-rico/ids'
import { editionsBy } from '@quayside/puerto-rico/numbers/index'
import { by as agree, al, dal, Il, il } from '@quayside/puerto-rico/words/it/grammar'
import type { Chapter } from '../texts.ts'
import type { Say } from './say.ts'

const SHORT: Record<EditionId, string> = { classic: 'classica', '2020': '2020', '1897': '1897' }

/** Switches of the base game; what expansions do is told where they are in play. */
type Switch = 'tileSupply' | 'hospiceTile' | 'hospiceFallback' | 'privateShipEmpties'

/** How the editions differ, read off their switches. */
export const editions = (say: Say): Chapter => {
  const { n, terms, supply, empty, hall, list, phase, the } = say
  const played: { readonly [K in Switch]: Record<RuleSwitches[K]['value'], string> } = {
    tileSupply: {
      'one-stack': 'una sola pila',
      'pile-per-open-tile': 'una pila sotto ogni tessera scoperta, e chi prende o pesca dice da quale',
    },
    hospiceTile: {
      'regular-action': 'solo con la tessera normale',
      'any-gained': `con una qualsiasi delle tessere ottenute nella ${phase('settler')}`,
    },
    hospiceFallback: {
      none: `solo ${dal(supply)}`,
      'worker-ship': `${dal(supply)} o, con ${il(supply)} ${empty}, ${dal(hall)}`,
    },
    privateShipEmpties: { 'at-once': 'subito', 'end-of-phase': 'a fine fase' },
  }
  const by = <K extends Switch>(name: K): string =>
    editionsBy(name)
      .map(({ value, editions }) => `${played[name][value]} (${editions.map((id) => SHORT[id]).join(', ')})`)
      .join('; ')
  const alike = new Set(Object.values(n.chips)).size === 1
  const chips = alike
    ? `${n.vpChips} in tutte le edizioni`
    : list(EDITIONS.map((id) => `${n.chips[id]} (${SHORT[id]})`))
  return {
    title: 'Che cosa cambia tra le edizioni',
    paragraphs: [
      `Questo tavolo gioca l’edizione ${SHORT[n.edition]}. Costi, punti, lavoratori, navi e ruoli sono uguali in tutte e tre; i nomi cambiano, e ogni scheda riporta gli altri.`,
      `PV in segnalini con ${n.players} giocatori: ${chips}.`,
      `${capital(terms.field.other)} ${agree(terms.field, 'coperti', 'coperte')}: ${by('tileSupply')}.`,
      `${Il(say.buildings.hospice)} porta un lavoratore ${by('hospiceTile')}. Il lavoratore viene ${by('hospiceFallback')}.`,
      `Ciò che si imbarca con ${the('wharf')} torna ${al(supply)} ${by('privateShipEmpties')}.`,
    ],
  }
}
