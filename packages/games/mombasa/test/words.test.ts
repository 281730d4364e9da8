import { type Facts, type GameWords, LANGUAGES, type Language } from '@quayside/kernel'
import {
  type Asked,
  atEveryQuestion,
  factsAbout,
  faultsAt,
  faultsIn,
  saysEverything,
} from '@quayside/kernel/word-checks'
import { describe, expect, it } from 'vitest'
import { BUILT_IN } from '../src/data/built-in.ts'
import type { DataPack } from '../src/data/pack.ts'
import { TASKS } from '../src/game.ts'
import { COMPANIES, DISPLAY_COLUMNS, GOODS, KINDS, LETTERS, PARTS, POUND_SOURCES, SPACES, TILES } from '../src/ids.ts'
import { mombasa } from '../src/index.ts'
import { OPTION_SCHEMA, SETUPS } from '../src/options.ts'
import { compileRules } from '../src/rules/index.ts'
import { type AnswerKind, REGIONS, type ScoreLineId, wordsFor } from '../src/words/index.ts'

const words = (language: Language, pack: DataPack = BUILT_IN) =>
  wordsFor(language, pack, compileRules(pack, { players: 4, setup: 'first' }, TASKS))
const who = (seat: number) => ['Marta', 'Beatriz', 'João', 'Lia'][seat]

const ANSWERS: Record<AnswerKind, true> = {
  keep: true,
  rest: true,
  lay: true,
  seal: true,
  use: true,
  'use-tile': true,
  attach: true,
  add: true,
  buy: true,
  advance: true,
  done: true,
  expand: true,
  enter: true,
  reward: true,
  'reward-points': true,
  return: true,
  pay: true,
  stop: true,
  flip: true,
  step: true,
  book: true,
  pounds: true,
  remove: true,
  place: true,
  mark: true,
  tier: true,
  discard: true,
  option: true,
  take: true,
  track: true,
  end: true,
  pile: true,
}
const SCORE_LINES: Record<ScoreLineId, true> = {
  pounds: true,
  mombasa: true,
  'cape-town': true,
  'saint-louis': true,
  cairo: true,
  diamonds: true,
  books: true,
}
const THINGS: Record<string, readonly string[]> = {
  ...mombasa.ids,
  good: GOODS,
  kind: KINDS,
  part: PARTS,
}
/** What facts name beyond things; an empty id stands for an empty slot or space. */
const FACT_IDS: Record<string, readonly string[]> = {
  ...THINGS,
  card: [...THINGS.card, ''],
  book: [...THINGS.book, ''],
  currency: ['units', 'pounds'],
  wanted: [...GOODS, 'any'],
  letter: LETTERS,
}
const NUMBERS = [
  ...['amount', 'bookkeeping', 'bought', 'by', 'column', 'count', 'diamond', 'discount', 'left', 'level', 'markers'],
  ...['min', 'open', 'pile', 'plus', 'points', 'pounds', 'price', 'removePosts', 'round', 'row', 'short', 'slot'],
  ...['space', 'step', 'steps', 'total', 'turned', 'units'],
]

const factsOf = (kind: string) => factsAbout(kind, FACT_IDS, NUMBERS)
/** In answers `track` is a number of steps. */
function* answerFactsOf(kind: string): Generator<Facts> {
  for (const facts of factsOf(kind)) yield { ...facts, track: facts.points }
}

const faultsOf = faultsIn(mombasa, Object.values(FACT_IDS).flat())

