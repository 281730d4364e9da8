import type { Options } from '@quayside/kernel'
import { ACHIEVEMENTS } from '@quayside/puerto-rico/data/achievements'
import { FESTIVAL_TASKS } from '@quayside/puerto-rico/data/festival'
import { describe, expect, it } from 'vitest'
import type { Help } from '../../src/sheets/help.ts'
import { game, helpIn, table } from './tables.ts'

const ALL = ['new-buildings', 'nobles', 'buccaneer', 'festival', 'festival-cards', 'achievements']
const expansionsIn = (edition: string): string[] =>
  edition === '1897' ? ALL : edition === '2020' ? ALL.slice(0, 4) : ALL.slice(0, 2)

const played = (chosen: Options): Help => {
  const options = game(chosen)
  if (!options) throw new Error(`no such game: ${JSON.stringify(chosen)}`)
  return helpIn('en', options)
}
const full = (edition: string, more: Options = {}): Help =>
  played({ edition, players: 3, expansions: expansionsIn(edition), ...more })
const told = (help: Help, kind: string, id: string): string => {
  const card = help.card(kind, id)
  return [card?.summary, ...(card?.details ?? [])].join(' ')
}
const chapter = (help: Help, id: string): string => help.section(id)?.paragraphs.join(' ') ?? ''

describe('what an edition plays its own way in the expansions', () => {
  it('forests', () => {
    expect(told(full('classic'), 'building', 'forest-house')).toContain('a face-down one unseen')
    expect(told(full('2020'), 'building', 'forest-house')).toContain('Any estate that you gain')
    expect(told(full('classic'), 'building', 'land-office')).toContain('become a forest, unseen')
    expect(told(full('1897'), 'building', 'land-office')).toContain('become a forest after a look')
  })

  it('the hospice with forests and the library', () => {
    expect(told(full('classic'), 'building', 'hospice')).toContain('A forest brings the worker too')
    expect(told(full('classic'), 'building', 'hospice')).toContain('Library: the second tile gets no worker')
    expect(told(full('1897'), 'building', 'hospice')).toContain(
      'If you gain another tile in the phase, it must go on that',
    )
    expect(told(full('1897'), 'building', 'library')).toContain('either of the two tiles may get the worker')
    const errata = full('1897', { variants: ['errata-2026'] })
    expect(told(errata, 'building', 'library')).toContain('the second tile gets no worker')
  })

  it('the extra barrel, guests, and the load of a small wharf', () => {
    expect(told(full('classic'), 'building', 'specialty-factory')).toContain('Craftsman does not count')
    expect(told(full('1897'), 'building', 'specialty-factory')).toContain('Producer counts')
    expect(told(full('classic'), 'building', 'guesthouse')).toContain('outside the Mayor phase')
    expect(told(full('2020'), 'building', 'guesthouse')).not.toContain('outside')
    expect(told(full('2020'), 'building', 'small-wharf')).toContain('at once')
    expect(told(full('1897'), 'building', 'small-wharf')).toContain('when the phase ends')
  })

  it('the buccaneer', () => {
    expect(told(full('2020'), 'role', 'buccaneer')).toContain('you get 3 coins from the bank')
    expect(told(full('2020'), 'role', 'buccaneer')).toContain('the others go to the supply')
    expect(told(full('1897'), 'role', 'buccaneer')).toContain('they pay you 3 coins')
    expect(told(full('1897'), 'role', 'buccaneer')).toContain('the others leave the game')
    expect(told(full('1897', { puertomas: 2 }), 'role', 'buccaneer')).not.toContain('idnap')
    expect(full('1897').section('buccaneer')?.title).toBe('The Smuggler')
  })

  it('the festival and the nobles’ buildings', () => {
    expect(chapter(full('2020'), 'festival')).toContain('no producer of a good that is shown')
    expect(chapter(full('1897'), 'festival')).toContain('a commercial one')
    expect(chapter(full('classic'), 'nobles')).toContain('spaces of their own')
    expect(chapter(full('2020'), 'nobles')).toContain('that many more spaces')
    expect(chapter(full('1897'), 'nobles')).toContain('share the spaces')
  })
})

