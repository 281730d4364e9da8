import type { AbsenceChoice } from '@quayside/table'
import { catalogue, counted } from '../app/words.ts'
import { IT } from './words-it.ts'
import { PT } from './words-pt.ts'

const days = counted('en', 'day', 'days')

const EN = {
  decide: 'To decide together',
  fold: 'Fold away',
  unfold: (count: number) => (count === 1 ? 'One thing to decide' : `${count} things to decide`),
  asks: {
    pause: (name: string) => `${name} asks for a pause.`,
    live: (name: string, clock: string) => `${name} would like to play live this evening: ${clock}.`,
    days: (name: string) => `${name} would like to go back to days.`,
  },
  youAsk: {
    pause: 'You have asked for a pause.',
    live: (clock: string) => `You have asked to play live this evening: ${clock}.`,
    days: 'You have asked to go back to days.',
  },
  agree: 'Agree',
  disagree: 'Rather not',
  takeBack: 'Take it back',
  agreed: 'You have agreed.',
  waitsFor: (names: string) => `Waiting for ${names}.`,
  ends: (moment: string) => `Without an answer it falls through, ${moment}.`,
  vanished: (name: string) => `${name} has not answered in time. What shall become of the seat?`,
  gone: (name: string) => `${name} will not come back. What shall become of the seat?`,
  yours: 'Your time is up, and the others decide about your seat.',
  back: 'I am back',
  choices: {
    wait: 'Wait',
    bot: 'A bot takes over',
    replace: 'Invite somebody',
    end: 'End without a result',
  } satisfies Record<AbsenceChoice, string>,
  choiceNotes: {
    wait: 'fresh days',
    bot: 'can be taken back',
    replace: 'sits down and plays on',
    end: 'nobody wins',
  } satisfies Record<AbsenceChoice, string>,
  majority: 'More than half of those who are asked decide.',
  alone: 'You choose.',
  waits: (moment: string) => `Without a decision the others wait on, ${moment}.`,
  votes: (names: string) => `for it: ${names}`,
  open: (name: string) => `${name}’s seat is open to whoever you invite.`,
  invite: 'Invite somebody',
  sit: (name: string) => `Play on for ${name}`,
  sitNote: 'You take over the seat as it stands, with fresh days.',
  pause: 'Ask for a pause',
  live: 'Play live this evening…',
  livePick: 'How long may each of you think?',
  goDays: 'Go back to days',
  isLive: 'Live this evening. Standing orders rest until you are back to days.',
  estimate: (from: string, until: string) => `At this pace the game ends between ${from} and ${until}.`,
  away: (name: string, until: string) => `${name} is away until ${until}.`,
  willBeAway: (name: string, from: string, until: string) => `${name} is away from ${from} until ${until}.`,
  oneDayAway: (name: string, day: string) => `${name} is away on ${day}.`,
  night: 'The night has moved it to the morning.',
  dayOff: 'Days off have moved it.',
  off: {
    title: 'Days off',
    lead: 'On these days your clocks stand still at tables over days, and the others see that you are away.',
    from: 'From',
    until: 'Until',
    book: 'Take these days off',
    cancel: 'Cancel',
    cancelWhat: (range: string) => `Cancel ${range}`,
    none: 'None are booked.',
    left: (count: number, year: string) => `${days(count)} left in ${year}`,
    begun: 'has begun',
    tooMany: 'That is more than you have left.',
    past: 'Days off begin tomorrow at the earliest.',
    zone: (zone: string) => `Your days begin and end in ${zone}.`,
    night: (from: string, until: string) =>
      `Between ${from} and ${until} no clock of yours runs out: it waits for the morning.`,
    noNight: 'Set quiet hours under Notices, and no clock of yours runs out at night.',
    allowed: 'Days off',
    kinds: { allowed: 'Allowed', forbidden: 'Not here' },
    kindNote: 'Whether booked days off stop the clock.',
  },
}
export type DaysWords = typeof EN

export const daysWords = catalogue({ en: EN, pt: PT, it: IT })
