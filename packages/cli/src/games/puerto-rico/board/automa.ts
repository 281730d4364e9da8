import { ESTATE_CIRCLES } from '@quayside/puerto-rico/data/puertoma'
import type { GoodId } from '@quayside/puerto-rico/ids'
import type { PuertomaBoard } from '@quayside/puerto-rico/view-parts'
import { flow, wrap } from '../../../text/layout.ts'
import { belongings } from './belongings.ts'
import { buildingName, circles, goodName, labelled, listOr, nameOf, type Player, type Scene } from './scene.ts'

/** A Puertoma and its board: estates with the workers they have and lack, buildings by level, abilities. */

const LEVEL_NAMES = ['I', 'II', 'III', 'IV']

/** With what each ability that is known does. */
export function automaInFull(seat: number, player: Player, board: PuertomaBoard, scene: Scene): string[] {
  const { game, width } = scene.drawing
  const known = board.abilities.flatMap(({ level, id, active }) =>
    id === undefined
      ? []
      : wrap(`    ${LEVEL_NAMES[level - 1]}${mark(id, active)} ${game.thing('ability', id)}`, width, '      '),
  )
  return [...automaAtLength(seat, player, board, scene), ...known]
}

export function automaAtLength(seat: number, player: Player, board: PuertomaBoard, scene: Scene): string[] {
  const { words, drawing } = scene
  const row = labelled(scene, [words.estates, words.levels, words.abilities])
  const levels = board.levels.map(
    (ids, level) => `${LEVEL_NAMES[level]} ${listOr(ids.map((id) => buildingName(id, scene))).join(', ')}`,
  )
  return [
    ...flow(` ${nameOf(seat, scene)}  `, [...belongings(player, scene), ...aside(board, scene)], drawing.width, ' · '),
    ...flow(`  ${row(words.estates)}`, listOr(estates(board, scene)), drawing.width),
    ...flow(`  ${row(words.levels)}`, [...levels, ...reserve(board, scene)], drawing.width),
    ...flow(`  ${row(words.abilities)}`, abilities(board), drawing.width),
  ]
}

export function automaInShort(seat: number, player: Player, board: PuertomaBoard, scene: Scene): string[] {
  const { words, drawing } = scene
  const owned = board.levels.flat().map((id) => buildingName(id, scene))
  const items = [
    ...belongings(player, scene),
    ...aside(board, scene),
    `${words.estates} ${listOr(estates(board, scene)).join(' ')}`,
    `${words.abilities} ${abilities(board).join(' ')}`,
    ...reserve(board, scene),
  ]
  const lines = wrap(` ${nameOf(seat, scene)}  ${items.join(' · ')}`, drawing.width, '   ')
  return owned.length === 0
    ? lines
    : [...lines, ...flow(`   ${drawing.style.faint(words.city)} `, owned, drawing.width)]
}

/** `corn ● ○`: an estate has as many circles as it needs workers. */
const estates = ({ estates }: PuertomaBoard, scene: Scene): string[] =>
  Object.entries(estates)
    .filter(([, workers]) => workers.length > 0)
    .map(([good, workers]) => {
      const needed = ESTATE_CIRCLES[good as GoodId]
      return `${goodName(good, scene)} ${workers.map((count) => circles(count, 0, needed)).join(' ')}`
    })

/** What lies beside the estates. */
function aside({ quarries, aside, nobles = 0 }: PuertomaBoard, scene: Scene): string[] {
  return [
    ...(quarries > 0 ? [scene.words.quarries(quarries)] : []),
    ...(aside.length > 0 ? [`+ ${aside.map((good) => goodName(good, scene)).join(', ')}`] : []),
    ...(nobles > 0 ? [`◆×${nobles}`] : []),
  ]
}

const abilities = ({ abilities }: PuertomaBoard): string[] =>
  abilities.map(({ level, id, active }) => `${LEVEL_NAMES[level - 1]}${mark(id, active)}`)

const mark = (id: string | undefined, active: boolean): string => (id === undefined ? '?' : active ? '★' : '☆')

const reserve = ({ reserve }: PuertomaBoard, scene: Scene): string[] =>
  reserve === undefined ? [] : [`${scene.words.reserved}: ${buildingName(reserve, scene)}`]
