import { gameById, games } from '@quayside/games'
import type { AnyGame, OptionSchema, Options, OptionValue } from '@quayside/kernel'
import { Table } from '@quayside/table'
import { newTableSchema } from '@quayside/table/requests'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { anotherSeat, localTable, newForm, optionsOf, seatNames, shuffled, type TableForm } from '../src/home/form.ts'
import { readForm } from '../src/home/kept-form.ts'
import { offersOf, placeOptions, toggled, withNeeded } from '../src/home/offers.ts'
import { refusalOf, seatRange } from '../src/home/options.ts'
import { changed, forGame, goodName, onlineTable, presetForm, presetsOf, problemOf } from '../src/home/wishes.ts'
import { homeWords } from '../src/home/words.ts'
import { BASE } from './base-game.ts'

const game = gameById('puerto-rico') as AnyGame
const FLAGS = homeWords.en.flags
const still = () => 0.999

/** The same game with other options, for what no game has yet. */
const variant = (schema: OptionSchema, refuse: (options: Options) => string | null = () => null): AnyGame => ({
  ...game,
  schema,
  refuse: (options) => {
    const message = refuse(options)
    return message === null ? null : { code: 'refused', message }
  },
  players: (options) => (options.players as number) ?? 2,
})

const formWith = (changes: Partial<TableForm>): TableForm => ({ ...newForm(game), ...changes })

describe('a new form', () => {
  it('begins against two bots with the game as it comes', () => {
    const form = newForm(game)
    expect(form.where).toBe('bots')
    expect(form.seats.bots.map(({ who }) => who)).toEqual(['me', 'bot:steady', 'bot:steady'])
    expect(optionsOf(game, form)).toEqual({ ...BASE, players: 3 })
    expect(problemOf(game, form, '', FLAGS)).toBeNull()
  })

  it('is one that the table takes, for every preset and every game', () => {
    for (const each of games) {
      for (const preset of presetsOf(each)) {
        const form = presetForm(each, preset, newForm(each).options)
        expect(problemOf(each, form, 'Marta', FLAGS)).toBeNull()
        if (form.where === 'online') {
          const names = seatNames(form.seats.online, 'Marta', FLAGS)
          expect(v.safeParse(newTableSchema, onlineTable(each, form, names, still)).success).toBe(true)
          continue
        }
        const names = seatNames(form.seats[form.where], 'Marta', FLAGS)
        const { setting, chairs } = localTable(each, form, names, 'here', still)
        expect(Table.set(setting, chairs, { seed: 'a', salt: 'b' }, 0).ok).toBe(true)
      }
    }
  })

  it('has no more seats than the game, and no fewer', () => {
    const small = variant({ players: { type: 'range', min: 2, max: 2, default: 2 } })
    expect(newForm(small).seats.online).toHaveLength(2)
    const large = variant({ players: { type: 'range', min: 5, max: 8, default: 5 } })
    expect(newForm(large).seats.bots).toHaveLength(5)
    const fixed = variant({})
    expect(seatRange(fixed)).toEqual({ min: 2, max: 2 })
    expect(optionsOf(fixed, newForm(fixed))).toEqual({})
  })
})

