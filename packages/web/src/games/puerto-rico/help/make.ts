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
import { toldSections } from './sections.ts'
import { sourcesIn } from './sources.ts'
import type { CardText, ChapterId, HelpTexts, PhaseId, TextsOf } from './texts.ts'

/** The help of one language, from its names and texts. */
export const helpIn =
  <G>(names: Record<EditionId, Names<G>>, texts: TextsOf<G>) =>
  (options: Options): Help => {
    const numbers = numbersFor(options)
    const written = texts(names[numbers.edition], numbers)
    const cards = cardsOf(names, numbers, written)
    const sections = toldSections(numbers).map((id) => sectionOf(id, names[numbers.edition], written))
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
  const sources = sourcesIn(edition, all[edition], texts.phrases.sources)

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
    source: sources.role(id),
  })
  const tile = (id: TileId): HelpCard => ({
    kind: 'tile',
    id,
    ...named(({ tiles }) => tiles[id].one),
    ...texts.tiles[id],
    facts: facts.tile(id),
    table: id === 'quarry' ? facts.quarryTable() : undefined,
    source: sources.tile(id),
  })
  const good = (id: GoodId): HelpCard => ({
    kind: 'good',
    id,
    ...named(({ goods }) => goods[id].one),
    ...texts.goods[id],
    facts: facts.good(id),
    source: sources.good(),
  })
  const building = (it: BuildingInPlay): HelpCard => ({
    kind: 'building',
    id: it.id,
    ...named(({ buildings }) => buildings[it.id as BuildingId].one),
    ...buildingText(it, texts),
    facts: facts.building(it),
    table: facts.buildingTable(it),
    source: sources.building(it),
  })
  const piece = (id: PieceId): HelpCard => ({
    kind: 'piece',
    id,
    ...named(({ pieces }) => pieces[id].one),
    ...texts.pieces[id],
    facts: facts.piece(id),
    source: sources.piece(id),
  })
  const goal = (task: Numbers['goals'][number]): HelpCard => ({
    kind: 'goal',
    id: task.id,
    ...texts.goals[task.id],
    facts: facts.goal(task),
    source: sources.goal(task.id),
    elsewhere: [],
  })
  const achievement = (it: Numbers['achievements'][number]): HelpCard => ({
    kind: 'achievement',
    id: it.id,
    ...texts.achievements[it.id],
    facts: facts.achievement(it),
    source: sources.achievement(it),
    elsewhere: [],
  })
  const ability = (it: Numbers['abilities'][number]): HelpCard => ({
    kind: 'ability',
    id: it.id,
    ...texts.abilities[it.id],
    facts: facts.ability(it),
    source: sources.ability(),
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

function sectionOf(id: PhaseId | ChapterId, names: Names, { phases, chapters }: HelpTexts): HelpSection {
  return id in phases
    ? { id, title: names.roles[id as PhaseId].one, paragraphs: phases[id as PhaseId] }
    : { id, ...chapters[id as ChapterId] }
}
