import type { Count, Match } from '@quayside/kernel'
import { box, type State } from '../box.ts'
import { COMPANY, TRACK } from '../ids.ts'
import { score, sharesOf } from '../scoring.ts'
import { seatsOf, shareValue, trackOf } from '../state.ts'

const { table, seats: player } = box

/** What a finished game shows: where points come from, and how far companies and tracks have come. */
export function count(match: Match): Count[] {
  const s = match.state as State
  const scores = score(s, 'referee')
  const pointsOf = (what: string) =>
    scores.reduce((sum, { lines }) => sum + lines.find((line) => line.what === what)!.points, 0)
  const seats = seatsOf(s)
  const total = scores.reduce((sum, seat) => sum + seat.total!, 0)
  const companies = COMPANY.all.map((company) => ({
    id: COMPANY.id(company),
    company,
    points: pointsOf(COMPANY.id(company)),
  }))
  const companyPoints = companies.reduce((sum, { points }) => sum + points, 0)
  const perSeat = (figure: string, part: number): Count => ({ figure, part, of: seats.length })
  const winners = scores.filter(({ rank }) => rank === 1)
  return [
    perSeat('score', total),
    { figure: 'winner', part: winners.reduce((sum, seat) => sum + seat.total!, 0), of: winners.length },
    ...companies.map(({ id, points }) => ({ figure: `companies.${id}`, part: points, of: companyPoints })),
    ...companies.map(({ company, points }) => ({
      figure: `tracks.${TRACK.id(table.tracks(s, company))}`,
      part: points,
      of: companyPoints,
    })),
    { figure: 'companies', part: companyPoints, of: total },
    { figure: 'pounds', part: pointsOf('pounds'), of: total },
    { figure: 'diamonds', part: pointsOf('diamonds'), of: total },
    { figure: 'books', part: pointsOf('books'), of: total },
    perSeat('track-ends', seats.filter((seat) => COMPANY.all.some((company) => atEnd(s, seat, company))).length),
    ...companies.map(({ id, company }) => ({ figure: `value.${id}`, part: shareValue(s, company), of: 1 })),
    ...companies.map(({ id, company }) =>
      perSeat(
        `shares.${id}`,
        seats.reduce((sum, seat) => sum + sharesOf(s, seat, company), 0),
      ),
    ),
  ]
}

const atEnd = (s: State, seat: number, company: (typeof COMPANY.all)[number]): boolean =>
  player.tracks(s, seat, company) === trackOf(s, company).last
