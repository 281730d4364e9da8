import { ACHIEVEMENTS } from '@quayside/puerto-rico/data/achievements'
import { wrap } from '../../../text/layout.ts'
import { nameOf, type Player, type Scene, seatsFrom } from './scene.ts'

/** Achievement cards: one's own by name, of the others' those that they announced and how many more there are. */

type Card = NonNullable<Player['achievements']>[number]

/** `Deal Closer 4 ✓`, or how many lie covered. */
export function cardItems({ achievements = [], hand = [] }: Player, scene: Scene): string[] {
  const { words, drawing } = scene
  const covered = achievements.filter(({ id }) => id === undefined).length
  return [
    ...achievements.flatMap((card) => (card.id === undefined ? [] : [`${cardName(card.id, scene)}${mark(card)}`])),
    ...(covered > 0 ? [drawing.style.faint(words.covered(covered))] : []),
    ...(hand.length > 0 ? [`${words.toChoose}:`, ...hand.map((id) => cardName(id, scene))] : []),
  ]
}

export const cardDetail = (scene: Scene): string[] =>
  seatsFrom(scene).flatMap((seat) => {
    const { achievements = [], hand = [] } = scene.table.players[seat]
    if (achievements.length + hand.length === 0) return []
    const { drawing, words } = scene
    const about = (id: string, after = '') =>
      wrap(
        `   ${drawing.style.strong(cardName(id, scene))}${after}  ${drawing.game.thing('achievement-text', id)}`,
        drawing.width,
        '     ',
      )
    const covered = achievements.filter(({ id }) => id === undefined).length
    return [
      ` ${nameOf(seat, scene)}`.trimEnd(),
      ...achievements.flatMap((card) => (card.id === undefined ? [] : about(card.id, mark(card)))),
      ...(hand.length > 0 ? [`  ${words.toChoose}`, ...hand.flatMap((id) => about(id))] : []),
      ...(covered > 0 ? [`   ${drawing.style.faint(words.covered(covered))}`] : []),
    ]
  })

const mark = ({ fulfilled, announced }: Card): string => (announced ? ' ★' : fulfilled ? ' ✓' : '')

function cardName(id: string, { drawing, words }: Scene): string {
  const points = ACHIEVEMENTS.find((card) => card.id === id)?.vp ?? 0
  return `${drawing.game.thing('achievement', id)} (${points} ${words.vp})`
}
