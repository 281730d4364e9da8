import type { ExerciseWords } from '../../../exercises/exercise.ts'

export const pt: ExerciseWords = {
  counts: {
    points: 'Pontos',
    coins: 'Moedas',
    barrels: 'Barris na próxima colheita',
  },
  tasks: {
    'load-most': {
      title: 'Carregar como Capitão',
      task: 'Você escolheu o Capitão. Carregue de modo que este carregamento lhe renda o máximo de pontos.',
      why: 'Cada barril vale um ponto. O privilégio e o Porto acrescentam um cada, seja qual for a carga: decide a quantidade de barris, e só de milho você tem dois.',
    },
    sell: {
      title: 'Vender na Casa de Comércio',
      task: 'É a sua fase do Comerciante. Venda de modo a ganhar o máximo de moedas.',
      why: 'O café é a mercadoria mais cara: 4, mais 2 do Mercado Grande e 1 do privilégio. Os acréscimos são iguais para todas: venda a mais cara que a casa aceita.',
    },
    place: {
      title: 'Colocar três trabalhadores',
      task: 'Coloque os seus três trabalhadores de modo que o próximo Produtor lhe renda o máximo de barris.',
      why: 'O milho só precisa da plantação; o índigo, da plantação e da fábrica. A pedreira poupa dinheiro e os outros edifícios ajudam em outra hora, mas nenhum faz um barril.',
    },
    'role-sale': {
      title: 'Uma função por dinheiro',
      task: 'Escolha uma função, e venda se ela permitir, de modo a ter o máximo de moedas.',
      why: 'Uma moeda na carta salta aos olhos, mas uma boa venda a supera: o Comerciante também tem uma, e o café rende 4 mais 1 do privilégio.',
    },
    'load-sure': {
      title: 'Qual carga primeiro?',
      task: 'Carregue de modo a marcar o máximo em toda a fase do Capitão, carreguem os outros o que carregarem.',
      why: 'No navio de milho cabem três barris, e os outros dois têm milho: o seu único milho tem de ir agora. O índigo pode ir depois, e o Porto paga de novo a cada carregamento.',
    },
    build: {
      title: 'Construir para a Corporação de Ofício',
      task: 'Construa o edifício que mais acrescenta à sua pontuação como ela está.',
      why: 'A sua Corporação de Ofício tem um trabalhador: paga 2 por cada edifício de produção grande. A Secadora de Tabaco traz os seus 3 e mais esses 2, por menos dinheiro do que a Prefeitura.',
    },
    'role-factory': {
      title: 'Uma função para a manufatura',
      task: 'Escolha a função que lhe rende de imediato o máximo de moedas.',
      why: 'O Produtor não serve só para os barris: a sua Manufatura paga pelos tipos que você produz, e cinco tipos são 5 moedas. Com a moeda da carta são 6.',
    },
    'build-dear': {
      title: 'Pontos pelas moedas',
      task: 'Você tem 5 moedas. Construa o edifício que mais acrescenta à sua pontuação como ela está.',
      why: 'Os pontos seguem a coluna: 1, 2, 3, 4. Com as pedreiras a Manufatura, da terceira coluna, está ao alcance; qualquer um da segunda vale um ponto a menos.',
    },
    'role-points': {
      title: 'Uma função por pontos',
      task: 'Escolha uma função, e carregue ou construa se ela permitir, de modo que a sua pontuação cresça o máximo de imediato.',
      why: 'Um edifício grande vale 4 pontos, mas três barris de milho são 3, o privilégio 1 e o Porto 1: o Capitão rende 5. Os dois seriam o ideal; um tem de vir primeiro.',
    },
    'load-phase': {
      title: 'O último lugar no navio',
      task: 'Carregue de modo a marcar o máximo em toda a fase do Capitão, carreguem os outros o que carregarem.',
      why: 'Dois cafés parecem render mais, mas ninguém mais tem café: o lugar espera. No navio de açúcar resta um lugar, e os outros dois têm açúcar. Primeiro o que os outros podem tomar.',
    },
  },
}
