import type { Dial } from '@quayside/kernel'
import type { BoardData, DataPack, TrackData } from '../../data/pack.ts'

/** Which of two things is where: 0 as it was first laid out, 1 the other way round. */
const EITHER = [0, 1]

const majorityOf = ({ majorities }: BoardData, counts: string) => majorities.find((space) => space.counts === counts)!

export const majorities: Dial<DataPack> = {
  id: 'majorities',
  values: EITHER,
  note: 'coffee is at Cairo and bananas at Cape Town; expansion and cotton share the other two companies, 0: expansion at Mombasa, 1: cotton',
  read: ({ board }) => (majorityOf(board, 'cotton').company === 'mombasa' ? 1 : 0),
  turn: (pack, value) => {
    const [cotton, expansion] =
      value === 1 ? (['mombasa', 'saint-louis'] as const) : (['saint-louis', 'mombasa'] as const)
    const companies: { readonly [counts: string]: 'mombasa' | 'saint-louis' | undefined } = { cotton, expansion }
    const moved = pack.board.majorities.map((space) => ({
      ...space,
      company: companies[space.counts] ?? space.company,
    }))
    return { ...pack, board: { ...pack.board, majorities: moved } }
  },
}

const trackOf = ({ tracks }: DataPack, id: string): TrackData => tracks.tracks.find((track) => track.id === id)!

export const expansionBonus: Dial<DataPack> = {
  id: 'expansion-bonus',
  values: EITHER,
  note: 'permanent bonuses lie on A and B, and A1 lies at Mombasa in a first game; 0: expansion on A1 and cotton on A2, 1: the other way round',
  read: (pack) => (trackOf(pack, 'A1').specialSpaces[0].bonus.type === 'expansionTotal' ? 0 : 1),
  turn: (pack, value) => {
    if (expansionBonus.read(pack) === value) return pack
    const bonuses = (id: string) => trackOf(pack, id === 'A1' ? 'A2' : 'A1').specialSpaces.map(({ bonus }) => bonus)
    const tracks = pack.tracks.tracks.map((track) =>
      track.id === 'A1' || track.id === 'A2'
        ? {
            ...track,
            specialSpaces: track.specialSpaces.map((special, i) => ({ ...special, bonus: bonuses(track.id)[i] })),
          }
        : track,
    )
    return { ...pack, tracks: { ...pack.tracks, tracks } }
  },
}

/** Who begins with which of the four tiles; two players have the first two. */
const TILES: readonly DataPack['startingTiles']['firstGame']['tiles'][] = [
  ['start-01', 'start-02', 'start-03', 'start-04'],
  ['start-01', 'start-04', 'start-03', 'start-02'],
  ['start-03', 'start-04', 'start-01', 'start-02'],
  ['start-04', 'start-03', 'start-02', 'start-01'],
]

export const firstTiles: Dial<DataPack> = {
  id: 'first-tiles',
  values: TILES.map((_, i) => i),
  note: 'each seat begins with a certain tile; which one the text does not tell',
  read: ({ startingTiles }) => TILES.findIndex((tiles) => tiles.join() === startingTiles.firstGame.tiles.join()),
  turn: (pack, value) => ({
    ...pack,
    startingTiles: { ...pack.startingTiles, firstGame: { ...pack.startingTiles.firstGame, tiles: TILES[value] } },
  }),
}
