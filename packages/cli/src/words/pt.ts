import { plural } from '@quayside/kernel'
import { admin } from './admin/pt.ts'
import { arena } from './arena/pt.ts'
import { calibrate } from './calibrate/pt.ts'
import type { CliWords } from './catalogue.ts'
import { conditions } from './conditions.ts'
import { help } from './help/pt.ts'
import { learn } from './learn/pt.ts'
import { rules } from './rules/pt.ts'
import { tune } from './tune/pt.ts'

export const pt: CliWords = {
  help,

  usage: {
    unknownCommand: (name) => `não há o comando "${name}"; veja quayside --help`,
    unknownOption: (name) => `não há a opção ${name} aqui`,
    needsValue: (name) => `${name} precisa de um valor`,
    takesNoValue: (name) => `${name} não leva valor`,
    unexpected: (text) => `"${text}" é um argumento a mais`,
    missing: (what) => `falta ${what}`,
    wholeNumber: (name, min, max) => `${name} deve ser um número inteiro de ${min} a ${max}`,
    positiveNumber: (name) => `${name} deve ser um número maior que 0`,
    oneOf: (name, allowed) => `${name} deve ser um destes: ${allowed.join(', ')}`,
    noValues: (name) => `ainda não há nada a escolher em ${name}`,
    onlyFor: (name, ways) => `${name} só vale com ${conditions(ways, 'ou', 'e')}`,
    needs: (name, member, ways) => `${member} de ${name} precisa de ${conditions(ways, 'ou', 'e')}`,
    keyAndValue: (name) => `${name} deve ser chave=valor`,
    notJson: (name) => `${name} deve ser um objeto JSON`,
    unknownGame: (id, known) => `não há o jogo "${id}"; há: ${known.join(', ')}`,
    resumeAlone: '--resume traz a sua própria partida: deixe fora o jogo, as opções e a semente',
    onlyOnce: (name) => `${name} só pode aparecer uma vez`,
  },

  file: {
    cannotRead: (file, why) => `não dá para ler ${file} (${why})`,
    cannotWrite: (file, why) => `Não dá para gravar ${file} (${why}).`,
    notJson: (file, why) => `${file} não é JSON: ${why}`,
    noRecord: (file, why) => `${file} não é uma gravação: ${why}`,
    unknownGame: (file, game) => `${file} é uma gravação de "${game}", desconhecido aqui`,
    noReplay: (file, why) => `${file} não pode ser refeito: ${why}`,
  },

  menu: {
    ownName: 'Português',
    welcome: 'Boas-vindas à mesa.',
    enter: 'Digite um número, ou Enter para a escolha marcada com ⏎.',
    game: 'Jogo',
    several: '(números; Enter para nenhuma)',
  },

  play: {
    commands: 'número ou resposta · u desfaz · s salva · v vê · sc pontos · h dica · ? ajuda · q sai',
    howToAnswer:
      'Digite o número de uma resposta ou a resposta como está escrita em cinza. Uma ou duas de suas palavras listam só as respostas que as têm.',
    help: [
      ['u', 'desfazer sua última resposta, até algo ser comprado ou outro jogador responder'],
      ['s [ARQUIVO]', 'salvar a partida'],
      ['v', 'tudo o que está na mesa, por extenso'],
      ['v PARTE', 'só uma parte: a mesa diz quais há'],
      ['sc', 'os pontos até aqui, no que você pode saber'],
      ['h', 'o que um mestre responderia, e por quê'],
      ['? RESPOSTA', 'por que uma resposta é ou não é permitida agora'],
      ['q', 'deixar a mesa; Enter mostra a mesa de novo'],
    ],
    isLegal: (answer) => `"${answer}" é permitido agora.`,
    answersFolded: (count) => `${count} respostas, listadas por`,
    noSuchAnswer: (text) => `"${text}" não é resposta aqui. Digite um número da lista, ou ? para ajuda.`,
    noSuchPart: (text, parts) => `Não há a parte "${text}" para ver; há: ${parts.join(', ')}.`,
    nextPage: 'Enter: próxima página · q: volta à mesa',
    saved: (file) => `Salvo em ${file}.`,
    saveFirst: (file) => `Salvar a partida em ${file}? [S/n]`,
    goodbye: 'Até a próxima, no cais.',
  },

  score: {
    soFar: 'Pontos até aqui',
    total: 'Total',
    wins: (name) => `${name} vence.`,
    share: (names) => `Vitória dividida: ${names.join(' e ')}.`,
    beats: (winner, loser, tied) =>
      tied ? `${winner} vence ${loser}: empatar não basta.` : `${winner} vence ${loser}.`,
  },

  replay: {
    step: 'qualquer tecla: próxima resposta · r: o resto · q: parar',
    undone: 'desfaz a última resposta',
    final: 'Pontuação final',
    noHash: 'A gravação não diz o estado final a conferir.',
    verified: (hash) => `Conferido: a partida termina no estado que a gravação diz (${hash}).`,
    wrongHash: (said, found) =>
      `errado: a gravação diz que a partida termina no estado ${said}, mas termina em ${found}`,
    stopped: (why) => `a gravação não pode ser refeita: ${why}`,
  },

  trials: {
    progress: (games, of, answers, secondsLeft) =>
      `${games}/${of} partidas, ${answers} respostas, faltam ${secondsLeft} s`,
    done: ({ game, games, sets, answers, seconds, gamesPerSecond, answersPerSecond, threads, seed }) =>
      `${game}: ${games} partidas com ${sets} conjuntos de opções, ${answers} respostas em ${seconds} s ` +
      `(${gamesPerSecond} partidas/s, ${answersPerSecond} respostas/s, ${threads} threads), semente "${seed}"`,
    noViolation: 'nenhuma violação',
    violation: (law, detail) => `violação da lei "${law}": ${detail}`,
    seed: 'semente',
    options: 'opções',
    record: 'gravação',
  },

  bench: {
    head: (game, node) => `${game}: partidas ao acaso em uma thread, Node ${node}`,
    columns: {
      players: 'jogadores',
      games: 'partidas/s',
      answers: 'respostas/s',
      forced: 'forçadas/s',
      answersPerGame: 'respostas/partida',
      copies: 'cópias/s',
      structuredClones: 'structuredClone/s',
      bytes: 'bytes/estado',
      replay: 'refazer ms',
    },
    full: 'todas as expansões',
    notes: `respostas/s conta as respostas com ao menos uma alternativa; as forçadas estão ao lado. As cópias ficam vivas,
10.000 de cada vez. structuredClone copia os mesmos estados como dados simples. refazer: uma partida pela sua gravação.`,
  },

  arena,
  tune,
  learn,
  calibrate,
  rules,
  admin,

  data: {
    fine: (game, name, hash) => `${game}: o pacote "${name}" está em ordem, dados ${hash}`,
    noGame: 'um pacote de dados é um objeto JSON que diz o seu jogo: { "game": …, "name": … }',
    unknownGame: (game, known) => `o pacote é de "${game}", desconhecido aqui; há: ${known.join(', ')}`,
    noData: (game) => `os dados de ${game} não podem ser trocados`,
    more: (count) =>
      plural('pt', count, {
        one: '(e mais # problema: veja quayside data check)',
        other: '(e mais # problemas: veja quayside data check)',
      }),
  },

  names: {
    guest: 'Visitante',
    opponents: ['Ana', 'Beto', 'Clara', 'Davi', 'Elis'],
    seat: (seat) => `Lugar ${seat}`,
  },

  yes: ['s', 'sim', 'y'],
}
