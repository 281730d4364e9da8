import { capital } from '@quayside/kernel'
import {
  FESTIVAL_BOARD,
  FESTIVAL_CARDS,
  type FestivalGoal,
  type FestivalGoalId,
} from '@quayside/puerto-rico/data/festival'
import { ADDED } from '@quayside/puerto-rico/numbers/added'
import type { Sentences } from '@quayside/puerto-rico/words/catalogue'
import { by, dal, del, Il, il, un } from '@quayside/puerto-rico/words/it/grammar'
import { asSentence, type Chapter, goalCards, type TitledText } from '../texts.ts'
import { I, i, type Say } from './say.ts'

export const goals = (say: Say, said: Sentences): Record<FestivalGoalId, TitledText> => {
  const { n, terms, roles, phase, house } = say
  const { barrel } = terms
  const extra =
    n.switches.extraBarrelCounts === 'yes'
      ? `${Il(barrel)} in più ${del(roles.craftsman)} conta.`
      : `${Il(barrel)} in più ${del(roles.craftsman)} non conta.`
  const hints: Record<FestivalGoal['on'], readonly string[]> = {
    own: ['Conta nel momento in cui li hai, con o senza lavoratori.'],
    produce: [`Tutto nella stessa ${phase('craftsman')}; ${barrel.other} uguali si sommano.`, extra],
    'own-and-produce': [`${I(barrel)} devono venire dalla stessa ${phase('craftsman')}.`, extra],
    'close-house': [`${by(barrel, 'Il tuo', 'La tua')} ${barrel.one} deve occupare l’ultimo spazio ${del(house)}.`],
    load: [`Tutto nella stessa ${phase('captain')}, su navi qualsiasi.`],
    dispatch: ['Deve essere il tuo carico a riempire la nave. Le navi proprie non contano.'],
    build: ['La tessera esposta è solo un segno: si può ancora comprare.'],
  }
  return goalCards(({ goal }, id) => ({
    title: capital(said.goals[id]),
    summary: asSentence(said.goalTexts[id]),
    details: [...hints[goal.on], 'Solo il primo che ci riesce viene pagato. Ciò che sta lì allora ritorna.'],
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
      `Sulla plancia del festival ci sono ${FESTIVAL_BOARD.length} obiettivi, estratti a sorte quando il mercato è completo. Ognuno è di chi lo raggiunge per primo, in qualsiasi ordine.`,
      texts.join(' '),
      `Sono esposti ${un(field)}, ${goodsShown} ${barrel.other} (${by(barrel, 'quelli', 'quelle')} uguali si sommano) e ${un(building)} da ${ADDED.festivalBuilding} PV, ${n.switches.festivalBuilding === 'commercial' ? 'commerciale' : 'ma non uno che produce una merce esposta'}. ${Il(field)} e ${i(barrel)} restano fuori ${dal(supply)} finché l’obiettivo non è raggiunto; ${il(building)} si può comprare lo stesso.`,
      `Un obiettivo è raggiunto nel momento in cui è vero ciò che chiede. I lavoratori vengono ${dal(supply)}, se ce ne sono; puoi collocarli subito o lasciarli senza cerchio.`,
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
      `Oltre agli obiettivi della plancia si estraggono ${ADDED.festivalCards} di ${cards} carte. Ognuna dice che cosa fare e che cosa dà; il primo che ci riesce viene pagato, e la carta si gira.`,
      `Anche ciò che una carta mostra è estratto a sorte: ${terms.barrel.other} (${by(terms.barrel, 'quelli', 'quelle')} uguali si sommano), ${terms.field.other} (mai uguali sulla stessa carta) o ${un(terms.building)} del mercato.`,
      `Riempire una nave è metterci l’${by(terms.barrel, 'ultimo', 'ultima')} ${terms.barrel.one}. Le navi proprie non si riempiono mai.`,
      ...(left > 0 ? [`Resta fuori ${left} carta, perché un Puertoma non potrebbe mai riuscirci.`] : []),
    ],
  }
}
