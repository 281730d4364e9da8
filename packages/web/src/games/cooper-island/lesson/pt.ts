import type { Words } from './en.ts'

export const pt: Words = {
  chapters: {
    table: 'A mesa',
    signs: 'Sinais',
    overview: 'A mesa toda',
    income: 'A primeira receita',
    work: 'Os primeiros trabalhadores',
    sea: 'Ao redor da ilha',
    middle: 'O meio da partida',
    end: 'O fim',
  },
  notes: {
    welcome: {
      title: 'Boas-vindas a Cooper Island',
      text: 'Você e Beatriz desbravam cada um uma península de uma grande ilha. Em cinco rodadas vocês colocam terra, juntam recursos, constroem e navegam ao longo da costa. Vence quem tiver mais pontos no fim. Siga com Avançar ou com a seta para a direita; em alguns pontos quem decide é você.',
    },
    'sign-land': {
      title: 'Terra',
      text: 'Quatro tipos: pasto, floresta, montanha e assentamento. Cada um dá o seu recurso. O número num espaço é o seu nível.',
    },
    'sign-item': {
      title: 'Recursos',
      text: 'Alimento, madeira, pedra, vestimenta, ouro e moedas. Neste estoque cada um conta 1; na terra um cubo conta o nível do seu espaço.',
    },
    'sign-tile': {
      title: 'Peça dupla',
      text: 'Dois tipos de terra numa peça. Você a coloca sobre dois espaços vizinhos do mesmo nível; cada metade traz um cubo.',
    },
    'sign-cartographer': {
      title: 'Cartógrafo',
      text: 'Ele tem passos para gastar. Um deles eleva um espaço em um nível, para que as duas metades de uma peça fiquem niveladas.',
    },
    'sign-ruin': {
      title: 'Ruína',
      text: 'Muros quebrados: aqui nada pode ser colocado. Uma ruína removida espera num espaço de estátua.',
    },
    'sign-statue': {
      title: 'Espaço de estátua',
      text: 'Aqui ficam as ruínas removidas. Uma pode virar estátua, que rende pontos de timão rodada após rodada.',
    },
    'sign-island': {
      title: 'Ilha',
      text: 'Seis ilhas, uma por rodada ao lado da sua costa. O sinal diz o que ela faz: na hora, e sempre que um navio passa.',
    },
    'sign-ship': {
      title: 'Navio e timão',
      text: 'Você tem dois navios, de uma vela e de duas. Uma roda é um ponto de timão: um passo para um deles e um ponto para você.',
    },
    'sign-area': {
      title: 'Espaço de trabalhador',
      text: 'Um espaço redondo é para um trabalhador comum, um quadrado para um especial. Os sinais da área dizem o que ele faz quando você o envia.',
    },
    'sign-boat': {
      title: 'Barco',
      text: 'Um barco construído traz o que o seu sinal mostra, na hora e em cada rodada.',
    },
    'sign-dock': {
      title: 'Espaço de atracação',
      text: 'O barco é construído num espaço de atracação. Ele diz quanto custa e quantos pontos de timão rende.',
    },
    'sign-merchant': {
      title: 'Navio mercante',
      text: 'Quer ouro e vestimenta e dá pontos de timão. Os posteriores pedem mais.',
    },
    'sign-order': {
      title: 'Ordem real',
      text: 'Um objetivo que se conta no fim. Fica com um trabalhador para sempre.',
    },
    peninsula: {
      title: 'A sua península',
      text: 'Por enquanto só um prado está explorado, com um cubo de alimento. Você colocará peças ao lado dele, e também umas sobre as outras. Ruínas bloqueiam alguns espaços até serem removidas.',
    },
    ships: {
      title: 'Dois navios contam os pontos',
      text: 'Barcos, construções, estátuas e navios mercantes carregados dão pontos de timão. Cada um é um passo de um dos seus dois navios ao redor da ilha: um vai no sentido horário, o outro no contrário. A distância percorrida são os seus pontos, e no caminho eles passam por ilhas que dão algo.',
    },
    sandbanks: {
      title: 'Bancos de areia',
      text: 'Em volta da sua península há oito bancos de areia, L1 a L4 e R1 a R4. Uma ilha cobre metade de um deles e um espaço da sua terra ao lado: assim a terra também cresce a partir da água.',
    },
    'first-island': {
      title: 'Coloque uma ilha',
      text: 'A rodada começa com a receita: uma ilha, uma peça dupla da sua mão e os seus barcos. A primeira ilha vai no banco de areia à direita do seu porto.',
      hint: 'uma ilha age na hora, e de novo sempre que um navio passa por ela, seu ou alheio. Há seis tipos: moeda, ouro ou vestimenta, peça, passos de mapa, mantimentos ou remover uma ruína. O que está no seu caminho?',
      told: 'O guia escolhe a ilha da ruína: ela tira na hora a ruína do meio da sua terra, e uma segunda quando um navio passar. Qualquer uma é uma boa escolha; peça ou tesouro rendem mais vezes, enquanto ruínas acabam.',
    },
    ruin: {
      title: 'Uma ruína a menos',
      text: 'A ilha trouxe uma floresta com um cubo de madeira onde toca a sua terra. A ruína ao lado se foi: espera num espaço de estátua, para um dia virar estátua. Agora há lugar para peças.',
    },
    'first-tile': {
      title: 'Coloque uma peça dupla',
      text: 'Você estocou a madeira para que o espaço dela possa ser coberto. Tem duas peças duplas, floresta com montanha e floresta com assentamento; cada uma pode ser virada.',
      hint: 'as duas metades têm de ficar no mesmo nível. Sobre a floresta só vai floresta ou assentamento. Um cubo num espaço mais alto vale mais: o seu nível.',
      told: 'Assentamento no meio, floresta sobre floresta. O cartógrafo nivelou o espaço mais baixo por um dos seus passos, então as duas metades ficam no nível 2: madeira que vale 2 e vestimenta que vale 2. Espalhar-se pela terra livre também serve, mas lá embaixo os cubos valem 1.',
    },
    height: {
      title: 'Terra alta vale mais',
      text: 'Os cubos ficam na terra onde nasceram. Pago dali, um cubo conta tanto quanto a altura do seu espaço; no estoque conta só 1. Mas tem de ser gasto inteiro: o que se paga a mais se perde.',
    },
    areas: {
      title: 'Oito áreas de trabalho',
      text: 'Agora se colocam trabalhadores em turnos, dois de cada um nesta rodada. Cada área oferece ações: B constrói barcos, C compra e coloca peças, D e F erguem construções e estátuas, H carrega navios mercantes. Um espaço ocupado custa uma taxa.',
    },
    'first-worker': {
      title: 'Envie um trabalhador',
      text: 'Você tem uma moeda e uma madeira no estoque; na terra, madeira que vale 2, vestimenta que vale 2, e alimento.',
      hint: 'um barco custa moedas e madeira, dá pontos de timão e depois uma receita em cada uma das cinco rodadas. O que você já pode pagar?',
      told: 'O guia constrói um barco na área B: quanto antes começa uma receita, mais vezes ela paga. A área C, para ter mais terra, também seria um bom começo. Os mercantes querem ouro, que você ainda não tem.',
    },
    'first-boat': {
      title: 'Qual barco?',
      text: 'Você escolhe um barco e o espaço onde atracá-lo. Os seis barcos fazem quase o mesmo que as seis ilhas.',
      hint: 'o espaço de atracação decide o preço e os pontos de timão. Você vai querer moedas para o próximo barco. De qual receita precisa quatro vezes?',
      told: 'O barco da moeda no primeiro espaço: uma moeda e a madeira da terra, que vale 2. Ele dá uma moeda agora e uma em cada rodada. Um barco de ouro ou vestimenta ajuda depois com os mercantes; é tão bom quanto.',
    },
    helm: {
      title: 'Um ponto de timão',
      text: 'O espaço de atracação deu um ponto de timão, e você levou o navio de uma vela um passo ao longo da sua costa.',
    },
    'first-coin': {
      title: 'O barco rende',
      text: 'Seu barco está atracado e trouxe a primeira moeda. A cada nova rodada, a receita traz mais uma.',
    },
    draw: {
      title: 'Ainda mais alto',
      text: 'Com o outro trabalhador você comprou uma peça na área C e a colocou: floresta de novo sobre floresta, prado sobre prado, ambos agora no nível 3. O cartógrafo ajudou outra vez. Um lugar de madeira e um de alimento que crescem em valor: isso vale muito.',
    },
    merchant: {
      title: 'Beatriz carrega um mercante',
      text: 'Por ouro e vestimenta Beatriz carregou o primeiro navio mercante: dois pontos de timão e uma tampa de caixote. Tampas cobrem espaços de caixote e dão um bônus. Cada um pode carregar cada navio uma vez; o encarregado do porto torna um deles mais barato em cada rodada.',
    },
    feeding: {
      title: 'Os trabalhadores comem',
      text: 'No fim da rodada os trabalhadores são alimentados, no começo com dois de alimento. Você paga com o cubo de alimento do nível 3; um se perde com isso. Quem não consegue alimentá-los recebe âncoras, que detêm os navios.',
    },
    'second-round': {
      title: 'Receita de novo',
      text: 'Rodada 2. Você colocou uma peça dupla na outra ponta da sua terra, a ilha do tesouro por um ouro, e o barco da moeda pagou. Tudo isso vem antes de sair o primeiro trabalhador.',
    },
    'which-ship': {
      title: 'Qual navio avança?',
      text: 'O segundo barco está feito: dois pontos de timão. O seu navio de uma vela está na costa esquerda, o de duas velas ainda no porto. Na costa direita estão as suas duas ilhas.',
      hint: 'um navio que passa por uma ilha pode usá-la, seja de quem for. O que trazem dois passos à direita, e o que trazem dois à esquerda?',
      told: 'O navio de duas velas: passa de uma vez pela ilha da ruína e pela do tesouro. Mais uma ruína fora, mais um ouro. Os pontos são iguais dos dois lados, então navegue onde há algo.',
    },
    chain: {
      title: 'Uma coisa puxa a outra',
      text: 'Dois pontos de timão, uma ruína, um ouro e um alimento do barco novo. Além disso, dois barcos são um marco: você o moveu para um contrato e ganhou um terceiro trabalhador. Ele também quer comer.',
    },
    'third-round': {
      title: 'Três trabalhadores',
      text: 'Rodada 3. Você tem ouro no estoque, e vestimentas de valor 1 e 2 nos assentamentos. O encarregado do porto está no navio mercante III.',
      hint: 'qual área transforma ouro e vestimenta em pontos de timão? Outros podem chegar antes, e o desconto do encarregado é só para o primeiro.',
      told: 'A área H: o navio mercante III por dois ouros e as duas vestimentas, com desconto. Três pontos de timão por um trabalhador. Uma estátua na área F também é boa, mas pode esperar: ninguém a tira de você.',
    },
    loaded: {
      title: 'Dobrando o cabo',
      text: 'Três passos levaram o navio de duas velas além da sua costa, até a baía entre você e Beatriz. Ali ele achou um diário: um ouro ou uma vestimenta. A tampa de caixote trouxe uma peça dupla.',
    },
    statue: {
      title: 'Uma estátua',
      text: 'Na área F uma das ruínas virou estátua, por madeira e ouro: dois pontos de timão agora e mais um em cada limpeza. Ela fica no espaço livre mais alto, onde nada mais cresce. O navio passou por uma ilha de Beatriz: uma moeda para você.',
    },
    'clean-up': {
      title: 'Pontos na limpeza',
      text: 'Os trabalhadores foram alimentados. A estátua deu um ponto de timão, e mais um veio pela passagem: os espaços da ponta interna da sua terra estão explorados. Você pagou uma moeda para usar de novo uma tampa. Começa a rodada 4.',
    },
    order: {
      title: 'Uma ordem real',
      text: 'Duas tampas de caixote são outro marco: por ele você recebeu um trabalhador especial, e enviou um comum para sempre a uma ordem real. Ela pede poucos espaços inexplorados: no máximo quatro são 3 pontos no fim, nenhum seriam 8.',
    },
    building: {
      title: 'Uma construção grande',
      text: 'Com um trabalhador especial na área D você ergueu uma construção grande, paga com madeira de nível 4 e três pedras. Ela dá dois pontos de timão e uma carta: você vê quatro e fica com uma.',
    },
    cards: {
      title: 'O que diz uma carta',
      text: 'As quatro cartas estão à sua frente, cada uma com o nome e o que faz. Usar uma é uma ação livre: não é preciso enviar um trabalhador. Você fica com uma delas.',
    },
    card: {
      title: 'Escolha uma carta',
      text: 'Uma das quatro é sua, até o fim da partida.',
      hint: 'qual delas lhe poupa um trabalhador, e o que você poderá pagar na última rodada?',
      told: 'A Guilda dos Mercadores carrega um navio mercante sem trabalhador: com o seu ouro são quatro pontos de timão no fim. A Taverna é uma escolha segura: alimenta e dá um ponto.',
    },
    'last-round': {
      title: 'Antes da contagem',
      text: 'Mais de uma rodada depois: é o fim da rodada 5. Todos os trabalhadores estão em casa, mas ações livres ainda valem. Você tem quatro ouros, uma vestimenta que vale 2 e a sua carta.',
    },
    'last-load': {
      title: 'Mais quatro pontos',
      text: 'O navio mercante V leva quatro ouros e a vestimenta: quatro pontos de timão. O navio de uma vela passou mais uma vez pelas ilhas da moeda e do terreno e chegou à baía, no seu vigésimo quinto passo.',
    },
    count: {
      title: 'A contagem',
      text: 'Os seus navios fizeram 34 passos. A ordem real dá 3 pontos, o que sobrou dá 2: ao todo 39. Beatriz tem 22 passos e 26 pontos. Ninguém tem âncoras: cada uma custaria um ponto.',
    },
    farewell: {
      title: 'Agora é a sua vez',
      text: 'Você já conhece tudo: erguer a terra, deixar os cubos onde valem muito, começar cedo as receitas e navegar onde há ilhas. Aponte para qualquer coisa na mesa para saber mais; embaixo está o que se pode fazer, e por que algo não se pode.',
    },
  },
}
