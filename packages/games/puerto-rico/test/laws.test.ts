import { optionMatrix } from '@quayside/kernel'
import { checkGame } from '@quayside/kernel/laws'
import { describe, expect, it } from 'vitest'
import { puertoRico } from '../src/index.ts'

/** The laws of the house on every edition and player count. `quayside random puerto-rico --check` runs as many more as one likes. */
describe('random games keep every law', () => {
  const GAMES = 12
  const matrix = optionMatrix(puertoRico.schema, puertoRico.refuse)

  it('in a matrix that has every edition with every number of players', () => {
    const rows = matrix.map(({ edition, players }) => `${edition} ${players}`)
    expect(new Set(rows).size).toBe(3 * 4)
  })

  it.each(matrix)('$edition with $players players', (options) => {
    let positions = 0
    for (let i = 0; i < GAMES; i++) {
      const checked = checkGame(puertoRico, options, `${options.edition} ${options.players} ${i}`)
      expect(checked.violation).toBeNull()
      positions += checked.positions
    }
    expect(positions).toBeGreaterThan(0)
  })
})
