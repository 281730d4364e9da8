import type { ExerciseWords } from '../../../exercises/exercise.ts'

export const pt: ExerciseWords = {
  counts: {
    pounds: 'Libras',
    cash: 'Libras em dinheiro',
    cards: 'Cartas na mão',
  },
  tasks: {
    discard: {
      title: 'Descartar por dinheiro',
      task: 'Descarte a carta que lhe rende agora o máximo de libras.',
      why: 'Uma carta vale o seu próprio número mais os 2 do espaço. Os 3 cafés rendem mais; se farão falta é outra questão.',
    },
    'enter-one': {
      title: 'Que coluna você abre?',
      task: 'Resta um ponto de expansão a Mombasa. Escolha uma região e a coluna de onde a feitoria sai, de modo que tudo o que você tem valha o máximo.',
      why: 'Na terceira coluna resta uma feitoria: a última moeda valoriza cada quota em £2, e você tem quatro. O Alto Egito acrescenta £2, o Cordofão só um passo de diamante.',
    },
    steps: {
      title: 'Quatro passos',
      task: 'Você tem quatro passos. Use-os, ou compre, de modo que tudo o que você tem valha o máximo.',
      why: 'Uma quota de Mombasa vale £10, uma da Cidade do Cabo £6. A chamada de capital custa £4 uma vez, mas atrás dela há quotas que a pagam com sobra, se você for até o fim.',
    },
    'enter-three': {
      title: 'Três pontos, uma coluna',
      task: 'Mombasa tem três pontos de expansão. Escolha regiões e colunas de modo que tudo o que você tem valha o máximo.',
      why: 'Você tem sete quotas de Mombasa: contam as moedas de uma coluna, então tire todas as feitorias da mesma. Três regiões baratas a esvaziam; uma cara deixaria uma feitoria.',
    },
    mark: {
      title: 'Onde vai o marcador?',
      task: 'Coloque um marcador de bônus, com tudo o que decorre dele, de modo que tudo o que você tem valha o máximo.',
      why: 'A maioria de expansão é sua, com 4 pontos: dois passos na trilha de Mombasa, cujas quotas valem mais, e ainda um ponto de escrituração.',
    },
    tier: {
      title: 'Que recompensa?',
      task: 'Você tem a maioria de bananas. Escolha a recompensa depois da qual tudo o que você tem vale o máximo.',
      why: 'As duas dão £1. A segunda avança dois passos na trilha da Cidade do Cabo em vez de um, e chega a mais uma quota. Em geral a maior é melhor, mas olhe onde os passos terminam.',
    },
    remove: {
      title: 'Remover uma feitoria',
      task: 'Remova uma feitoria de qualquer base de modo que tudo o que você tem valha o máximo.',
      why: 'As suas dez quotas de Mombasa ganham £1 cada com a última feitoria da terceira coluna. Nas outras você tem três quotas: ali uma moeda aberta rende no máximo £3.',
    },
    return: {
      title: 'Para onde volta a feitoria?',
      task: 'Uma feitoria da Cidade do Cabo volta para casa. Escolha a coluna de modo que tudo o que você tem valha o máximo.',
      why: 'Você tem cinco quotas da Cidade do Cabo. Numa coluna a feitoria cobre uma moeda a mais, na outra não: deixe-a onde se perde menos.',
    },
    pile: {
      title: 'Recolher uma zona de repouso',
      task: 'Recolha a zona de repouso que lhe dá mais cartas para o próximo plano.',
      why: 'Cartas que repousaram juntas voltam juntas. Uma zona que fica cresce; a de três cartas lhe dá agora a maior escolha.',
    },
    'last-steps': {
      title: 'A última rodada',
      task: 'Use todas as unidades que tem de modo que tudo o que você tem valha o máximo.',
      why: 'Na última rodada só as quotas contam. As da Cidade do Cabo são as mais caras ao alcance, e quatro passos seguidos rendem mais do que dois aqui e dois ali.',
    },
  },
}
