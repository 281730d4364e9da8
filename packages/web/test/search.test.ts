import { describe, expect, it } from 'vitest'
import { cut, folded, found } from '../src/sheets/search.ts'

describe('searching the rules', () => {
  it('minds neither case nor accents and marks what it found', () => {
    expect(folded('Colheita de AÇÚCAR')).toBe('colheita de acucar')
    expect(cut('Açúcar, mais açúcar.', 'ACUCAR')).toEqual([
      { text: 'Açúcar', hit: true },
      { text: ', mais ', hit: false },
      { text: 'açúcar', hit: true },
      { text: '.', hit: false },
    ])
    expect(cut('Açúcar', ' ')).toEqual([{ text: 'Açúcar', hit: false }])
  })

  it('finds sections and cards, also by a name they have elsewhere', () => {
    const card = { kind: 'building', summary: '', details: [], facts: [], source: '' }
    const help = {
      sections: [
        { id: 'aim', title: 'The aim', paragraphs: ['Ship goods.'] },
        { id: 'end', title: 'The end', paragraphs: ['Count.'] },
      ],
      cards: [
        { ...card, id: 'factory', title: 'Factory', elsewhere: [{ id: '1897', edition: '1897', title: 'Fábrica' }] },
        { ...card, id: 'wharf', title: 'Wharf', elsewhere: [] },
      ],
      card: () => undefined,
      section: () => undefined,
    }
    expect(found(help, '').sections).toHaveLength(2)
    expect(found(help, 'goods').sections.map(({ id }) => id)).toEqual(['aim'])
    expect(found(help, 'fabrica').cards.map(({ id }) => id)).toEqual(['factory'])
  })
})
