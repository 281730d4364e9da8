import { fail, type Language } from '@quayside/kernel'

/** Why a table refuses something before the game is asked. */
export const TABLE_REASONS = {
  en: {
    stale: 'The table has moved on since. Your answer was not taken.',
    paused: 'The game is paused.',
    gathering: 'The game has not begun.',
    'already-begun': 'The game has begun.',
    stopped: 'The game was broken off.',
    'table-over': 'The game is over.',
    'undo-off': 'This table plays without undo.',
    'advice-off': 'This table plays without advice.',
    'not-asked': 'You are not asked anything now.',
    busy: 'You wait for advice already. It comes first.',
    'seat-taken': 'Somebody sits there.',
    'seats-open': 'Not every seat is taken.',
    'not-seated': 'You have no seat here.',
    'already-seated': 'You sit at this table already.',
    'no-such-bot': 'There is no such bot.',
    'too-many-answers': 'That is more answers than one gesture may hold.',
    'not-paused': 'The game is not paused.',
    'no-pauses-left': 'You have paused this game three times. The others may pause it too.',
    'name-taken': 'Somebody at this table has that name, or one that looks like it.',
    'slow-down': 'That was a lot at once. Wait a moment, then try again.',
    'too-many-games': 'You have enough games with bots going on. Finish one first, or try again in a few minutes.',
    'too-many-listed': 'You have enough tables open for everybody. Begin or close one of them first.',
  },
  pt: {
    stale: 'A mesa já avançou. Sua resposta não foi aceita.',
    paused: 'A partida está em pausa.',
    gathering: 'A partida ainda não começou.',
    'already-begun': 'A partida já começou.',
    stopped: 'A partida foi interrompida.',
    'table-over': 'A partida terminou.',
    'undo-off': 'Esta mesa joga sem desfazer.',
    'advice-off': 'Esta mesa joga sem conselhos.',
    'not-asked': 'Nada está sendo perguntado a você agora.',
    busy: 'Você já está esperando um conselho. Ele vem primeiro.',
    'seat-taken': 'Esse lugar está ocupado.',
    'seats-open': 'Ainda há lugares vazios.',
    'not-seated': 'Você não tem lugar nesta mesa.',
    'already-seated': 'Você já está sentado nesta mesa.',
    'no-such-bot': 'Não existe esse robô.',
    'too-many-answers': 'São mais respostas do que cabem em um gesto.',
    'not-paused': 'A partida não está em pausa.',
    'no-pauses-left': 'Você já pausou esta partida três vezes. Os outros também podem pausá-la.',
    'name-taken': 'Alguém nesta mesa tem esse nome, ou um muito parecido.',
    'slow-down': 'Foi muita coisa de uma vez. Espere um instante e tente de novo.',
    'too-many-games':
      'Você já tem partidas demais com robôs em andamento. Termine uma ou tente de novo em alguns minutos.',
    'too-many-listed': 'Você já tem mesas demais abertas a todos. Comece ou feche uma delas antes.',
  },
  it: {
    stale: 'Il tavolo è già andato avanti. La tua risposta non è stata accettata.',
    paused: 'La partita è in pausa.',
    gathering: 'La partita non è ancora iniziata.',
    'already-begun': 'La partita è già iniziata.',
    stopped: 'La partita è stata interrotta.',
    'table-over': 'La partita è finita.',
    'undo-off': 'A questo tavolo non si annulla.',
    'advice-off': 'A questo tavolo si gioca senza consigli.',
    'not-asked': 'Ora non ti viene chiesto nulla.',
    busy: 'Stai già aspettando un consiglio. Prima arriva quello.',
    'seat-taken': 'Quel posto è occupato.',
    'seats-open': 'Ci sono ancora posti liberi.',
    'not-seated': 'Non hai un posto a questo tavolo.',
    'already-seated': 'Siedi già a questo tavolo.',
    'no-such-bot': 'Questo bot non esiste.',
    'too-many-answers': 'Sono più risposte di quante ne tenga un gesto.',
    'not-paused': 'La partita non è in pausa.',
    'no-pauses-left': 'Hai già messo in pausa questa partita tre volte. Possono farlo anche gli altri.',
    'name-taken': 'A questo tavolo qualcuno ha già quel nome, o uno che gli somiglia.',
    'slow-down': 'Troppe cose in una volta. Aspetta un momento e riprova.',
    'too-many-games': 'Hai già abbastanza partite con i bot in corso. Finiscine una o riprova tra qualche minuto.',
    'too-many-listed': 'Hai già abbastanza tavoli aperti a tutti. Prima inizia o chiudi uno di quelli.',
  },
} as const satisfies Record<Language, Record<string, string>>

export type TableReason = keyof (typeof TABLE_REASONS)['en']

export const refuse = (code: TableReason) => fail(code, TABLE_REASONS.en[code])

/** The words of a table's refusal; undefined for codes that are not the table's own. */
export const tableReason = (language: Language, code: string): string | undefined =>
  (TABLE_REASONS[language] as Record<string, string>)[code]
