import { gameById, loadGame } from '@quayside/games'
import { capital, type GameWords, type Language } from '@quayside/kernel'
import { BUILT_IN } from '@quayside/mombasa/data/built-in'
import { compileCards, type Face } from '@quayside/mombasa/data/faces'
import type { DataPack, RegionData } from '@quayside/mombasa/data/pack'
import { companyId, KINDS, SPACES, TILES, type TileId } from '@quayside/mombasa/ids'
import { fetchWords } from '../../../app/words.ts'
import { type CardDraft, cardFrom, helpFrom, sectionsFrom } from '../../../sheets/from-words.ts'
import type { HelpFor } from '../../../sheets/help.ts'
import { rewardWords } from '../board/rewards.ts'
import { COMPANY_ROWS, type Reward } from '../board/things.ts'
import { WORDS } from '../board/words.ts'
import { SECTIONS } from './plan.ts'
import { HELP_WORDS, type HelpWords } from './words.ts'

/** The help of Mombasa, put together from the game's own words for its things and rules. */

/** Rules of what a card is used for. */
const CARD_RULES: { readonly [kind: string]: readonly string[] } = {
  expansion: ['expansion', 'expansion-cost'],
  bookkeeper: ['inkwell', 'book-price'],
  merchant: [],
  share: ['share-cards'],
}

const SPACE_RULES: { readonly [space: string]: readonly string[] } = {
  'first-player': ['first-player-space', 'bonus-markers'],
  'buy-card': ['buy-card-space', 'bonus-markers'],
  'discard-card': ['discard-space', 'bonus-markers'],
  'plus-one': ['plus-one', 'bonus-tiles'],
}

/** Everything that the cards are told with. */
interface Telling {
  readonly pack: DataPack
  readonly words: GameWords
  readonly w: HelpWords
  readonly gives: (reward: Reward, company?: string) => string
}

function draftsOf(telling: Telling): CardDraft[] {
  const { words, w, pack } = telling
  const { map, cards, books, startingTiles } = pack
  const { faces } = compileCards(cards)
  return [
    ...(['diamond', 'books'] as const).map((id) => trackDraft(id, telling)),
    ...COMPANY_ROWS.map((id) => companyDraft(id, telling)),
    ...map.regions.map((region) => regionDraft(region, telling)),
    ...faces.map((face) => faceDraft(face, telling)),
    ...books.books
      .filter(({ id }) => words.thing('book', id) !== id)
      .map(({ id, letter }) => bookDraft(id, letter, telling)),
    ...SPACES.map((id) => spaceDraft(id, telling)),
    ...startingTiles.tiles.map(({ id }) => ({
      kind: 'start',
      id,
      title: w.startTile(String(Number(id.replace(/\D+/, '')))),
      summary: capital(words.thing('start', id)),
      rules: ['starting-tiles'],
    })),
    ...startingTiles.tiles.map(({ id }) => bookDraft(id, 'A', telling)),
  ]
}

function trackDraft(id: 'diamond' | 'books', { w, pack }: Telling): CardDraft {
  const { diamondTrack, bookTrack } = pack.playerBoard
  const diamond = id === 'diamond'
  const { points, slotOpensAt } = diamond ? diamondTrack : bookTrack
  // Book spaces are counted from behind the starting book.
  const label = (space: number) => (diamond ? w.points(space) : w.step(space + 1))
  return {
    kind: 'about',
    id,
    title: w.about[id],
    texts: diamond ? [w.texts.diamonds] : [],
    rules: diamond ? ['slots'] : ['inkwell', 'book-flipping', 'book-placing', 'slots'],
    facts: [
      [w.slot, label(slotOpensAt)],
      ...points.map(({ space, points: worth }) => [label(space), `£${worth}`] as const),
    ],
  }
}

function companyDraft(
  id: (typeof COMPANY_ROWS)[number],
  { words, w, gives, pack: { map, board } }: Telling,
): CardDraft {
  const majority = board.majorities.find(({ company }) => company === id)
  return {
    kind: 'company',
    id,
    title: words.thing('company', id),
    rules: ['bases', 'expansion-entering', 'company-tracks', 'capital-calls'],
    facts: [
      [
        w.borders,
        Object.entries(map.bases[id].adjacent)
          .map(([region, border]) => w.cost(words.thing('region', region), map.cost[border]))
          .join(', '),
      ],
      ...(majority
        ? [
            [w.counts, words.thing('counted', majority.counts)] as const,
            ...majority.tiers.map(({ min, reward }) => [w.from(min), gives(reward, id)] as const),
          ]
        : []),
    ],
  }
}

