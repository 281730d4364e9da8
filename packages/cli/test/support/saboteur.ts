import { puertoRico } from '@quayside/puerto-rico'

/** Loaded before a command, it lets a piece vanish now and then. */
const { ledger } = puertoRico
let asked = 0
puertoRico.ledger = (state, tally) => {
  ledger(state, tally)
  if (++asked % 20 === 0) tally('coffee', -1)
}
