import { ascending, exactly, isEmpty, once, type Path, type Say } from '@quayside/kernel/data'
import { COMPANIES, TRACKS } from '../../ids.ts'
import { MARKERS_PER_COLOUR, OPTIONS_OF_A_CHOICE } from '../../sizes.ts'
import type { DataPack, TrackBonus, TrackData } from '../pack.ts'

export function checkTracks({ tracks: { tracks, firstGame }, board }: DataPack, say: Say): void {
  once(
    say,
    tracks.map(({ id }) => id),
    (i) => ['tracks', 'tracks', i],
  )
  for (const id of TRACKS) if (!tracks.some((track) => track.id === id)) say(['tracks', 'tracks'], `${id} is missing`)
  once(
    say,
    COMPANIES.map((company) => firstGame[company][0]),
    (i) => ['tracks', 'firstGame', COMPANIES[i]],
    'board',
  )
  const markers = Math.max(board.bonusMarkers[2], board.bonusMarkers[3], board.bonusMarkers[4])
  tracks.forEach((track, i) => {
    checkTrack(track, ['tracks', 'tracks', i], markers, say)
  })
}

function checkTrack(track: TrackData, path: Path, markers: number, say: Say): void {
  const { shares, capitalCalls, specialSpaces, lastSpace } = track
  const at =
    (list: keyof TrackData, field: string) =>
    (i: number): Path => [...path, list, i, field]
  ascending(
    say,
    shares.map((icon) => icon.space),
    at('shares', 'space'),
    lastSpace,
  )
  ascending(
    say,
    shares.map((icon) => icon.shares),
    at('shares', 'shares'),
  )
  ascending(
    say,
    capitalCalls.map((call) => call.beforeSpace),
    at('capitalCalls', 'beforeSpace'),
    lastSpace,
  )
  ascending(
    say,
    specialSpaces.map((special) => special.space),
    at('specialSpaces', 'space'),
    lastSpace,
  )
  if (shares.length === 0) say([...path, 'shares'], 'a track has shares')
  if (capitalCalls.length < 1 || capitalCalls.length > 2)
    say([...path, 'capitalCalls'], `expected 1 or 2 capital calls, found ${capitalCalls.length}`)
  exactly(say, [...path, 'specialSpaces'], specialSpaces.length, 2, 'special spaces')
  specialSpaces.forEach(({ bonus }, i) => {
    checkBonus(bonus, track.id, [...path, 'specialSpaces', i, 'bonus'], markers, say)
  })
  const [first, second] = specialSpaces
  if (first && second && family(first.bonus) !== family(second.bonus))
    say(
      [...path, 'specialSpaces'],
      `both bonuses of a track are of one sort, not ${family(first.bonus)} and ${family(second.bonus)}`,
    )
}

function checkBonus(bonus: TrackBonus, track: string, path: Path, markers: number, say: Say): void {
  const permanent = track[0] === 'A' || track[0] === 'B'
  if (permanent && bonus.type === 'bonusSpace') say(path, 'bonus spaces lie on tracks C and D only')
  if (!permanent && bonus.type !== 'bonusSpace') say(path, 'permanent bonuses lie on tracks A and B only')
  if (bonus.type === 'extraBonusMarkers' && markers + bonus.amount > MARKERS_PER_COLOUR) {
    const most = `${MARKERS_PER_COLOUR} bonus markers`
    say([...path, 'amount'], `a colour has ${most}, not the ${markers + bonus.amount} this would make`)
  }
  if (bonus.type !== 'bonusSpace' || bonus.gives.kind !== 'choose') return
  const { options } = bonus.gives
  exactly(say, [...path, 'gives', 'options'], options.length, OPTIONS_OF_A_CHOICE, 'rewards to choose from')
  options.forEach((reward, i) => {
    if (isEmpty(reward)) say([...path, 'gives', 'options', i], 'expected a reward')
  })
}

/** The second bonus of a track is a better one of the same sort. */
function family(bonus: TrackBonus): string {
  if (bonus.type === 'goodTotal' || bonus.type === 'goodPerCard') return `more ${bonus.good}`
  return bonus.type === 'bonusSpace' ? bonus.gives.kind : bonus.type
}
