import type { Me } from '@quayside/table'

/** Who one is, as the server last said; null until it has. */
export const self = $state<{ me: Me | null }>({ me: null })
