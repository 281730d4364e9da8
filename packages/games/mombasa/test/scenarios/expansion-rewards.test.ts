import { describe, expect, it } from 'vitest'
import { postsAt, type Setting, slots, tableAt } from '../table.ts'

/** Possíveis recompensas das regiões (page 6) and rulings 19, 22, 41, 53. */

const expanding = (player: NonNullable<Setting['players']>[number], setting: Setting = {}) =>
  tableAt(2, { ...setting, players: [{ slots: slots(null, 'expansion-3', 'expansion-1-at-1'), ...player }] })

describe('rewards', () => {
  it('pounds', () => {
    const table = expanding({}).says(0, 'expand cape-town', 'enter karoo 1', 'done')
    expect(table.pounds()[0]).toBe(3)
    expect(table.events('pounds-gained')).toEqual([{ kind: 'pounds-gained', seat: 0, pounds: 2, source: 'region' }])
  })

  it('diamond steps; mines are for merchants only', () => {
    const table = expanding({}).says(0, 'expand cape-town', 'enter karoo 1', 'enter kalahari 1', 'done')
    expect(table.player(0).diamond).toBe(1)
  })

  it("a step on the track at the company's edge, whichever track lies there", () => {
    const tracks = { mombasa: 'D2', 'cape-town': 'A2', 'saint-louis': 'B1', cairo: 'C2' } as const
    const table = expanding({}, { tracks }).says(0, 'expand mombasa', 'enter kenya 1', 'done')
    expect(table.player(0).tracks).toEqual({ mombasa: 1, 'cape-town': 0, 'saint-louis': 0, cairo: 0 })
  })

  it('nothing in the regions around the enclaves', () => {
    const setting = { posts: postsAt('cape-town', 'kalahari') }
    const table = expanding({}, setting).says(0, 'expand cape-town', 'enter lunda 1', 'done').asks(1, 'turn')
    expect(table.player(0)).toMatchObject({ pounds: 1, diamond: 0 })
  })

  it('come when all posts are placed, not before', () => {
    const table = expanding({}).says(0, 'expand cape-town', 'enter karoo 1', 'enter kalahari 1')
    expect(table.player(0)).toMatchObject({ pounds: 1, diamond: 0 })
  })

  it('where the order cannot matter, they come by themselves and bookkeeping last', () => {
    const table = expanding({}).says(0, 'expand cape-town', 'enter namaqualand 1', 'enter karoo 1', 'enter kalahari 1')
    table.says(0, 'done').asks(0, 'spend-points')
    expect(table.player(0)).toMatchObject({ pounds: 3, diamond: 1 })
  })

  it('of a region that another company was driven out of too', () => {
    const table = expanding({}, { posts: postsAt('cairo', 'karoo') }).says(
      0,
      'expand cape-town',
      'enter karoo 1',
      'done',
    )
    expect(table.pounds()[0]).toBe(3)
  })
})

describe('the order of rewards', () => {
  /** The marker stands before the capital call of £2 on A1; Kenya gives a step there, Somaliland £2. */
  const before = () =>
    expanding({ pounds: 0, tracks: { mombasa: 7 } }).says(0, 'expand mombasa', 'enter somaliland 1', 'enter kenya 1')

  it('is asked where a step may meet a capital call', () => {
    before().says(0, 'done').asks(0, 'region-rewards', ['reward kenya', 'reward somaliland'])
  })

  it('pounds first pay the call', () => {
    const table = before().says(0, 'done', 'reward somaliland').asks(0, 'capital-call', ['pay', 'stop'])
    table.says(0, 'pay').asks(1, 'turn')
    expect(table.player(0)).toMatchObject({ pounds: 0, tracks: { mombasa: 8 } })
  })

  it('the step first is lost, and that is told', () => {
    const table = before().says(0, 'done', 'reward kenya').asks(1, 'turn')
    expect(table.player(0)).toMatchObject({ pounds: 2, tracks: { mombasa: 7 } })
    expect(table.events('steps-lost')).toEqual([{ kind: 'steps-lost', seat: 0, company: 'mombasa', steps: 1 }])
  })

  it('bookkeeping points can come first too: as pounds they pay the call', () => {
    const table = expanding({ pounds: 1, tracks: { mombasa: 7 } }).says(0, 'expand mombasa', 'enter kenya 1')
    table.says(0, 'enter abyssinia 1', 'done').asks(0, 'region-rewards', ['reward kenya', 'reward bookkeeping'])
    table.says(0, 'reward bookkeeping', 'pounds', 'pay').asks(1, 'turn')
    expect(table.player(0)).toMatchObject({ pounds: 0, tracks: { mombasa: 8 } })
  })

  it('diamond steps matter only where they are paid in pounds', () => {
    // Tanganyika gives a diamond step, Kenya the step towards the call.
    const answers = ['expand mombasa', 'enter tanganyika 1', 'enter kenya 1', 'done']
    const far = expanding({ pounds: 2, tracks: { mombasa: 7 } }).says(0, ...answers)
    far.asks(0, 'capital-call').says(0, 'pay').asks(1, 'turn')
    expect(far.player(0)).toMatchObject({ pounds: 0, diamond: 1, tracks: { mombasa: 8 } })
    const end = expanding({ pounds: 0, diamond: 28, tracks: { mombasa: 7 } }).says(0, ...answers)
    end.asks(0, 'region-rewards', ['reward kenya', 'reward tanganyika']).says(0, 'reward tanganyika', 'pay')
    expect(end.player(0)).toMatchObject({ pounds: 0, tracks: { mombasa: 8 } })
  })

  it('a reward is taken once', () => {
    const table = expanding({ pounds: 9, tracks: { mombasa: 7 } }, { posts: postsAt('mombasa', 'kordofan') })
    table.says(0, 'expand mombasa', 'enter somaliland 1', 'enter abyssinia 1', 'enter kenya 1', 'done')
    table.says(0, 'reward somaliland').refuses(0, 'reward somaliland', 'reward-taken')
    table.refuses(0, 'reward karoo', 'reward-taken')
  })
})
