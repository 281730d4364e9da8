import type { Options } from '@quayside/kernel'
import { capital } from '@quayside/kernel'
import type { BuildingData } from '@quayside/puerto-rico/data/buildings'
import type { BuildingId } from '@quayside/puerto-rico/data/catalogue'
import {
  EDITIONS,
  type EditionId,
  GOODS,
  type GoodId,
  PIECES,
  type PieceId,
  type RoleId,
  TILES,
  type TileId,
} from '@quayside/puerto-rico/ids'
import { type BuildingInPlay, type Numbers, numbersFor } from '@quayside/puerto-rico/numbers/index'
import type { Names } from '@quayside/puerto-rico/words/catalogue'
import type { Help, HelpCard, HelpSection } from '../../../sheets/help.ts'
import { factsIn } from './facts.ts'
import {
  abilitySource,
  achievementSource,
  buildingSource,
  goalSource,
  goodSource,
  pieceSource,
  roleSource,
  tileSource,
} from './sources.ts'
import {
  type AddedChapterId,
  type CardText,
  type ChapterId,
  type HelpTexts,
  type PhaseId,
  SECTION_ORDER,
  type TextsOf,
} from './texts.ts'

/** The help of one language, from its names and texts. */
export const helpIn =
  <G>(names: Record<EditionId, Names<G>>, texts: TextsOf<G>) =>
  (options: Options): Help => {
    const numbers = numbersFor(options)
    const written = texts(names[numbers.edition], numbers)
    const cards = cardsOf(names, numbers, written)
    const sections = SECTION_ORDER.filter((id) => isTold(id, numbers)).map((id) =>
      sectionOf(id, names[numbers.edition], written),
    )
    return {
      cards,
      sections,
      card: (kind, id) => cards.find((card) => card.kind === kind && card.id === id),
      section: (id) => sections.find((section) => section.id === (id === 'prospector2' ? 'prospector' : id)),
    }
  }

function cardsOf(all: Record<EditionId, Names>, numbers: Numbers, texts: HelpTexts): HelpCard[] {
  const { edition } = numbers
  const facts = factsIn(all[edition], numbers, texts)

  /** Called by its name here, with the names it has elsewhere. */
  const named = (nameIn: (names: Names) => string) => {
    const title = capital(nameIn(all[edition]))
    const others = EDITIONS.map((id) => ({ id, edition: texts.phrases.editions[id], title: capital(nameIn(all[id])) }))
    return { title, elsewhere: others.filter((other) => other.title !== title) }
  }
  const role = (id: RoleId): HelpCard => ({
    kind: 'role',
    id,
    ...named(({ roles }) => roles[id].one),
    summary: texts.roles[id].summary,
    details: texts.roles[id].details,
    facts: facts.role(id),
    table: id === 'trader' ? facts.prices() : undefined,
    source: roleSource(edition, id),
  })
  const tile = (id: TileId): HelpCard => ({
    kind: 'tile',
    id,
    ...named(({ tiles }) => tiles[id].one),
    ...texts.tiles[id],
    facts: facts.tile(id),
    table: id === 'quarry' ? facts.quarryTable() : undefined,
    source: tileSource(edition, id),
  })
  const good = (id: GoodId): HelpCard => ({
    kind: 'good',
    id,
    ...named(({ goods }) => goods[id].one),
    ...texts.goods[id],
    facts: facts.good(id),
    source: goodSource(edition),
  })
  const building = (it: BuildingInPlay): HelpCard => ({
    kind: 'building',
    id: it.id,
    ...named(({ buildings }) => buildings[it.id as BuildingId].one),
    ...buildingText(it, texts),
    facts: facts.building(it),
    table: facts.buildingTable(it),
    source: buildingSource(edition, it),
  })
  const piece = (id: PieceId): HelpCard => ({
    kind: 'piece',
    id,
    ...named(({ pieces }) => pieces[id].one),
    ...texts.pieces[id],
    facts: facts.piece(id),
    source: pieceSource(edition, id),
  })
  const goal = (task: Numbers['goals'][number]): HelpCard => ({
    kind: 'goal',
    id: task.id,
    ...texts.goals[task.id],
    facts: facts.goal(task),
    source: goalSource(edition, task.id),
    elsewhere: [],
  })
  const achievement = (it: Numbers['achievements'][number]): HelpCard => ({
    kind: 'achievement',
    id: it.id,
    ...texts.achievements[it.id],
    facts: facts.achievement(it),
    source: achievementSource(edition, it),
    elsewhere: [],
  })
  const ability = (it: Numbers['abilities'][number]): HelpCard => ({
    kind: 'ability',
    id: it.id,
    ...texts.abilities[it.id],
    facts: facts.ability(it),
    source: abilitySource(edition),
    elsewhere: [],
  })
  return [
    ...numbers.roles.map(role),
    ...TILES.filter((id) => id !== 'forest' || numbers.offers('forest-house')).map(tile),
    ...GOODS.map(good),
    ...PIECES.filter((id) => id !== 'noble' || numbers.has('nobles')).map(piece),
    ...numbers.market.map(building),
    ...numbers.goals.map(goal),
    ...numbers.achievements.map(achievement),
    ...numbers.abilities.map(ability),
  ]
}

/** Production and large buildings say themselves what they do without a worker. */
function buildingText({ id, good, spaces }: BuildingData, { buildings, phrases }: HelpTexts): CardText {
  const { summary, details } = buildings[id as BuildingId]
  return { summary, details: !good && spaces === 1 ? [...details, phrases.onlyOccupied] : details }
}

/** Whether a section is about something in play. */
function isTold(id: PhaseId | ChapterId, numbers: Numbers): boolean {
  const told: Record<AddedChapterId, boolean> = {
    'new-buildings': numbers.has('new-buildings'),
    nobles: numbers.has('nobles'),
    buccaneer: numbers.has('buccaneer'),
    festival: numbers.has('festival'),
    'festival-cards': numbers.has('festival-cards'),
    achievements: numbers.has('achievements'),
    puertoma: numbers.puertomas > 0,
    variants: numbers.variants.length > 0,
  }
  return id in told ? told[id as AddedChapterId] : true
}

function sectionOf(id: PhaseId | ChapterId, names: Names, { phases, chapters }: HelpTexts): HelpSection {
  return id in phases
    ? { id, title: names.roles[id as PhaseId].one, paragraphs: phases[id as PhaseId] }
    : { id, ...chapters[id as ChapterId] }
}
