import { BUILDINGS } from '@quayside/puerto-rico/data/catalogue'
import { rulesFor } from '@quayside/puerto-rico/game'
import { GOODS, TILES } from '@quayside/puerto-rico/ids'
import { describe, expect, it } from 'vitest'
import type { Help, HelpCard, HelpRow } from '../../src/sheets/help.ts'
import { cardTexts, EVERYWHERE, helpIn, nameOf, OPTIONS, table } from './tables.ts'

const QUOTED = ['goal', 'achievement', 'ability']

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number)
const sorted = (numbers: readonly number[]): number[] => numbers.toSorted((a, b) => a - b)
const factOf = (card: HelpCard | undefined, label: string): number =>
  numbersIn(card?.facts.find((fact) => fact.label === label)?.value ?? '')[0]
const amounts = (rows: readonly HelpRow[] | undefined): number[] => (rows ?? []).map(({ amount }) => amount)

describe.each(EVERYWHERE)('numbers ($name)', ({ options, help }) => {
  const rules = rulesFor(options)

  it('of the set-up are those of the referee', () => {
    const nobles = rules.nobles
    const workerSupply = rules.workers - rules.players + (nobles ? 1 : 0)
    const [, setup] = help.section('setup')?.title.match(/(\d)/) ?? []
    expect(Number(setup)).toBe(rules.players)
    const [start, table, supply, tiles, market] = (help.section('setup')?.paragraphs ?? []).map(numbersIn)
    expect(start).toEqual([...new Set(rules.coins)])
    expect(table).toEqual([...rules.ships, rules.vpChips])
    expect(supply).toEqual([workerSupply, rules.players, ...rules.barrels])
    const fields = rules.tiles.slice(0, GOODS.length).reduce((sum, count) => sum + count, 0)
    const faceDown = fields - rules.players - rules.openTiles
    const piles = rules.piles > 1 ? [rules.piles] : []
    const removed = rules.players === 2 ? [3, 2] : []
    expect(tiles).toEqual([rules.openTiles, faceDown, ...piles, rules.tiles[TILES.indexOf('quarry')], ...removed])
    const copies = rules.market.reduce((sum, building) => sum + rules.copies[building], 0)
    const spaces = rules.spaces.reduce((sum, count) => sum + count, 0)
    const chosen = [rules.onSale.length, spaces, rules.draft.length]
    expect(market).toEqual(rules.drafting === 'none' ? [rules.market.length, copies] : chosen)
  })

  it('of the tables are those of the data', () => {
    expect(amounts(help.card('role', 'trader')?.table)).toEqual(rules.price)
    expect(amounts(help.card('building', 'small-market')?.table)).toEqual(rules.price.map((price) => price + 1))
    expect(amounts(help.card('building', 'large-market')?.table)).toEqual(rules.price.map((price) => price + 2))
    for (const card of help.cards) {
      for (const { value, amount } of card.table ?? []) expect(numbersIn(value)).toEqual([amount])
    }
  })

  it('of the end are those of the rulebooks', () => {
    expect(amounts(help.card('building', 'factory')?.table)).toEqual([1, 2, 3, 5])
    expect(amounts(help.card('building', 'guild-hall')?.table)).toEqual([1, 2])
    const residence = help.card('building', 'residence')?.table ?? []
    expect(residence.map(({ label, amount }) => [...numbersIn(label), amount])).toEqual([
      [9, 4],
      [10, 5],
      [11, 6],
      [12, 7],
    ])
    // The statue is worth more points than the other large buildings, and no more quarries count.
    const statue = help.card('building', 'statue') ? [4] : []
    expect(amounts(help.card('tile', 'quarry')?.table)).toEqual([1, 2, 3, 4, ...statue])
    expect(numbersIn(help.card('building', 'fortress')?.summary ?? '')).toEqual([1, 3])
    expect(numbersIn(help.card('building', 'customs-house')?.summary ?? '')).toEqual([1, 4])
    expect(numbersIn(help.card('building', 'city-hall')?.summary ?? '')).toEqual([1])
    const end = (help.section('end')?.paragraphs ?? []).map(numbersIn).filter((found) => found.length > 0)
    expect(end).toEqual([[12], [rules.vpChips]])
  })
})