describe('nothing is left unsaid', () => {
  describe.each(LANGUAGES)('in %s', (language) => {
    const spoken = words(language)
    const expectGood = (text: string, id = '') => expect(faultsOf(id, text)).toEqual([])

    saysEverything({
      game: mombasa,
      words: spoken,
      language,
      who,
      answers: Object.keys(ANSWERS),
      faultsOf,
      factsOf,
      answerFactsOf,
    })

    it('names every thing, score line and option', () => {
      for (const [arg, ids] of Object.entries(THINGS)) for (const id of ids) expectGood(spoken.thing(arg, id))
      for (const letter of LETTERS) expect(spoken.thing('letter', letter)).toBe(letter)
      for (const what of Object.keys(SCORE_LINES)) expectGood(spoken.scoreLine(what), what)
      for (const key of Object.keys(OPTION_SCHEMA)) expectGood(spoken.option(key), key)
      for (const value of SETUPS) expectGood(spoken.option('setup', value), value)
      expect(spoken.title).toBe('Mombasa')
    })
    it('gives different things different names', () => {
      for (const arg of ['company', 'card', 'book', 'region', 'start', 'tile', 'bonus', 'counted', 'source', 'part']) {
        const names = THINGS[arg].map((id) => spoken.thing(arg, id))
        // A starting book looks like others: what it needs and gives is all there is to it.
        const once = arg === 'book' ? names.filter((_, i) => !THINGS.book[i].startsWith('start')) : names
        expect(new Set(once).size, arg).toBe(once.length)
      }
    })
    it('has words for a whole game', () => {
      for (const setup of SETUPS) {
        const look = (asked: Asked) => faultsAt(mombasa, spoken, faultsOf, asked)
        expect(atEveryQuestion(mombasa, { players: 3, setup }, `words ${setup}`, look)).toEqual([])
      }
    })
  })

  it('knows exactly the regions, companies, tiles and spaces of the game', () => {
    expect(REGIONS).toEqual(BUILT_IN.map.regions.map(({ id }) => id))
    expect(THINGS.company).toEqual(COMPANIES)
    expect(THINGS.tile).toEqual(TILES)
    expect(THINGS.bonus).toEqual(SPACES)
    expect(THINGS.display).toEqual(DISPLAY_COLUMNS)
    expect(THINGS.source).toEqual(POUND_SOURCES)
  })

  it('shows the id of what it has no words for', () => {
    const spoken = words('it')
    expect(spoken.thing('region', 'atlantis')).toBe('atlantis')
    expect(spoken.thing('moon', 'crater')).toBe('crater')
    expect(spoken.question({ kind: 'toString' })).toBe('toString')
    expect(spoken.option('players', '4')).toBe('4')
    expect(spoken.answer({ kind: 'lay', card: 'moon-1', slot: 2 })).toBe('Metti moon-1 nello spazio 2')
    expect(spoken.answer({ kind: 'enter', region: 'atlantis', column: 1, points: 2 })).toMatch(/^Entra in atlantis/)
    expect(spoken.answer({ kind: 'place', book: 'book-Z', step: 2 })).toBe('Metti book-Z in posizione 2')
    expect(spoken.answer({ kind: 'keep', start: 'start-99' })).toBe('Tieni la start-99')
  })

  it('is put together once per language and pack', () => {
    expect(words('pt')).toBe(words('pt'))
    expect(words('pt')).not.toBe(words('it'))
    expect(words('pt')).not.toBe(words('pt', structuredClone(BUILT_IN)))
  })
})

