import type { Aspect } from '../../../openings/openings.ts'

/** By what the beginning of a game is told. */
export const aspects: readonly Aspect[] = [
  {
    id: 'plan',
    event: 'revealed',
    fact: 'card',
    thing: 'kind',
    whole: true,
    title: { en: 'First plan', pt: 'Primeiro plano', it: 'Primo piano' },
  },
  {
    id: 'company',
    event: 'expansion-began',
    fact: 'company',
    thing: 'company',
    title: { en: 'First company expanded', pt: 'Primeira companhia expandida', it: 'Prima compagnia ampliata' },
  },
  {
    id: 'card',
    event: 'bought-with-goods',
    fact: 'card',
    thing: 'card',
    title: {
      en: 'First card bought with goods',
      pt: 'Primeira carta comprada com mercadorias',
      it: 'Prima carta comprata con merci',
    },
  },
  {
    id: 'marker',
    event: 'marker-placed',
    fact: 'bonus',
    thing: 'bonus',
    title: { en: 'First bonus marker', pt: 'Primeiro marcador de bônus', it: 'Primo segnalino bonus' },
  },
]
