/** Puerto Rico as it comes, but for the number of players. */
export const BASE = {
  edition: 'classic',
  expansions: [],
  market: 'draft',
  variants: [],
  puertomas: 0,
  puertomaLevel: 'normal',
} as const