describe('the voice of the house', () => {
  const said = (spoken: GameWords) => [
    spoken.question({ kind: 'enter-region', seat: 0, company: 'cairo', points: 2 }),
    spoken.question({ kind: 'discard', seat: 0, plus: 8, wanted: 'coffee' }),
    spoken.question({ kind: 'buy-and-or-diamond', seat: 0, discount: 1, steps: 2, bought: 0 }),
    spoken.answer({ kind: 'lay', card: 'bookkeeper-2', slot: 3 }),
    spoken.answer({ kind: 'enter', region: 'congo-basin', column: 2, points: 1 }),
    spoken.answer({ kind: 'mark', bonus: 'expansion-tile', pounds: 2 }),
    spoken.answer({ kind: 'book', book: 'book-A04', row: 1, column: 1, pounds: 1 }),
    spoken.answer({
      ...{ kind: 'tier', counted: 'coffee', min: 5, company: 'cairo' },
      ...{ pounds: 0, diamond: 0, bookkeeping: 0, track: 4, removePosts: 1 },
    }),
    spoken.event({ kind: 'advanced', seat: 0, company: 'cape-town', steps: 2, space: 7 }, who),
    spoken.event({ kind: 'special-again', seat: 1, company: 'cairo', level: 2, pounds: 2 }, who),
    spoken.event({ kind: 'bought-with-goods', seat: 0, card: 'merchant-cairo', units: 4 }, who),
    spoken.event({ kind: 'only-answer', seat: 0, answer: 'end' }, who),
    spoken.reason({ kind: 'not-adjacent', company: 'cairo', region: 'upper-egypt' }),
    spoken.reason({ kind: 'slot-closed', slot: 1 }),
    spoken.reason({ kind: 'requirements-unmet', book: 'book-C12' }),
  ]

  it('speaks English', () => {
    expect(said(words('en'))).toEqual([
      'Which region does Cairo enter? 2 expansion points left.',
      'Which coffee card do you discard? It brings its price and £8.',
      'Do you buy a card, £1 cheaper, take diamond steps, or both?',
      'Lay a bookkeeper (2) in slot 3',
      'Enter the Congo Basin from column 2: 1 point',
      'Place a marker: expansion tile for £2',
      'Take book A (needs 2 bananas; gives 1 diamond step) and £1',
      'Take reward 5+: 4 steps on the Cairo track and 1 trading post to remove',
      'Marta moves 2 steps on the Cape Town track, to space 7.',
      'Beatriz gains £2 again for the second special space of the Cairo track.',
      'Marta buys a diamond merchant of Cairo for 4 units.',
      'Marta has no other choice.',
      'Cairo has no base or trading post next to Upper Egypt.',
      'Slot 1 is closed: it opens with your marker on space 8 of the diamond track.',
      'The next book needs 3 coffee and 3 more of one good face up.',
    ])
  })

  it('speaks Brazilian Portuguese', () => {
    expect(said(words('pt'))).toEqual([
      'Em que região o Cairo entra? Restam 2 pontos de expansão.',
      'Que carta de café você descarta? Ela rende o seu preço mais £8.',
      'Você compra uma carta por £1 a menos, avança na trilha de diamantes, ou as duas coisas?',
      'Pôr um escriturário (2) na área 3',
      'Entrar na Bacia do Congo pela coluna 2: 1 ponto',
      'Pôr um marcador: tile de expansão por £2',
      'Pegar o livro A (pede 2 bananas; dá 1 espaço de diamante) e £1',
      'Receber a recompensa 5+: 4 espaços na trilha do Cairo e 1 feitoria a remover',
      'Marta avança 2 espaços na trilha da Cidade do Cabo, até o espaço 7.',
      'Beatriz ganha de novo £2 pelo segundo espaço especial da trilha do Cairo.',
      'Marta compra um mercador de diamantes do Cairo por 4 unidades.',
      'Marta não tem outra escolha.',
      'Nem a base nem as feitorias do Cairo fazem fronteira com o Alto Egito.',
      'A área 1 está fechada: abre com o seu marcador no espaço 8 da trilha de diamantes.',
      'O próximo livro pede à mostra 3 de café e mais 3 de um só bem.',
    ])
  })

  it('speaks Italian', () => {
    expect(said(words('it'))).toEqual([
      'In quale regione entra il Cairo? Restano 2 punti espansione.',
      'Quale carta di caffè scarti? Rende il suo prezzo più £8.',
      'Compri una carta con £1 di sconto, avanzi sul tracciato dei diamanti, o entrambe le cose?',
      'Metti un contabile (2) nello spazio 3',
      'Entra nel Bacino del Congo dalla colonna 2: 1 punto',
      'Metti un segnalino: tessera espansione per £2',
      'Prendi il libro A (chiede 2 banane; dà 1 passo sui diamanti) e £1',
      'Prendi la ricompensa 5+: 4 passi sul tracciato del Cairo e 1 emporio da rimuovere',
      'Marta avanza di 2 passi sul tracciato di Città del Capo, fino alla casella 7.',
      'Beatriz riceve di nuovo £2 per la seconda casella speciale del tracciato del Cairo.',
      'Marta compra un mercante di diamanti del Cairo per 4 unità.',
      'Marta non ha altra scelta.',
      'Né la base né gli empori del Cairo confinano con l’Alto Egitto.',
      'Lo spazio 1 è chiuso: si apre con il tuo segnalino sulla casella 8 del tracciato dei diamanti.',
      'Il prossimo libro chiede a faccia in su 3 di caffè e altre 3 unità di una sola merce.',
    ])
  })

  it('names where a rule comes from, in the reader’s words', () => {
    expect(words('en').rule('goods-order')).toMatch(/ \(Quayside, rulings: Goods\)$/)
    expect(words('en').rule('majorities')).toMatch(/ \(rulebook, Majority bonuses, p\. 9\)$/)
    expect(words('pt').rule('majorities')).toMatch(/ \(livro de regras, Bônus de maioria, p\. 9\)$/)
    expect(words('it').rule('majorities')).toMatch(/ \(regolamento, Bonus di maggioranza, p\. 9\)$/)
  })
})

