import type { PlayerBoardData } from './pack.ts'
import { SURE } from './sources.ts'

const RETHEMED =
  'public:github.com/brdgm/skymines-solo-helper src/services/LunaState.ts (Skymines, Luna side of the player board); public:usaboardgame.blog.fc2.com ?tag=モンバサ and blog-entry-739 (Mombasa, Japanese)'

/** The two tracks of a player board. */
export const PLAYER_BOARD: PlayerBoardData = {
  diamondTrack: {
    last: 28,
    points: [
      { space: 6, points: 10 },
      { space: 9, points: 15 },
      { space: 13, points: 25 },
      { space: 16, points: 30 },
      { space: 20, points: 40 },
      { space: 23, points: 45 },
      { space: 25, points: 50 },
      { space: 28, points: 60 },
    ],
    slotOpensAt: 8,
    overflowPounds: 2,
    source: RETHEMED,
    confidence: 'medium',
  },
  bookTrack: {
    spaces: 15,
    points: [
      { space: 3, points: 10 },
      { space: 5, points: 15 },
      { space: 7, points: 20 },
      { space: 9, points: 30 },
      { space: 11, points: 40 },
      { space: 13, points: 50 },
      { space: 15, points: 60 },
    ],
    slotOpensAt: 4,
    overflowPounds: 2,
    noA: [5, 7, 9, 11, 12, 13, 14, 15],
    noASource: 'reconstructed',
    source: RETHEMED,
    confidence: 'medium',
  },
  flipBookPounds: { pounds: 2, ...SURE },
}
