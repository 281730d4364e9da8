import { goodsText, type Player, type Scene } from './scene.ts'

/** Coins, points, goods and idle workers. What the viewer may not know is simply not there. */
export function belongings(player: Player, scene: Scene): string[] {
  const { words } = scene
  const { coins, goods, spare, spareNobles = 0 } = player
  return [
    words.coins(coins),
    ...('vp' in player ? [`${player.vp} ${words.vp}`] : []),
    goodsText(goods, scene) || words.noGoods,
    ...(spare > 0 ? [words.idle(spare)] : []),
    ...(spareNobles > 0 ? [`${'◆'.repeat(spareNobles)} ${words.waiting}`] : []),
  ]
}