describe('what is printed in a pack', () => {
  const cards = ['banana-1', 'coffee-2', 'expansion-2-cairo', 'expansion-1-at-2', 'bookkeeper-3']
  const more = ['merchant', 'merchant-cape-town', 'share-cairo-at-3']
  const cardNames = (language: Language) => [...cards, ...more].map((id) => words(language).thing('card', id))

  it('names cards by what is on them, with the price only where it tells two apart', () => {
    expect(cardNames('en')).toEqual([
      '1 banana',
      '2 coffee',
      '2 expansion points with a Cairo share',
      '1 expansion point (price 2)',
      'bookkeeper (3)',
      'diamond merchant',
      'diamond merchant of Cape Town',
      'Cairo share (price 3)',
    ])
    expect(cardNames('pt')).toEqual([
      '1 banana',
      '2 de café',
      '2 pontos de expansão com uma quota do Cairo',
      '1 ponto de expansão (preço 2)',
      'escriturário (3)',
      'mercador de diamantes',
      'mercador de diamantes da Cidade do Cabo',
      'quota do Cairo (preço 3)',
    ])
    expect(cardNames('it')).toEqual([
      '1 banana',
      '2 di caffè',
      '2 punti espansione con una quota del Cairo',
      '1 punto espansione (prezzo 2)',
      'contabile (3)',
      'mercante di diamanti',
      'mercante di diamanti di Città del Capo',
      'quota del Cairo (prezzo 3)',
    ])
  })

  it('describes books by what they need and give', () => {
    const books = (language: Language) =>
      ['book-A04', 'book-B18', 'book-C03', 'book-C20', 'start-10'].map((id) => words(language).thing('book', id))
    expect(books('en')).toEqual([
      'book A: needs 2 bananas; gives 1 diamond step',
      'book B: needs 4 coffee; gives 1 trading post to remove',
      'book C: needs 1 cotton; gives £1 per unit of cotton, less £1',
      'book C: needs 3 bananas and 1 other merchant or bookkeeper; gives 4 diamond steps',
      'starting book: needs 2 of one good; gives 1 bookkeeping point',
    ])
    expect(books('pt')[2]).toBe('livro C: pede 1 de algodão; dá £1 por unidade de algodão, menos £1')
    expect(books('pt')[4]).toBe('livro inicial: pede 2 de um só bem; dá 1 ponto de escrituração')
    expect(books('it')[1]).toBe('libro B: chiede 4 di caffè; dà 1 emporio da rimuovere')
    expect(books('it')[3]).toBe('libro C: chiede 3 banane e 1 altro mercante o contabile; dà 4 passi sui diamanti')
  })

  it('describes starting tiles by all they bring', () => {
    expect(words('en').thing('start', 'start-07')).toBe(
      'starting tile 7: 1 diamond step and 1 step on the Cape Town track; book needs 1 banana, gives 1 bookkeeping point; rests the cards 1 cotton, 1 coffee and 1 expansion point',
    )
    expect(words('pt').event({ kind: 'tile-kept', seat: 0, start: 'start-01' }, who)).toBe(
      'Marta começa com o tile inicial 1: 3 espaços na trilha de Mombasa; o livro pede 2 pontos de expansão, dá £2; em repouso as cartas 2 bananas, 1 de algodão e 2 de café.',
    )
    expect(words('it').reason({ kind: 'tile-not-dealt', start: 'start-03' })).toBe(
      'Non hai ricevuto la tessera iniziale 3.',
    )
  })

  it('takes new names and numbers from a pack', () => {
    const pack = structuredClone(BUILT_IN) as Changeable<DataPack>
    pack.map.regions.find(({ id }) => id === 'kenya')!.name = 'Buganda'
    pack.map.cost.double = 3
    pack.playerBoard.flipBookPounds.pounds = 4
    pack.cards.action[0].price = 5
    pack.cards.action[1] = { ...pack.cards.action[8], merchant: { diamond: 3, pounds: 0 } }
    const spoken = words('en', pack)
    expect(spoken.answer({ kind: 'enter', region: 'kenya', column: 1, points: 2 })).toMatch(/^Enter Buganda from/)
    expect(words('pt', pack).answer({ kind: 'enter', region: 'kenya', column: 1, points: 2 })).toMatch(
      /^Entrar em Buganda/,
    )
    expect(words('it', pack).thing('region', 'natal')).toBe('Natal')
    expect(spoken.rule('expansion-cost', false)).toMatch(/a double one 3,/)
    expect(spoken.answer({ kind: 'flip', step: 2, book: 'book-A04' })).toMatch(/^Turn over step 2 for £4: book A/)
    expect(spoken.thing('card', 'banana-2-at-5')).toBe('2 bananas (price 5)')
    expect(spoken.thing('card', 'banana-2-at-2')).toBe('2 bananas (price 2)')
    expect(spoken.thing('card', 'merchant-at-3')).toBe('diamond merchant (price 3, 3 diamond steps)')
    expect(spoken.thing('card', 'merchant-at-3-b')).toBe('diamond merchant (price 3, £2 and 1 diamond step)')
  })

  it('has words for an empty slot or space', () => {
    const use = { kind: 'use', card: '', slot: 2 }
    expect(LANGUAGES.map((language) => words(language).answer(use))).toEqual([
      'Use the card, slot 2',
      'Usar a carta, área 2',
      'Usa la carta, spazio 2',
    ])
  })
})

