import { LOCALE } from '@quayside/kernel'
import { catalogue } from '../app/words.ts'
import type { BadRecord } from './record.ts'

/** With a real minus sign. */
const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`)
const times = (language: keyof typeof LOCALE, speed: number): string =>
  new Intl.NumberFormat(LOCALE[language]).format(speed)

export const replayWords = catalogue({
  en: {
    replay: 'Replay',
    finished: 'Replay, finished game',
    running: 'Replay, game in progress',
    answers: 'Answers',
    beginning: 'The beginning',
    came: 'What came of it',
    close: 'Close',
    ofAll: (at: number, all: number) => `${at} of ${all}`,
    round: (round: number) => `Round ${round}`,
    answerOf: (at: number, all: number) => `answer ${at} of ${all}`,
    points: 'Points',
    openPoints: 'Open points',
    atLeast: (points: number) => `at least ${points}`,
    gain: (points: number) => (points === 1 ? '+1 point' : `${signed(points)} points`),
    onlyWay: 'only way',
    toStart: 'To the start',
    back: 'One answer back',
    play: 'Play',
    pause: 'Pause',
    forward: 'One answer forward',
    toEnd: 'To the end',
    speed: (speed: number) => `Speed ${times('en', speed)}×`,
    timeline: 'Timeline',
    controls: 'Replay controls',
    seenBy: 'Seen by',
    all: 'All',
    seenAll: 'Everything open',
    seenAs: (name: string) => `As ${name} saw it`,
    editHere: 'Edit this position',
    noPosition: 'No position describes this moment.',
    playFromHere: 'Play from here',
    study: 'Study',
    whichSeat: 'Which seat do you take?',
    branchNote: 'A new table in this browser. Bots take the other seats; what lay hidden lies hidden again.',
    cancel: 'Cancel',
    notSet: 'The table could not be set.',
    save: 'Save the record',
    toTable: 'To the table',
    rules: 'Rules',
    settings: 'Settings',
    loading: 'The game is being laid out again.',
    lost: 'No connection. The replay opens when you are back.',
    noPast: {
      gone: 'This table is not there, or it is not open to you.',
      gathering: 'This game has not begun.',
      unreachable: 'The server did not answer.',
    },
    again: 'Try again',
    home: 'To your tables',
    file: {
      title: 'Open a record file',
      text: 'Choose a file that was kept with “Save the record”, or drop it here. It stays on this device.',
      choose: 'Choose a file',
      drop: 'Drop the file here',
    },
    bad: (why: BadRecord): string => {
      switch (why.code) {
        case 'too-large':
          return 'The file is larger than 2 MB. A record is much smaller.'
        case 'not-json':
          return 'This file is not a record: it is not written as JSON.'
        case 'not-a-record':
          return 'This file is JSON, but not the record of a game.'
        case 'unknown-game':
          return `The record is of a game that is not here: ${why.game}.`
        case 'other-rules':
          return `The record follows version ${why.version} of the rules; here it is version ${why.ours}.`
        case 'other-data':
          return `The record was made with a data pack that this browser does not have: ${why.pack}. Open its file in “The owner’s box” first.`
        case 'changed':
          return 'The game ends differently than the record says. The file was changed.'
        case 'no-set-up':
          return 'The game of this record cannot be set up.'
        case 'bad-answer':
          return `Answer ${why.number} (${why.answer}) is not possible there.`
      }
    },
    /** What seats are called when nobody wrote names down: by the colours of their flags. */
    seats: ['Blue', 'Green', 'Amber', 'Violet', 'Slate'],
  },
  pt: {
    replay: 'Rever',
    finished: 'Revendo uma partida encerrada',
    running: 'Revendo uma partida em curso',
    answers: 'Respostas',
    beginning: 'O começo',
    came: 'O que resultou',
    close: 'Fechar',
    ofAll: (at, all) => `${at} de ${all}`,
    round: (round) => `Rodada ${round}`,
    answerOf: (at, all) => `resposta ${at} de ${all}`,
    points: 'Pontos',
    openPoints: 'Pontos à vista',
    atLeast: (points) => `pelo menos ${points}`,
    gain: (points) => (points === 1 ? '+1 ponto' : `${signed(points)} pontos`),
    onlyWay: 'única opção',
    toStart: 'Ir ao começo',
    back: 'Voltar uma resposta',
    play: 'Reproduzir',
    pause: 'Pausar',
    forward: 'Avançar uma resposta',
    toEnd: 'Ir ao fim',
    speed: (speed) => `Velocidade ${times('pt', speed)}×`,
    timeline: 'Linha do tempo',
    controls: 'Controles',
    seenBy: 'Visto por',
    all: 'Todos',
    seenAll: 'Tudo aberto',
    seenAs: (name) => `Como ${name} viu`,
    editHere: 'Editar esta posição',
    noPosition: 'Nenhuma posição descreve este momento.',
    playFromHere: 'Jogar daqui',
    study: 'Estudo',
    whichSeat: 'Que lugar você ocupa?',
    branchNote: 'Uma nova mesa neste navegador. Robôs ocupam os outros lugares; o que estava oculto continua oculto.',
    cancel: 'Cancelar',
    notSet: 'Não foi possível montar a mesa.',
    save: 'Salvar a partida',
    toTable: 'Ir à mesa',
    rules: 'Regras',
    settings: 'Ajustes',
    loading: 'A partida está sendo montada de novo.',
    lost: 'Sem conexão. A partida abre quando você voltar.',
    noPast: {
      gone: 'Esta mesa não existe ou não está aberta para você.',
      gathering: 'Esta partida ainda não começou.',
      unreachable: 'O servidor não respondeu.',
    },
    again: 'Tentar de novo',
    home: 'Para as suas mesas',
    file: {
      title: 'Abrir um arquivo de partida',
      text: 'Escolha um arquivo guardado com “Salvar a partida” ou arraste um até aqui. Ele não sai deste aparelho.',
      choose: 'Escolher um arquivo',
      drop: 'Solte o arquivo aqui',
    },
    bad: (why) => {
      switch (why.code) {
        case 'too-large':
          return 'O arquivo tem mais de 2 MB. Uma partida ocupa bem menos.'
        case 'not-json':
          return 'Este arquivo não é de uma partida: não está escrito em JSON.'
        case 'not-a-record':
          return 'Este arquivo é JSON, mas não é de uma partida.'
        case 'unknown-game':
          return `A partida é de um jogo que não está aqui: ${why.game}.`
        case 'other-rules':
          return `A partida segue a versão ${why.version} das regras; aqui vale a versão ${why.ours}.`
        case 'other-data':
          return `A partida foi jogada com um pacote de dados que este navegador não tem: ${why.pack}. Abra antes o arquivo dele em “A caixa do dono”.`
        case 'changed':
          return 'A partida termina de modo diferente do que diz o arquivo. Ele foi alterado.'
        case 'no-set-up':
          return 'Não dá para montar a partida deste arquivo.'
        case 'bad-answer':
          return `A resposta ${why.number} (${why.answer}) não é possível ali.`
      }
    },
    seats: ['Azul', 'Verde', 'Âmbar', 'Violeta', 'Ardósia'],
  },
  it: {
    replay: 'Rivedi',
    finished: 'Rivedi una partita finita',
    running: 'Rivedi una partita in corso',
    answers: 'Risposte',
    beginning: 'L’inizio',
    came: 'Che cosa ne è seguito',
    close: 'Chiudi',
    ofAll: (at, all) => `${at} di ${all}`,
    round: (round) => `Round ${round}`,
    answerOf: (at, all) => `risposta ${at} di ${all}`,
    points: 'Punti',
    openPoints: 'Punti in vista',
    atLeast: (points) => `almeno ${points}`,
    gain: (points) => (points === 1 ? '+1 punto' : `${signed(points)} punti`),
    onlyWay: 'unica via',
    toStart: 'Vai all’inizio',
    back: 'Indietro di una risposta',
    play: 'Avvia',
    pause: 'Pausa',
    forward: 'Avanti di una risposta',
    toEnd: 'Vai alla fine',
    speed: (speed) => `Velocità ${times('it', speed)}×`,
    timeline: 'Linea del tempo',
    controls: 'Comandi',
    seenBy: 'Visto da',
    all: 'Tutti',
    seenAll: 'Tutto scoperto',
    seenAs: (name) => `Come l’ha vista ${name}`,
    editHere: 'Modifica questa posizione',
    noPosition: 'Nessuna posizione descrive questo momento.',
    playFromHere: 'Gioca da qui',
    study: 'Studio',
    whichSeat: 'Quale posto prendi?',
    branchNote: 'Un nuovo tavolo in questo browser. Agli altri posti siedono bot; ciò che era coperto resta coperto.',
    cancel: 'Annulla',
    notSet: 'Non è stato possibile preparare il tavolo.',
    save: 'Salva la partita',
    toTable: 'Al tavolo',
    rules: 'Regole',
    settings: 'Impostazioni',
    loading: 'La partita viene ricostruita.',
    lost: 'Nessuna connessione. La partita si apre quando torni.',
    noPast: {
      gone: 'Questo tavolo non c’è, o non è aperto a te.',
      gathering: 'Questa partita non è ancora iniziata.',
      unreachable: 'Il server non ha risposto.',
    },
    again: 'Riprova',
    home: 'Ai tuoi tavoli',
    file: {
      title: 'Apri un file di partita',
      text: 'Scegli un file conservato con “Salva la partita”, oppure trascinalo qui. Resta su questo dispositivo.',
      choose: 'Scegli un file',
      drop: 'Lascia qui il file',
    },
    bad: (why) => {
      switch (why.code) {
        case 'too-large':
          return 'Il file supera i 2 MB. Una partita occupa molto meno.'
        case 'not-json':
          return 'Questo file non è di una partita: non è scritto in JSON.'
        case 'not-a-record':
          return 'Questo file è JSON, ma non è di una partita.'
        case 'unknown-game':
          return `La partita è di un gioco che qui non c’è: ${why.game}.`
        case 'other-rules':
          return `La partita segue la versione ${why.version} delle regole; qui vale la ${why.ours}.`
        case 'other-data':
          return `La partita è stata giocata con un pacchetto di dati che questo browser non ha: ${why.pack}. Apri prima il suo file in “La scatola di chi ce l’ha”.`
        case 'changed':
          return 'La partita finisce diversamente da come dice il file. È stato modificato.'
        case 'no-set-up':
          return 'La partita di questo file non si può preparare.'
        case 'bad-answer':
          return `La risposta ${why.number} (${why.answer}) lì non è possibile.`
      }
    },
    seats: ['Blu', 'Verde', 'Ambra', 'Viola', 'Ardesia'],
  },
})

export type ReplayWords = (typeof replayWords)['en']
