import { catalogue } from '../app/words.ts'

/** What pages about oneself have in common; among it why the server does not do something. */
export const pageWords = catalogue({
  en: {
    you: 'You',
    notices: 'Notices',
    cancel: 'Not now',
    refused: {
      'name-taken': 'Somebody has that name, or one that looks like it.',
      'bad-name': 'A name has 1 to 24 characters that can be shown.',
      'name-frozen': 'You sit at a table whose game is on. Your name can change when it is over.',
      'bad-code': 'Nobody has this code. It works once; a newer one may have replaced it.',
      'bad-passkey': 'This passkey could not be checked. Try again.',
      'last-key': 'This is the last thing that opens your account. Add another one first.',
      banned: 'You have been shut out of this server. Its operators decided so; ask them.',
      'slow-down': 'That was a lot at once. Wait a moment, then try again.',
      'not-shown': 'No passkey was shown. Try again, or take another way.',
      unreachable: 'The server cannot be reached. Try again in a moment.',
    } as Readonly<Record<string, string>>,
  },
  pt: {
    you: 'Você',
    notices: 'Avisos',
    cancel: 'Agora não',
    refused: {
      'name-taken': 'Alguém já tem esse nome, ou um que parece com ele.',
      'bad-name': 'Um nome tem de 1 a 24 caracteres que se possam mostrar.',
      'name-frozen': 'Você está numa mesa em jogo. O nome pode mudar quando a partida acabar.',
      'bad-code': 'Ninguém tem este código. Ele vale uma vez só; talvez um mais novo o tenha substituído.',
      'bad-passkey': 'Esta chave de acesso não pôde ser conferida. Tente de novo.',
      'last-key': 'É a última coisa que abre sua conta. Adicione outra antes.',
      banned: 'Você foi excluído deste servidor. Assim decidiu quem o mantém; pergunte a eles.',
      'slow-down': 'Foi muita coisa de uma vez. Espere um pouco e tente de novo.',
      'not-shown': 'Nenhuma chave de acesso foi mostrada. Tente de novo ou use outro caminho.',
      unreachable: 'O servidor não responde. Tente de novo daqui a pouco.',
    },
  },
  it: {
    you: 'Tu',
    notices: 'Avvisi',
    cancel: 'Non ora',
    refused: {
      'name-taken': 'Qualcuno ha già questo nome, o uno che gli somiglia.',
      'bad-name': 'Un nome ha da 1 a 24 caratteri che si possono mostrare.',
      'name-frozen': 'Siedi a un tavolo con una partita in corso. Il nome può cambiare quando è finita.',
      'bad-code': 'Nessuno ha questo codice. Vale una volta sola; forse uno più nuovo lo ha sostituito.',
      'bad-passkey': 'Non è stato possibile verificare questa passkey. Riprova.',
      'last-key': 'È l’ultima cosa che apre il tuo account. Aggiungine prima un’altra.',
      banned: 'Sei stato escluso da questo server. Lo ha deciso chi lo gestisce; chiedi a loro.',
      'slow-down': 'Erano troppe cose insieme. Aspetta un momento, poi riprova.',
      'not-shown': 'Non è stata mostrata nessuna passkey. Riprova, o scegli un’altra via.',
      unreachable: 'Il server non risponde. Riprova tra poco.',
    },
  },
})
