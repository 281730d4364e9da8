import { capital, listed } from '@quayside/kernel'
import { ADDED } from '@quayside/puerto-rico/numbers/added'
import { ao, no, o } from '@quayside/puerto-rico/words/pt/grammar'
import type { Chapter, RoleText } from '../texts.ts'
import { os, type Say } from './say.ts'

/** What becomes of workers that were poached and not kept. */
const dropped = ({ n, supply }: Say) =>
  n.switches.poachedRest === 'supply' ? `vão para ${o(supply)}` : 'saem da partida'
const paid = ({ n, coins }: Say) =>
  n.switches.ransom !== 'chooser'
    ? `você recebe ${coins(ADDED.ransom)} do banco`
    : `você recebe ${coins(ADDED.ransom)} de quem escolheu`

export const buccaneer = (say: Say): RoleText => {
  const { n, terms, role, barrels, supply, hall, house, workers } = say
  const kidnap = n.puertomas === 0
  const acts = [
    'assaltar um navio',
    `saquear ${o(house)}`,
    'aliciar trabalhadores',
    ...(kidnap ? ['sequestrar uma função'] : []),
  ]
  return {
    privilege: 'só age quem escolheu',
    summary: `Só ${role('buccaneer')} age, e faz uma coisa: ${listed(acts, 'ou')}.`,
    details: [
      `Assaltar: você pega até ${barrels(ADDED.spoils)} de um navio de carga. O resto da carga volta ${ao(supply)}.`,
      `Saquear: tudo o que está ${no(house)} volta ${ao(supply)}, por 1 PV cada.`,
      `Aliciar: ficam ${workers(n.players)} ${no(hall)}. Dos que saem, até ${ADDED.spoils} vão na hora para círculos vazios seus, os outros ${dropped(say)}.`,
      ...(kidnap
        ? [
            `Sequestrar: você pega uma função que ninguém tem, com ${os(terms.coin)} dela. Se outro a escolher, ${paid(say)}; senão, você a joga no fim da rodada.`,
          ]
        : []),
      `Você fica com o marcador e não pode escolher de novo esta função antes de outro. Ela nunca recebe ${terms.coin.other}.`,
    ],
  }
}

export const buccaneerChapter = (say: Say): Chapter => {
  const { n, terms, role, barrels, workers, supply, hall, house, buildings } = say
  const kidnap = n.puertomas === 0
  return {
    title: capital(say.expansions.buccaneer.one),
    paragraphs: [
      `Uma função a mais: ${role('buccaneer')}. Só age quem escolheu, com uma de ${kidnap ? 4 : 3} ações; as que não teriam efeito não são oferecidas. Quem escolheu fica com um marcador e não pode repetir a função antes de outro. Ela não recebe ${terms.coin.other}.`,
      `Assaltar: um navio de carga se esvazia. Você fica com até ${barrels(ADDED.spoils)}; o resto vai para ${o(supply)}. Saquear: ${o(house)} se esvazia ${no(supply)}, e você ganha 1 PV por ${terms.barrel.one}.`,
      `Aliciar: ${no(hall)} ficam ${workers(n.players)}. Dos que passam disso, até ${ADDED.spoils} vão na hora para círculos vazios seus; nenhum pode esperar sem círculo. Os outros ${dropped(say)}.`,
      kidnap
        ? `Sequestrar: você pega uma função que ainda ninguém tem e ${os(terms.coin)} que estão nela. Os outros ainda podem escolhê-la, e então ${paid(say)}${n.switches.ransom === 'chooser' ? '; sem essa quantia, não podem' : ''}. Você mesmo não pode.`
        : 'Onde joga um Puertoma, nenhuma função pode ser sequestrada.',
      ...(kidnap
        ? [
            `Se ninguém a escolher, joga-se no fim da rodada, antes que as funções recebam ${terms.coin.other}: por todos, a partir de você, que faz as vezes de quem escolheu${n.offers('library') ? `, também para ${o(buildings.library)}` : ''}. Pode trazer o fim da partida.`,
          ]
        : []),
    ],
  }
}
