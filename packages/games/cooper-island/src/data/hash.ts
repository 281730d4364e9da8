import { fingerprintOf } from '@quayside/kernel/data/fingerprint'
import type { DataPack } from './pack.ts'

/** The fingerprint of a whole pack, named in every record played with it. */
export const packHash = fingerprintOf<DataPack>(['effectsSource', 'nameSource'])
