import { ROUNDS } from '@quayside/cooper-island/sizes'
import { type Block, fit } from '../../../boards/fit.ts'
import { flow, heading } from '../../../text/layout.ts'
import { COOPER_PARTS, type CooperPart } from '../words/catalogue.ts'
import { landLines, ownLand, smallLands } from './land.ts'
import { cooperLines, merchantLines, orderLines, supplyLines, workLines } from './middle.ts'
import { playerAtLength, playerInFull, playerInShort } from './players.ts'
import { boatText, merchantNumber, type Scene, seatsFrom } from './scene.ts'
import { seaLines } from './sea.ts'

/** What a question is about gives way last; what none is about gives way in this order. */
const YIELDING = ['supply', 'orders', 'others', 'sea', 'merchants', 'cooper', 'work', 'land', 'own'] as const
type BlockName = (typeof YIELDING)[number]

/** Parts that are not blocks of the same name. */
const SHOWN_AS: { readonly [P in CooperPart]?: readonly string[] } = {
  players: ['others', 'own'],
  merchants: ['merchants', 'supply'],
}

const ABOUT: { readonly [question: string]: readonly BlockName[] } = {
  income: ['sea', 'own', 'land'],
  turn: ['own', 'land', 'work'],
  anchor: ['own', 'land', 'sea'],
  'choose-ship': ['own', 'land', 'sea'],
  'optional-action': ['sea', 'own', 'land'],
  'two-islands': ['own', 'land', 'sea'],
  'load-merchant': ['own', 'land', 'merchants'],
  'royal-order': ['own', 'land', 'orders'],
  'island-actions': ['own', 'land', 'sea'],
  'boat-actions': ['own', 'land', 'others'],
}

/** As one sits at it: the others across the table, the board in the middle, one's own things in front. */
export function draw(scene: Scene): string[] {
  const { drawing, words, table } = scene
  const { seat: mine, asked, rows } = drawing
  const others = seatsFrom(scene).slice(1)
  const each = (show: (seat: number, scene: Scene) => string[]) => others.flatMap((seat) => show(seat, scene))
  const blocks: Block[] = [
    { name: 'title', forms: [[titleLine(scene)]] },
    { name: 'others', forms: [each(playerAtLength), each(playerInShort), []] },
    { name: 'cooper', forms: [cooperLines(scene), []] },
    { name: 'merchants', forms: [merchantLines(scene), []] },
    { name: 'supply', forms: [supplyLines(scene), []] },
    { name: 'orders', forms: [orderLines(scene), []] },
    { name: 'work', forms: [workLines(scene), []] },
    { name: 'sea', forms: [seaLines(scene), []] },
    { name: 'land', forms: [landLines(scene), ownLand(scene), smallLands(scene), []] },
    { name: 'own', forms: [playerInFull(mine, scene), playerAtLength(mine, scene), playerInShort(mine, scene)] },
    { name: 'turn', forms: [turnLines(scene)] },
  ]
  const about = ABOUT[asked] ?? ['own', 'land']
  const yielding = [...YIELDING.filter((name) => !about.includes(name)), ...about]
  const whole = fit(blocks, rows, yielding)
  if (whole.cut.length === 0) return whole.lines
  const { lines, cut } = fit(blocks, rows - 1, yielding)
  const names = COOPER_PARTS.filter((part) => part !== 'cooper' || table.automa).filter((part) =>
    (SHOWN_AS[part] ?? [part]).some((name) => cut.includes(name)),
  )
  return [...lines, drawing.style.faint(` ${words.more(names.map((part) => words.parts[part]))}`)]
}

function titleLine({ table, drawing, words }: Scene): string {
  const { who, style, game, width } = drawing
  const { now } = table
  const turn = 'by' in now ? `: ${who(now.by)}` : ''
  const step = 'step' in now && now.step ? ` (${game.thing('step', now.step)})` : ''
  const note = [
    words.round(table.round, ROUNDS),
    `${words.phases[now.phase]}${turn}${step}`,
    `${words.cooperMarker} ${who(table.cooper)}`,
  ]
  return heading(style.accent(game.title), note.join(' · '), width)
}

/** What is under way: hands left of an income, cards that somebody looks at, lids to come. */
function turnLines(scene: Scene): string[] {
  const { table, drawing, words } = scene
  const { now } = table
  const items: string[] = []
  if ('hands' in now && now.hands) {
    const names = now.hands.map((hand) =>
      hand === 'island' || hand === 'double' ? words.handNames[hand] : boatText(hand, scene),
    )
    if (names.length > 0) items.push(`${words.hands} ${names.join(', ')}`)
  }
  if ('choice' in table && table.choice) {
    const { seat, building } = table.choice
    items.push(words.choosing(drawing.who(seat), drawing.game.thing('building', building)))
  }
  table.players.forEach((player, seat) => {
    if (!('lidsComing' in player) || !player.lidsComing) return
    const merchants = player.lidsComing.map((id) => merchantNumber(id, scene))
    items.push(`${drawing.who(seat)}: ${words.lidsComing} ${merchants.join(' ')}`)
  })
  return items.length > 0 ? flow(` ${drawing.style.warn('▸')} `, items, drawing.width, ' · ') : []
}
