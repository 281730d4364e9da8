import { capital } from '@quayside/kernel'
import { GOODS } from '@quayside/puerto-rico/ids'
import { ADDED } from '@quayside/puerto-rico/numbers/added'
import { PRIVILEGE } from '@quayside/puerto-rico/sizes'
import type { Sentences } from '@quayside/puerto-rico/words/catalogue'
import { a, the } from '@quayside/puerto-rico/words/en/grammar'
import type { Chapter, ChapterId } from '../texts.ts'
import { achievementsChapter } from './achievements.ts'
import { buccaneerChapter } from './buccaneer.ts'
import { editions } from './editions.ts'
import { festivalCardsChapter, festivalChapter } from './festival.ts'
import { newBuildingsChapter } from './new-buildings.ts'
import { noblesChapter } from './nobles.ts'
import { puertomaChapter } from './puertoma.ts'
import type { Say } from './say.ts'
import { variants } from './variants.ts'

/** The rules reference, but for the phases of the roles. */
export const chapters = (say: Say, said: Sentences): Record<ChapterId, Chapter> => ({
  quick: quick(say),
  aim: aim(say),
  setup: setup(say),
  round: round(say),
  buildings: buildings(say),
  end: end(say),
  scoring: scoring(say),
  'tie-break': tieBreak(say),
  editions: editions(say),
  'new-buildings': newBuildingsChapter(say),
  nobles: noblesChapter(say),
  buccaneer: buccaneerChapter(say),
  festival: festivalChapter(say, said),
  'festival-cards': festivalCardsChapter(say),
  achievements: achievementsChapter(say),
  puertoma: puertomaChapter(say),
  variants: variants(say),
})

const quick = ({ n, terms, role, privilege, fields }: Say): Chapter => ({
  title: 'The game in one minute',
  paragraphs: [
    `You run an island: ${fields} and quarries in the country, ${terms.building.other} in the city. Nothing works without a worker.`,
    `Each round, each player in turn chooses a role. Everyone plays it, the chooser first; only the chooser has its ${privilege.one}.`,
    `The ${role('settler')} brings ${fields}, the ${role('mayor')} workers, the ${role('builder')} ${terms.building.other}, the ${role('craftsman')} goods. The ${role('trader')} turns a ${terms.barrel.one} into ${terms.coin.other}, the ${role('captain')} turns ${terms.barrel.other} into victory points (VP).`,
    `Goods shipped and ${terms.building.other} score. When ${n.has('nobles') ? 'chips' : 'workers or chips'} run out or a city is full, the round is played to its end. Whoever has the most VP wins.`,
  ],
})

const aim = ({ terms, phase }: Say): Chapter => ({
  title: 'The aim',
  paragraphs: [
    'Have the most victory points (VP) when the game ends.',
    `They come from three places: chips for goods shipped in the ${phase('captain')}, the points printed on your ${terms.building.other}, and the bonuses of large ${terms.building.other} that have a worker.`,
    `${capital(terms.coin.other)} and goods are worth nothing at the end, except to break a tie.`,
  ],
})

const setup = (say: Say): Chapter => {
  const { n, terms, role, good, coins, fields, barrels, workers, supply, hall, list, piles } = say
  const tiles = n.market.reduce((sum, { copies }) => sum + copies, 0)
  const spaces = n.spaces.reduce((sum, row) => sum + row.spaces, 0)
  const goods = GOODS.map((id) => `${n.barrels[id]} ${good(id)}`)
  const removed = `Taken out beforehand: ${n.removed.tiles} tiles of each kind, quarries too, and ${barrels(n.removed.barrels)} of each good.`
  return {
    title: `Set-up for ${n.players} players`,
    paragraphs: [
      `Everyone starts with ${coins(n.coins)}${n.fewestCoins < n.coins ? ` (with ${a(say.tiles.corn)}: ${n.fewestCoins})` : ''} and one ${terms.field.one} without a worker. Clockwise from the governor these are: ${list(n.startTiles.map(good))}.`,
      `Roles on the table: ${list(n.roles.map(role))}. Cargo ships: ${list(n.ships)}. Chips: ${n.vpChips} VP.`,
      `${capital(supply)} has ${workers(n.workerSupply)}, and ${hall} begins with ${n.players}${n.has('nobles') ? `, one of them ${a(say.pieces.noble)}` : ''}. Goods: ${list(goods)}.`,
      `${n.openTiles} ${fields} lie open, ${n.faceDown} face down ${piles ? `in ${n.openTiles} piles, one under each open tile` : 'in one stack'}. ${n.tiles.quarry} quarries lie apart.${n.removed.tiles ? ` ${removed}` : ''}`,
      n.drafting !== 'none'
        ? `The market always has ${n.onSale} kinds of ${terms.building.other}, and ${spaces} more out of ${n.draft}. Each card says how many of its kind there are.`
        : `The market offers ${n.market.length} different ${terms.building.other}, ${tiles} tiles in all. Each card says how many of its kind there are.`,
    ],
  }
}

