import { describe, expect, test } from 'vitest'
import { answerMenu, type Offer } from '../src/table/answers.ts'
import { PLAIN } from '../src/text/style.ts'

const offer = (text: string, said: string): Offer => ({ text, said })
const menu = (offers: readonly Offer[], width = 80, most = 20) => answerMenu(offers, width, most, PLAIN)

/** As a game lists them: slot by slot. */
const PLAN = [
  ...[2, 3].flatMap((slot) => [
    offer(`lay banana-2 ${slot}`, `Lay 2 bananas in slot ${slot}`),
    offer(`lay coffee-1 ${slot}`, `Lay 1 coffee in slot ${slot}`),
  ]),
  offer('seal', 'Seal the plan'),
]

describe('answers that differ in one word', () => {
  test('stand in one line, numbered as they are shown', () => {
    const { lines, texts } = menu(PLAN)
    expect(lines).toEqual([
      '  Lay 2 bananas in  1 slot 2   2 slot 3   lay banana-2 …',
      '  Lay 1 coffee in   3 slot 2   4 slot 3   lay coffee-1 …',
      '  5 Seal the plan  seal',
    ])
    expect(texts).toEqual(['lay banana-2 2', 'lay banana-2 3', 'lay coffee-1 2', 'lay coffee-1 3', 'seal'])
  })

  test('keep what they all say behind the word', () => {
    const offers = [1, 2].map((column) => offer(`enter kenya ${column}`, `Enter Kenya from column ${column}: 2 points`))
    expect(menu(offers).lines).toEqual(['  Enter Kenya from …: 2 points  1 column 1   2 column 2   enter kenya …'])
  })

  test('are broken between numbers, and leave out how they are typed where the line is full', () => {
    const offers = Array.from({ length: 15 }, (_, i) =>
      offer(`place book-A01 ${i + 1}`, `Place book A (needs 2 bananas; gives £2) on step ${i + 1}`),
    )
    const { lines, texts } = menu(offers)
    expect(texts).toHaveLength(15)
    expect(lines[0]).toBe('  Place book A (needs 2 bananas; gives £2) on')
    expect(lines.length).toBeLessThanOrEqual(4)
    for (const line of lines) expect([...line].length).toBeLessThanOrEqual(80)
    expect(lines.join('\n')).toContain('15 step 15')
  })

  test('make a table where most fit, one that is too long stands below its label', () => {
    const long = 'one very long name of a card that takes its place'
    const offers = ['2 bananas', long, '1 coffee'].flatMap((card, i) =>
      [1, 2, 3].map((slot) => offer(`lay card-${i} ${slot}`, `Lay ${card} in slot ${slot}`)),
    )
    expect(menu(offers).lines).toEqual([
      '  Lay 2 bananas in  1 slot 1   2 slot 2   3 slot 3',
      `  Lay ${long} in`,
      '    4 slot 1   5 slot 2   6 slot 3',
      '  Lay 1 coffee in   7 slot 1   8 slot 2   9 slot 3',
    ])
  })

  test('are left alone where something else differs than what is typed last', () => {
    const offers = [offer('buy middle 1', 'Buy 3 bananas for £4'), offer('buy middle 2', 'Buy 3 coffee for £4')]
    expect(menu(offers).lines[0]).toBe('  1 Buy 3 bananas for £4  buy middle 1   2 Buy 3 coffee for £4  buy middle 2')
  })

  test('are left alone where they differ in more', () => {
    const offers = [
      offer('buy left 1', 'Buy 3 coffee for 5 units'),
      offer('buy left 2', 'Buy 2 expansion points for 6 units'),
    ]
    expect(menu(offers).lines[0]).toMatch(/^ {2}1 Buy 3 coffee for 5 units +buy left 1$/)
  })
})

describe('a list that is too long', () => {
  const offers = [
    offer('use 2', 'Use 2 bananas, slot 2'),
    ...['first player', 'buy a card for £1', 'coffee majority', 'discard a card'].map((name, i) =>
      offer(`mark ${i}`, `Place a marker: ${name}`),
    ),
    offer('end', 'End your phase'),
  ]

  test('puts answers that begin alike into a paragraph', () => {
    const { lines, texts } = menu(offers, 80, 4)
    expect(lines).toEqual([
      '  1 Use 2 bananas, slot 2  use 2',
      '  Place a marker:',
      '    2 first player   3 buy a card for £1   4 coffee majority   5 discard a card',
      '  6 End your phase  end',
    ])
    expect(texts).toEqual(offers.map(({ text }) => text))
  })

  test('leaves out how answers are typed where that makes it shorter', () => {
    const cards = ['3 coffee', '2 bananas', '2 expansion points with a share', 'a diamond merchant']
    const buys = cards.map((card, i) => offer(`buy left ${i + 1}`, `Buy ${card} for 5`))
    expect(menu(buys, 80, 4).lines).toHaveLength(4)
    expect(menu(buys, 80, 3).lines).toEqual([
      '  1 Buy 3 coffee for 5    3 Buy 2 expansion points with a share for 5',
      '  2 Buy 2 bananas for 5   4 Buy a diamond merchant for 5',
    ])
  })

  test('stays as it is where there is room', () => {
    expect(menu(offers).lines).toHaveLength(offers.length)
  })
})

describe('a list that is too long for any screen', () => {
  const cells = Array.from({ length: 60 }, (_, i) => offer(`place tile-${i}`, `Place ab${i} cd${i}`))
  const offers = [offer('work A', 'Send a worker'), ...cells, offer('done', 'Finish here')]
  const folding = { over: 6, said: (count: number) => `${count} answers` }

  test('folds its largest groups; the numbers hold', () => {
    const { lines, texts } = answerMenu(offers, 80, 4, PLAIN, folding)
    expect(lines).toEqual([
      '   1 Send a worker  work A',
      '  Place   2–61  60 answers  place …',
      '  62 Finish here  done',
    ])
    expect(texts).toEqual(offers.map(({ text }) => text))
  })

  test('folds answers by their first word that are too long for a paragraph', () => {
    const long = 'on a space far from here that has a very long name indeed, number'
    const many = Array.from({ length: 30 }, (_, i) => offer(`put ${i}`, `Put it ${long} ${i}`))
    const { lines, texts } = answerMenu([offer('skip', 'Leave it'), ...many], 80, 4, PLAIN, folding)
    expect(lines).toEqual(['   1 Leave it  skip', `  Put it ${long}`, '     2–31  30 answers  put …'])
    expect(texts).toHaveLength(31)
  })

  test('stays open where it is not', () => {
    expect(answerMenu(offers, 80, 4, PLAIN, { ...folding, over: 40 }).lines.join('\n')).toContain('61 ab59 cd59')
  })
})

test('what is free stands behind what is asked, also where it makes a table', () => {
  const places = [2, 3].map((slot) => offer(`lay banana-2 ${slot}`, `Lay 2 bananas in slot ${slot}`))
  const marks = ['north', 'south', 'east', 'west'].map((name) => offer(`mark ${name}`, `Mark ${name}`))
  expect(menu([...marks, ...places], 80, 1).texts.at(-1)).toBe('lay banana-2 3')
})

test('every answer has exactly one number, on any width', () => {
  for (const width of [60, 80, 120]) {
    for (const most of [0, 8, 30]) {
      const { lines, texts } = menu(PLAN, width, most)
      expect([...texts].sort()).toEqual(PLAN.map(({ text }) => text).sort())
      for (const line of lines) expect([...line].length).toBeLessThanOrEqual(width)
    }
  }
})
