import type { NoticeWords } from './catalogue.ts'

export const en: NoticeWords = {
  title: {
    turn: () => 'Your turn',
    consent: (who) => (who ? `${who} asks for your consent` : 'Your consent is asked for'),
    begins: () => 'Your game begins',
    clock: () => 'Little time left',
    message: (who) => (who ? `${who} wrote to you` : 'New message'),
    invited: (who) => (who ? `${who} invites you` : 'You are invited'),
    bot: () => 'A bot plays for you',
    order: () => 'Your order has lapsed, and you are asked',
    over: () => 'The game is over',
  },
  several: {
    turn: (n) => `Your turn at ${n} tables`,
    consent: (n) => `Your consent is asked for at ${n} tables`,
    begins: (n) => `${n} of your games begin`,
    clock: (n) => `Little time left at ${n} tables`,
    message: (n) => `New messages at ${n} tables`,
    invited: (n) => `You are invited to ${n} tables`,
    bot: (n) => `Bots play for you at ${n} tables`,
    order: (n) => `Your orders at ${n} tables have lapsed`,
    over: (n) => `${n} games are over`,
  },
  mixed: (n) => `News from ${n} tables`,
  with: (game, people) => `${game} with ${people}`,
  until: (line, time) => `${line}, until ${time}`,
  more: (n) => `${n} more`,
  trial: { title: 'Quayside', body: 'Notices reach you here.' },
  mail: {
    hello: (name) => `Hello ${name},`,
    wishes: 'Other kinds, other hours:',
    stop: 'No more mails:',
  },
  stop: {
    title: 'No more mails',
    ask: 'Quayside will send you no more mails about your tables. Notices on your devices stay as they are.',
    button: 'Stop the mails',
    done: 'You get no more mails about your tables. You can have them again at any time: at Quayside, under Notices.',
    unknown: 'This link is not right, or is too old.',
  },
}
