import {
  type AbilityId,
  BUILDINGS_PER_LEVEL,
  ESTATE_CIRCLES,
  ESTATES_PER_KIND,
  LEVELS,
  PUERTOMA_POINTS,
  TIE_BREAK_CARDS,
} from '@quayside/puerto-rico/data/puertoma'
import { GOODS } from '@quayside/puerto-rico/ids'
import { ADDED, arrowsFrom } from '@quayside/puerto-rico/numbers/added'
import type { Sentences } from '@quayside/puerto-rico/words/catalogue'
import { abilityCards, asSentence, type Chapter, type TitledText } from '../texts.ts'
import type { Say } from './say.ts'

const TITLES: Record<AbilityId, string> = {
  'sells-duplicates': 'Any kind sold',
  'coin-per-sale': 'More for a sale',
  'worker-per-building': 'Worker for building',
  'keeps-a-kind': 'Warehouse',
  'coin-before-building': 'Money for building',
  'extra-crate': 'More goods',
  'coin-per-kind': 'Pay for variety',
  'worker-at-end': 'One more worker',
  'crate-per-estate': 'Goods with land',
  'point-per-kind': 'Points for variety',
  'discards-for-points': 'Points for goods',
  'coin-per-worker': 'Pay for workers',
}

export const abilities = (say: Say, said: Sentences): Record<AbilityId, TitledText> => {
  const { n, terms } = say
  const starts = (level: number): string => {
    if (level === LEVELS) return `It works from the turn after the Puertoma’s first large ${terms.building.one}.`
    if (level === 1 && n.puertomaLevel === 'hard') return 'At the hard level it works from the start.'
    return `It works from the turn after the Puertoma’s second ${terms.building.one} worth ${level} VP.`
  }
  return abilityCards(({ level }, id) => ({
    title: TITLES[id],
    summary: asSentence(`The Puertoma ${said.abilities[id]}`),
    details: [
      starts(level),
      ...(n.puertomaLevel === 'easy' ? ['At the easy level a Puertoma with two abilities loses the others.'] : []),
    ],
  }))
}

export const puertomaChapter = (say: Say): Chapter => ({
  title: 'Puertoma',
  paragraphs: [
    general(say),
    ...choosing(say),
    building(say),
    land(say),
    goods(say),
    scoring(say),
    level(say),
    ...expansions(say),
  ],
})

const general = ({ n, terms, Hall }: Say) =>
  `${n.puertomas === 1 ? 'One seat is a Puertoma' : `${n.puertomas} seats are Puertomas`}. The game plays a Puertoma after fixed rules, and the log says why it does what it does. It sits after the human players, is set up like them, has no production ${terms.building.other}, uses nothing that its ${terms.building.other} do, and quarries take nothing off its prices. ${Hall} is refilled for the cities of the humans and for the emptiest ${terms.field.one} of each Puertoma.`

function choosing({ n, terms, field, role, coins, list }: Say): string[] {
  const arrows = arrowsFrom(n.roles).map(({ from, to }) => `${role(from)} to ${list(to.map(role))}`)
  const always = n.roles.includes('prospector') ? `; the ${role('prospector')} always does` : ''
  return [
    `It picks among the roles that are free and that pay: first those an arrow leads to from the action marker, then those with the most ${terms.coin.other}, then the first on one of ${TIE_BREAK_CARDS.length} tie-break cards. A step that no role meets is left out. If no role pays, the same steps go over all that are free.`,
    `There is one marker, and it starts on the ${role('builder')}. It moves along an arrow to the role a Puertoma picks or follows, if the Puertoma can act there. Arrows: ${arrows.join('; ')}.`,
    `A role pays if the Puertoma can build something (${role('builder')}), take an open ${field} that fits (${role('settler')}), fill a circle (${role('mayor')}), make a kind it does not have (${role('craftsman')}), sell for at least ${coins(1)} (${role('trader')}) or load (${role('captain')})${always}.`,
  ]
}

