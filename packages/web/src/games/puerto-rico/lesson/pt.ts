import type { Words } from './en.ts'

export const pt: Words = {
  chapters: {
    table: 'A mesa',
    signs: 'Sinais',
    overview: 'A mesa toda',
    round: 'A primeira rodada',
    goods: 'Do campo ao navio',
    engine: 'Um motor que funciona',
    end: 'Construções grandes e o fim',
  },
  notes: {
    welcome: {
      title: 'Boas-vindas a Puerto Rico',
      text: 'Você coloniza uma ilha e joga contra Beatriz e Caio. Quem tiver mais pontos de vitória no fim vence. Os pontos vêm de duas coisas: mercadorias embarcadas e construções erguidas. Siga com Avançar ou com a seta para a direita; em alguns pontos quem decide é você.',
    },
    'sign-role': {
      title: 'Carta de função',
      text: 'Seis delas ficam em fila. Cada uma é algo que todos fazem quando alguém a escolhe. Uma bandeira mostra quem a escolheu; uma moeda nela é um presente para o próximo.',
    },
    'sign-field': {
      title: 'Plantação',
      text: 'Um pedaço de terra para uma mercadoria: aqui, café. A planta nela é o sinal da mercadoria. Com o Colono cada um pode pegar uma das peças abertas.',
    },
    'sign-quarry': {
      title: 'Pedreira',
      text: 'Dois picos cinzentos. Uma pedreira não produz nada: torna os edifícios mais baratos. Só quem escolhe o Colono pode pegar uma.',
    },
    'sign-worker': {
      title: 'Trabalhador',
      text: 'Uma cabecinha num círculo escuro. Um círculo vazio numa terra ou num edifício é lugar para um: sem trabalhador, nada ali funciona. Os novos chegam por este navio.',
    },
    'sign-barrel': {
      title: 'Barril',
      text: 'Um barril é uma unidade de uma mercadoria; a cor e a planta dizem de qual. Os seus ficam aqui no cais, em cinco pilhas.',
    },
    'sign-ship': {
      title: 'Navio de carga',
      text: 'O número na vela diz quantos barris cabem. Contornos vazios são lugares livres. Um navio leva um só tipo de mercadoria.',
    },
    'sign-house': {
      title: 'Casa de Comércio',
      text: 'Quatro lugares para mercadorias vendidas por moedas, cada uma de outro tipo.',
    },
    'sign-building': {
      title: 'Edifício à venda',
      text: 'A moeda é o preço; o número com ×, quantos restam. Com o Construtor cada um pode construir um. A montanha sobre a coluna diz quantas pedreiras ajudam ali.',
    },
    'sign-coins': {
      title: 'Moedas',
      text: 'O disco dourado é dinheiro, para os edifícios. No fim não vale nada.',
    },
    'sign-points': {
      title: 'Pontos de vitória',
      text: 'O hexágono verde com uma estrela: é o que vence. Estes vêm de embarques; os dos edifícios somam-se no fim.',
    },
    island: {
      title: 'A sua ilha',
      text: 'Tudo isto é seu: doze espaços para plantações e uma cidade com doze espaços para construções. Você começa com uma plantação de índigo e 2 moedas. Os círculos são para trabalhadores: sem eles nada funciona.',
    },
    roles: {
      title: 'Seis papéis movem o jogo',
      text: 'Não há dados. Em cada rodada cada um escolhe um papel, uma vez ao redor da mesa. O que o papel manda, todos fazem; mas quem o escolheu age primeiro e tem um privilégio.',
    },
    'first-role': {
      title: 'Escolha seu primeiro papel',
      text: 'Você é o governador: escolhe primeiro nesta rodada. Os seis papéis estão livres.',
      hint: 'ninguém tem ainda trabalhadores nem mercadorias, então alguns papéis não fariam nada. De que todos precisam primeiro: terra, construções, gente?',
      told: 'O Colono dá uma peça de terra a cada um, e só quem o escolheu pode pegar uma pedreira. É um começo forte. O Construtor é tão bom quanto: você pagaria uma moeda a menos. Comerciante, Capitão e Produtor seriam desperdício: ainda não há mercadorias.',
    },
    'first-tile': {
      title: 'Escolha um pedaço de terra',
      text: 'Há quatro plantações à vista. Como Colono você pode pegar uma pedreira no lugar delas: é o seu privilégio.',
      hint: 'café e tabaco se vendem melhor, mas pedem construções caras. A pedreira não produz nada; ela deixa cada construção uma moeda mais barata.',
      told: 'O guia pega a pedreira: de agora em diante toda construção custa menos, e mais ninguém pode ter uma nesta fase. Café é uma boa alternativa pensando no futuro; por um tempo não renderá nada.',
    },
    settled: {
      title: 'Todos têm terra',
      text: 'Beatriz e Caio pegaram café. O que ninguém quis foi descartado, e quatro peças novas estão à vista. Agora Beatriz escolhe um papel: qualquer um menos o Colono, que já foi usado nesta rodada.',
    },
    market: {
      title: 'O Construtor e o mercado',
      text: 'Beatriz escolheu o Construtor, então cada um pode erguer uma construção. Cada uma mostra seu preço e os pontos que vale no fim. As pequenas são baratas; as grandes, da última coluna, custam 10 e dão pontos extras. Há poucas de cada.',
    },
    'first-building': {
      title: 'Erga uma construção',
      text: 'Você tem 2 moedas, e a sua pedreira ainda não tem trabalhador, então não ajuda.',
      hint: 'o índigo só vira mercadoria se for processado. Que construção combina com a plantação que você tem?',
      told: 'A Fábrica de Índigo Pequena transforma o seu índigo em mercadoria e ainda lhe deixa uma moeda. Também se pode passar, para juntar dinheiro. O Mercado Pequeno e a Fazenda são escolhas razoáveis; mas sem a fábrica o seu campo fica parado.',
    },
    mayor: {
      title: 'O Prefeito traz trabalhadores',
      text: 'Caio escolheu o Prefeito. Os trabalhadores do navio são distribuídos um a um, e Caio recebe mais um do estoque. Depois cada um põe os seus onde quiser, e pode mudar os que já estão colocados.',
    },
    'first-worker': {
      title: 'Um trabalhador, um lugar',
      text: 'O seu único trabalhador foi para a pedreira: de agora em diante as construções lhe custam uma moeda a menos. Campo e fábrica continuam vazios, então ainda não há colheita de índigo.',
    },
    'round-over': {
      title: 'A rodada acabou',
      text: 'Três papéis foram escolhidos, três não: cada um destes guarda agora uma moeda para quem o pegar. Todos estão livres de novo, e Beatriz é a governadora. Um papel que ninguém quis fica melhor a cada rodada.',
    },
    'coffee-land': {
      title: 'Um plano para o café',
      text: 'Beatriz escolheu o Colono, e você, por último, pegou uma plantação de café. Café é a mercadoria mais cara. Ele precisa de uma torrefadora, que custa bastante: é o seu plano para as próximas rodadas.',
    },
    craftsman: {
      title: 'O Produtor faz mercadorias',
      text: 'Cada campo com trabalhador rende um barril, se um trabalhador na fábrica certa puder processá-lo. Só o milho dispensa fábrica: por isso Caio já fez algum. Você ainda não tem nada.',
    },
    captain: {
      title: 'O Capitão embarca',
      text: 'Cada barril embarcado vale um ponto de vitória, e quem escolheu o papel ganha mais um. Um navio leva um só tipo de mercadoria. Você não tinha nenhuma: escolheu o Capitão pela moeda que havia nele e para Caio não ficar com o ponto extra.',
    },
    'take-mayor': {
      title: 'Você escolhe o Prefeito',
      text: 'Caio gastou o Comerciante. Você precisa de gente, então escolhe o Prefeito, com a moeda que está nele. O seu privilégio é um trabalhador a mais: com ele são três.',
    },
    'place-workers': {
      title: 'Coloque seus trabalhadores',
      text: 'Três trabalhadores, quatro círculos vazios: pedreira, índigo, fábrica de índigo, café. Toque nos círculos e depois em Pronto.',
      hint: 'um campo só produz junto com a sua fábrica. Quais três lugares já servem para alguma coisa?',
      told: 'O campo de índigo e a Fábrica de Índigo Pequena só funcionam em par, e a pedreira poupa dinheiro em cada fase do Construtor. Um trabalhador no café ficaria parado: ainda não há torrefadora.',
    },
    quarry: {
      title: 'A pedreira compensa',
      text: 'Beatriz escolheu o Construtor, e você ergueu o Mercado Pequeno de graça: ele custa 1, e a pedreira descontou isso. Na primeira coluna do mercado conta uma pedreira; na quarta, até quatro.',
    },
    'first-indigo': {
      title: 'O seu primeiro barril',
      text: 'Caio escolheu o Produtor, e desta vez você também colhe: campo e fábrica têm trabalhador. Um campo e um lugar na fábrica fazem um barril de índigo.',
    },
    trader: {
      title: 'O Comerciante vende por dinheiro',
      text: 'Você comprou o Mercado Grande; agora Caio escolheu o Comerciante. A Casa de Comércio tem lugar para quatro barris, cada um de um tipo. Milho ali não vale nada, índigo 1, açúcar 2, tabaco 3, café 4 moedas. Você vende o seu índigo.',
    },
    'craft-self': {
      title: 'A sua própria colheita',
      text: 'O Produtor foi escolha sua. O privilégio é mais um barril de algo que acabou de fazer: agora são dois de índigo. Os outros também colhem, então escolha-o quando for você quem mais ganha.',
    },
    load: {
      title: 'Embarque o seu índigo',
      text: 'Caio escolheu o Capitão e encheu de milho o navio de 4. Quem pode embarcar é obrigado a embarcar.',
      hint: 'um navio leva um só tipo, e tanto quanto couber. O navio que enche zarpa no fim da fase; os outros ficam como estão.',
      told: 'Os dois barris cabem em qualquer um dos navios: 2 pontos. No menor faltam só três barris de índigo para ele zarpar, e o navio de 6 fica aberto para outras mercadorias. Aqui os dois caminhos servem; mais tarde, um navio bloqueado pode custar uma colheita inteira.',
    },
    sailed: {
      title: 'Pontos que ninguém vê',
      text: 'O navio de 4 encheu e zarpou; o do seu índigo espera. Os pontos de embarque ficam virados para baixo diante de cada um: você vê os seus, não os dos outros. Vale a pena contar de cabeça.',
    },
    later: {
      title: 'Uma rodada depois',
      text: 'Você escolheu o Prefeito com 2 moedas e depois pegou uma plantação de milho. Duas pedreiras têm trabalhadores, o Mercado Grande também. Você é de novo o governador e escolheu o Construtor: 4 moedas na mão.',
    },
    roaster: {
      title: 'A torrefadora pela metade do preço',
      text: 'A Torrefadora de Café custa 6. O privilégio do Construtor desconta 1, duas pedreiras descontam 2: você pagou 3. Na terceira coluna até três pedreiras ajudariam.',
    },
    staffed: {
      title: 'Gente para o café',
      text: 'Nesse meio-tempo Beatriz escolheu o Prefeito. Você pôs trabalhadores na plantação de café, na torrefadora e no Mercado Grande, que paga 2 moedas a mais por venda. O índigo espera por mais gente.',
    },
    'which-role': {
      title: 'Qual papel agora?',
      text: 'Caio escolheu o Produtor: você tem um café e um milho. Na Casa de Comércio há milho e índigo. Você tem 3 moedas.',
      hint: 'café pode ser vendido ou embarcado, e Beatriz também tem um. Que papel rende mais com ele, se você agir primeiro?',
      told: 'O Comerciante: o café vale 4, o Mercado Grande dá 2, o privilégio 1, ao todo 7 moedas. E Beatriz já não pode vender o dela: cada tipo tem lugar uma vez. O Capitão daria 3 pontos, mas há navios mais vezes do que uma venda dessas.',
    },
    sold: {
      title: 'Sete moedas por um barril',
      text: 'Esse é o coração do jogo: um plano forte e o papel certo na hora certa. Com 10 moedas e duas pedreiras, as construções grandes ficam ao alcance.',
    },
    'great-building': {
      title: 'Gaste 12 moedas',
      text: 'Você é o governador e escolheu o Construtor com 2 moedas. Quase todo o mercado está aberto para você.',
      hint: 'construções grandes custam 10, menos 1, menos as suas duas pedreiras. Ocupam dois espaços, valem 4 pontos e dão mais no fim, se houver um trabalhador dentro. Qual combina com você?',
      told: 'O guia ergue a Residência: 4 pontos agora e de 4 a 7 no fim pela terra ocupada. A Corporação de Ofício premia construções de produção; a Prefeitura, as violetas, como os seus mercados. Qualquer construção grande é boa aqui: há só uma de cada.',
    },
    storing: {
      title: 'O que não embarcou',
      text: 'Duas rodadas depois, ao fim de uma fase do Capitão. O que não coube nos navios estraga, menos um único barril. Armazéns guardam mais. Você fica com um índigo.',
    },
    'last-load': {
      title: 'Embarque mais uma vez',
      text: 'É a rodada 15. Você tem 2 milho, 4 índigo e 1 café. Caio pôs 3 índigo no navio de 6; o de 4 está vazio, o de 5 leva tabaco.',
      hint: 'a fase dá voltas até ninguém mais poder embarcar. Quantos pontos rende cada carga, e o que Beatriz embarcará depois de você?',
      told: 'Três índigos cabem e enchem o navio: 3 pontos de uma vez, e Beatriz não embarca os dela. Milho daria só 2, café 1, e o café ainda pode ir depois no navio de 4. De fato Beatriz embarca café ali, e o seu vai junto.',
    },
    'lost-goods': {
      title: 'Navios cheios, mercadorias perdidas',
      text: 'O seu café foi com o de Beatriz, por mais um ponto. O milho não achou navio: um índigo fica, dois milhos se perdem. Os outros perderam mais.',
    },
    'last-round': {
      title: 'A sua cidade está cheia',
      text: 'A Prefeitura, o Forte e agora a Alfândega: os doze espaços da sua cidade estão ocupados. Isso encerra a partida depois desta rodada. Ela também acaba quando faltam trabalhadores ou pontos.',
    },
    count: {
      title: 'A contagem',
      text: 'Você tem 9 pontos de embarque e 23 de construções. A Residência soma 4 e a Prefeitura 6, porque têm trabalhadores; o Forte e a Alfândega estão vazios e não somam nada. 42 pontos vencem os 35 de Caio, que embarcou o dobro, e os 30 de Beatriz.',
    },
    farewell: {
      title: 'Agora é a sua vez',
      text: 'Você já conhece tudo: colonizar, construir, ocupar, produzir, depois vender ou embarcar, e escolher cada papel quando ele ajuda mais a você do que aos outros. Aponte para qualquer coisa na mesa para saber mais; embaixo está o que se pode fazer, e por que algo não se pode.',
    },
  },
}