describe('from the form to a table', () => {
  it('at this screen: people share it, bots get names nobody has', () => {
    const form = formWith({
      where: 'screen',
      seats: {
        ...newForm(game).seats,
        screen: [
          { who: 'person', name: ' Anselmo ' },
          { who: 'bot:master', name: '' },
          { who: 'person', name: '' },
        ],
      },
    })
    const names = seatNames(form.seats.screen, '', FLAGS)
    expect(localTable(game, form, names, 'here', still).chairs).toEqual([
      { kind: 'person', person: 'here', name: 'Anselmo' },
      { kind: 'bot', bot: 'master', name: 'Beatriz' },
      { kind: 'person', person: 'here', name: 'Amber' },
    ])
  })

  it('in this browser there is no clock, and undo as wished', () => {
    const form = formWith({ undo: false, clock: { kind: 'days', days: 7 }, expiry: 'end' })
    const { setting } = localTable(game, form, ['Marta', 'Anselmo', 'Beatriz'], 'here', still)
    expect(setting).toMatchObject({ game: 'puerto-rico', clock: { kind: 'none' }, expiry: 'wait', undo: false })
    expect(setting.options.players).toBe(3)
  })

  it('online: oneself, open seats and bots, with the clock', () => {
    const form = formWith({
      where: 'online',
      clock: { kind: 'live', bank: 600, increment: 10 },
      expiry: 'bot',
      listed: true,
    })
    form.seats.online[3] = { who: 'bot:steady', name: '' }
    expect(onlineTable(game, form, seatNames(form.seats.online, 'Beatriz', FLAGS), still)).toEqual({
      game: 'puerto-rico',
      options: { ...BASE, players: 4 },
      chairs: [
        { kind: 'me' },
        { kind: 'open' },
        { kind: 'open' },
        { kind: 'bot', bot: 'steady-trader', name: 'Anselmo' },
      ],
      clock: { kind: 'live', bank: 600, increment: 10 },
      expiry: 'bot',
      undo: true,
      advice: false,
      listed: true,
    })
  })

  it('advice is there against bots and at one screen, online only where somebody wants it', () => {
    const names = ['Marta', 'Anselmo', 'Beatriz']
    const here = (form: TableForm) => localTable(game, form, names, 'here', still).setting.advice
    expect(here(formWith({ where: 'bots' }))).toBe(true)
    expect(here(formWith({ where: 'screen' }))).toBe(true)
    expect(here(formWith({ advice: { bots: false, screen: true, online: true } }))).toBe(false)
    const wanted = formWith({ where: 'online', advice: { bots: true, screen: true, online: true } })
    expect(onlineTable(game, wanted, [], still).advice).toBe(true)
  })

  it('without a clock nothing runs out', () => {
    const form = formWith({ where: 'online', clock: { kind: 'none' }, expiry: 'end' })
    expect(onlineTable(game, form, [], still).expiry).toBe('wait')
  })

  it('draws lots for seats only if asked, and loses nobody', () => {
    const names = ['Marta', 'Anselmo', 'Beatriz']
    const named = (shuffle: boolean) =>
      localTable(game, formWith({ shuffle }), names, 'here', () => 0).chairs.map(
        (chair) => 'name' in chair && chair.name,
      )
    expect(named(false)).toEqual(names)
    expect(named(true)).toEqual(['Anselmo', 'Beatriz', 'Marta'])
    expect(shuffled([1, 2, 3, 4], Math.random).sort()).toEqual([1, 2, 3, 4])
  })
})

describe('what is wrong with a form', () => {
  const screen = (...seats: TableForm['seats']['screen']) =>
    formWith({ where: 'screen', seats: { ...newForm(game).seats, screen: seats } })

  it('a name is needed online, not against bots', () => {
    expect(problemOf(game, formWith({ where: 'online' }), '  ', FLAGS)).toEqual({ code: 'no-name', seat: 0 })
    expect(problemOf(game, formWith({ where: 'bots' }), '', FLAGS)).toBeNull()
  })

  it('names must be readable', () => {
    expect(problemOf(game, formWith({ where: 'bots' }), 'a\u202eb', FLAGS)).toEqual({ code: 'bad-name', seat: 0 })
    expect(goodName('x'.repeat(25))).toBe(false)
    expect(goodName('João d’Ávila')).toBe(true)
  })

  it('two people cannot have the same name, whatever its letters', () => {
    const form = screen(
      { who: 'person', name: 'Ana' },
      { who: 'bot:steady', name: '' },
      { who: 'person', name: 'ANA ' },
    )
    expect(problemOf(game, form, '', FLAGS)).toEqual({ code: 'same-name', seat: 2 })
    // Not even with the name that somebody without one is given.
    const named = screen({ who: 'person', name: 'Green' }, { who: 'person', name: '' })
    expect(problemOf(game, named, '', FLAGS)).toEqual({ code: 'same-name', seat: 1 })
  })

  it('somebody has to play', () => {
    const form = screen({ who: 'bot:steady', name: '' }, { who: 'bot:steady', name: '' })
    expect(problemOf(game, form, '', FLAGS)).toEqual({ code: 'no-person', seat: -1 })
  })

  it('the game has the last word', () => {
    const picky = variant(game.schema, (options) => (options.players === 3 ? 'not with three' : null))
    expect(problemOf(picky, newForm(picky), '', FLAGS)).toEqual({
      code: 'refused',
      seat: -1,
      message: 'not with three',
    })
    expect(refusalOf(picky, { players: 4 })).toBeNull()
  })
})