type Changeable<T> = { -readonly [K in keyof T]: Changeable<T[K]> }

describe('grammar', () => {
  const each = (language: Language, kind: 'expand' | 'track') =>
    COMPANIES.map((company) => words(language).answer({ kind, company }))

  it('joins preposition and article to the companies', () => {
    expect(each('pt', 'track')).toEqual([
      'Avançar na trilha de Mombasa',
      'Avançar na trilha da Cidade do Cabo',
      'Avançar na trilha de Saint-Louis',
      'Avançar na trilha do Cairo',
    ])
    expect(each('it', 'track')).toEqual([
      'Avanza sul tracciato di Mombasa',
      'Avanza sul tracciato di Città del Capo',
      'Avanza sul tracciato di Saint-Louis',
      'Avanza sul tracciato del Cairo',
    ])
    expect(words('it').thing('company', 'cairo')).toBe('Il Cairo')
  })

  it('gives the companies their articles', () => {
    expect(each('en', 'expand')).toEqual(['Expand Mombasa', 'Expand Cape Town', 'Expand Saint-Louis', 'Expand Cairo'])
    expect(each('pt', 'expand').slice(1)).toEqual([
      'Expandir a Cidade do Cabo',
      'Expandir Saint-Louis',
      'Expandir o Cairo',
    ])
    expect(each('it', 'expand').slice(1)).toEqual(['Espandi Città del Capo', 'Espandi Saint-Louis', 'Espandi il Cairo'])
    const own = { kind: 'own-region', company: 'cairo', region: 'angola' }
    expect(LANGUAGES.map((language) => words(language).reason(own))).toEqual([
      'Cairo already holds Angola.',
      'O Cairo já está em Angola.',
      'Il Cairo è già in Angola.',
    ])
  })

  it('enters every region in its own way', () => {
    const regions = ['abyssinia', 'angola', 'upper-egypt', 'guinea-coast', 'mozambique']
    const enter = (language: Language) =>
      regions.map(
        (region) =>
          words(language)
            .answer({ kind: 'enter', region, column: 1, points: 1 })
            .split(/ from| pela| dalla/)[0],
      )
    expect(enter('en')).toEqual([
      'Enter Abyssinia',
      'Enter Angola',
      'Enter Upper Egypt',
      'Enter the Guinea Coast',
      'Enter Mozambique',
    ])
    expect(enter('pt')).toEqual([
      'Entrar na Abissínia',
      'Entrar em Angola',
      'Entrar no Alto Egito',
      'Entrar na Costa da Guiné',
      'Entrar em Moçambique',
    ])
    expect(enter('it')).toEqual([
      'Entra in Abissinia',
      'Entra in Angola',
      'Entra nell’Alto Egitto',
      'Entra nella Costa della Guinea',
      'Entra in Mozambico',
    ])
  })

  it('names cards as cards, each with its article', () => {
    const discarded = (language: Language) =>
      ['coffee-2', 'bookkeeper-2', 'merchant-mombasa'].map((card) =>
        words(language).event({ kind: 'discarded', seat: 0, card, pounds: 3 }, who),
      )
    expect(discarded('en')).toEqual([
      'Marta discards the coffee card (2) for £3.',
      'Marta discards the bookkeeper (2) for £3.',
      'Marta discards the diamond merchant of Mombasa for £3.',
    ])
    expect(discarded('pt')).toEqual([
      'Marta descarta a carta de café (2) por £3.',
      'Marta descarta o escriturário (2) por £3.',
      'Marta descarta o mercador de diamantes de Mombasa por £3.',
    ])
    expect(discarded('it')).toEqual([
      'Marta scarta la carta di caffè (2) per £3.',
      'Marta scarta il contabile (2) per £3.',
      'Marta scarta il mercante di diamanti di Mombasa per £3.',
    ])
    const share = { kind: 'bought-for-pounds', seat: 0, card: 'share-cairo-at-2', pounds: 4 }
    expect(words('pt').event(share, who)).toBe('Marta leva uma quota do Cairo (preço 2) do display por £4.')
    expect(words('it').event(share, who)).toBe('Marta prende una quota del Cairo (prezzo 2) dall’offerta per £4.')
  })
})

