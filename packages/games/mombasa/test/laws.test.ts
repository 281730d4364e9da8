import { optionMatrix } from '@quayside/kernel'
import { checkGame } from '@quayside/kernel/laws'
import { describe, expect, it } from 'vitest'
import { mombasa } from '../src/index.ts'

/** The laws of the house on every set-up and player count. `quayside random mombasa --check` runs as many more as one likes. */
describe('random games keep every law', () => {
  const GAMES = 9
  const matrix = optionMatrix(mombasa.schema, mombasa.refuse)

  it('in a matrix that has both set-ups with every number of players', () => {
    const rows = matrix.map(({ setup, players }) => `${setup} ${players}`)
    expect(new Set(rows).size).toBe(2 * 3)
  })

  it.each(matrix)('$setup game with $players players', (options) => {
    let positions = 0
    for (let i = 0; i < GAMES; i++) {
      const checked = checkGame(mombasa, options, `${options.setup} ${options.players} ${i}`)
      expect(checked.violation).toBeNull()
      positions += checked.positions
    }
    expect(positions).toBeGreaterThan(0)
  })
})
