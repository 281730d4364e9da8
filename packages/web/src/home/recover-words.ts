import { catalogue } from '../app/words.ts'

export const recoverWords = catalogue({
  en: {
    title: 'Back to your tables',
    lead: 'Your recovery code makes this browser you again: name and online tables.',
    code: 'Recovery code',
    go: 'Bring me back',
    working: 'Looking you up',
    empty: 'Type the code.',
    unknown: 'Nobody has this code. A newer one may have replaced it.',
    unreachable: 'The server cannot be reached. Try again in a moment.',
    note: 'Tables against bots stay in the browser they were set in.',
  },
  pt: {
    title: 'De volta às suas mesas',
    lead: 'Com o código de recuperação este navegador volta a ser você: nome e mesas online.',
    code: 'Código de recuperação',
    go: 'Recuperar',
    working: 'Procurando você',
    empty: 'Digite o código.',
    unknown: 'Ninguém tem este código. Talvez um mais novo o tenha substituído.',
    unreachable: 'O servidor não responde. Tente de novo daqui a pouco.',
    note: 'As mesas contra robôs ficam no navegador em que foram montadas.',
  },
  it: {
    title: 'Di nuovo ai tuoi tavoli',
    lead: 'Con il codice di recupero questo browser torna a essere tuo: nome e tavoli online.',
    code: 'Codice di recupero',
    go: 'Recupera',
    working: 'Ti si cerca',
    empty: 'Scrivi il codice.',
    unknown: 'Nessuno ha questo codice. Forse uno più nuovo lo ha sostituito.',
    unreachable: 'Il server non risponde. Riprova tra poco.',
    note: 'I tavoli contro i bot restano nel browser in cui sono stati preparati.',
  },
})