describe('options on the form', () => {
  it('the first choice and the first large set have a row, with what depends on them; small sets are chips', () => {
    expect(placeOptions(game.schema)).toEqual({
      rows: ['edition', 'expansions', 'market', 'puertomas', 'puertomaLevel'],
      beside: [],
      chips: [],
      more: ['variants'],
    })
    expect(
      placeOptions({
        players: { type: 'range', min: 2, max: 5, default: 3 },
        edition: { type: 'choice', values: ['a', 'b'], default: 'a' },
        map: { type: 'choice', values: ['x', 'y'], default: 'x' },
        only: { type: 'choice', values: ['z'], default: 'z' },
        parts: { type: 'set', values: ['one', 'two'], default: [] },
        none: { type: 'set', values: [], default: [] },
        cards: { type: 'set', values: ['1', '2', '3', '4', '5'], default: [] },
        rounds: { type: 'range', min: 3, max: 9, default: 5 },
        storms: { type: 'range', min: 0, max: 9, default: 0, when: { key: 'map', is: ['y'] } },
      }),
    ).toEqual({ rows: ['edition', 'cards'], beside: ['storms'], chips: ['parts'], more: ['map', 'rounds'] })
  })

  it('what makes no difference waits on the form, and is kept with it', () => {
    const solo = {
      ...variant({
        players: { type: 'range', min: 1, max: 3, default: 2 },
        level: { type: 'range', min: 1, max: 4, default: 2, when: { key: 'players', is: [1] } },
      }),
      id: 'solo',
      automas: ({ players }: Options) => (players === 1 ? ['rival'] : []),
    }
    expect(presetsOf(solo)).toContain('solo')
    expect(presetsOf({ ...solo, automas: () => [] })).not.toContain('solo')
    const form = presetForm(solo, 'solo', { level: 4 })
    expect(optionsOf(solo, form)).toEqual({ players: 1, level: 4 })
    form.seats.bots.push(anotherSeat('bots'))
    expect(optionsOf(solo, form)).toEqual({ players: 2, level: 2 })
    expect(problemOf(solo, form, '', FLAGS)).toBeNull()
    expect(readForm(JSON.stringify(form), [solo])).toEqual(form)
  })

  it('members of a set come and go', () => {
    expect(toggled(['a'], 'b')).toEqual(['a', 'b'])
    expect(toggled(['a', 'b'], 'a')).toEqual(['b'])
  })

  it('another game keeps the seats as far as it has them', () => {
    const other = { ...variant({ players: { type: 'range', min: 2, max: 3, default: 2 } }), id: 'other' }
    const form = formWith({ where: 'screen' })
    form.seats.screen.push({ who: 'person', name: 'Rui' })
    const next = forGame(other, form)
    expect(next).toMatchObject({ game: 'other', where: 'screen', options: {} })
    expect(next.seats.screen).toHaveLength(3)
    expect(anotherSeat('online').who).toBe('open')
  })
})

