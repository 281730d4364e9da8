import type { ReasonWords } from './reason-words.ts'

export const PT: ReasonWords = {
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
  'already-seated': 'Você já tem um lugar nesta mesa.',
  'no-such-bot': 'Não existe esse robô.',
  'too-many-answers': 'São mais respostas do que cabem em um gesto.',
  'not-paused': 'A partida não está em pausa.',
  'no-pauses-left': 'Você já pausou esta partida três vezes. Os outros também podem pausá-la.',
  'name-taken': 'Alguém já tem esse nome, ou um muito parecido.',
  'slow-down': 'Foi muita coisa de uma vez. Espere um instante e tente de novo.',
  'too-many-games':
    'Você já tem bastantes partidas com robôs em andamento. Termine uma ou tente de novo em alguns minutos.',
  'too-many-listed': 'Você já tem bastantes mesas abertas a todos. Comece ou feche uma delas antes.',
}
