import { capital } from '@quayside/kernel'
import {
  FESTIVAL_BOARD,
  FESTIVAL_CARDS,
  type FestivalGoal,
  type FestivalGoalId,
} from '@quayside/puerto-rico/data/festival'
import { ADDED } from '@quayside/puerto-rico/numbers/added'
import type { Sentences } from '@quayside/puerto-rico/words/catalogue'
import { by, doThe, O, o, um } from '@quayside/puerto-rico/words/pt/grammar'
import { asSentence, type Chapter, goalCards, type TitledText } from '../texts.ts'
import { os, type Say } from './say.ts'

export const goals = (say: Say, said: Sentences): Record<FestivalGoalId, TitledText> => {
  const { n, terms, roles, phase, house } = say
  const { barrel } = terms
  const extra =
    n.switches.extraBarrelCounts === 'yes'
      ? `${O(barrel)} a mais ${doThe(roles.craftsman)} conta.`
      : `${O(barrel)} a mais ${doThe(roles.craftsman)} não conta.`
  const hints: Record<FestivalGoal['on'], readonly string[]> = {
    own: ['Conta no momento em que você as tem, com ou sem trabalhadores.'],
    produce: [`Tudo na mesma ${phase('craftsman')}; ${barrel.other} iguais se somam.`, extra],
    'own-and-produce': [`${capital(os(barrel))} devem vir todos da mesma ${phase('craftsman')}.`, extra],
    'close-house': [`${by(barrel, 'Seu', 'Sua')} ${barrel.one} deve ocupar o último espaço ${doThe(house)}.`],
    load: [`Tudo na mesma ${phase('captain')}, em quaisquer navios.`],
    dispatch: ['É o seu embarque que deve encher o navio. Navios próprios não contam.'],
    build: ['A peça exposta é só um sinal: ainda pode ser comprada.'],
  }
  return goalCards(({ goal }, id) => ({
    title: capital(said.goals[id]),
    summary: asSentence(said.goalTexts[id]),
    details: [...hints[goal.on], 'Só o primeiro a conseguir é pago. O que está ali então volta.'],
  }))
}

export const festivalChapter = (say: Say, said: Sentences): Chapter => {
  const { n, terms, supply } = say
  const { field, barrel, building } = terms
  const goodsShown = FESTIVAL_BOARD.flatMap(({ slots }) => slots.filter((slot) => slot === 'good')).length
  const texts = FESTIVAL_BOARD.map(({ id }) => asSentence(said.goalTexts[id]))
  return {
    title: capital(say.expansions.festival.one),
    paragraphs: [
      `No tabuleiro do festival há ${FESTIVAL_BOARD.length} objetivos, sorteados quando o mercado está completo. Cada um é do primeiro que o cumprir, em qualquer ordem.`,
      texts.join(' '),
      `Estão expostos ${um(field)}, ${goodsShown} ${barrel.other} (iguais se somam) e ${um(building)} de ${ADDED.festivalBuilding} PV, ${n.switches.festivalBuilding === 'commercial' ? 'comercial' : 'menos de produção de uma mercadoria exposta'}. ${O(field)} e ${os(barrel)} ficam fora ${doThe(supply)} até o objetivo ser cumprido; ${o(building)} pode ser ${by(building, 'comprado', 'comprada')} assim mesmo.`,
      `Um objetivo se cumpre no momento em que é verdade o que ele pede. Os trabalhadores vêm ${doThe(supply)}, se houver; você pode colocá-los na hora ou deixá-los sem círculo.`,
    ],
  }
}

export const festivalCardsChapter = (say: Say): Chapter => {
  const { n, terms } = say
  const cards = n.goals.length - FESTIVAL_BOARD.length
  const left = FESTIVAL_CARDS.length - cards
  return {
    title: capital(say.expansions['festival-cards'].one),
    paragraphs: [
      `Além dos objetivos do tabuleiro, sorteiam-se ${ADDED.festivalCards} de ${cards} cartas. Cada uma diz o que fazer e o que dá; o primeiro a conseguir é pago, e a carta é virada.`,
      `O que uma carta mostra também é sorteado: ${terms.barrel.other} (iguais se somam), ${terms.field.other} (nunca iguais na mesma carta) ou ${um(terms.building)} do mercado.`,
      `Encher um navio é pôr nele ${by(terms.barrel, 'o último', 'a última')} ${terms.barrel.one}. Navios próprios nunca se enchem.`,
      ...(left > 0 ? [`Fica de fora ${left} carta, porque um Puertoma nunca poderia cumpri-la.`] : []),
    ],
  }
}
