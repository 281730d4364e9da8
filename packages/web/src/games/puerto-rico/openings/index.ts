import type { LoadedOpenings } from '../../../openings/openings.ts'
import { aspects } from './aspects.ts'
import counted from './openings.json' with { type: 'json' }

export const loaded: LoadedOpenings = { ...counted, aspects }
