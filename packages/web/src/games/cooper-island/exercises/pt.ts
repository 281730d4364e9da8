import type { ExerciseWords } from '../../../exercises/exercise.ts'

export const pt: ExerciseWords = {
  counts: {
    worth: 'Valor dos seus recursos',
    kept: 'Valor que fica',
    helm: 'Pontos de timão',
    storage: 'Peças no estoque',
  },
  tasks: {
    'lay-first': {
      title: 'Para cima, não para o lado',
      task: 'Coloque a peça de modo que os seus recursos valham o máximo.',
      why: 'Um cubo vale tanto quanto a altura do seu espaço. Assentamento sobre assentamento e floresta sobre floresta chegam ao nível 3; em terra livre os dois cubos valeriam 1.',
    },
    'lay-high': {
      title: 'Onde nada atrapalha',
      task: 'Coloque uma peça de modo que os seus recursos valham o máximo.',
      why: 'Só se cobrem espaços sem cubo. Sobre a floresta e o pasto de nível 2 a peça chega ao nível 3: 6 ao todo, em vez de 2 no chão.',
    },
    fee: {
      title: 'Pagar a taxa',
      task: 'O espaço está ocupado, então é devida uma taxa: um recurso qualquer. Pague de modo que o que fica valha o máximo.',
      why: 'A taxa pede uma peça, não o seu valor. Um cubo de um espaço alto não conta mais do que uma moeda: dê o que vale 1, uma moeda, alimento do estoque ou o cubo de nível 1.',
    },
    dock: {
      title: 'Qual espaço de atracação?',
      task: 'Construa um barco no espaço de atracação que rende mais pontos de timão.',
      why: 'O barco decide o que você recebe a cada rodada; o espaço, o que recebe agora. Os espaços mais distantes custam mais e rendem mais: aqui você pode pagar o melhor.',
    },
    'lay-level': {
      title: 'Com a ajuda do cartógrafo',
      task: 'Coloque uma peça de modo que os seus recursos valham o máximo.',
      why: 'As duas metades ficam no mesmo nível. O pasto de nível 2 está livre; um passo do cartógrafo eleva a floresta ao lado, e as duas metades chegam ao nível 3.',
    },
    'pay-two': {
      title: 'Ouro e uma vestimenta',
      task: 'O navio mercante V quer ouro e vestimenta. Pague de modo que o que fica valha o máximo.',
      why: 'Para o ouro todos os caminhos custam o mesmo. Com a vestimenta é diferente: basta um cubo, e dos dois assentamentos o mais baixo perde menos.',
    },
    sail: {
      title: 'Qual navio navega?',
      task: 'Navegue o passo de modo que depois haja o máximo de peças no seu estoque. Pule o que não traz nenhuma.',
      why: 'O navio de uma vela tem uma âncora: o passo só a levantaria. O de duas velas passa por uma ilha de moeda, e um navio pode usar qualquer ilha por que passa.',
    },
    'pay-land': {
      title: 'Com que cubo você paga?',
      task: 'É devida uma madeira. Pague de modo que o que fica valha o máximo.',
      why: 'O que se paga a mais se perde. A madeira de nível 1 basta; a de nível 3 jogaria dois fora.',
    },
    'lay-late': {
      title: 'O par livre mais alto',
      task: 'Coloque uma peça de modo que os seus recursos valham o máximo.',
      why: 'Procure dois vizinhos altos e sem cubo. No nível 3 eles levam as duas metades ao nível 4: são 8, quatro vezes o que renderia o chão.',
    },
    merchant: {
      title: 'Qual navio mercante?',
      task: 'Carregue o navio mercante que rende mais pontos de timão.',
      why: 'Os navios posteriores pedem mais e rendem mais. Você tem o bastante para o quinto: quatro pontos com um trabalhador. Cada navio se carrega uma vez; conte o que sobra.',
    },
  },
}
