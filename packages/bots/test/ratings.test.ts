import { describe, expect, it } from 'vitest'
import { GRADES } from '../src/index.ts'
import { ratingOf } from '../src/ratings.ts'

describe('the rating of a grade', () => {
  it.each(['puerto-rico', 'mombasa', 'cooper-island'])('is known for all that people play against: %s', (game) => {
    const ratings = [2, 3, 4].map((players) => GRADES.map((grade) => ratingOf(game, players, grade)!))
    for (const each of ratings) for (const rating of each) expect(rating).toBeTypeOf('number')
    for (const [casual, steady, strong, master, grandmaster] of ratings) {
      expect(steady - casual).toBeGreaterThan(3)
      expect(strong - steady).toBeGreaterThan(3)
      expect(Math.max(master, grandmaster)).toBeGreaterThan(strong)
    }
  })

  it('is none where nobody was rated', () => {
    expect(ratingOf('stones', 2, 'steady')).toBeUndefined()
    expect(ratingOf('mombasa', 1, 'steady')).toBeUndefined()
    expect(ratingOf('mombasa', 2, 'nobody')).toBeUndefined()
  })
})
