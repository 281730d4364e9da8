import { fingerprintOf } from '@quayside/kernel/data/fingerprint'
import type { DataPack } from './pack.ts'

/** The fingerprint of a whole pack, named in every record played with it. How the map is drawn is no part of it. */
export const packHash = fingerprintOf<DataPack>([
  'bonusSource',
  'priceSource',
  'noASource',
  'label',
  'polygon',
  'vertices',
])
