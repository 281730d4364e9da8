import { describe, expect, it } from 'vitest'
import { postsAt, type Setting, slots, tableAt } from '../table.ts'

/** Use todas as cartas de expansão (pages 5 and 6): cards, reach and cost. Rulings 9, 16, 17, 18, 21, 56. */

const withCards = (cards: string[], setting: Setting = {}) =>
  tableAt(2, { ...setting, players: [{ slots: slots(null, ...cards) }] })

const ONE = ['expansion-1-at-1']
const THREE = ['expansion-2', 'expansion-1-at-1']

describe('the cards', () => {
  it('are all used together for one company, whatever shares they bear', () => {
    const table = withCards(['expansion-2', 'expansion-1-at-1', 'expansion-2-cairo']).says(0, 'expand mombasa')
    expect(table.view()).toMatchObject({ expanding: 'mombasa', points: 5 })
    expect(table.player(0).used).toEqual([2, 3, 4])
    expect(table.events('expansion-began')).toEqual([
      { kind: 'expansion-began', seat: 0, company: 'mombasa', points: 5 },
    ])
  })

  it('cannot be used one by one', () => {
    withCards(THREE).refuses(0, 'use 2', 'expansion-together').refuses(0, 'use 3', 'expansion-together')
  })

  it('without one nobody expands, nor with those that are turned over', () => {
    withCards(['banana-1']).refuses(0, 'expand cairo', 'no-expansion')
    const players = [{ slots: slots(null, 'expansion-2', 'banana-1'), used: [2] }]
    tableAt(2, { players }).refuses(0, 'expand cairo', 'no-expansion')
  })

  it('any company can be chosen but one whose base is empty', () => {
    const table = withCards(ONE, { bases: { cairo: [0, 0, 0] } }).refuses(0, 'expand cairo', 'base-empty')
    expect(table.answers(0, 'expand')).toEqual(['expand mombasa', 'expand cape-town', 'expand saint-louis'])
  })
})

describe('reach', () => {
  it('from the base: the regions beside it, and no others', () => {
    const table = withCards(THREE).says(0, 'expand cape-town')
    const regions = new Set(table.answers(0, 'enter').map((answer) => answer.split(' ')[1]))
    expect([...regions]).toEqual(['karoo', 'namaqualand', 'natal'])
    table.refuses(0, 'enter kalahari 1', 'not-adjacent')
  })

  it('from every region with a post of the company, connected with its base or not', () => {
    const table = withCards(ONE, { posts: postsAt('cape-town', 'songhai') }).says(0, 'expand cape-town')
    const regions = new Set(table.answers(0, 'enter').map((answer) => answer.split(' ')[1]))
    expect([...regions]).toEqual(['guinea-coast', 'karoo', 'namaqualand', 'senegambia'])
  })

  it('from a region that was entered in the same action', () => {
    const table = withCards(THREE).says(0, 'expand cape-town', 'enter karoo 1', 'enter kalahari 1', 'enter lunda 1')
    expect(table.view().posts).toEqual(postsAt('cape-town', 'kalahari', 'karoo', 'lunda'))
  })

  it('not into a region where the company is already', () => {
    const table = withCards(THREE, { posts: postsAt('cape-town', 'karoo') }).says(0, 'expand cape-town')
    table.refuses(0, 'enter karoo 1', 'own-region')
  })

  it('into an enclave only from the region around it', () => {
    const table = withCards(['expansion-3', 'expansion-2'], { posts: postsAt('cape-town', 'kalahari', 'mozambique') })
    table.says(0, 'expand cape-town').refuses(0, 'enter katanga 1', 'not-adjacent').says(0, 'enter lunda 1')
    table.says(0, 'enter katanga 1')
    expect(table.player(0).diamond).toBe(0)
    table.says(0, 'done')
    expect(table.player(0).diamond).toBe(3)
  })

  it('never into a base', () => {
    withCards(THREE).says(0, 'expand cape-town').refuses(0, 'enter mombasa 1', 'unknown-answer')
  })
})

describe('cost', () => {
  const cost = (region: string, setting: Setting = {}) => {
    const cards = ['expansion-3', 'expansion-2', 'expansion-1-at-1']
    const table = withCards(cards, setting).says(0, 'expand mombasa', `enter ${region} 1`)
    return table.events('entered')[0].points
  }

  it('1 over a single border, 2 over a double one', () => {
    expect(cost('tanganyika')).toBe(1)
    expect(cost('kenya')).toBe(2)
  })

  it('1 more where another company has a post', () => {
    expect(cost('tanganyika', { posts: postsAt('cairo', 'tanganyika') })).toBe(2)
    expect(cost('kenya', { posts: postsAt('cairo', 'kenya') })).toBe(3)
  })

  it('by the cheapest border there is', () => {
    expect(cost('kenya', { posts: postsAt('mombasa', 'tanganyika') })).toBe(1)
    expect(cost('kordofan', { posts: postsAt('mombasa', 'kenya', 'bornu') })).toBe(1)
  })

  it('no more than the points that are left', () => {
    const table = withCards(ONE).says(0, 'expand mombasa').refuses(0, 'enter kenya 1', 'not-enough-points')
    expect(table.answers(0, 'enter').filter((answer) => answer.includes('kenya'))).toEqual([])
  })
})

describe('points that are left over', () => {
  it('are lost when nothing can be entered with them', () => {
    const posts = { ...postsAt('mombasa', 'tanganyika', 'somaliland'), ...postsAt('cairo', 'kenya', 'abyssinia') }
    const table = withCards(ONE, { posts }).says(0, 'expand mombasa').asks(1, 'turn')
    expect(table.events('points-lost')).toEqual([{ kind: 'points-lost', seat: 0, points: 1 }])
    expect(table.player(0).used).toEqual([2])
    expect(table.view().posts).toEqual(posts)
  })

  it('are lost when one stops, after any entry or none', () => {
    const after = withCards(THREE).says(0, 'expand mombasa', 'enter tanganyika 1', 'done').asks(1, 'turn')
    expect(after.events('points-lost')).toEqual([{ kind: 'points-lost', seat: 0, points: 2 }])
    const none = withCards(THREE).says(0, 'expand mombasa', 'done').asks(1, 'turn')
    expect(none.events('points-lost')).toEqual([{ kind: 'points-lost', seat: 0, points: 3 }])
    expect(none.player(0).used).toEqual([2, 3])
    expect(none.view()).not.toHaveProperty('expanding')
  })

  it('are lost when the base runs out of posts; posts ousted in this action do not help', () => {
    const setting = { bases: { mombasa: [{ posts: 1 }, 0, 0] }, posts: postsAt('cairo', 'tanganyika') }
    const table = withCards(['expansion-3', 'expansion-2'], setting).says(0, 'expand mombasa', 'enter tanganyika 1')
    table.asks(1, 'turn')
    expect(table.events('points-lost')).toEqual([{ kind: 'points-lost', seat: 0, points: 3 }])
    expect(table.view().bases.mombasa.map(({ posts }) => posts)).toEqual([0, 0, 0])
  })
})
