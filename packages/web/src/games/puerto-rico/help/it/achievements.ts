import { capital } from '@quayside/kernel'
import { ACHIEVEMENTS, type AchievementGoal, type AchievementId } from '@quayside/puerto-rico/data/achievements'
import { ADDED } from '@quayside/puerto-rico/numbers/added'
import type { Sentences } from '@quayside/puerto-rico/words/catalogue'
import { by, del, Il, il, nel, un } from '@quayside/puerto-rico/words/it/grammar'
import { achievementCards, asSentence, type Chapter, type TitledText } from '../texts.ts'
import type { Say } from './say.ts'

export const achievements = (say: Say, said: Sentences): Record<AchievementId, TitledText> => {
  const { n, terms, roles, role, buildings } = say
  const { barrel, building } = terms
  const ships = 'Deve essere il tuo carico a riempire la nave. Le navi proprie non contano.'
  const ownShips = 'Contano anche le navi proprie.'
  const atOnce = 'Conta nel momento in cui ci arrivi, e resta valido anche se poi lo perdi.'
  const paying = 'Conta ciò che paghi dopo tutti gli sconti.'
  const idle = 'Non importa se hanno lavoratori.'
  const hints: Record<AchievementGoal['on'], string> = {
    dispatch: ships,
    'fill-from-empty': ships,
    load: ownShips,
    'load-kinds': ownShips,
    'captain-points': 'Contano tutti i punti della fase, da dovunque vengano.',
    'store-kinds': `Contano sia ${il(barrel)} ${by(barrel, 'singolo', 'singola')} sia ciò che conservano i magazzini.`,
    'close-house': `Devi aver scelto tu stesso ${role('trader')}.`,
    sale: 'Conta tutto ciò che si aggiunge al prezzo.',
    produce: `${Il(barrel)} in più ${del(roles.craftsman)} conta.`,
    hold: atOnce,
    'hold-two': atOnce,
    'build-large-with-all-coins': paying,
    'build-large': paying,
    'own-large': idle,
    'own-small-commercial': `${idle} Quelli grandi non contano.`,
    'own-producers-of-each': idle,
    'own-producers': `${idle} Piccoli e grandi contano allo stesso modo.`,
    'own-tiles': `Contano anche le cave${n.offers('forest-house') ? ` e le ${say.tiles.forest.other}` : ''}.`,
    'empty-spaces': `Le due cose nello stesso momento. ${capital(un(building))} grande riempie due spazi.`,
    'workers-on-tiles': atOnce,
    'workers-in-buildings': n.offers('guesthouse') ? `Contano anche quelli ${nel(buildings.guesthouse)}.` : atOnce,
  }
  return achievementCards(({ goal }, id) => ({
    title: capital(said.achievements[id]),
    summary: asSentence(said.achievementTexts[id]),
    details: [
      hints[goal.on],
      n.puertomas > 0
        ? 'Se alla fine non è raggiunto, vale punti per ogni Puertoma. Se lo è, per nessuno.'
        : 'Vale punti alla fine. Se non è raggiunto, non costa nulla.',
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
        ? `Ci sono ${ACHIEVEMENTS.length} carte. Ogni giocatore umano ne pesca ${ADDED.achievementsDrawn} e ne tiene ${ADDED.achievements}; nessun altro le vede.`
        : `Ci sono ${ACHIEVEMENTS.length} carte. Ogni giocatore ne ha ${ADDED.achievements}, ${drafted ? 'scelte come dice la variante' : 'distribuite a caso'}; nessun altro le vede.`,
      'Ogni carta chiede qualcosa. Si segna da sé come raggiunta, nel momento in cui ci riesci, e lo resta. Puoi annunciarla ogni volta che hai qualcosa da decidere, ma non devi.',
      n.puertomas > 0
        ? 'Alla fine i punti delle tue carte non raggiunte vanno a ogni Puertoma. Quelle raggiunte non ti rendono altro.'
        : 'Alla fine ogni carta raggiunta rende i suoi punti, annunciata o no. Le altre non costano nulla.',
      `Riempire una nave è metterci l’${by(terms.barrel, 'ultimo', 'ultima')} ${terms.barrel.one}. Le navi proprie non si riempiono mai.`,
    ],
  }
}