const round = ({ n, terms, role, privilege, coins }: Say): Chapter => ({
  title: 'A round',
  paragraphs: [
    n.picks === 1
      ? 'The governor chooses a role, then the others clockwise, until each has chosen one.'
      : `The governor chooses a role, then the other player, in turn, until each has chosen ${n.picks}.`,
    `Whoever chooses a role takes the ${terms.coin.other} that lie on it and begins its phase. All players act, clockwise from the chooser; only the chooser has the ${privilege.one}. Each role can be chosen once per round.`,
    `You must choose a role, even one that does nothing for you. Acting is up to you, except for loading in the phase of the ${role('captain')}. Who cannot act is passed over.`,
    `When all have chosen, ${n.rolesLeft === 1 ? 'the role left over gets' : `the ${n.rolesLeft} roles left over get`} ${coins(PRIVILEGE)}${n.rolesLeft === 1 ? '' : ' each'}${n.has('buccaneer') ? `, the ${role('buccaneer')} excepted` : ''}. The roles go back, and the next player clockwise becomes governor.`,
  ],
})

const buildings = (say: Say): Chapter => {
  const { n, terms, phase, privilege } = say
  const { one, other } = terms.building
  const large = n.market.filter(({ spaces }) => spaces === 2)
  return {
    title: capital(other),
    paragraphs: [
      `A ${one} works only while it has a worker. Its own points count at the end in any case. Once built it stays, and you may own each only once.`,
      `Production ${other} turn ${terms.field.other} into goods: each circle with a worker serves one occupied ${terms.field.one} of its good. Two ${other} for the same good add up.`,
      `Small commercial ${other} bend a rule in one phase, on top of the role’s action and ${privilege.one}. Two with the same effect add up.`,
      `Large ${other} cover two city spaces, and there is one of each${n.drafting !== 'none' ? '' : `, ${large.length} in all`}. They pay once, at the end, if they have a worker then.`,
      `Workers get in during the ${phase('mayor')}, or at once with ${the(say.buildings.university)}.`,
    ],
  }
}

const end = ({ n, phase, supply, hall, terms }: Say): Chapter => ({
  title: 'The end of the game',
  paragraphs: [
    'The game ends with the round in which one of these happens:',
    ...(n.has('nobles')
      ? []
      : [`Workers: at the end of a ${phase('mayor')}, ${supply} cannot refill ${hall} as it should.`]),
    `City: a player fills all ${n.citySpaces} city spaces.`,
    `Points: the chips, ${n.vpChips} VP in all, run out in a ${phase('captain')}. Points beyond that are still scored in full.`,
    ...(n.pointsElsewhere
      ? [
          n.lastChipEndsAnyPhase
            ? 'If they run out in another phase, that counts just the same.'
            : `If they run out in another phase, the end comes with the round of the next ${phase('captain')} that ends without chips.`,
        ]
      : []),
    `The round is played to its end, and nothing takes the end back. No ${terms.coin.other} are laid on roles any more.`,
  ],
})

const scoring = (say: Say): Chapter => {
  const { n, terms, workers, buildings: names } = say
  const { bonus } = n
  const [least, most] = [bonus.fields[0], bonus.fields[bonus.fields.length - 1]]
  return {
    title: 'Scoring',
    paragraphs: [
      `You add up your chips, with the points scored after the last chip, the points printed on all your ${terms.building.other}, and the bonuses of the large ones that have a worker.`,
      `${names['guild-hall'].one}: ${bonus.small} VP for each small, ${bonus.large} VP for each large production ${terms.building.one}. ${names.residence.one}: ${least.points} to ${most.points} VP, the top for ${most.fields} filled field spaces.`,
      `${names.fortress.one}: 1 VP for every ${workers(bonus.workersPerPoint)}. ${names['customs-house'].one}: 1 VP for every ${bonus.chipsPerPoint} VP in chips. ${names['city-hall'].one}: ${bonus.perCommercial} VP for each commercial ${terms.building.one}.`,
      ...(n.has('nobles') ? [`Each ${say.pieces.noble.one} brings ${ADDED.noblePoints} VP.`] : []),
      ...(n.openScores
        ? []
        : ['The chips of others are covered until the game is over. You see your own at any time.']),
    ],
  }
}

const tieBreak = ({ terms }: Say): Chapter => ({
  title: 'Ties',
  paragraphs: [
    `If several have the most VP, the one with the most ${terms.coin.other} and goods together wins. Each ${terms.coin.one} and each ${terms.barrel.one} counts 1.`,
    'If that is equal too, they share the victory.',
  ],
})
