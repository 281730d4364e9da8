import { catalogue } from './words.ts'

/** What somebody is told whom the people who run the server have shut out. */
export const bannedWords = catalogue({
  en: {
    title: 'You have been shut out of this server',
    text: 'Its operators decided so; ask them. Against bots and at one screen you can still play here.',
  },
  pt: {
    title: 'Seu acesso a este servidor foi bloqueado',
    text: 'Assim decidiu quem o mantém; pergunte a eles. Contra robôs e na mesma tela você ainda pode jogar aqui.',
  },
  it: {
    title: 'Non puoi più entrare in questo server',
    text: 'Lo ha deciso chi lo gestisce; chiedi a loro. Contro i bot e su uno schermo puoi ancora giocare qui.',
  },
})
