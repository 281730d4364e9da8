/** What only some tables need; loaded when one of them is opened (see `extra.ts`). */

export { default as ExpansionSprite } from '../marks/ExpansionSprite.svelte'
export { default as Aims } from './Aims.svelte'
export { default as Cards } from './Cards.svelte'
export { default as DraftMarket } from './DraftMarket.svelte'
export { default as Goals } from './Goals.svelte'
export { default as InHand, handOf } from './InHand.svelte'
export { default as Loot } from './Loot.svelte'
export { default as OthersCards } from './OthersCards.svelte'
export { default as PuertomaCard } from './PuertomaCard.svelte'
export { default as PuertomaTable } from './PuertomaTable.svelte'
export { default as SmallShip } from './SmallShip.svelte'
export { MORE as words } from './words-expansions.ts'
