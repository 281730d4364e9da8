import { capital, type GameWords, namesOf, Speeches, wordsByPack, wordsFrom } from '@quayside/kernel'
import type { DataPack } from '../data/pack.ts'
import { AREAS, BOATS, BUILDINGS, CONTRACTS, DOUBLES, ISLANDS, MILESTONES, SHAPES, SPOTS } from '../ids.ts'
import type { Rules } from '../rules/index.ts'
import type { Doing, Lexicon, Speech } from './catalogue.ts'
import { optionValues } from './heading.ts'
import { lexiconOf } from './lexicon.ts'

export const SPEECHES = new Speeches<Speech>('Cooper Island')

/** `rules` are those of any table played with the pack: what is named here is the same in all. */
export const wordsFor = wordsByPack((language, pack: DataPack, rules: Rules) =>
  wordsOf(SPEECHES.in(language), pack, rules),
)

function wordsOf(speech: Speech, pack: DataPack, rules: Rules): GameWords {
  const lexicon = lexiconOf(speech, pack, rules)
  const said = speech.sentences(lexicon)
  const { title, options } = speech.heading
  return wordsFrom({
    title,
    said: { ...said, options },
    things: thingNames(speech, lexicon),
    sources: speech.sources,
    values: optionValues(speech.heading),
    scoreLines: said.scoreLines,
    watched: speech.watched,
    occasions: speech.occasions,
    tiebreak: said.tiebreak,
  })
}

/**
 * Names by argument and id. Beyond what facts name there are `effect`: what an island, boat, diary, crate space, card or order does, by its id,
 * in a sentence; `symbol`: what there is for whoever covers a symbol, by `A.round`; and `cost` by dock, merchant and building.
 */
function thingNames(speech: Speech, lexicon: Lexicon): Record<string, Record<string, string>> {
  const { names, heading, called } = speech
  const { rules, pack } = lexicon
  const { land, docks, merchants, exchanges, statueSpaces } = rules
  const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id)
  const by = <I extends string>(list: readonly I[], name: (id: I) => string): Record<string, string> =>
    Object.fromEntries(list.map((id) => [id, name(id)]))
  const one = (name: (id: string) => Doing) => (id: string) => name(id).one
  const cards = ids([...pack.smallCards, ...pack.largeCards])
  const [diaries, orders] = [ids(pack.diaries), ids(pack.orders)]
  const effects = (list: readonly string[], name: (id: string) => Doing): Record<string, string> =>
    by(list, (id) => `${capital(name(id).does)}.`)
  return {
    item: namesOf(names.items),
    first: names.halves,
    second: names.halves,
    terrain: namesOf(names.terrains),
    double: by(DOUBLES, lexicon.double),
    island: by(ISLANDS, one(lexicon.island)),
    boat: by(BOATS, one(lexicon.boat)),
    area: by(AREAS, (id) => `${id}: ${lexicon.area(id).does}`),
    worker: namesOf(names.workers),
    shape: names.shapes,
    building: by(BUILDINGS, (id) => names.pieces[id].one),
    ship: namesOf(names.ships),
    contract: by(CONTRACTS, lexicon.contract),
    milestone: by(MILESTONES, lexicon.milestone),
    strategy: names.strategies,
    piece: namesOf(names.pieces),
    water: by(SPOTS, (id) => (id === 'harbour' || id === 'bay' ? called[id] : called.bank(id))),
    space: by(land.ids, lexicon.space),
    onto: by(land.ids, lexicon.space),
    edge: by(
      land.ends.map(([a, b]) => `${land.ids[a]} ${land.ids[b]}`),
      lexicon.edge,
    ),
    half: by(
      land.siteAt.map(({ id }) => id),
      lexicon.half,
    ),
    site: by(
      land.siteAt.map(({ id, space }) => `${id} ${land.ids[space]}`),
      lexicon.site,
    ),
    dock: by(ids(docks), lexicon.dock),
    statue: by([...ids(statueSpaces), ...cardsWith(pack, 'statue-space')], lexicon.statue),
    crate: by(rules.ids.crate, one(lexicon.crate)),
    card: by(cards, one(lexicon.card)),
    merchant: by(ids(merchants), lexicon.merchant),
    order: by(orders, one(lexicon.order)),
    diary: by(diaries, one(lexicon.diary)),
    exchange: by(ids(exchanges), lexicon.exchange),
    phase: names.phases,
    step: names.steps,
    metric: names.metrics,
    character: names.characters,
    automa: { cooper: heading.cooper },
    effect: {
      ...effects(ISLANDS, lexicon.island),
      ...by(BOATS, (id) => `${capital(lexicon.boatEffect(id))}.`),
      ...effects(diaries, lexicon.diary),
      ...effects(rules.ids.crate, lexicon.crate),
      ...effects(cards, lexicon.card),
      ...effects(orders, lexicon.order),
      ...effects(AREAS, lexicon.area),
    },
    symbol: symbols(speech, pack),
    cost: by([...ids(docks), ...ids(merchants), ...BUILDINGS, 'stone', 'gold'], lexicon.cost),
  }
}

const cardsWith = ({ smallCards }: DataPack, type: string): string[] =>
  smallCards.flatMap(({ id, ability }) => (ability.type === type ? [id] : []))

function symbols({ area }: Speech, { areas }: DataPack): Record<string, string> {
  return Object.fromEntries(
    areas.flatMap(({ id, roundSymbol, squareSymbol }) => [
      ...(roundSymbol ? [[`${id}.${SHAPES[0]}`, area(roundSymbol)] as const] : []),
      [`${id}.${SHAPES[1]}`, area(squareSymbol)] as const,
    ]),
  )
}
