import { catalogue } from '../app/words.ts'

export const primerWords = catalogue({
  en: {
    title: 'How to play well',
    lead: (games: number, players: number) =>
      `What ${games} games between ${players} master bots show. A figure says what went with winning, not what caused it: begin with these, then play your own way.`,
    recipe: (budget: string, seed: string) => `Each bot had ${budget} of its simulations; seed “${seed}”.`,
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
      `O que mostram ${games} partidas entre ${players} robôs mestres. Um número diz o que acompanhou a vitória, não o que a causou: comece por aqui e depois jogue do seu jeito.`,
    recipe: (budget, seed) => `Cada robô teve ${budget} das suas simulações; semente “${seed}”.`,
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
      `Ciò che mostrano ${games} partite fra ${players} bot maestri. Un numero dice che cosa ha accompagnato la vittoria, non che cosa l’ha causata: comincia da qui, poi gioca a modo tuo.`,
    recipe: (budget, seed) => `Ogni bot ha avuto ${budget} delle sue simulazioni; seme “${seed}”.`,
    lesson: 'Guida alla prima partita',
    exercises: 'Dieci esercizi',
    play: 'Ai tavoli',
    loading: 'Il testo viene caricato.',
    failed: 'Non si è potuto caricare il testo. Riprova quando c’è connessione.',
    ways: 'Altro da imparare',
  },
})