const building = ({ terms, role }: Say) =>
  `${role('builder')}: it builds the commercial ${terms.building.one} of the highest level it can pay, then the dearest, then by card; ${BUILDINGS_PER_LEVEL} of each level at most. The level is the points, large ones are level ${LEVELS} and never its first. Of those it builds the one it has reserved, which is drawn with its first ${terms.building.one} and anew whenever somebody builds it. The second ${terms.building.one} of a level, or the first large one, turns up an ability. With ${BUILDINGS_PER_LEVEL} of all ${LEVELS} levels its city is full.`

const land = ({ field, role, good, list }: Say) => {
  const circles = GOODS.map((id) => `${good(id)} ${ESTATE_CIRCLES[id]}`)
  return `${role('settler')}: it takes a kind of which it has one, else the best kind, ${ESTATES_PER_KIND} of each at most; if none fits, a quarry. From worst to best: ${list(GOODS.map(good))}. ${role('mayor')}: each worker goes to the ${field} that lacks the fewest, the best of those. With all its circles filled it is active: ${list(circles)}. Further workers wait without a circle, and none is ever lifted.`
}

const goods = ({ field, role, barrel, barrels, house, coins }: Say) =>
  `${role('craftsman')}: each active ${field} makes ${barrels(1)}; as chooser it gets one more of the best kind. ${role('trader')}: it sells the best ${barrel} that ${house} takes, if that brings at least ${coins(1)}. ${role('captain')}: it loads the kind of which it can load most, the worst of equals, on the ship with the least room that takes them all. Then it keeps ${barrels(1)} of its best kind.`

function scoring({ terms, fields }: Say): string {
  const { largeBuilding, spareWorker, quarry, activePair, goodsAndCoinsPerPoint } = PUERTOMA_POINTS
  return `A Puertoma scores its chips and the points of its ${terms.building.other}, and besides: ${largeBuilding} VP for each large ${terms.building.one} instead of a bonus, ${spareWorker} VP for each worker without a circle, ${quarry} VP for each quarry, ${activePair} VP for each kind with two active ${fields}, and 1 VP for every ${goodsAndCoinsPerPoint} goods and ${terms.coin.other}, rounded up.`
}

const level = ({ n, terms, good, coins }: Say) =>
  ({
    easy: 'Level: easy. Once a Puertoma has two abilities, it loses the other two.',
    normal: 'Level: normal. Each Puertoma has one ability of each level, drawn by chance and hidden until it works.',
    hard: `Level: hard. The ability of level 1 works from the start. The first Puertoma begins with a ${terms.building.one} of level 1, a worker and 1 ${good('corn')} more${n.puertomas > 1 ? `, the second with a ${terms.building.one} of level 2 and 1 ${good('sugar')} more, but with only ${coins(1)}` : ''}.`,
  })[n.puertomaLevel]

function expansions({ n, terms, field, pieces, role, coins }: Say): string[] {
  const drafts = n.drafting === 'players'
  return [
    ...(drafts ? [`Where the market is drafted, a tie-break card says which ${terms.building.one} it offers.`] : []),
    ...(n.has('nobles')
      ? [
          `It takes ${pieces.noble.other} before workers. They serve it as workers and bring ${ADDED.noblePoints} VP each at the end.`,
        ]
      : []),
    ...(n.has('buccaneer')
      ? [
          `It reckons as if ${coins(ADDED.buccaneerCoins)} lay on the ${role('buccaneer')}, and takes that role before it draws a card. It does what gains it most; of equals it poaches, then plunders, then raids. It raids a ship with goods it does not make, then the fullest, then the best goods.`,
        ]
      : []),
    ...(n.has('festival')
      ? [
          `While goals of the festival are open, it first builds, settles, places workers, sells and fills ships for them. A third ${field} of a kind that it takes for a goal counts as a quarry.`,
        ]
      : []),
  ]
}
