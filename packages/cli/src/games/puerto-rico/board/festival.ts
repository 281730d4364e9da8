import { FESTIVAL_TASKS } from '@quayside/puerto-rico/data/festival'
import type { GoalSeen } from '@quayside/puerto-rico/view-parts'
import { wrap } from '../../../text/layout.ts'
import { buildingName, goodName, type Scene, tileName } from './scene.ts'

/** Goals of the festival: what lies in their slots, what they bring, and who has met them. */

export const festivalItems = (scene: Scene): string[] =>
  goals(scene).map((goal) => {
    const { drawing } = scene
    const what = `${drawing.game.thing('goal', goal.id)}: ${tokens(goal, scene)} → ${reward(goal, scene)}`
    return goal.metBy === undefined ? what : drawing.style.faint(`${what} (${drawing.who(goal.metBy)})`)
  })

export const festivalDetail = (scene: Scene): string[] => [
  ` ${scene.drawing.style.strong(scene.words.festival)}`,
  ...goals(scene).flatMap((goal) => {
    const { game, who, style, width } = scene.drawing
    const met = goal.metBy === undefined ? '' : ` ${style.accent(`✓ ${who(goal.metBy)}`)}`
    return [
      ...wrap(`  ${style.strong(game.thing('goal', goal.id))}: ${tokens(goal, scene)}${met}`, width, '    '),
      ...wrap(`    ${style.faint(game.thing('goal-text', goal.id))}`, width, '    '),
    ]
  }),
]

const goals = ({ table }: Scene): readonly GoalSeen[] => table.festival?.goals ?? []

const tokens = ({ estates = [], goods = [], building }: GoalSeen, scene: Scene): string =>
  [
    ...estates.map((tile) => tileName(tile, scene)),
    ...goods.map((good) => goodName(good, scene)),
    ...(building ? [buildingName(building, scene)] : []),
  ].join(' + ')

function reward({ id }: GoalSeen, { words }: Scene): string {
  const task = FESTIVAL_TASKS.find((found) => found.id === id)
  return words.reward(task?.reward.workers ?? 0, task?.reward.coins ?? 0, task?.reward.points ?? 0)
}
