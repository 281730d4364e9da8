import { type AnyGame, capital, type GameWords, type Language } from '@quayside/kernel'
import type { BookData, CardData, DataPack } from '@quayside/mombasa/data/pack'
import { COMPANIES, TILES } from '@quayside/mombasa/ids'
import { type AboutGame, type Kind, part } from '../../../about/inventory.ts'
import { defaultOptions } from '../../../home/options.ts'
import { NAMES, STORY } from './words.ts'

const cardName = ({ kind, value, share, merchant }: CardData, words: GameWords): string =>
  [
    [capital(words.thing('kind', kind)), value].filter((each) => each !== undefined).join(' '),
    ...[share, merchant?.minesOf].flatMap((company) => (company ? words.thing('company', company) : [])),
  ].join(', ')

function kinds(game: AnyGame, language: Language): Kind[] {
  const pack = game.data?.pack as DataPack
  const { map, tracks, cards, books, startingTiles, board, playerBoard } = pack
  const words = game.words(language, defaultOptions(game))
  const { titles, names } = NAMES[language]
  const region = (id: string) => capital(words.thing('region', id))
  const company = (id: string) => words.thing('company', id)
  const space = (id: string) => capital(words.thing('bonus', id))
  // Books that look alike are one to the game, and the first of them has the name.
  const lookOf = ({ letter, requirements, reward }: BookData) => JSON.stringify([letter, requirements, reward])
  const looks = books.books.map(lookOf)
  const book = (each: BookData) => capital(words.thing('book', books.books[looks.indexOf(lookOf(each))].id))
  const card = (each: CardData) =>
    part(cardName(each, words), each, [each.priceSource === 'reconstructed' && 'price-ours'])
  return [
    { id: 'regions', title: titles.regions, parts: map.regions.map((each) => part(region(each.id), each)) },
    {
      id: 'borders',
      title: titles.borders,
      parts: [
        ...map.borders.map((each) => part(each.regions.map(region).join(' – '), each)),
        ...COMPANIES.map((id) => part(names.baseBorders(company(id)), map.bases[id])),
        ...map.enclaves.map((each) => part(names.enclave(region(each.enclave), region(each.surrounding)), each)),
        part(names.borderCost, map.cost),
      ],
    },
    {
      id: 'bases',
      title: titles.bases,
      parts: COMPANIES.map((id) => part(company(id), board.bases[id])),
    },
    {
      id: 'tracks',
      title: titles.tracks,
      parts: [
        ...tracks.tracks.map((each) =>
          part(capital(words.thing('track', each.id)), each, [each.bonusSource === 'reconstructed' && 'places-ours']),
        ),
        part(names.firstTracks, tracks.firstGame),
      ],
    },
    {
      id: 'starting-cards',
      title: titles.startingCards,
      parts: [...cards.starting, ...cards.expansionOnes].map(card),
    },
    { id: 'action-cards', title: titles.actionCards, parts: cards.action.map(card) },
    {
      id: 'books',
      title: titles.books,
      parts: [...books.books.map((each) => part(book(each), each)), part(names.bookPrice, books.price)],
    },
    {
      id: 'starting-tiles',
      title: titles.startingTiles,
      parts: [
        ...startingTiles.tiles.map((each) => part(capital(words.thing('start', each.id)), each)),
        part(names.firstTiles, startingTiles.firstGame),
      ],
    },
    {
      id: 'spaces',
      title: titles.spaces,
      parts: [
        part(space('first-player'), board.firstPlayerSpace),
        part(space('buy-card'), board.buyCardSpace),
        part(space('discard-card'), board.discardCardSpace),
        ...board.majorities.map((each) => part(space(`majority-${each.counts}`), each)),
        ...TILES.map((id) => part(capital(words.thing('tile', id)), board.bonusTiles[id])),
      ],
    },
    {
      id: 'displays',
      title: titles.displays,
      parts: [
        part(names.surcharge, board.columnSurcharge),
        ...board.bookColumns.map((each) => part(names.bookColumn(each.letter, each.round), each)),
        part(names.roundCoins, board.roundCoins),
        part(names.startingPounds, board.startingPounds),
        part(names.markers, board.bonusMarkers),
      ],
    },
    {
      id: 'player-board',
      title: titles.playerBoard,
      parts: [
        part(names.diamondTrack, playerBoard.diamondTrack),
        part(names.bookTrack, playerBoard.bookTrack, [
          playerBoard.bookTrack.noASource === 'reconstructed' && 'places-ours',
        ]),
        part(names.flipPrice, playerBoard.flipBookPounds),
      ],
    },
  ]
}

export const about: AboutGame = { story: STORY, kinds }
