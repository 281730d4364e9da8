import { type BuildingEffects, EFFECT_NAMES } from '../data/buildings.ts'
import { BUILDINGS } from '../data/catalogue.ts'
import type { Building } from '../ids.ts'

/** A building in play that has an effect, and the effect's value. */
export interface Effect<T> {
  readonly building: Building
  readonly value: T
}

export type EffectTables = {
  readonly [K in keyof BuildingEffects]-?: readonly Effect<NonNullable<BuildingEffects[K]>>[]
}

/** Which of the buildings that can be in this game have each effect. */
export const effectTables = (market: readonly Building[]): EffectTables =>
  filled(EFFECT_NAMES, (name) =>
    market.flatMap((building): Effect<unknown>[] => {
      const value = BUILDINGS[building].effects?.[name]
      return value === undefined ? [] : [{ building, value }]
    }),
  ) as EffectTables

/**
 * A table with the keys of another and values of its own. It begins as a copy because an object that grows key by key becomes a dictionary,
 * and the phases look into these tables all the time.
 */
export function filled<K extends string>(
  keys: Readonly<Record<K, unknown>>,
  value: (key: K) => unknown,
): Record<K, unknown> {
  const table: Record<K, unknown> = { ...keys }
  for (const key of Object.keys(keys) as K[]) table[key] = value(key)
  return table
}
