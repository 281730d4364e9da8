import { BUILDINGS } from '@quayside/puerto-rico/data/catalogue'
import { isDrawn } from './facades.ts'

/** Buildings of expansions are drawn apart, where they are played. */
const DRAWN_APART = new Set(BUILDINGS.filter(({ set }) => set !== 'base').map(({ id }) => id))

/** The drawing to use for a building: its own here, or one of `ExpansionSprite`. What is unknown is a plain house. */
export const facadeOf = (building: string) => (isDrawn(building) || DRAWN_APART.has(building) ? building : 'any')