function regionDraft({ id, reward, mines }: RegionData, telling: Telling): CardDraft {
  const { words, w, gives, pack } = telling
  const { map } = pack
  const name = (region: string) => words.thing('region', region)
  const beside = [
    ...COMPANY_ROWS.flatMap((company) => {
      const border = map.bases[company].adjacent[id]
      return border ? [w.cost(w.base(words.thing('company', company)), map.cost[border])] : []
    }),
    ...map.borders.flatMap(({ regions: [a, b], kind }) =>
      a === id || b === id ? [w.cost(name(a === id ? b : a), map.cost[kind])] : [],
    ),
  ]
  return {
    kind: 'region',
    id,
    title: name(id),
    summary: `${w.reward}: ${gives(reward) || w.noReward}.`,
    rules: ['expansion-cost', 'expansion-rewards'],
    facts: [...(mines > 0 ? [[w.mines, mines] as const] : []), [w.borders, beside.join(', ')]],
  }
}

function faceDraft(face: Face, { words, w }: Telling): CardDraft {
  const kind = KINDS[face.kind]
  const company = companyId(face.share)
  return {
    kind: 'card',
    id: face.id,
    title: capital(words.thing('card', face.id)),
    texts: [...(kind === 'merchant' ? [w.texts.merchants] : []), ...(company === null ? [] : [w.texts.shareCard])],
    rules: CARD_RULES[kind] ?? ['goods', 'goods-one-kind'],
    facts: [
      ...(face.value > 0 ? [[w.value, face.value] as const] : []),
      ...(company === null ? [] : [[w.share, words.thing('company', company)] as const]),
      [w.price, face.price],
    ],
  }
}

const bookDraft = (id: string, letter: 'A' | 'B' | 'C', { words, w, pack }: Telling): CardDraft => ({
  kind: 'book',
  id,
  title: capital(words.thing('book', id).split(':')[0]),
  summary: `${capital(words.thing('book', id))}.`,
  rules: ['inkwell', 'book-placing', 'book-flipping'],
  facts: [[w.takes, pack.books.price[letter]]],
})

function spaceDraft(id: string, { words, w, gives, pack: { board } }: Telling): CardDraft {
  const majority = board.majorities.find(({ counts }) => `majority-${counts}` === id)
  const tile = TILES.includes(id as TileId) ? board.bonusTiles[id as TileId] : undefined
  return {
    kind: 'bonus',
    id,
    title: capital(words.thing('bonus', id)),
    rules: SPACE_RULES[id] ?? [majority ? 'majorities' : tile ? 'bonus-tiles' : 'track-bonuses', 'bonus-markers'],
    facts: [
      ...(majority?.tiers.map(({ min, reward }) => [w.from(min), gives(reward, majority.company)] as const) ?? []),
      ...(tile ? [[w.pounds, `£${tile.pounds}`] as const, [w.value, tile.value] as const] : []),
      ...(id === 'buy-card' ? [[w.pounds, `£${board.buyCardSpace.pounds}`] as const] : []),
    ],
  }
}

export async function loadHelp(language: Language): Promise<HelpFor> {
  await Promise.all([loadGame('mombasa', {}), fetchWords(language)])
  return (options, data) => {
    const current = gameById('mombasa')!
    // Data of owners come with the whole game; older data that it does not read any more are told as they are now.
    const game = data !== undefined && current.data?.check(data).length === 0 ? current.data.with(data) : current
    const pack = (game.data?.pack as DataPack | undefined) ?? BUILT_IN
    const words = game.words(language, options)
    const gives = (reward: Reward, company?: string) => rewardWords(reward, WORDS[language], words, company)
    const telling: Telling = { pack, words, w: HELP_WORDS[language], gives }
    const cards = draftsOf(telling).map((draft) => cardFrom(draft, words))
    return helpFrom(cards, sectionsFrom(SECTIONS, telling.w, words), telling.w.kinds)
  }
}
