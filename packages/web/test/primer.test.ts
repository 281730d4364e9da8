import { gameById } from '@quayside/games'
import { LANGUAGES } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import { primerPage } from '../scripts/figures/page.ts'
import { figureAt } from '../src/primer/figures.ts'
import { citedIn, filledIn, holds, loadPrimer } from '../src/primer/primer.ts'

const GAMES = ['puerto-rico', 'mombasa', 'cooper-island'] as const

const PAGES = import.meta.glob('../../../docs/*/primer.md', { query: '?raw', import: 'default', eager: true })

describe.each(GAMES)('the primer of %s', async (id) => {
  const primer = (await loadPrimer(id))!
  const advice = primer.parts.flatMap((part) => part.advice)

  it.each(advice.map((one) => [one.id, one] as const))('says of "%s" what its figures show', (_, one) => {
    expect(one.shows.length).toBeGreaterThan(0)
    expect(holds(one, primer.figures)).toBe(true)
  })

  it('is refuted by other figures', () => {
    const [name] = advice[0].shows[0]
    const key = name.slice(name.indexOf(' ') + 1)
    const none = { won: 0, lost: 0, had: 0, wins: 0, without: 0 }
    const others = { ...primer.figures, figures: { ...primer.figures.figures, [key]: none } }
    expect(figureAt(primer.figures, name)).toBeGreaterThan(0)
    expect(holds(advice[0], others)).toBe(false)
  })

  it.each(LANGUAGES)('cites a figure in every piece of advice, the same in each language (%s)', (language) => {
    for (const { says } of advice) {
      const names = (text: string) => [...text.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name).toSorted()
      expect(names(says[language].text).length).toBeGreaterThan(0)
      expect(names(says[language].text)).toEqual(names(says.en.text))
      expect(filledIn(says[language].text, primer.figures, String)).not.toMatch(/[{}]|NaN|undefined/)
    }
  })

  it('comes from as many games as its recipe says, and keeps nothing that nobody cites', async () => {
    const { recipe } = await import(`../src/games/${id}/primer/recipe.ts`)
    expect(primer.figures.recipe).toEqual(recipe)
    expect(Object.keys(primer.figures.figures)).toEqual(citedIn(primer).toSorted())
  })

  it('stands in the docs with the same words and numbers', () => {
    expect(PAGES[`../../../docs/${id}/primer.md`]).toBe(primerPage(gameById(id)!, primer, primer.figures))
  })
})
