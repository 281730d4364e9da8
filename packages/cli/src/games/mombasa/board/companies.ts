import type { TrackBonus, TrackData } from '@quayside/mombasa/data/pack'
import type { CompanyId } from '@quayside/mombasa/ids'
import { flow, padEnd, widthOf } from '../../../text/layout.ts'
import { byCompany, companyName, companySign, inColour, initials, paddedName, rewardText, type Scene } from './scene.ts'

/** Columns of a screen that has room for more than the bare numbers. */
export const WIDE = 100
const BY_COINS: ReadonlySet<string> = new Set(['return-post', 'remove-post'])

/** Bases and tracks: what a share is worth, posts in each column, and every marker on its track. */

export function trackOf(company: CompanyId, { table, pack }: Scene): TrackData {
  const id = table.tracks[company]
  return pack.tracks.tracks.find((track) => track.id === id) as TrackData
}

export function companyLines(scene: Scene): string[] {
  const full = rows(scene, (company) => companyName(company, scene))
  const fits = full.every((lines) => lines.length === 1)
  return (fits ? full : rows(scene, (company) => scene.words.companies[company])).flat()
}

function rows(scene: Scene, nameOf: (company: CompanyId) => string): string[][] {
  const { table, drawing, words } = scene
  const { style, width } = drawing
  // What is taken from a base or goes back to it is chosen by the coins; where there is no room for both, the track gives way.
  const coins = width >= WIDE || BY_COINS.has(drawing.asked)
  const tracks = width >= WIDE || !BY_COINS.has(drawing.asked)
  const list = byCompany(table.tracks).map(([company, track]) => ({
    company,
    name: nameOf(company),
    value: String(table.shareValues[company]),
    posts: coins ? coinColumns(company, scene) : table.bases[company].map(({ posts }) => posts).join(' '),
    track,
  }))
  const names = Math.max(...list.map(({ name }) => widthOf(name)))
  const values = Math.max(widthOf(words.each), ...list.map(({ value }) => value.length))
  const posts = Math.max(widthOf(words.base), ...list.map(({ posts }) => widthOf(posts)))
  const head = ` ${' '.repeat(names + 2)} ${words.each.padStart(values)}  ${padEnd(words.base, posts)}${tracks ? `  ${words.track}` : ''}`
  return [
    [style.faint(head)],
    ...list.map((row) => {
      const begin = ` ${companySign(row.company, scene)} ${style.strong(padEnd(row.name, names))}`
      const label = `${begin} ${row.value.padStart(values)}  ${padEnd(row.posts, posts)}${tracks ? `  ${style.faint(row.track)} ` : ''}`
      return flow(label, tracks ? trackItems(row.company, scene) : [], width, ' ')
    }),
  ]
}

/** Each column from the map inwards: coins that are uncovered, and small those that still lie under a post. */
export function coinColumns(company: CompanyId, { table, pack, drawing }: Scene): string {
  const columns = table.bases[company].map(({ posts, lastOpen }, column) => {
    const coins = pack.board.bases[company].columns[column]
    const empty = coins.length - posts - (lastOpen ? 1 : 0)
    const text = (coin: number, space: number) =>
      space < empty || (lastOpen && space === coins.length - 1) ? String(coin) : drawing.style.faint(small(coin))
    return coins.map(text).join('')
  })
  return columns.join(' ')
}

const small = (digit: number): string => String.fromCodePoint(0x2080 + digit)

/** Space by space: shares, `·` without, `★` for a bonus, `»2` a capital call; then who stands there. */
function trackItems(company: CompanyId, scene: Scene): string[] {
  const { table, drawing } = scene
  const { lastSpace, shares, capitalCalls, specialSpaces } = trackOf(company, scene)
  const letters = initials(scene)
  return Array.from({ length: lastSpace + 1 }, (_, space) => {
    const here = table.players
      .map(({ tracks }, seat) => (tracks[company] === space ? inColour(seat, letters[seat], scene) : ''))
      .join('')
    const call = capitalCalls.find(({ beforeSpace }) => beforeSpace === space)
    const count = shares.find((icon) => icon.space === space)?.shares
    const special = specialSpaces.some((special) => special.space === space)
    const mark = `${special ? '★' : ''}${count ?? ''}` || (space === 0 ? '0' : drawing.style.faint('·'))
    return `${call ? `${drawing.style.warn(`»${call.pounds}`)} ` : ''}${mark}${here}`
  })
}

