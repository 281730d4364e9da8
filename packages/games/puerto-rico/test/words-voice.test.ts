import type { GameWords, Language } from '@quayside/kernel'
import { describe, expect, it } from 'vitest'
import type { EditionId } from '../src/ids.ts'
import { wordsFor } from '../src/words/index.ts'

/** How the house speaks: voice, names by edition, grammar and numbers. That nothing is left unsaid is in words.test.ts. */

const words = (language: Language, edition: EditionId = 'classic') => wordsFor(language, { edition })
const who = (seat: number) => ['Marta', 'Beatriz'][seat]

describe('the voice of the house', () => {
  const load = { kind: 'load', good: 'corn', ship: 6, count: 2, points: 3 }
  const refused = { kind: 'other-good-aboard', good: 'tobacco', ship: 5, aboard: 'sugar' }
  const said = (spoken: GameWords) => [
    spoken.question({ kind: 'captain-load', seat: 0, must: 1 }),
    spoken.answer(load),
    spoken.reason({ kind: 'must-load' }),
    spoken.reason(refused),
    spoken.answer({ kind: 'build', building: 'wharf', price: 7 }),
    spoken.answer({ kind: 'sell', good: 'coffee', coins: 6 }),
    spoken.event({ kind: 'only-answer', seat: 0, answer: 'load corn 6' }, who),
  ]

  it('speaks English', () => {
    expect(said(words('en'))).toEqual([
      'Which goods do you ship?',
      'Ship 2 corn, ship of 6: 3 VP',
      'You must ship while any ship takes your goods.',
      'Tobacco can’t join the ship of 5: it carries sugar.',
      'Build Wharf for 7',
      'Sell coffee for 6',
      'Marta has no other choice.',
    ])
  })

  it('speaks Brazilian Portuguese', () => {
    expect(said(words('pt'))).toEqual([
      'Que mercadorias você embarca?',
      'Embarcar 2 barris de milho, navio de 6: 3 PV',
      'Enquanto algum navio aceitar, você deve embarcar.',
      'O tabaco não entra no navio de 5: ele leva açúcar.',
      'Construir o Cais por 7',
      'Vender café por 6',
      'Marta não tem outra escolha.',
    ])
  })

  it('speaks Italian', () => {
    expect(said(words('it'))).toEqual([
      'Quali merci imbarchi?',
      'Imbarca 2 barili di mais, nave da 6: 3 PV',
      'Finché una nave accetta, devi imbarcare.',
      'Il tabacco non sale sulla nave da 5: porta zucchero.',
      'Costruisci il Molo per 7',
      'Vendi caffè per 6',
      'Marta non ha altra scelta.',
    ])
  })

  it('names the own ship of a wharf', () => {
    const own = { ...load, ship: 0 }
    expect(words('en').answer(own)).toBe('Ship 2 corn, own ship: 3 VP')
    expect(words('pt').answer(own)).toBe('Embarcar 2 barris de milho, navio próprio: 3 PV')
    expect(words('it').answer(own)).toBe('Imbarca 2 barili di mais, nave propria: 3 PV')
  })

  it('names where a rule comes from, in the reader’s words', () => {
    expect(words('en').rule('settler-draw')).toMatch(/\(classic, Hacienda; 2020, Hacienda; 1897, Hacienda\)$/)
    expect(words('pt').rule('mayor-placing')).toMatch(/\(clássica, Prefeito; 2020, Encarregado; 1897, Recrutador\)$/)
    expect(words('it').rule('mayor-placing')).toMatch(/\(classica, Sindaco; 2020, Caposquadra; 1897, Reclutatore\)$/)
  })
})

describe('names follow the edition', () => {
  const took = { kind: 'tile-taken', seat: 0, tile: 'indigo', pile: 0 }
  const refilled = { kind: 'ship-refilled', count: 4, missing: 1 }

  it('in English', () => {
    expect(words('en').event(took, who)).toBe('Marta takes an indigo plantation.')
    expect(words('en', '1897').event(took, who)).toBe('Marta takes a fruit estate.')
    expect(words('en', '2020').event({ ...took, pile: 3 }, who)).toBe('Marta takes an indigo estate from pile 3.')
    expect(words('en').event(refilled, who)).toBe('The worker ship takes in 4 workers, 1 too few.')
    expect(words('en', '2020').thing('place', 'worker-ship')).toBe('recruitment hall')
    expect(words('en', '1897').thing('role', 'mayor')).toBe('Recruiter')
  })

  it('in Portuguese', () => {
    expect(words('pt').event(took, who)).toBe('Marta pega uma plantação de índigo.')
    expect(words('pt', '1897').event(took, who)).toBe('Marta pega uma propriedade de fruta.')
    expect(words('pt').event(refilled, who)).toBe('O navio de trabalhadores recebe 4 trabalhadores; falta 1.')
    expect(words('pt', '1897').event(refilled, who)).toBe('A Agência de Empregos recebe 4 trabalhadores; falta 1.')
    expect(words('pt', '1897').thing('building', 'hospice')).toBe('Hospital')
  })

  it('in Italian', () => {
    expect(words('it').event(took, who)).toBe('Marta prende una piantagione di indaco.')
    expect(words('it', '2020').event(took, who)).toBe('Marta prende un possedimento di indaco.')
    expect(words('it', '2020').event(refilled, who)).toBe('La Sala di Reclutamento accoglie 4 lavoratori; ne manca 1.')
    expect(words('it', '2020').scoreLine('customs-house')).toBe('Casa delle Dogane')
  })
})

