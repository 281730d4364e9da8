import { catalogue } from '../app/words.ts'

export const primerWords = catalogue({
  en: {
    title: 'How to play well',
    lead: (games: number, players: number) =>
      `What master bots show when they play each other. Games: ${games}, players in each: ${players}. A figure says what went with winning, not what caused it: begin with these, then play your own way.`,
    recipe: (budget: string, seed: string) => `Simulations, where 1 is all that a bot has: ${budget}. Seed: “${seed}”.`,
    lesson: 'First-game guide',
    exercises: 'Ten exercises',
    play: 'To the tables',
    loading: 'The primer is being fetched.',
    failed: 'The primer could not be loaded. Try again when you are connected.',
    ways: 'More to learn',
  },
  pt: {
    title: 'Como jogar bem',
    lead: (games, players) =>
      `O que robôs mestres mostram quando jogam entre si. Partidas: ${games}; jogadores em cada uma: ${players}. Um número diz o que acompanhou a vitória, não o que a causou: comece por aqui e depois jogue do seu jeito.`,
    recipe: (budget, seed) => `Simulações, sendo 1 tudo o que um robô tem: ${budget}. Semente: “${seed}”.`,
    lesson: 'Guia da primeira partida',
    exercises: 'Dez exercícios',
    play: 'Para as mesas',
    loading: 'O texto está sendo carregado.',
    failed: 'Não foi possível carregar o texto. Tente de novo quando houver conexão.',
    ways: 'Mais para aprender',
  },
  it: {
    title: 'Come giocare bene',
    lead: (games, players) =>
      `Ciò che i bot maestri mostrano giocando fra loro. Partite: ${games}; giocatori in ognuna: ${players}. Un numero dice che cosa ha accompagnato la vittoria, non che cosa l’ha causata: comincia da qui, poi gioca a modo tuo.`,
    recipe: (budget, seed) => `Simulazioni, dove 1 è tutto ciò che un bot ha: ${budget}. Seme: “${seed}”.`,
    lesson: 'Guida alla prima partita',
    exercises: 'Dieci esercizi',
    play: 'Ai tavoli',
    loading: 'Il testo viene caricato.',
    failed: 'Non si è potuto caricare il testo. Riprova quando c’è connessione.',
    ways: 'Altro da imparare',
  },
})
