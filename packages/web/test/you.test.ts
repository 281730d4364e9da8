import { games, loadGame, loadWords } from '@quayside/games'
import { LANGUAGES, type Language, Match, Rng } from '@quayside/kernel'
import { beforeAll, describe, expect, it } from 'vitest'
import { headlineOf } from '../src/end/verdict.ts'
import { tableWords } from '../src/table/words.ts'
import { ME, readerOf, tellTo } from '../src/table/you.ts'
import { everyLanguage } from './every-language.ts'

beforeAll(async () => {
  await Promise.all([everyLanguage(), ...LANGUAGES.map(loadWords)])
})

const yours = (bot?: string) => ({ kind: 'person', name: 'Marta', yours: true, bot }) as const
const other = { kind: 'person', name: 'Tiago', yours: false } as const

describe('who is told of as "you"', () => {
  it('is whoever sits alone at this screen', () => {
    expect(readerOf(0, [yours(), other])).toBe(0)
    expect(readerOf(0, [yours(), yours('strong')])).toBe(0)
  })

  it('is nobody where people share a screen, and nobody who watches', () => {
    expect(readerOf(0, [yours(), yours()])).toBeNull()
    expect(readerOf('spectator', [other, other])).toBeNull()
  })
})

/** A few sentences of each build: the verb after its subject, after "and", after a colon, before it; a name that is no subject. */
const TURNED: readonly (readonly [Language, string, string])[] = [
  ['en', `${ME} chooses the Mayor and takes 1 coin.`, 'You choose the Mayor and take 1 coin.'],
  ['en', `Settler: ${ME} passes.`, 'Settler: you pass.'],
  ['en', `Round 1: ${ME} is governor.`, 'Round 1: you are governor.'],
  ['en', `${ME} does not pay the fee to Rui.`, 'You do not pay the fee to Rui.'],
  ['en', `Rui does not pay the fee to ${ME}.`, 'Rui does not pay the fee to you.'],
  ['en', `${ME} has no other choice.`, 'You have no other choice.'],
  ['en', `The Factory pays ${ME} 2 coins.`, 'The Factory pays you 2 coins.'],
  ['en', `Rui sails the ship to ${ME}’s harbour.`, 'Rui sails the ship to your harbour.'],
  ['pt', `${ME} escolhe o Prefeito e pega 1 moeda.`, 'Você escolhe o Prefeito e pega 1 moeda.'],
  ['pt', `${ME} não tem outra escolha.`, 'Você não tem outra escolha.'],
  ['pt', `A Manufatura paga 2 moedas a ${ME}.`, 'A Manufatura paga 2 moedas a você.'],
  ['it', `${ME} sceglie il Sindaco e prende 1 moneta.`, 'Scegli il Sindaco e prendi 1 moneta.'],
  ['it', `Round 1: governa ${ME}.`, 'Round 1: governi tu.'],
  ['it', `Comincia ${ME}, con il segnalino Cooper.`, 'Cominci tu, con il segnalino Cooper.'],
  ['it', `${ME} non ha posto per il libro e lo scarta.`, 'Non hai posto per il libro e lo scarti.'],
  ['it', `${ME} paga 1 pietra.`, 'Paghi 1 pietra.'],
  ['it', `${ME} termina la sua fase azioni.`, 'Termini la tua fase azioni.'],
  ['it', `${ME} porta la nave nel proprio porto.`, 'Porti la nave nel tuo porto.'],
  ['it', `${ME} porta la nave al banco 3 della propria penisola.`, 'Porti la nave al banco 3 della tua penisola.'],
  ['it', `${ME} non ha altra scelta.`, 'Non hai altra scelta.'],
  ['it', `La Fabbrica paga 2 monete a ${ME}.`, 'La Fabbrica paga 2 monete a te.'],
]

describe('a sentence about oneself', () => {
  it.each(TURNED)('in %s: %s', (language, sentence, turned) => {
    expect(tableWords[language].you(sentence)).toBe(turned)
  })

  it('is the same as ever when it tells of others', async () => {
    const game = (await loadGame('mombasa'))!
    const words = game.words('en', { players: 2 })
    const tell = tellTo(0, words, ['Marta', 'Rui'], tableWords.en.you)
    expect(tell({ kind: 'sealed', seat: 1 })).toBe('Rui has decided.')
    expect(tell({ kind: 'sealed', seat: 0 })).toBe('You have decided.')
  })

  /** What the third person would have left: in English an "s" at the verb, in Italian the name's place. */
  const LEFT: Record<Language, RegExp> = {
    en: /(?:^|: )[Yy]ou (?:\w*[^s]s|is|has|does)\b/,
    pt: /(?!)/,
    it: /(?:^|: )(?:te|Te) /,
  }
  it.each(games.map(({ id }) => id))('never keeps the mark nor the other verb, in a game of %s', async (id) => {
    const game = (await loadGame(id))!
    const begun = Match.begin(game, { players: 2 }, 'you')
    if (!begun.ok) throw new Error(begun.error.message)
    const match = begun.value
    const rng = new Rng('you')
    while (match.status().toMove.length > 0) {
      const [seat] = match.status().toMove
      const answers = match.legal(seat)
      match.answer(seat, game.print(match.state, answers[rng.below(answers.length)]))
    }
    for (const language of LANGUAGES) {
      const tell = tellTo(0, game.words(language, match.options), ['Marta', 'Rui'], tableWords[language].you)
      const told = match.events.all(0).map(({ facts }) => tell(facts))
      expect(told.filter((text) => text.includes(ME) || text.includes('Marta') || LEFT[language].test(text))).toEqual(
        [],
      )
    }
  })

  it.each([
    ['en', 'You win with 54'],
    ['pt', 'Você vence com 54'],
    ['it', 'Vinci tu con 54'],
  ] as const)('tells of a victory in %s', (language, title) => {
    const score = (seat: number, rank: number, total: number) => ({ seat, rank, total, tiebreak: 0, lines: [] })
    const scores = [score(0, 1, 54), score(1, 2, 40)]
    expect(headlineOf(scores, ['Marta', 'Rui'], 2, language, 0)).toBe(title)
    expect(headlineOf(scores, ['Marta', 'Rui'], 2, language, 1)).toContain('Marta')
  })
})
