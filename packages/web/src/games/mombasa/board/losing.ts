import type { Facts, Language } from '@quayside/kernel'
import { listed } from '../../../app/words.ts'
import type { Loss, Moment } from '../../../boards/board.ts'
import { isExpansion, wasteOf } from './buttons.ts'
import { cardName } from './names.ts'
import { type Telling, tellingAt } from './outcome.ts'

/** What an answer throws away that nearly nobody means to; what is offered besides says what there was to gain. */
export function losing(answer: Facts, offered: readonly Facts[], _laid: readonly Facts[], moment: Moment): Loss | null {
  const telling = tellingAt(moment)
  const weigh = LOSSES[answer.kind]
  return telling && weigh ? weigh(answer, offered, telling, moment.language) : null
}

type Weigh = (answer: Facts, offered: readonly Facts[], telling: Telling, language: Language) => Loss | null

const LOSSES: { readonly [kind: string]: Weigh } = {
  seal: sealing,
  end: ending,
  done: (answer, offered, telling, language) =>
    entering(answer, offered, telling, language) ??
    goods(answer, offered, telling, language) ??
    diamonds(answer, offered, telling, language),
  stop: stopping,
  flip: (answer, _offered, telling) => {
    const { act, lost, at, ...said } = telling.dock.lose.flip
    const step = Number(answer.step)
    if (!wasteOf(answer, telling) || answer.pounds === undefined) return null
    return {
      ...said,
      act: act(step),
      lost: lost(Number(answer.pounds)),
      places: { [`step:${step}`]: at },
      once: 'flip',
    }
  },
  expand: (answer, _offered, telling) => {
    const { title, act, lost, yes, no } = telling.dock.lose.expand
    const company = telling.words.thing('company', String(answer.company))
    if (!wasteOf(answer, telling)) return null
    const places = { expansion: telling.dock.lose.unused }
    return {
      title: title(company),
      act: act(company),
      lost: lost(Number(answer.points)),
      yes,
      no,
      places,
      once: 'expand',
    }
  },
  use: (answer, _offered, telling) => {
    const { title, lost, yes, no, short } = telling.dock.lose.nothing
    if (!wasteOf(answer, telling)) return null
    const act = cardName(String(answer.card), telling.dock, telling.words)
    return { title, act, lost, yes, no, places: { [`action:${answer.slot}`]: short }, once: 'use' }
  },
}

const ofKind = (offered: readonly Facts[], ...kinds: readonly string[]): readonly Facts[] =>
  offered.filter(({ kind }) => kinds.includes(kind))
/** Places that all have the same word. */
const at = (places: readonly string[], word: string): Loss['places'] =>
  Object.fromEntries(places.map((place) => [place, word]))

/** So many cards are named one by one. */
const FEW = 3

/** Open slots that cards in hand could fill. */
function sealing(_answer: Facts, offered: readonly Facts[], telling: Telling, language: Language): Loss | null {
  const { view, seat, dock, words } = telling
  const lays = ofKind(offered, 'lay')
  if (lays.length === 0) return null
  const said = dock.lose.seal
  const { hand, slots = [] } = view.players[seat]
  const could = new Set(lays.map(({ card }) => card))
  const left = hand.filter((card) => could.has(card))
  const free = [...new Set(lays.map(({ slot }) => Number(slot)))].sort((a, b) => a - b).slice(0, left.length)
  const laid = slots.flatMap((card) => (card === null ? [] : [cardName(card, dock, words)]))
  const names = [...new Set(left)].map((card) => cardName(card, dock, words))
  const staying = left.length > FEW || names.length < left.length ? said.cards(left.length) : listed(language, names)
  return {
    title: said.title(free.length),
    act: laid.length === 0 ? dock.seal(0, 0) : said.act(listed(language, laid), laid.length),
    lost: said.lost(free.length),
    besides: said.stays(staying, left.length),
    yes: said.yes,
    no: said.no,
    places: at(
      free.map((slot) => `slot:${slot}`),
      said.at,
    ),
  }
}

/** Cards, tiles and markers that something could still be done with. */
function ending(_answer: Facts, offered: readonly Facts[], telling: Telling, language: Language): Loss | null {
  const { view, seat, dock } = telling
  const said = dock.lose.end
  const uses = ofKind(offered, 'use')
  const tiles = ofKind(offered, 'use-tile')
  const expands = ofKind(offered, 'expand').length > 0
  const marks = ofKind(offered, 'mark').length > 0
  if (uses.length + tiles.length === 0 && !expands && !marks) return null
  const { slots = [], used = [], markers } = view.players[seat]
  const expanding = expands ? slots.filter((card, i) => isExpansion(card) && !used.includes(i + 1)).length : 0
  const tile = view.tiles['expansion-tile']
  const spare = tiles.length + (expands && tile?.seat === seat && !tile.used ? 1 : 0)
  const cards = uses.length + expanding
  const parts = [
    cards > 0 ? said.cards(cards) : '',
    spare > 0 ? said.tiles(spare) : '',
    marks ? said.markers(markers) : '',
  ].filter(Boolean)
  const places = [
    ...uses.map(({ slot }) => `action:${slot}`),
    ...tiles.map(({ tile }) => `tile:${tile}`),
    ...(expands ? ['expansion'] : []),
    ...(marks ? ['marker'] : []),
  ]
  return {
    title: said.title,
    act: dock.endPhase,
    lost: said.lost(listed(language, parts)),
    besides: said.besides,
    yes: said.yes,
    no: said.no,
    places: at(places, dock.lose.unused),
  }
}

/** Points of an expansion that would still take a region. */
const entering: Weigh = (_answer, offered, { view, dock }) => {
  const regions = [...new Set(ofKind(offered, 'enter').map(({ region }) => region))]
  const { title, lost, besides, at: word, yes, no } = dock.lose.expansion
  if (regions.length === 0 || !view.points) return null
  return {
    title: title(view.points),
    act: dock.endExpansion,
    lost: lost(view.points),
    besides: besides(regions.length),
    yes,
    no,
    places: at(
      regions.map((region) => `region:${region}`),
      word,
    ),
  }
}

/** Units that would still buy a card or make a step. */
const goods: Weigh = (_answer, offered, { view, dock }) => {
  const { title, lost, besides, at: word, yes, no } = dock.lose.goods
  if (!view.units || ofKind(offered, 'buy', 'advance').length === 0) return null
  const places = at(
    (view.inUse ?? []).map((slot) => `action:${slot}`),
    word,
  )
  return { title, act: dock.finish, lost: lost(view.units), besides, yes, no, places }
}

/** Diamond steps of a bonus space that cost nothing. */
const diamonds: Weigh = (_answer, offered, { dock }) => {
  const [steps] = ofKind(offered, 'take')
  const { title, lost, at: word, yes, no } = dock.lose.diamonds
  if (steps === undefined) return null
  return { title, act: dock.finish, lost: lost(Number(steps.amount ?? 1)), yes, no, places: { diamond: word } }
}

/** The inkwell could go on, and where it stands it brings nothing: whoever stops for a reward means it. */
function stopping({ steps, book }: Facts, offered: readonly Facts[], { view, seat, dock }: Telling): Loss | null {
  const [next] = ofKind(offered, 'step')
  // Tables under older rules do not tell of the book.
  if (next?.reach === undefined || steps !== undefined || book !== undefined) return null
  const { title, act, lost, at: word, yes, no } = dock.lose.ink
  return { title, act: act(view.players[seat].ink), lost: lost(Number(next.reach)), yes, no, places: { ink: word } }
}
