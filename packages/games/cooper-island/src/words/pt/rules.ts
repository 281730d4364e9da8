import { GOLD_LEVEL } from '../../sizes.ts'
import type { Lexicon, Rulings } from '../catalogue.ts'
import { count, HELM, STEP } from './grammar.ts'
import { NAMES } from './names.ts'
import { exchange } from './pieces.ts'

export function rulings({ rules, pack }: Lexicon): Rulings {
  const { cartographer, storage, reactivateCard, reactivateLid } = rules
  const { exchanges } = pack.playerBoard
  const steps = (n: number) => count(n, STEP)
  const helm = (n: number) => count(n, HELM)
  const coins = NAMES.items.coin.count
  const rates = exchanges.map(({ give, rate, get }) => exchange(give, rate, get)).join('; ')

  return {
    reasons: {
      'other-question': () => 'Isso não responde à pergunta de agora.',
      'no-such-double': () => 'Você não tem peça de terreno dupla com esses dois terrenos.',
      'no-placement': () => 'Nenhuma das suas peças de terreno duplas pode ser posicionada agora.',
      'ruin-there': () => 'Há uma ruína ali: remova-a primeiro.',
      'space-occupied': () => 'Há algo nesse espaço: só serve terreno livre.',
      'not-adjacent': () => 'Esse espaço não é vizinho de nenhum espaço explorado seu.',
      'levels-differ': () => 'Entre os dois espaços há mais de um nível de diferença.',
      'other-terrain': () => 'Um terreno se cobre com o mesmo tipo ou com um assentamento.',
      'gold-too-low': () => `Uma montanha dá ouro a partir do nível ${GOLD_LEVEL}.`,
      'already-explored': () => 'Esse espaço já está explorado.',
      unexplored: () => 'Esse espaço está inexplorado.',
      'cartographer-used': () => 'Você já usou o cartógrafo: ele age uma vez por receita, turno e limpeza.',
      'cartographer-low': (facts) => `Isso pede ${steps(facts.steps)} do cartógrafo: você tem ${facts.has}.`,
      'cartographer-full': () => 'Seu cartógrafo está no fim da trilha.',
      'no-such-island': () => 'Você já posicionou essa ilha.',
      'sandbank-covered': () => 'Já há uma ilha nesse banco de areia.',
      'first-island': () => 'Na primeira rodada a ilha vai para o banco de areia à direita do seu porto.',
      'hand-used': () => 'Você não tem mais essa mão de receita.',
      'not-a-hand': () => 'Esse barco não estava virado para cima com você quando a sua receita começou.',
      'no-worker-available': () => 'Você não tem esse trabalhador disponível.',
      'own-worker-there': () => 'Já há um trabalhador seu ali.',
      'action-not-here': () => 'Essa ação não existe aqui ou já foi usada.',
      'action-used': () => 'Você já usou essa ação: as outras devem ser diferentes.',
      'not-that-action': () => 'É outra a ação que você pode usar agora.',
      'not-on-the-table': () => 'Essa ilha ou esse barco não está virado para cima na mesa.',
      'nothing-to-copy': () => 'Não há ilha ou barco cuja ação faça algo agora.',
      'bag-empty': () => 'A bolsa de peças de terreno duplas está vazia.',
      'storage-full': () => 'Não há espaço para isso no seu estoque.',
      'market-has-room': () => 'No mercado cabe tudo: pegue o que é seu.',
      'not-in-market': () => 'Isso não está no seu mercado.',
      'not-offered': () => 'Isso não está entre o que você pode pegar.',
      'none-stored': () => 'Você não tem isso no estoque.',
      'no-cube-there': () => 'Não há cubo nesse espaço.',
      'other-item-due': () => 'Agora se paga outro tipo de item.',
      superfluous: () => 'Com isso alguma peça do pagamento seria supérflua.',
      'cannot-pay': () => 'Você não pode pagar isso.',
      'nothing-to-pay': () => 'Você não tem moeda nem cubo para pagar esse espaço de caixote.',
      'nothing-to-reduce': () => 'Essa parte do custo não pode diminuir.',
      'reduce-elsewhere': () => 'Assim você não poderia pagar o resto: desconte de outra parte.',
      'not-exchanged-here': () => 'Esta troca não aceita isso.',
      'exchange-too-little': () => 'Isso é pouco para uma troca.',
      'no-such-boat': () => 'Você já construiu esse barco.',
      'dock-taken': () => 'Já há um barco nesse espaço de atracação.',
      'no-free-dock': () => 'Todos os seus espaços de atracação estão ocupados.',
      'boat-not-face-up': () => 'Você não tem esse barco virado para cima.',
      'no-such-building': () => 'Você não tem mais essa construção.',
      'no-building': () => 'Você não tem construções na península.',
      'no-land-for-it': () => 'Você não tem terreno livre, nem que possa ficar livre, para isso.',
      'no-free-space': () => 'Você não tem terreno livre.',
      'higher-space-free': () => 'Há um terreno livre mais alto: é lá que se põe.',
      'free-a-space-first': () => 'Uma peça espera o seu lugar: antes libere um espaço estocando ou trocando um cubo.',
      'no-piece-there': () => 'Não há construção nem estátua ali.',
      'card-not-seen': () => 'Essa carta não está entre as que você olha.',
      'card-not-yours': () => 'Você não tem essa carta.',
      'card-face-down': () => 'Essa carta está virada para baixo: já foi usada.',
      'card-face-up': () => 'Essa carta está virada para cima: não há o que reativar.',
      'no-ruin-there': () => 'Não há ruína ali.',
      'no-ruin-reached': () => 'Nenhuma ruína sua é vizinha de um espaço explorado.',
      'statue-space-hidden': () => 'Você ainda não tem esse espaço de estátua.',
      'statue-space-taken': () => 'Esse espaço de estátua está ocupado.',
      'equal-statue-space': () => 'Use o outro espaço de estátua igual: eles se enchem e se esvaziam em ordem.',
      'no-statue-space': () => 'Todos os seus espaços de estátua estão ocupados.',
      'no-statue-there': () => 'Não há estátua à espera nesse espaço.',
      'no-statue': () => 'Não há estátua à espera nos seus espaços de estátua.',
      'merchant-loaded-already': () => 'Você já carregou esse navio mercante.',
      'no-lid': () => 'Você não tem tampa de caixote não usada.',
      'no-such-crate': () => 'Você não tem esse espaço de caixote.',
      'crate-covered': () => 'Já há uma tampa nesse espaço de caixote.',
      'no-lid-there': () => 'Não há tampa ali.',
      'not-enough-coins': () =>
        `Virar uma carta custa ${coins(reactivateCard)}, pegar de volta uma tampa ${reactivateLid}: faltam moedas no seu estoque.`,
      'reactivated-already': () => 'Você já reativou o que podia nesta limpeza.',
      'only-in-turns': () => 'Marcos só se movem nos seus turnos da fase de trabalho.',
      'no-milestone': () => 'Você não tem marco para mover.',
      'no-contract-left': () => 'Você não tem mais contratos desse tipo.',
      'no-worker-locked': () => 'Você já ganhou todos os trabalhadores desse tipo.',
      'order-not-in-play': () => 'Essa ordem real não está nesta partida.',
      'order-taken': () => 'Já há um trabalhador nessa ordem real.',
      'no-bakery': () => 'Você não tem carta que permita alimentar com mais.',
      'not-enough-food': () => 'Você não tem alimentos suficientes para isso.',
    },

    rules: {
      'turn-order':
        'Quem tem o marcador de Cooper começa e os turnos seguem em sentido horário; cada um responde quando lhe perguntam.',
      notation: 'Uma resposta se escreve como na lista de respostas.',
      'double-tiles':
        'Uma peça de terreno dupla ocupa dois espaços vizinhos e livres: ambos inexplorados, um deles junto a terreno explorado, ou ambos do mesmo nível. Cada metade recebe um cubo.',
      ruins:
        'Uma ruína vizinha de terreno explorado pode ir para um espaço de estátua livre; até lá nada se posiciona sobre ela.',
      cultivation: 'Um terreno pode ser coberto de novo enquanto nada estiver sobre ele, um nível de cada vez.',
      exploration: 'Chega-se a um espaço inexplorado por um explorado vizinho, de qualquer terreno e nível.',
      terrain:
        'Floresta cobre floresta, pasto cobre pasto, montanha cobre montanha; um assentamento cobre qualquer terreno.',
      gold: `Uma montanha posta no nível ${GOLD_LEVEL} ou mais alto recebe pedra ou ouro, à escolha do jogador, e a escolha não muda.`,
      cartographer: `Uma vez por receita, turno e limpeza o cartógrafo recua: ${cartographer.level} para nivelar, ${cartographer.explore} para explorar, ${cartographer.cultivateLow} para cultivar até o nível ${cartographer.lowUpTo}, ${cartographer.cultivateHigh} acima dele.`,
      'cartographer-track': `A trilha do cartógrafo acaba em ${cartographer.max}; passos a mais se perdem.`,
      islands:
        'Uma ilha cobre metade de um banco de areia e um espaço inexplorado ao lado, vizinho de terreno explorado; cada banco de areia recebe uma só ilha.',
      'first-island': 'A primeira ilha da partida vai para o banco de areia à direita do seu porto.',
      income:
        'Na fase de receita cada mão se usa uma vez ou nenhuma, em qualquer ordem: uma ilha, uma peça de terreno dupla e cada barco virado para cima no começo.',
      workers: 'Num turno se põe um trabalhador disponível; quem não tem nenhum é pulado.',
      'work-spaces':
        'Um trabalhador pode ficar sobre os de outros mediante taxa, mas nunca onde já está um seu; só quem chega a um espaço vazio usa o símbolo.',
      areas: 'As ações de uma área se realizam em qualquer ordem, cada uma quantas vezes ela mostra.',
      'passing-islands':
        'Um navio que passa por uma ilha, seja de quem for, pode realizar a ação dela; o mesmo vale para um diário.',
      copying:
        'Podem ser copiadas as ações de todas as ilhas e de todos os barcos virados para cima, de qualquer jogador, menos a de um barco que copia.',
      bag: 'As peças de terreno duplas se compram da bolsa; com ela vazia não se compra nada.',
      storage: `O estoque tem ${storage} espaços e os que construções, barcos e cartas trazem, cada um para uma moeda ou um recurso; o que não cabe se perde.`,
      market: 'Moedas e recursos do mercado só valem depois de estocados, e no mercado cabe qualquer quantidade.',
      choice: 'Entre o que uma ação oferece, quem a realiza escolhe.',
      paying:
        'Um custo se paga de uma vez: moedas do estoque, recursos do estoque a 1 cada ou do terreno pelo nível do espaço.',
      'paying-superfluous':
        'Um cubo no terreno conta por inteiro e o excesso se perde, mas não se paga nenhuma peça desnecessária.',
      'crate-card': 'Pôr uma tampa no espaço de caixote de uma carta custa uma moeda ou um recurso, de qualquer nível.',
      discounts:
        'Os descontos se somam e se distribuem antes do pagamento, tanto quanto possível, e nenhuma parte custa menos que nada.',
      exchange: `O mercado de troca dá no mercado: ${rates}. O que se entrega deve render algo, e nenhuma peça pode ser supérflua.`,
      boats: 'Um barco se paga num espaço de atracação livre, dá os pontos de timão desse espaço e realiza a sua ação.',
      scrapyard: 'Um barco virado para baixo realiza a sua ação mais uma vez e deixa de dar receita.',
      buildings:
        'Uma construção se paga e se põe num terreno; dá pontos de timão, e as pequenas e grandes uma carta entre quatro.',
      'placing-pieces':
        'Construções e estátuas vão para um terreno livre do nível mais alto que tenha algum; pode-se estocar ou pagar um cubo para liberá-lo.',
      'peninsula-builder': 'A carta move uma construção ou estátua para qualquer terreno livre, sem pontos de timão.',
      'building-cards': 'Olham-se quatro cartas em segredo, fica-se com uma e três vão para baixo do baralho.',
      'large-cards': 'Uma carta de construção grande é uma ação livre e fica virada para baixo depois do uso.',
      reactivation: `Em cada limpeza pode-se virar uma carta por ${coins(reactivateCard)} ou pegar de volta uma tampa por ${reactivateLid}; com a fortificação, uma de cada é grátis.`,
      'statue-spaces':
        'As ruínas removidas esperam em espaços de estátua; construções grandes revelam outros, e espaços iguais se usam em ordem.',
      statues: `Uma estátua à espera se constrói num terreno por madeira e pedra ou por madeira e ouro, e dá ${helm(rules.statueHelm)}.`,
      merchants:
        'Cada jogador carrega cada navio mercante uma vez, com ouro e vestimenta; ele dá pontos de timão e uma tampa de caixote.',
      lids: 'Uma tampa não usada cobre um espaço de caixote livre e realiza o que ele mostra.',
      milestones: 'Um marco alcançado pode ir para um contrato em qualquer momento posterior dos seus turnos.',
      contracts: `Um contrato dá um trabalhador ou ${helm(rules.contractHelm)}; cada um se usa uma vez.`,
      'royal-orders':
        'Com um novo trabalhador especial, um trabalhador disponível vai para uma ordem real livre até o fim da partida; em cada ordem cabe um.',
      'feeding-more':
        'Uma carta deixa o seu dono pagar mais alimentos por mais pontos de timão, uma vez por alimentação e só se tudo for pago.',
    },
  }
}
