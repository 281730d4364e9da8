import type { Aspect } from '../../../openings/openings.ts'

/** By what the beginning of a game is told. */
export const aspects: readonly Aspect[] = [
  {
    id: 'area',
    event: 'worker-placed',
    fact: 'area',
    thing: 'area',
    title: { en: 'First area', pt: 'Primeira área', it: 'Prima area' },
  },
  {
    id: 'island',
    event: 'island-placed',
    fact: 'island',
    thing: 'island',
    title: { en: 'First island', pt: 'Primeira ilha', it: 'Prima isola' },
  },
  {
    id: 'boat',
    event: 'boat-built',
    fact: 'boat',
    thing: 'boat',
    title: { en: 'First income boat', pt: 'Primeiro barco de receita', it: 'Prima barca di rendita' },
  },
  {
    id: 'milestone',
    event: 'milestone-reached',
    fact: 'milestone',
    thing: 'milestone',
    title: { en: 'First milestone', pt: 'Primeiro marco', it: 'Primo traguardo' },
  },
]
