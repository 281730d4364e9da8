import { counted } from '../app/words.ts'
import type { HomeWords } from './words.ts'

export const PT: HomeWords = {
  toHome: 'Quayside, página inicial',
  goBack: 'Voltar',
  title: (games) =>
    games === 1
      ? 'Uma mesa para um grande jogo de economia.'
      : `Uma mesa para ${['dois', 'três', 'quatro', 'cinco'][games - 2] ?? games} grandes jogos de economia.`,
  lead: 'Com as regras completas, contra robôs, com amigos ou ao longo de dias. Grátis, sem conta, sem instalar nada.',
  minutes: (from, to) => `${from}–${to} min`,
  players: (min, max) => (min === max ? counted('pt', 'jogador', 'jogadores')(max) : `${min}–${max} jogadores`),
  weight: (weight) => `Peso ${weight} de 5`,
  set: 'Montar…',
  newHere: {
    title: 'Não conhece estes jogos?',
    text: 'Dez minutos no tabuleiro de verdade: uma primeira partida que se explica, jogada por jogada.',
    begin: 'Começar uma lição',
  },
  notices: 'Avisos',
  rules: 'Regras',
  settings: 'Ajustes',
  language: 'Idioma',

  now: { play: 'Jogar agora' },

  guest: 'Visitante',
  flags: ['Azul', 'Verde', 'Âmbar', 'Violeta', 'Ardósia'],

  clock: {
    none: 'sem relógio',
    live: (minutes, seconds) => `${minutes} min + ${seconds} s`,
    days: counted('pt', 'dia por vez', 'dias por vez'),
  },

  problem: {
    unreachable: 'O servidor não responde. Nada se perdeu: tente de novo daqui a pouco.',
    storage: 'Este navegador não guarda nada, nem a mesa.',
  },

  bar: {
    label: 'Páginas',
    play: 'Jogar',
    tables: 'Mesas',
    you: 'Você',
    wait: (count) => `${counted('pt', 'mesa espera', 'mesas esperam')(count)} você`,
  },
  tables: {
    title: 'Minhas mesas',
    turn: 'Sua vez',
    again: 'Mais uma?',
    count: counted('pt', 'mesa', 'mesas'),
    turnFirst: 'sua vez primeiro',
    none: 'Nenhuma mesa ainda. Jogar agora abre uma.',
    answer: 'Responder',
    look: 'Ver',
    yourTurn: 'sua vez',
    waitsFor: (names) => `Esperando ${names}`,
    gathering: (open) => (open === 0 ? 'Pronta para começar' : counted('pt', 'lugar livre', 'lugares livres')(open)),
    over: 'terminada',
    stopped: 'interrompida',
    replay: 'Rever',
    delete: 'Apagar',
    deleteWhat: (table) => `Apagar ${table}`,
    sure: 'Apagar esta mesa de vez?',
    keep: 'Manter',
    all: (count) => `Todas (${count})`,
    left: (time) => `ainda ${time}`,
    until: (when) => `até ${when}`,
    unread: counted('pt', 'mensagem nova', 'mensagens novas'),
    file: 'Abrir um arquivo de partida',
    online: 'online',
    unreadable: counted('pt', 'outra mesa ilegível', 'outras mesas ilegíveis'),
  },
  lobby: {
    title: 'Mesas abertas',
    none: 'Nenhuma mesa aberta agora. Abra uma ou mande um link a amigos.',
    offline: 'Sem conexão. Contra robôs e na mesma tela você ainda pode jogar.',
    code: 'Tenho um código',
    games: 'Assistir',
    friends: 'Amigos',
    looking: 'Procurando mesas',
    join: 'Entrar',
    watch: 'Assistir',
    seats: counted('pt', 'jogador', 'jogadores'),
    waits: (names, one) => (one ? `${names} espera` : `${names} esperam`),
    free: counted('pt', 'lugar livre', 'lugares livres'),
    playing: (names, one) => (one ? `${names} está jogando` : `${names} estão jogando`),
    what: (verb, table) => `${verb}: ${table}`,
  },
  fan: 'Versão não oficial, feita por fãs. Os nomes dos jogos pertencem a seus donos.',

  lost: {
    title: 'Nada está atracado aqui',
    text: 'Este endereço não leva a nenhuma mesa nem página.',
    home: 'Para as suas mesas',
  },
  away: {
    offline: {
      title: 'Sem conexão',
      text: 'Esta página ainda não está guardada no seu navegador. As mesas que você já abriu aqui continuam jogáveis.',
    },
    server: {
      title: 'O servidor não responde',
      text: 'Talvez volte em um instante. Nada do que você fez se perdeu.',
    },
    again: 'Tentar de novo',
  },
}
