import { capital } from '@quayside/kernel'
import { ADDED } from '@quayside/puerto-rico/numbers/added'
import { count } from '@quayside/puerto-rico/words/en/grammar'
import type { Phrases } from '../texts.ts'
import type { Say } from './say.ts'

export const phrases = ({ terms, privilege, coins, kinds, list, house, workers }: Say): Phrases => ({
  labels: {
    class: 'Class',
    phase: 'Phase',
    cost: 'Cost',
    'lowest-price': 'Lowest price',
    points: 'Points',
    circles: 'Worker circles',
    spaces: 'City spaces',
    quarries: 'Most quarries',
    copies: 'In this game',
    makes: 'Makes',
    tiles: 'In this game',
    needs: 'Production building',
    price: 'Sale price',
    barrels: `${capital(terms.barrel.other)} in this game`,
    'grows-on': 'Grows on',
    privilege: capital(privilege.one),
    buildings: `${capital(terms.building.other)} that act here`,
    ships: 'Cargo ships',
    house: `Spaces in ${house}`,
    gives: 'Gives',
    shows: 'Shows',
    level: 'Level',
  },
  classes: {
    production: `production ${terms.building.one}`,
    commercial: `commercial ${terms.building.one}`,
    large: `large commercial ${terms.building.one}`,
  },
  editions: { classic: 'Classic edition', '2020': '2020 edition', '1897': '1897 edition' },
  endOfGame: 'end of the game',
  anyPhase: 'any phase',
  none: 'none',
  noBuilding: 'none needed',
  onlyOccupied: 'It does nothing without a worker.',
  coins,
  points: (points) => `${points} VP`,
  list,
  kindsMade: (made, all) => (all ? `all ${made}` : kinds(made)),
  fieldsFilled: (filled, orFewer) => (orFewer ? `up to ${filled} tiles` : `${filled} tiles`),
  sizes: { small: `small production ${terms.building.one}`, large: `large production ${terms.building.one}` },
  worth: (points) => `${points} VP ${terms.building.one}`,
  upTo: (off) => `up to ${coins(off)} off`,
  sets: (sets) => count(sets, { one: 'set', other: 'sets' }),
  workers,
  slots: (slot, shown) =>
    ({
      estate: count(shown, terms.field),
      good: count(shown, terms.barrel),
      'small-building': `${terms.building.one} of ${ADDED.festivalBuilding} VP`,
      'large-building': `large ${terms.building.one}`,
    })[slot],
})
