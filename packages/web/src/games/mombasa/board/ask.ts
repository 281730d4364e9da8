import { capital, type Facts } from '@quayside/kernel'
import type { Moment } from '../../../boards/board.ts'
import { bookName, cardName } from './names.ts'
import { type Telling, tellingAt } from './outcome.ts'

/** The question in few words, the noun first; what is held leads where something is. */
export function ask(question: Facts, held: readonly string[], moment: Moment): string {
  const telling = tellingAt(moment)
  if (!telling) return ''
  const [kind, id] = held[0]?.split(':') ?? []
  return (
    (kind === undefined ? undefined : HELD[kind]?.(id ?? '', telling)) ??
    QUESTIONS[question.kind]?.(question, telling) ??
    ''
  )
}

/** What is asked once a place is held. */
const HELD: { readonly [kind: string]: (id: string, telling: Telling) => string } = {
  hand: (id, { view, dock, words }) => {
    const name = cardName(id, dock, words)
    return view.now.phase === 'resting' ? dock.ask.rest(name) : dock.ask.slotFor(name)
  },
  slot: (id, { dock }) => dock.ask.cardFor(dock.slot(Number(id))),
  pile: (id, { dock }) => dock.ask.cardFor(dock.pile(Number(id))),
  tile: (_id, { dock }) => dock.ask.cardFor(dock.tile['plus-one']),
  expansion: (_id, { dock }) => dock.ask.company(dock.card.expansion),
  marker: (_id, { dock }) => dock.ask.space(dock.marker),
  region: (id, { dock, words }) => dock.ask.columnFor(words.thing('region', id)),
  column: (id, { dock }) => dock.ask.regionFor(dock.column(Number(id))),
  company: (id, { dock, words }) => dock.ask.columnFor(words.thing('company', id)),
  held: (id, { dock }) => dock.ask.stepFor(bookName(id, dock)),
  step: (id, { dock }) => dock.ask.bookFor(dock.step(Number(id))),
}

const QUESTIONS: { readonly [question: string]: (question: Facts, telling: Telling) => string } = {
  'keep-tile': (_question, { dock }) => dock.ask.start,
  'rest-card': ({ card }, { dock, words }) => dock.ask.rest(cardName(String(card), dock, words)),
  plan: ({ open }, { dock }) => (open ? dock.ask.card : dock.ask.sealed),
  turn: (_question, { dock }) => dock.ask.turn,
  goods: ({ units, good, bought }, { dock, board }) => {
    const left = board.lacks[good as 'banana'](Number(units))
    return bought ? dock.ask.unitsTrack(left) : dock.ask.units(left)
  },
  'enter-region': ({ company, points }, { dock, words }) =>
    dock.ask.region(words.thing('company', String(company)), Number(points)),
  'region-rewards': (_question, { dock }) => dock.ask.nextReward,
  'return-post': ({ company }, { dock, words }) => dock.ask.returns(words.thing('company', String(company))),
  'capital-call': ({ company, pounds }, { dock, words }) =>
    dock.ask.call(words.thing('company', String(company)), Number(pounds)),
  inkwell: ({ step }, { dock }) => dock.ask.ink(Number(step)),
  'spend-points': ({ points }, { dock }) => dock.ask.spend(Number(points)),
  'remove-post': ({ count }, { dock }) => dock.ask.remove(Number(count)),
  'place-book': (_question, { view, dock }) => {
    const [only, ...more] = new Set(view.held ?? [])
    return only !== undefined && more.length === 0 ? dock.ask.stepFor(bookName(only, dock)) : dock.ask.book
  },
  'majority-tier': ({ counted, total }, { dock, board }) =>
    dock.ask.tier(capital(board.lacks[counted as 'banana'](Number(total)))),
  'buy-for-pounds': ({ pounds }, { dock }) => dock.ask.buy(Number(pounds)),
  discard: (_question, { dock }) => dock.ask.discard,
  'choose-reward': (_question, { dock }) => dock.ask.either,
  'reward-parts': (_question, { dock }) => dock.ask.part,
  'buy-and-or-diamond': ({ steps, bought }, { dock }) => {
    if (bought) return dock.ask.stepsToo
    return steps ? dock.ask.cardOrSteps : dock.ask.cardToo
  },
  'other-tracks': ({ left }, { dock }) => dock.ask.track(Number(left)),
  'take-pile': (_question, { dock }) => dock.ask.pile,
}
