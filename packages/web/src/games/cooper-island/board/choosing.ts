import { whenIdle } from '../../../app/idle.ts'

/** Cards are chosen once in a while: what shows them is fetched while nobody waits for it. */
export const cardChoice = () => import('./CardChoice.svelte')

whenIdle(cardChoice)
