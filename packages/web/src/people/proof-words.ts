import { catalogue } from '../app/words.ts'

export const proofWords = catalogue({
  en: {
    title: 'Is it you?',
    lead: 'Whoever sits at an open screen must not be able to do this. Show what is yours; it holds for ten minutes.',
    passkey: 'Show a passkey',
    code: 'Or your recovery code',
    byCode: 'Show the code',
  },
  pt: {
    title: 'É você?',
    lead: 'Quem se senta diante de uma tela aberta não deve poder fazer isto. Mostre o que é seu; vale por dez minutos.',
    passkey: 'Mostrar uma chave de acesso',
    code: 'Ou seu código de recuperação',
    byCode: 'Mostrar o código',
  },
  it: {
    title: 'Sei proprio tu?',
    lead: 'Chi siede davanti a uno schermo aperto non deve poterlo fare. Mostra ciò che è tuo; vale per dieci minuti.',
    passkey: 'Mostra una passkey',
    code: 'Oppure il tuo codice di recupero',
    byCode: 'Mostra il codice',
  },
})
