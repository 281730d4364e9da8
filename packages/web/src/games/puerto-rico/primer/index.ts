import type { LoadedPrimer } from '../../../primer/primer.ts'
import figures from './figures.json' with { type: 'json' }
import { primer } from './texts.ts'

export const loaded: LoadedPrimer = { ...primer, figures }
