import { LIMITS, type Limits } from '../../src/index.ts'

const MANY = 1_000_000

/** Every limit on how much somebody may ask for is lifted; those on sizes stay. */
export const LIFTED: Limits = { ...LIMITS, ...lifted(LIMITS), payload: LIMITS.payload, buffered: LIMITS.buffered }

function lifted(given: Limits): Partial<Limits> {
  const many = (limit: unknown) =>
    typeof limit === 'number' ? Math.max(limit, MANY) : { burst: MANY, perSecond: MANY }
  return Object.fromEntries(Object.entries(given).map(([name, limit]) => [name, many(limit)]))
}