describe.each(OPTIONS.map((options) => ({ name: nameOf(options), options })))('facts ($name)', ({ options }) => {
  const rules = rulesFor(options)
  const moreDiscounts = ['new-buildings', 'nobles'].some((id) => (options.expansions as readonly string[]).includes(id))
  const [en, pt, it_] = (['en', 'pt', 'it'] as const).map((language) => helpIn(language, options))

  it('of buildings come from the data', () => {
    for (const number of rules.market) {
      const building = BUILDINGS[number]
      const card = en.card('building', building.id)
      expect(factOf(card, 'Cost')).toBe(rules.cost[number])
      const lowest = Math.max(0, rules.cost[number] - building.quarryLimit - 1)
      expect(factOf(card, 'Lowest price')).toBe(moreDiscounts ? undefined : lowest)
      expect(factOf(card, 'Points')).toBe(building.vp)
      expect(factOf(card, 'Worker circles')).toBe(building.circles)
      expect(factOf(card, 'City spaces')).toBe(building.spaces)
      expect(factOf(card, 'Most quarries')).toBe(building.quarryLimit)
      expect(factOf(card, 'In this game')).toBe(rules.copies[number])
    }
  })

  it('of tiles and goods come from the data', () => {
    TILES.filter((tile) => tile !== 'forest').forEach((tile, number) => {
      expect(factOf(en.card('tile', tile), 'In this game')).toBe(rules.tiles[number])
    })
    GOODS.forEach((good, number) => {
      const card = en.card('good', good)
      expect(factOf(card, 'Sale price')).toBe(rules.edition.prices[good])
      expect(card?.facts.map(({ value }) => value)).toContain(String(rules.barrels[number]))
    })
    expect(en.card('role', 'captain')?.facts.flatMap(({ value }) => numbersIn(value))).toEqual([1, ...rules.ships])
  })

  it('are the same in every language, and so are all numbers in the texts', () => {
    // What goals and achievements want is said by the words of the game, each language in its own way.
    const counted = (card: HelpCard) => cardTexts(QUOTED.includes(card.kind) ? { ...card, summary: '' } : card)
    const numbersOf = ({ cards, sections }: Help) =>
      [...cards.map(counted), ...sections.map(({ paragraphs }) => paragraphs)].map((texts) =>
        texts.map((text) => sorted(numbersIn(text)).join(' ')).join('; '),
      )
    for (const other of [pt, it_]) expect(numbersOf(other)).toEqual(numbersOf(en))
  })
})

describe('what an edition plays its own way', () => {
  const hospice = (edition: string) => helpIn('en', table(edition)).card('building', 'hospice')
  const texts = (edition: string, id: string) => helpIn('en', table(edition)).card('building', id)?.details.join(' ')

  it('the hospice and its worker', () => {
    expect(hospice('classic')?.summary).toContain('your regular tile')
    expect(hospice('2020')?.summary).toContain('your regular tile')
    expect(hospice('1897')?.summary).toContain('one tile you gain')
    expect(texts('classic', 'hospice')).toContain('If that is empty there is none')
    expect(texts('1897', 'hospice')).toContain('or from the employment agency')
  })

  it('the face-down tiles and the load of a wharf', () => {
    expect(texts('2020', 'hacienda')).toContain('You name the pile')
    expect(texts('1897', 'hacienda')).not.toContain('pile')
    expect(texts('classic', 'wharf')).toContain('at once')
    expect(texts('1897', 'wharf')).toContain('when the phase ends')
  })

  it('the chips, only where they differ', () => {
    const chips = (players: number) => helpIn('en', table('classic', players)).section('editions')?.paragraphs[1]
    expect(chips(3)).toBe('VP in chips with 3 players: 75 (classic), 76 (2020) and 75 (1897).')
    expect(chips(5)).toBe('VP in chips with 5 players: 126 in all editions.')
  })

  it('the roles with each number of players', () => {
    const prospector = (players: number) => helpIn('en', table('classic', players)).section('prospector')?.paragraphs
    expect(prospector(3)).toEqual(['With 3 players the Prospector is not in the game.'])
    expect(prospector(5)?.[1]).toContain('Prospector and Second Prospector')
    const picks = (players: number) => helpIn('en', table('classic', players)).section('round')?.paragraphs
    expect(picks(2)?.[0]).toContain('until each has chosen 3')
    expect(picks(2)?.[3]).toContain('the role left over gets 1 coin')
    expect(picks(4)?.[3]).toContain('the 3 roles left over get 1 coin each')
  })
})