describe('grammar', () => {
  it('agrees with the good in Portuguese', () => {
    const keep = (edition: EditionId) => words('pt', edition).answer({ kind: 'keep', good: 'indigo', count: 2 })
    expect(keep('classic')).toBe('Guardar todo o índigo: 2 barris')
    expect(keep('1897')).toBe('Guardar toda a fruta: 2 caixotes')
  })

  it('agrees with the good in Italian', () => {
    const keep = (good: string, edition: EditionId = 'classic') =>
      words('it', edition).answer({ kind: 'keep', good, count: 2 })
    expect(keep('corn')).toBe('Conserva tutto il mais: 2 barili')
    expect(keep('indigo')).toBe('Conserva tutto l’indaco: 2 barili')
    expect(keep('sugar')).toBe('Conserva tutto lo zucchero: 2 barili')
    expect(keep('indigo', '1897')).toBe('Conserva tutta la frutta: 2 casse')
    expect(words('it', '1897').answer({ kind: 'load', good: 'indigo', ship: 4, count: 2, points: 2 })).toBe(
      'Imbarca 2 casse di frutta, nave da 4: 2 PV',
    )
  })

  it('joins article and preposition in Italian', () => {
    const place = (building: string) => words('it').answer({ kind: 'place-in-building', building })
    expect(place('wharf')).toBe('Metti un lavoratore nel Molo')
    expect(place('sugar-mill')).toBe('Metti un lavoratore nello Zuccherificio')
    expect(place('hospice')).toBe('Metti un lavoratore nell’Ospizio')
    expect(place('residence')).toBe('Metti un lavoratore nella Residenza')
  })

  it('joins article and preposition in Portuguese', () => {
    const worker = (building: string) => words('pt').question({ kind: 'builder-worker', seat: 0, building })
    expect(worker('wharf')).toBe('Universidade: você põe um trabalhador no novo Cais?')
    expect(worker('customs-house')).toBe('Universidade: você põe um trabalhador na nova Alfândega?')
  })
})

describe('numbers', () => {
  const counted = [0, 1, 2, 1_000_000]
  const sold = (language: Language, edition: EditionId) =>
    counted.map((coins) => words(language, edition).event({ kind: 'sold', seat: 0, good: 'coffee', coins }, who))
  const kept = (language: Language, edition: EditionId) =>
    counted.map((count) => words(language, edition).answer({ kind: 'keep', good: 'corn', count }).split(': ')[1])

  it('count in English', () => {
    expect(sold('en', 'classic')).toEqual([
      'Marta sells coffee for 0 coins.',
      'Marta sells coffee for 1 coin.',
      'Marta sells coffee for 2 coins.',
      'Marta sells coffee for 1000000 coins.',
    ])
    expect(kept('en', '1897')).toEqual(['0 crates', '1 crate', '2 crates', '1000000 crates'])
  })

  it('count in Brazilian Portuguese, where nothing counts as one and millions take "de"', () => {
    expect(sold('pt', '1897')).toEqual([
      'Marta vende café por 0 moeda.',
      'Marta vende café por 1 moeda.',
      'Marta vende café por 2 moedas.',
      'Marta vende café por 1000000 de moedas.',
    ])
    expect(kept('pt', 'classic')).toEqual(['0 barril', '1 barril', '2 barris', '1000000 de barris'])
  })

  it('count in Italian, where millions take "di"', () => {
    expect(sold('it', '2020')).toEqual([
      'Marta vende caffè per 0 monete.',
      'Marta vende caffè per 1 moneta.',
      'Marta vende caffè per 2 monete.',
      'Marta vende caffè per 1000000 di monete.',
    ])
    expect(kept('it', '1897')).toEqual(['0 casse', '1 cassa', '2 casse', '1000000 di casse'])
  })

  it('make verbs agree', () => {
    const done = (language: Language) => [1, 2].map((spoils) => words(language).answer({ kind: 'done', spoils }))
    expect(done('en')).toEqual(['Stop here: 1 barrel spoils', 'Stop here: 2 barrels spoil'])
    expect(done('pt')).toEqual(['Parar aqui: 1 barril estraga', 'Parar aqui: 2 barris estragam'])
    expect(done('it')).toEqual(['Fermati qui: 1 barile si guasta', 'Fermati qui: 2 barili si guastano'])
    const short = { kind: 'not-enough-coins', building: 'wharf', price: 7, short: 1 }
    expect(words('it', '1897').reason(short)).toBe('Il Molo ti costa 7: ti manca 1 moneta.')
    expect(words('pt').reason({ ...short, short: 2 })).toBe('O Cais custa 7 para você: faltam 2 moedas.')
  })
})
