import { counted } from '../../../app/words.ts'

/** English comes first and gives the shape. */
export const EN = {
  /** What is left unused, by kind of answer. */
  things: {
    place: 'a double tile',
    island: 'an island',
    'use-boat': 'a boat',
    'use-island': 'an island action',
    draw: 'a tile from the bag',
    cartographer: 'steps on the map',
    take: 'a coin or resource',
    build: 'a boat to build',
    erect: 'a building',
    ruin: 'a ruin',
    statue: 'a statue',
    load: 'a merchant ship',
    cooper: 'the Cooper marker',
    scrap: 'a boat',
    move: 'a move',
  } as Readonly<Record<string, string>>,
  unused: (names: string) => `Not used: ${names}`,
  stays: 'unused',
  rots: 'lost',
  helps: 'could help',
  income: {
    title: 'End income with hands unused?',
    act: 'End this income',
    yes: 'End anyway',
    no: 'Go on with income',
  },
  area: { title: 'Leave the area with actions left?', act: 'Leave the area', yes: 'Leave anyway', no: 'Go on here' },
  market: {
    title: 'Leave goods in the market?',
    act: 'Let the market be cleared',
    yes: 'Leave them',
    no: 'Store first',
  },
  goods: (n: number) => `${n === 1 ? '1 piece' : `${n} pieces`} lost at the end of the round`,
  fort: { title: 'Reactivate nothing?', act: 'Leave it; the fort makes it free', yes: 'Leave it', no: 'Go on' },
  milestone: {
    title: 'Score with a milestone unused?',
    act: 'Go to the scoring',
    yes: 'Score anyway',
    no: 'Use the contract',
  },
  milestones: counted('en', 'milestone brings nothing', 'milestones bring nothing'),
  skip: { title: (noun: string) => `${noun}: leave it?`, yes: 'Leave it', no: 'Go on' },
  lose: { title: 'Give up what is left?', act: 'Give up the rest', yes: 'Give it up', no: 'Go on taking' },
  rest: 'What does not fit is lost',
  makeRoom: 'An exchange would make room',
  work: {
    title: (area: string) => `A worker to area ${area} for nothing?`,
    act: 'Send the worker',
    lost: (why: string) => `1 worker lost this round: ${why}`,
    yes: 'Send anyway',
    no: 'Choose another area',
  },
  bars: {
    title: 'No place left for an island?',
    act: 'Place the tile here',
    lost: 'This income’s island is lost',
    yes: 'Place anyway',
    no: 'Choose another space',
  },
  feed: {
    title: 'Feed too little?',
    act: 'Feed what there is',
    besides: 'An exchange could bring food',
    yes: 'Feed anyway',
    no: 'Exchange first',
  },
}

export type LosingWords = typeof EN
