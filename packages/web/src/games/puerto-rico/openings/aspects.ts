import type { Aspect } from '../../../openings/openings.ts'

/** By what the beginning of a game is told. */
export const aspects: readonly Aspect[] = [
  {
    id: 'role',
    event: 'role-chosen',
    fact: 'role',
    thing: 'role',
    title: { en: 'First role', pt: 'Primeira função', it: 'Primo ruolo' },
  },
  {
    id: 'building',
    event: 'built',
    fact: 'building',
    thing: 'building',
    title: { en: 'First building', pt: 'Primeira construção', it: 'Primo edificio' },
  },
  {
    id: 'tile',
    event: 'tile-taken',
    fact: 'tile',
    thing: 'tile',
    title: { en: 'First tile taken', pt: 'Primeira peça escolhida', it: 'Prima tessera scelta' },
  },
  {
    id: 'sale',
    event: 'sold',
    fact: 'good',
    thing: 'good',
    title: { en: 'First good sold', pt: 'Primeira mercadoria vendida', it: 'Prima merce venduta' },
  },
]
