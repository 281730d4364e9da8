import { capital } from '@quayside/kernel'
import { ACHIEVEMENTS, type AchievementGoal, type AchievementId } from '@quayside/puerto-rico/data/achievements'
import { ADDED } from '@quayside/puerto-rico/numbers/added'
import type { Sentences } from '@quayside/puerto-rico/words/catalogue'
import { achievementCards, asSentence, type Chapter, type TitledText } from '../texts.ts'
import type { Say } from './say.ts'

export const achievements = (say: Say, said: Sentences): Record<AchievementId, TitledText> => {
  const { n, terms, role, barrel, building } = say
  const ships = 'Yours must be the load that fills the ship. Ships of your own do not count.'
  const ownShips = 'Ships of your own count too.'
  const atOnce = 'It counts the moment you have it, and stays done if you lose it later.'
  const paying = `What counts is what you pay after all discounts.`
  const hints: Record<AchievementGoal['on'], string> = {
    dispatch: ships,
    'fill-from-empty': ships,
    load: ownShips,
    'load-kinds': ownShips,
    'captain-points': 'All points of the phase count, whatever they are for.',
    'store-kinds': `The single ${barrel} and what warehouses keep both count.`,
    'close-house': `You must have chosen the ${role('trader')} yourself.`,
    sale: 'All that is added to the price counts.',
    produce: `The extra ${barrel} of the ${role('craftsman')} counts.`,
    hold: atOnce,
    'hold-two': atOnce,
    'build-large-with-all-coins': paying,
    'build-large': paying,
    'own-large': 'They need no workers.',
    'own-small-commercial': 'They need no workers. Large ones do not count.',
    'own-producers-of-each': 'They need no workers.',
    'own-producers': 'They need no workers, and small and large ones count alike.',
    'own-tiles': `Quarries${n.offers('forest-house') ? ` and ${say.tiles.forest.other}` : ''} count too.`,
    'empty-spaces': `Both must be true at the same time. A large ${terms.building.one} fills two spaces.`,
    'workers-on-tiles': atOnce,
    'workers-in-buildings': n.offers('guesthouse') ? `Those in ${building('guesthouse')} count too.` : atOnce,
  }
  return achievementCards(({ goal }, id) => ({
    title: capital(said.achievements[id]),
    summary: asSentence(said.achievementTexts[id]),
    details: [
      hints[goal.on],
      n.puertomas > 0
        ? 'Undone at the end, it scores for every Puertoma. Done, it scores for nobody.'
        : 'It scores at the end. Undone it costs nothing.',
    ],
  }))
}

export const achievementsChapter = (say: Say): Chapter => {
  const { n, terms } = say
  const drafted = n.variants.includes('achievement-draft')
  return {
    title: capital(say.expansions.achievements.one),
    paragraphs: [
      n.puertomas > 0
        ? `There are ${ACHIEVEMENTS.length} cards. Each human player draws ${ADDED.achievementsDrawn} and keeps ${ADDED.achievements}; nobody else sees them.`
        : `There are ${ACHIEVEMENTS.length} cards. Each player has ${ADDED.achievements}${drafted ? ', chosen as the variant says' : ', dealt by chance'}; nobody else sees them.`,
      'Each card wants something. It is marked as done by itself, the moment you do it, and stays done. You may announce it whenever you have something to decide, but need not.',
      n.puertomas > 0
        ? 'At the end the points of your undone cards go to every Puertoma. Done cards bring you nothing else.'
        : 'At the end each done card brings its points, announced or not. Undone cards cost nothing.',
      `To fill a ship is to put the last ${terms.barrel.one} on a cargo ship. Ships of one’s own are never full.`,
    ],
  }
}