describe('numbers', () => {
  const numbers = [0, 1, 2, 1_000_000]
  const lost = (language: Language) =>
    numbers.map((points) => words(language).event({ kind: 'points-lost', seat: 0, points }, who))
  const total = (language: Language, counted: string) =>
    numbers.map((n) => words(language).reason({ kind: 'below-lowest-tier', counted, total: n, min: 2 }).split(/[:]/)[0])

  it('count in English', () => {
    expect(lost('en')).toEqual([
      'Marta loses 0 expansion points.',
      'Marta loses 1 expansion point.',
      'Marta loses 2 expansion points.',
      'Marta loses 1000000 expansion points.',
    ])
    expect(total('en', 'coffee')[1]).toBe('You have 1 coffee face up')
  })

  it('count in Brazilian Portuguese, where nothing counts as one and millions take "de"', () => {
    expect(lost('pt')).toEqual([
      'Marta perde 0 ponto de expansão.',
      'Marta perde 1 ponto de expansão.',
      'Marta perde 2 pontos de expansão.',
      'Marta perde 1000000 de pontos de expansão.',
    ])
    expect(total('pt', 'banana')).toEqual([
      'Você tem 0 banana à mostra',
      'Você tem 1 banana à mostra',
      'Você tem 2 bananas à mostra',
      'Você tem 1000000 de bananas à mostra',
    ])
    expect(total('pt', 'coffee')[3]).toBe('Você tem 1000000 de café à mostra')
  })

  it('count in Italian, where millions take "di"', () => {
    expect(lost('it')).toEqual([
      'Marta perde 0 punti espansione.',
      'Marta perde 1 punto espansione.',
      'Marta perde 2 punti espansione.',
      'Marta perde 1000000 di punti espansione.',
    ])
    expect(total('it', 'cotton')).toEqual([
      'Hai 0 di cotone a faccia in su',
      'Hai 1 di cotone a faccia in su',
      'Hai 2 di cotone a faccia in su',
      'Hai 1000000 di cotone a faccia in su',
    ])
  })

  it('make verbs agree', () => {
    const short = (language: Language) =>
      [1, 2].map((n) => words(language).reason({ kind: 'not-enough-units', price: 4, short: n }))
    expect(short('en')).toEqual([
      'This card costs 4 units: you are 1 short.',
      'This card costs 4 units: you are 2 short.',
    ])
    expect(short('pt')).toEqual(['Essa carta custa 4 unidades: falta 1.', 'Essa carta custa 4 unidades: faltam 2.'])
    expect(short('it')).toEqual([
      'Questa carta costa 4 unità: te ne manca 1.',
      'Questa carta costa 4 unità: te ne mancano 2.',
    ])
    const open = (language: Language) => [1, 2].map((n) => words(language).question({ kind: 'plan', seat: 0, open: n }))
    expect(open('en')).toEqual([
      'Which cards do you plan? 1 slot is free.',
      'Which cards do you plan? 2 slots are free.',
    ])
  })

  it('write money the same everywhere', () => {
    const paid = { kind: 'pounds-paid', seat: 0, pounds: 3 }
    for (const language of LANGUAGES) expect(words(language).event(paid, who)).toMatch(/ £3\.$/)
  })
})
