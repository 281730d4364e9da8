import { capital } from '@quayside/kernel'
import {
  FESTIVAL_BOARD,
  FESTIVAL_CARDS,
  type FestivalGoal,
  type FestivalGoalId,
} from '@quayside/puerto-rico/data/festival'
import { ADDED } from '@quayside/puerto-rico/numbers/added'
import type { Sentences } from '@quayside/puerto-rico/words/catalogue'
import { a } from '@quayside/puerto-rico/words/en/grammar'
import { asSentence, type Chapter, goalCards, type TitledText } from '../texts.ts'
import type { Say } from './say.ts'

export const goals = (say: Say, said: Sentences): Record<FestivalGoalId, TitledText> => {
  const { n, terms, role, phase, house, barrel } = say
  const extra =
    n.switches.extraBarrelCounts === 'yes'
      ? `The extra ${barrel} of the ${role('craftsman')} counts.`
      : `The extra ${barrel} of the ${role('craftsman')} does not count.`
  const hints: Record<FestivalGoal['on'], readonly string[]> = {
    own: ['It counts the moment you have them, with or without workers.'],
    produce: [`All in the same ${phase('craftsman')}; equal ${terms.barrel.other} on it add up.`, extra],
    'own-and-produce': [`The ${terms.barrel.other} must all be made in the same ${phase('craftsman')}.`, extra],
    'close-house': [`Yours must be the ${barrel} on the last space of ${house}.`],
    load: [`All in the same ${phase('captain')}, on any ships.`],
    dispatch: ['Yours must be the load that fills the ship. Ships of your own do not count.'],
    build: ['The tile on it is only a sign: it can still be bought.'],
  }
  return goalCards(({ goal }, id) => ({
    title: capital(said.goals[id]),
    summary: asSentence(said.goalTexts[id]),
    details: [...hints[goal.on], 'Only the first to do it is paid. What lies there then goes back.'],
  }))
}

export const festivalChapter = (say: Say, said: Sentences): Chapter => {
  const { n, terms, field, supply } = say
  const goodsShown = FESTIVAL_BOARD.flatMap(({ slots }) => slots.filter((slot) => slot === 'good')).length
  const texts = FESTIVAL_BOARD.map(({ id }) => asSentence(said.goalTexts[id]))
  return {
    title: capital(say.expansions.festival.one),
    paragraphs: [
      `${FESTIVAL_BOARD.length} goals lie on the festival board, drawn by chance once the market is complete. Each is for the first player who reaches it, in any order.`,
      texts.join(' '),
      `Shown are one ${field}, ${goodsShown} ${terms.barrel.other} (equal ones add up) and one ${terms.building.one} worth ${ADDED.festivalBuilding} VP${n.switches.festivalBuilding === 'commercial' ? ', a commercial one' : ', but no producer of a good that is shown'}. The ${field} and the ${terms.barrel.other} are out of ${supply} until the goal is met; the ${terms.building.one} can be bought all the same.`,
      `A goal is met the moment what it wants is true. Workers come from ${supply}, as far as there are any; you may place them at once or keep them without a circle.`,
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
      `Besides the goals of the board, ${ADDED.festivalCards} of ${cards} cards are drawn and laid out. Each says what is to be done and what it gives; the first to do it is paid, and the card is turned over.`,
      `What a card shows is drawn by chance too: ${terms.barrel.other} (equal ones add up), ${terms.field.other} (never two alike on a card) or ${a(terms.building)} of the market.`,
      `To fill a ship is to put the last ${terms.barrel.one} on a cargo ship. Ships of one’s own are never full.`,
      ...(left > 0 ? [`${left} card is left out, because a Puertoma could never do what it wants.`] : []),
    ],
  }
}
