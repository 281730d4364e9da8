import { describe, expect, it } from 'vitest'
import { beginningOf, dateAt, morningAfter, nextDate, offBetween, type Rhythm, reached } from '../src/index.ts'

const HOUR = 3600_000
const NIGHT = { from: 22 * 60, until: 7 * 60 }
const utc = (text: string) => Date.parse(`${text}Z`)
/** A time as it is shown in UTC. */
const shown = (time: number) => new Date(time).toISOString().slice(0, 16)

describe('days in a zone', () => {
  it('begin at midnight there', () => {
    expect(shown(beginningOf('2026-11-18', 'America/Sao_Paulo'))).toBe('2026-11-18T03:00')
    expect(shown(beginningOf('2026-11-18', 'Asia/Kolkata'))).toBe('2026-11-17T18:30')
    expect(dateAt(utc('2026-11-17T18:29'), 'Asia/Kolkata')).toBe('2026-11-17')
    expect(dateAt(utc('2026-11-17T18:30'), 'Asia/Kolkata')).toBe('2026-11-18')
  })

  it('last 23 or 25 hours when the clocks are changed', () => {
    const lasts = (date: string, zone: string) => (beginningOf(nextDate(date), zone) - beginningOf(date, zone)) / HOUR
    expect([lasts('2026-03-29', 'Europe/Rome'), lasts('2026-10-25', 'Europe/Rome')]).toEqual([23, 25])
    expect(lasts('2026-03-28', 'Europe/Rome')).toBe(24)
  })

  it('begin at one where midnight is skipped', () => {
    expect(shown(beginningOf('2018-11-04', 'America/Sao_Paulo'))).toBe('2018-11-04T03:00')
    expect(dateAt(beginningOf('2018-11-04', 'America/Sao_Paulo') - 1, 'America/Sao_Paulo')).toBe('2018-11-03')
  })

  it('follow one another over months and years', () => {
    expect([nextDate('2026-12-31'), nextDate('2028-02-28'), nextDate('2026-03-01', -1)]).toEqual([
      '2027-01-01',
      '2028-02-29',
      '2026-02-28',
    ])
  })
})

describe('the morning after', () => {
  const after = (time: string, zone = 'Europe/Rome') => shown(morningAfter(utc(time), zone, NIGHT))

  it('is the same moment by day', () => {
    expect([after('2026-11-18T06:00'), after('2026-11-18T20:59')]).toEqual(['2026-11-18T06:00', '2026-11-18T20:59'])
  })

  it('is the end of the night before and after midnight', () => {
    expect([after('2026-11-18T21:00'), after('2026-11-19T05:59')]).toEqual(['2026-11-19T06:00', '2026-11-19T06:00'])
  })

  it('is by the clocks of the zone when they are changed in that night', () => {
    expect(after('2026-03-28T22:00')).toBe('2026-03-29T05:00')
    expect(after('2026-10-24T22:00')).toBe('2026-10-25T06:00')
  })

  it('knows naps, and who never sleeps', () => {
    const nap = { from: 13 * 60, until: 15 * 60 }
    expect(shown(morningAfter(utc('2026-11-18T14:00'), 'UTC', nap))).toBe('2026-11-18T15:00')
    expect(shown(morningAfter(utc('2026-11-18T15:00'), 'UTC', nap))).toBe('2026-11-18T15:00')
    expect(shown(morningAfter(utc('2026-11-18T14:00'), 'UTC', { from: 60, until: 60 }))).toBe('2026-11-18T14:00')
  })
})

describe('when somebody has used up their time', () => {
  const live = (off: string[], night: Rhythm['night'] = NIGHT): Rhythm => ({ zone: 'UTC', night, off })
  const up = (rhythm: Rhythm, since: string, hours: number) => {
    const { at, ...moved } = reached(rhythm, utc(since), hours * HOUR)
    return [shown(at), moved]
  }

  it('it is not at night', () => {
    expect(up(live([]), '2026-11-18T12:00', 24)).toEqual(['2026-11-19T12:00', { night: false, off: false }])
    expect(up(live([]), '2026-11-18T23:00', 24)).toEqual(['2026-11-20T07:00', { night: true, off: false }])
  })

  it('days off do not count', () => {
    const off = live(['2026-11-19', '2026-11-20'])
    expect(up(off, '2026-11-18T12:00', 24)).toEqual(['2026-11-21T12:00', { night: false, off: true }])
    expect(up(off, '2026-11-18T12:00', 11.99)).toEqual(['2026-11-21T07:00', { night: true, off: true }])
    expect(offBetween(off, utc('2026-11-18T12:00'), utc('2026-11-20T12:00')) / HOUR).toBe(36)
  })

  it('nor do those that it began in, nor those that it would end in', () => {
    const off = live(['2026-11-18', '2026-11-20'], null)
    expect(up(off, '2026-11-18T12:00', 24)[0]).toBe('2026-11-21T00:00')
    expect(up(off, '2026-11-18T12:00', 23)[0]).toBe('2026-11-19T23:00')
  })
})