describe('expansions and variants on the form', () => {
  const of = (options: Partial<Record<string, OptionValue>>, bots = 3): TableForm => {
    const form = formWith({})
    form.seats.bots = Array.from({ length: bots }, (_, i) => (i === 0 ? { who: 'me', name: '' } : anotherSeat('bots')))
    return changed(game, form, { options: { ...form.options, ...(options as TableForm['options']) } })
  }
  const offered = (form: TableForm, key: string) =>
    Object.fromEntries(offersOf(game, optionsOf(game, form), key).map(({ member, lacks }) => [member, lacks]))

  it('are offered as far as the edition has them', () => {
    expect(Object.keys(offered(of({}), 'expansions'))).toEqual(['new-buildings', 'nobles'])
    expect(Object.keys(offered(of({ edition: '1897' }), 'expansions'))).toHaveLength(6)
    expect(Object.keys(offered(of({}), 'variants'))).not.toContain('errata-2026')
  })

  it('say what they lack, or bring it along', () => {
    const form = of({ edition: '1897' })
    expect(offered(form, 'variants')['jeweler-cap-3']).toEqual([[{ key: 'expansions', is: ['nobles'] }]])
    expect(offered(form, 'expansions')['festival-cards']).toEqual([])
    expect(withNeeded(game.schema, 'expansions', [], 'festival-cards', optionsOf(game, form))).toEqual([
      'festival',
      'festival-cards',
    ])
    // Another edition would do too, but is no way to get it here.
    const late = of({ edition: '2020', expansions: ['nobles'] })
    expect(offered(late, 'variants')['no-villa-with-jeweler']).toEqual([[{ key: 'expansions', is: ['new-buildings'] }]])
  })

  it('go with what they need, and come back with it', () => {
    const all = { expansions: ['festival', 'festival-cards', 'nobles'], variants: ['jeweler-cap-3'] }
    const late = of({ ...all, edition: '1897' })
    expect(optionsOf(game, late)).toMatchObject(all)
    const early = changed(game, late, { options: { ...late.options, edition: 'classic' } })
    expect(optionsOf(game, early)).toMatchObject({ expansions: ['nobles'], variants: ['jeweler-cap-3'] })
    const without = changed(game, late, { options: { ...late.options, expansions: ['festival-cards'] } })
    expect(optionsOf(game, without)).toMatchObject({ expansions: [], variants: [] })
    expect(optionsOf(game, changed(game, early, { options: late.options }))).toMatchObject(all)
  })

  it('Puertomas sit beside the people, five seats in all', () => {
    expect(optionsOf(game, of({ edition: '1897', puertomas: 1 }))).toMatchObject({ players: 4, puertomas: 1 })
    const crowded = of({ edition: '1897', puertomas: 2 }, 5)
    expect(crowded.seats.bots).toHaveLength(3)
    expect(optionsOf(game, crowded)).toMatchObject({ players: 5, puertomas: 2 })
    expect(seatRange(game, crowded.options)).toEqual({ min: 1, max: 3 })
    // No other edition has them.
    const early = changed(game, crowded, { options: { ...crowded.options, edition: '2020' } })
    expect(optionsOf(game, early)).toMatchObject({ players: 3, puertomas: 0 })
    const alone = changed(game, presetForm(game, 'solo', newForm(game).options), {})
    const back = changed(game, alone, { options: { ...alone.options, puertomas: 0 } })
    expect(back.seats.bots.map(({ who }) => who)).toEqual(['me', 'bot:steady'])
  })

  it('alone is one person against two Puertomas', () => {
    const form = presetForm(game, 'solo', newForm(game).options)
    expect(optionsOf(game, form)).toMatchObject({ edition: '1897', players: 3, puertomas: 2 })
    expect(form.seats.bots).toHaveLength(1)
    expect(problemOf(game, form, '', FLAGS)).toBeNull()
    expect(optionsOf(game, readForm(JSON.stringify(form), games))).toEqual(optionsOf(game, form))
  })
})

describe('a kept form', () => {
  const read = (kept: unknown) => readForm(JSON.stringify(kept), games)

  it('comes back as it was', () => {
    const form = formWith({ where: 'online', shuffle: true, undo: false, listed: true, expiry: 'bot' })
    form.options.edition = '1897'
    form.seats.screen = [
      { who: 'person', name: 'Ana' },
      { who: 'bot:master', name: '' },
    ]
    form.clock = { kind: 'live', bank: 2400, increment: 20 }
    form.advice = { bots: false, screen: true, online: true }
    expect(read(form)).toEqual(form)
  })

  it('of the time before there were grades has the bots that come closest, and advice as usual', () => {
    const kept = ['me', 'bot:simple', 'bot:random'].map((who) => ({ who, name: '' }))
    const form = read({ seats: { bots: kept } })
    expect(form.seats.bots.map(({ who }) => who)).toEqual(['me', 'bot:steady', 'bot:casual'])
    expect(form.advice).toEqual({ bots: true, screen: true, online: false })
  })

  it('is a new one where nothing sensible was kept', () => {
    const fresh = newForm(game)
    expect(readForm(null, games)).toEqual(fresh)
    expect(readForm('{', games)).toEqual(fresh)
    expect(readForm('null', games)).toEqual(fresh)
    expect(read({ game: 'chess', where: 'moon', clock: { kind: 'live', bank: 1 }, expiry: 7 })).toEqual(fresh)
    expect(read({ options: { edition: 'lost' } }).options).toEqual(fresh.options)
  })

  it('does not bring back seats that cannot be', () => {
    const seats = (bots: unknown) => read({ seats: { bots } }).seats.bots
    const fresh = newForm(game).seats.bots
    expect(seats([{ who: 'me', name: '' }])).toEqual(fresh)
    expect(
      seats([
        { who: 'me', name: '' },
        { who: 'bot:gone', name: '' },
      ]),
    ).toEqual(fresh)
    expect(
      seats([
        { who: 'bot:steady', name: '' },
        { who: 'me', name: '' },
      ]),
    ).toEqual(fresh)
    expect(
      seats([
        { who: 'me', name: '' },
        { who: 'me', name: '' },
      ]),
    ).toEqual(fresh)
    expect(seats([{ who: 'me', name: '' }, null])).toEqual(fresh)
  })
})
