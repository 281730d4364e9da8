import { capital, listed } from '@quayside/kernel'
import { ADDED } from '@quayside/puerto-rico/numbers/added'
import { al, il, nel } from '@quayside/puerto-rico/words/it/grammar'
import type { Chapter, RoleText } from '../texts.ts'
import { i, type Say } from './say.ts'

/** What becomes of workers that were poached and not kept. */
const dropped = ({ n, supply }: Say) =>
  n.switches.poachedRest === 'supply' ? `vanno ${nel(supply)}` : 'escono dalla partita'
const paid = ({ n, coins }: Say) =>
  n.switches.ransom !== 'chooser'
    ? `ricevi ${coins(ADDED.ransom)} dalla banca`
    : `ricevi ${coins(ADDED.ransom)} da chi l’ha scelto`

export const buccaneer = (say: Say): RoleText => {
  const { n, terms, role, barrels, supply, hall, house, workers } = say
  const kidnap = n.puertomas === 0
  const acts = [
    'assaltare una nave',
    `saccheggiare ${il(house)}`,
    'razziare lavoratori',
    ...(kidnap ? ['rapire un ruolo'] : []),
  ]
  return {
    privilege: 'agisce solo chi ha scelto',
    summary: `Agisce solo ${role('buccaneer')}, e fa una cosa: ${listed(acts, 'o')}.`,
    details: [
      `Assaltare: prendi fino a ${barrels(ADDED.spoils)} da una nave da carico. Il resto del carico torna ${al(supply)}.`,
      `Saccheggiare: tutto ciò che sta ${nel(house)} torna ${al(supply)}, per 1 PV ciascuno.`,
      `Adescare: ${nel(hall)} restano ${workers(n.players)}. Di quelli che escono, fino a ${ADDED.spoils} vanno subito in cerchi vuoti tuoi, gli altri ${dropped(say)}.`,
      ...(kidnap
        ? [
            `Rapire: prendi un ruolo che nessuno ha, con ${i(terms.coin)} che porta. Se un altro lo sceglie, ${paid(say)}; se no, lo giochi tu a fine round.`,
          ]
        : []),
      `Tieni il segnalino e non puoi scegliere di nuovo questo ruolo prima di un altro. Non riceve mai ${terms.coin.other}.`,
    ],
  }
}

export const buccaneerChapter = (say: Say): Chapter => {
  const { n, terms, role, barrels, workers, supply, hall, house, the } = say
  const kidnap = n.puertomas === 0
  return {
    title: capital(say.expansions.buccaneer.one),
    paragraphs: [
      `Un ruolo in più: ${role('buccaneer')}. Agisce solo chi l’ha scelto, con una di ${kidnap ? 4 : 3} azioni; quelle senza effetto non vengono offerte. Chi l’ha scelto tiene un segnalino e non può riprendere il ruolo prima di un altro. Non riceve ${terms.coin.other}.`,
      `Assaltare: una nave da carico si svuota. Tieni fino a ${barrels(ADDED.spoils)}, il resto va ${nel(supply)}. Saccheggiare: ${il(house)} si svuota ${nel(supply)}, e ottieni 1 PV per ogni ${terms.barrel.one}.`,
      `Adescare: ${nel(hall)} restano ${workers(n.players)}. Di quelli in più, fino a ${ADDED.spoils} vanno subito in cerchi vuoti tuoi; nessuno può aspettare senza cerchio. Gli altri ${dropped(say)}.`,
      kidnap
        ? `Rapire: prendi un ruolo che ancora nessuno ha e ${i(terms.coin)} che vi stanno sopra. Gli altri possono ancora sceglierlo, e allora ${paid(say)}${n.switches.ransom === 'chooser' ? '; chi non può pagare, non può' : ''}. Tu invece no.`
        : 'Dove gioca un Puertoma, nessun ruolo può essere rapito.',
      ...(kidnap
        ? [
            `Se nessuno lo sceglie, si gioca a fine round, prima che i ruoli ricevano ${terms.coin.other}: da tutti, a partire da te, come se l’avessi scelto tu${n.offers('library') ? `, anche per ${the('library')}` : ''}. Può portare alla fine della partita.`,
          ]
        : []),
    ],
  }
}
