import type { MajorityData, TrackBonus } from '@quayside/mombasa/data/pack'
import { COMPANIES, type CompanyId, SPACES, type SpaceId, TILES } from '@quayside/mombasa/ids'
import { columns, flow, uncoloured } from '../../../text/layout.ts'
import { givenText, trackOf } from './companies.ts'
import { companySign, inColour, inKind, rewardText, type Scene } from './scene.ts'

/** Bonus spaces: what they cost and give, and whose marker lies there. */

export function spaceLines(scene: Scene, width = scene.drawing.width): string[] {
  const { drawing, words } = scene
  const items = spacesInPlay(scene).map((space) => marked(space, shortText(space, scene), scene))
  return flow(` ${drawing.style.strong(words.parts.spaces)}  `, items, width)
}

/** All of the board, and those of the tracks C and D that lie at some edge and have bonus spaces. */
function spacesInPlay(scene: Scene): SpaceId[] {
  return SPACES.filter((space) => !space.startsWith('track-') || trackBonus(space, scene) !== undefined)
}

/** Open ones as they are, a taken one with its owner's name. */
function marked(space: SpaceId, text: string, scene: Scene): string {
  const { table, drawing } = scene
  const seat: number | undefined = table.spaces[space]
  return seat === undefined
    ? text
    : `${drawing.style.faint(uncoloured(text))} (${inColour(seat, drawing.who(seat), scene)})`
}

function shortText(space: SpaceId, scene: Scene): string {
  const { pack, words } = scene
  const { board } = pack
  switch (space) {
    case 'first-player':
      return `♛ ✎${board.firstPlayerSpace.bookkeeping}`
    case 'buy-card':
      return `${words.buyCard} £${board.buyCardSpace.pounds}`
    case 'discard-card':
      return words.discardFor(board.discardCardSpace.plus)
  }
  const tile = TILES.find((id) => id === space)
  if (tile) return `${words.tiles[tile]} £${board.bonusTiles[tile].pounds}`
  const majority = majorityOf(space, scene)
  if (majority) {
    const counted = inKind(majority.counts, words.most(words.kinds[majority.counts]), scene)
    return `${counted} ${companySign(majority.company, scene)}`
  }
  const bonus = trackBonus(space, scene)
  return bonus ? `${companySign(bonus.company, scene)}${'★'.repeat(bonus.level)}${price(bonus.bonus)}` : space
}

const majorityOf = (space: SpaceId, { pack }: Scene): MajorityData | undefined =>
  pack.board.majorities.find(({ counts }) => `majority-${counts}` === space)

type BonusSpace = Extract<TrackBonus, { type: 'bonusSpace' }>

const price = ({ cost }: BonusSpace): string => (cost.pounds > 0 ? ` £${cost.pounds}` : '')

/** What a bonus space of a track is: `track-c-2` is the second of the C track in play. */
function trackBonus(
  space: SpaceId,
  scene: Scene,
): { readonly company: CompanyId; readonly level: number; readonly bonus: BonusSpace } | undefined {
  const [, letter, level] = space.split('-')
  const company = COMPANIES.find((id) => scene.table.tracks[id].charAt(0).toLowerCase() === letter)
  const bonus = company && trackOf(company, scene).specialSpaces[Number(level) - 1]?.bonus
  return company && bonus?.type === 'bonusSpace' ? { company, level: Number(level), bonus } : undefined
}

/* At length */

export function spaceDetail(scene: Scene): string[] {
  const { drawing, words } = scene
  const rows = spacesInPlay(scene).map((space) => [
    marked(space, drawing.game.thing('bonus', space), scene),
    longText(space, scene),
  ])
  return [
    ` ${drawing.style.strong(words.parts.spaces)}`,
    ...columns(rows, drawing.width - 3).map((line) => `   ${line}`),
  ]
}

function longText(space: SpaceId, scene: Scene): string {
  const majority = majorityOf(space, scene)
  if (majority) {
    const tiers = majority.tiers.map(({ min, reward }) => `${min}+: ${rewardText(reward, scene)}`)
    return `${companySign(majority.company, scene)} ${tiers.join(' · ')}`
  }
  const track = trackBonus(space, scene)
  if (track)
    return `${companySign(track.company, scene)}${'★'.repeat(track.level)}${price(track.bonus)}: ${givenText(track.bonus.gives, scene)}`
  return shortText(space, scene)
}
