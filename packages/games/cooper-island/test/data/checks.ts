import { packChecks } from '@quayside/kernel/pack-checks'
import { BUILT_IN } from '../../src/data/built-in.ts'
import { checkPack, completePack } from '../../src/data/check.ts'
import { packHash } from '../../src/data/hash.ts'

export { drop, set } from '@quayside/kernel/pack-checks'
export const checks = packChecks({ builtIn: BUILT_IN, check: checkPack, complete: completePack, hash: packHash })
export const { draft, breaks } = checks