describe('what expansions change in the base game', () => {
  const base = helpIn('en', table('1897', 3))

  it('is said on the cards, and only where it is so', () => {
    const more: readonly [string, string][] = [
      ['guild-hall', 'The Large Tailor Shop counts as a large one'],
      ['city-hall', 'The Large Tailor Shop is not a commercial one'],
      ['residence', 'Forests count too'],
      ['fortress', 'Citizens count as workers'],
      ['university', 'The Monument has no circle'],
      ['hacienda', 'face down as a forest, after a look'],
      ['construction-hut', 'a quarry as your second tile'],
      ['small-warehouse', 'The Storehouse adds 3 crates'],
      ['harbor', 'or the Small Wharf'],
      ['small-market', 'nothing for a sale to the Merchant Post'],
      ['indigo-plant', 'With an occupied Canal'],
    ]
    for (const [id, text] of more) {
      expect(told(full('1897'), 'building', id)).toContain(text)
      expect(told(base, 'building', id)).not.toContain(text)
    }
  })

  it('is said of the end of the game', () => {
    expect(chapter(base, 'end')).toContain('Workers:')
    expect(chapter(full('1897'), 'end')).not.toContain('Workers:')
    expect(chapter(full('1897'), 'end')).toContain('the next Captain phase')
    expect(chapter(full('1897', { variants: ['errata-2026'] }), 'end')).toContain('that counts just the same')
    expect(told(base, 'role', 'mayor')).toContain('this round is the last')
    expect(told(full('1897'), 'role', 'mayor')).not.toContain('this round is the last')
  })

  it('leaves no chips covered where scores are open', () => {
    expect(chapter(base, 'scoring')).toContain('covered')
    expect(chapter(full('1897', { variants: ['open-scores'] }), 'scoring')).not.toContain('covered')
  })
})

describe('goals, achievements and Puertomas', () => {
  it('show what the data say', () => {
    const help = full('1897')
    for (const { id, reward } of FESTIVAL_TASKS) {
      const given = help.card('goal', id)?.facts.find(({ label }) => label === 'Gives')?.value ?? ''
      const numbers = Object.values(reward)
      expect((given.match(/\d+/g) ?? []).map(Number)).toEqual(numbers)
    }
    for (const { id, vp } of ACHIEVEMENTS) {
      const card = help.card('achievement', id)
      expect(card?.facts.map(({ value }) => value)).toEqual([`${vp} VP`])
      expect(card?.summary).toContain(`${vp} VP`)
    }
  })

  it('tell who gains from achievements', () => {
    expect(chapter(full('1897'), 'achievements')).toContain('Undone cards cost nothing')
    expect(chapter(full('1897', { puertomas: 1 }), 'achievements')).toContain('go to every Puertoma')
  })

  it('tell the level and the arrows of the Puertoma', () => {
    const level = (puertomaLevel: string, puertomas = 2) =>
      chapter(played({ edition: '1897', players: 3, puertomas, puertomaLevel }), 'puertoma')
    expect(level('easy')).toContain('Level: easy')
    expect(level('hard')).toContain('the second with a building of level 2')
    expect(level('hard', 1)).not.toContain('the second with')
    expect(level('normal')).toContain('Recruiter to Producer and Trader')
    expect(level('normal')).not.toContain('Adventurer')
  })

  it('explain each variant that is played', () => {
    const variants = chapter(full('1897', { variants: ['swap-factory-university', 'jeweler-cap-3'] }), 'variants')
    expect(variants).toContain('The Factory costs 8 coins and the School 7 coins.')
    expect(variants).toContain('at most 3 coins')
  })
})