/* At length */

export function companyDetail(scene: Scene): string[] {
  const { table, drawing } = scene
  return [
    ...companyLines(scene),
    ...byCompany(table.tracks).flatMap(([company, track]) => [
      ` ${companySign(company, scene)} ${drawing.style.strong(companyName(company, scene))} ${drawing.style.faint(track)}`,
      ...flow('   ', [baseText(company, scene), ...bonusTexts(company, scene)], drawing.width, ' · '),
      ...table.players.map((_, seat) => placeOf(company, seat, scene)),
    ]),
  ]
}

function baseText(company: CompanyId, scene: Scene): string {
  const { table, words } = scene
  const out = table.postsOut[company]
  return `${words.base} ${coinColumns(company, scene)}${out > 0 ? ` (${words.postsOut(out)})` : ''}`
}

function bonusTexts(company: CompanyId, scene: Scene): string[] {
  return trackOf(company, scene).specialSpaces.map(
    ({ space, pounds, bonus }) => `★${space}${pounds > 0 ? ` £${pounds}` : ''} ${bonusText(bonus, scene)}`,
  )
}

function placeOf(company: CompanyId, seat: number, scene: Scene): string {
  const { table, words } = scene
  const { lastSpace, shares, capitalCalls, specialSpaces } = trackOf(company, scene)
  const { tracks, shares: owned, bonuses } = table.players[seat]
  const at = tracks[company]
  const ahead = <T>(list: readonly T[], space: (item: T) => number) => list.find((item) => space(item) > at)
  const share = ahead(shares, (icon) => icon.space)
  const call = ahead(capitalCalls, (item) => item.beforeSpace)
  const special = ahead(specialSpaces, (item) => item.space)
  const facts = [
    words.at(at),
    words.shares(owned[company]),
    ...(at === lastSpace ? [words.trackEnd] : []),
    ...(share ? [words.nextShare(share.space - at)] : []),
    ...(call ? [words.nextCall(call.pounds, call.beforeSpace - at)] : []),
    ...(special ? [words.nextBonus(special.space - at)] : []),
    ...(bonuses[company] > 0 ? ['★'.repeat(bonuses[company])] : []),
  ]
  return `   ${inColour(seat, paddedName(seat, scene), scene)}  ${facts.join(' · ')}`
}

export function bonusText(bonus: TrackBonus, scene: Scene): string {
  const { words } = scene
  switch (bonus.type) {
    case 'expansionTotal':
      return `${words.kinds.expansion} +${bonus.amount}`
    case 'goodTotal':
      return `${words.kinds[bonus.good]} +${bonus.amount}`
    case 'goodPerCard':
      return words.perCard(words.kinds[bonus.good], bonus.amount)
    case 'cardDiscount':
      return words.discount(bonus.amount, bonus.paidWith === 'anyGoods' ? words.anyGoods : words.kinds[bonus.paidWith])
    case 'extraBonusMarkers':
      return words.extraMarkers(bonus.amount)
    case 'bonusSpace':
      return `${words.space}${bonus.cost.pounds > 0 ? ` £${bonus.cost.pounds}` : ''}: ${givenText(bonus.gives, scene)}`
  }
}

type Gives = Extract<TrackBonus, { type: 'bonusSpace' }>['gives']

export function givenText(gives: Gives, scene: Scene): string {
  const { words } = scene
  switch (gives.kind) {
    case 'choose':
      return gives.options.map((option) => rewardText(option, scene)).join(` ${words.or} `)
    case 'buyAndOrDiamond':
      return words.buyAndOr(gives.discount, gives.diamond)
    case 'discard':
      return words.discardOf(gives.card === 'any' ? words.anyCard : words.kinds[gives.card], gives.plus)
    case 'otherTracks':
      return words.otherTracks(gives.tracks, gives.spaces)
  }
}
