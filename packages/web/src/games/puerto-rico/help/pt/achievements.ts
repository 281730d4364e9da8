import { capital } from '@quayside/kernel'
import { ACHIEVEMENTS, type AchievementGoal, type AchievementId } from '@quayside/puerto-rico/data/achievements'
import { ADDED } from '@quayside/puerto-rico/numbers/added'
import type { Sentences } from '@quayside/puerto-rico/words/catalogue'
import { by, doThe, no, O, um } from '@quayside/puerto-rico/words/pt/grammar'
import { achievementCards, asSentence, type Chapter, type TitledText } from '../texts.ts'
import type { Say } from './say.ts'

export const achievements = (say: Say, said: Sentences): Record<AchievementId, TitledText> => {
  const { n, terms, roles, role, buildings } = say
  const { barrel, building } = terms
  const ships = 'É o seu embarque que deve encher o navio. Navios próprios não contam.'
  const ownShips = 'Navios próprios também contam.'
  const atOnce = 'Conta no momento em que você chega lá, e continua valendo se depois perder.'
  const paying = 'Conta o que você paga depois de todos os descontos.'
  const idle = 'Não importa se têm trabalhadores.'
  const hints: Record<AchievementGoal['on'], string> = {
    dispatch: ships,
    'fill-from-empty': ships,
    load: ownShips,
    'load-kinds': ownShips,
    'captain-points': 'Contam todos os pontos da fase, venham de onde vierem.',
    'store-kinds': `Contam tanto ${um(barrel)} ${by(barrel, 'avulso', 'avulsa')} como o que os armazéns guardam.`,
    'close-house': `É você quem deve ter escolhido ${role('trader')}.`,
    sale: 'Conta tudo o que se soma ao preço.',
    produce: `${O(barrel)} a mais ${doThe(roles.craftsman)} conta.`,
    hold: atOnce,
    'hold-two': atOnce,
    'build-large-with-all-coins': paying,
    'build-large': paying,
    'own-large': idle,
    'own-small-commercial': `${idle} ${by(building, 'Os', 'As')} grandes não contam.`,
    'own-producers-of-each': idle,
    'own-producers': `${idle} ${by(building, 'Pequenos', 'Pequenas')} e grandes contam igual.`,
    'own-tiles': `Pedreiras${n.offers('forest-house') ? ` e ${say.tiles.forest.other}` : ''} também contam.`,
    'empty-spaces': `As duas coisas ao mesmo tempo. ${capital(um(building))} grande preenche dois espaços.`,
    'workers-on-tiles': atOnce,
    'workers-in-buildings': n.offers('guesthouse') ? `Os que estão ${no(buildings.guesthouse)} também contam.` : atOnce,
  }
  return achievementCards(({ goal }, id) => ({
    title: capital(said.achievements[id]),
    summary: asSentence(said.achievementTexts[id]),
    details: [
      hints[goal.on],
      n.puertomas > 0
        ? 'Por fazer no fim, pontua para cada Puertoma. Feita, não pontua para ninguém.'
        : 'Pontua no fim. Por fazer, não custa nada.',
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
        ? `Há ${ACHIEVEMENTS.length} cartas. Cada jogador humano tira ${ADDED.achievementsDrawn} e fica com ${ADDED.achievements}; ninguém mais as vê.`
        : `Há ${ACHIEVEMENTS.length} cartas. Cada jogador tem ${ADDED.achievements}, ${drafted ? 'escolhidas como diz a variante' : 'distribuídas ao acaso'}; ninguém mais as vê.`,
      'Cada carta pede alguma coisa. Fica marcada como feita sozinha, no momento em que você a cumpre, e continua feita. Você pode anunciá-la sempre que tiver algo a decidir, mas não precisa.',
      n.puertomas > 0
        ? 'No fim, os pontos das suas cartas por fazer vão para cada Puertoma. As feitas não lhe rendem nada além disso.'
        : 'No fim, cada carta feita rende seus pontos, anunciada ou não. As outras não custam nada.',
      `Encher um navio é pôr nele ${by(terms.barrel, 'o último', 'a última')} ${terms.barrel.one}. Navios próprios nunca se enchem.`,
    ],
  }
}
