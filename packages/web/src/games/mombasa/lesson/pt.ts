import type { Words } from './en.ts'

export const pt: Words = {
  chapters: {
    table: 'A mesa',
    signs: 'Sinais',
    overview: 'A mesa toda',
    round: 'A primeira rodada',
    shares: 'Quotas e o seu valor',
    middle: 'O meio da partida',
    end: 'A última rodada',
  },
  notes: {
    welcome: {
      title: 'Boas-vindas a Mombasa',
      text: 'Você e Beatriz negociam num continente de quatro companhias. Nenhuma é sua: você tem quotas delas. Depois de sete rodadas vence quem tiver mais libras, e a maior parte são as quotas pelo que valerem então. Siga com Avançar ou com a seta para a direita; em alguns pontos quem decide é você.',
    },
    'sign-good': {
      title: 'Carta de mercadoria',
      text: 'Banana, algodão ou café, e um número: tantas unidades. Unidades viram passos nas trilhas das companhias, ou compram cartas.',
    },
    'sign-expansion': {
      title: 'Pontos de expansão',
      text: 'Uma casa com uma seta. Todos os pontos que você mostra de uma vez expandem uma companhia: enviam as suas feitorias a regiões.',
    },
    'sign-bookkeeper': {
      title: 'Escriturário',
      text: 'Um livro aberto com uma pena. O escriturário trabalha nos seus livros: pega novos e move o tinteiro sobre eles.',
    },
    'sign-slot': {
      title: 'Área de ação',
      text: 'Aqui se coloca uma carta virada para baixo ao planejar, uma por área. Depois o plano é confirmado. As duas áreas da borda só abrem mais tarde.',
    },
    'sign-pile': {
      title: 'Zona de repouso',
      text: 'Acima de cada área. Depois da rodada a carta da área vem repousar aqui. A cada vez você recolhe uma zona, com todas as suas cartas.',
    },
    'sign-base': {
      title: 'Base com feitorias',
      text: 'As casas são as feitorias de uma companhia, em três colunas. Onde uma saiu, aparece uma moeda: é isso que vale uma quota.',
    },
    'sign-region': {
      title: 'Região e fronteira',
      text: 'Uma companhia entra numa região vizinha às suas. Fronteira tracejada custa 1 ponto, dupla custa 2. O sinal dentro é a recompensa de quem entra.',
    },
    'sign-track': {
      title: 'Trilha de quotas',
      text: 'A sua bandeira anda para a direita. O número sob ela diz quantas quotas da companhia você tem. Uma barra vermelha é uma chamada de capital: passá-la custa o que diz.',
    },
    'sign-sale': {
      title: 'Carta à venda',
      text: 'O canto dourado é o preço: em unidades de mercadoria, ou em libras com um marcador de bônus. O que você compra vem para a mão.',
    },
    'sign-book': {
      title: 'Livro',
      text: 'Em cima está o que você deve mostrar para passá-lo, embaixo o que ele dá. Os livros ficam nas posições da sua trilha de escrituração.',
    },
    'sign-diamond': {
      title: 'Trilha de diamantes',
      text: 'Uma pedra azul é um passo aqui. Os números são libras no fim; no caminho se abre uma área.',
    },
    'sign-marker': {
      title: 'Marcador de bônus',
      text: 'Três figurinhas suas. Em vez de usar uma carta você pode colocar uma num espaço de bônus. Voltam depois da rodada.',
    },
    'sign-bonus': {
      title: 'Maioria',
      text: 'Um espaço de bônus com níveis. Quem mostra mais do seu sinal pode colocar um marcador aqui: o número na moldura é quanto se precisa; ao lado, o que se recebe.',
    },
    companies: {
      title: 'Quatro companhias',
      text: 'Em cada canto do mapa fica a base de uma companhia, com quinze feitorias. Qualquer um pode enviá-las. Onde uma feitoria saiu, aparecem moedas: quanto mais estiverem à vista, mais vale no fim cada quota dessa companhia.',
    },
    tracks: {
      title: 'Quatro trilhas de quotas',
      text: 'Em cada trilha você tem um marcador. Quanto mais adiante ele estiver, mais quotas dessa companhia você tem; dois espaços especiais no caminho dão dinheiro e um bônus duradouro. Você começa no espaço 3 da trilha de Mombasa, Beatriz no da Cidade do Cabo.',
    },
    cards: {
      title: 'As suas cartas',
      text: 'Tudo se faz com cartas. Bananas, algodão e café movem seus marcadores ou compram cartas; pontos de expansão enviam feitorias; o escriturário trabalha nos seus livros. O número na carta diz quanto ela vale.',
    },
    plan: {
      title: 'Planeje a rodada em segredo',
      text: 'Ponha até três cartas com a face para baixo nas áreas abertas e confirme o plano. Beatriz faz o mesmo ao mesmo tempo.',
      hint: 'cartas de um tipo se somam, e quem mostrar mais de um tipo pode cobrar uma recompensa. Você está forte na trilha de Mombasa: o que ajuda essa companhia?',
      told: 'O guia põe as duas cartas de expansão e o algodão maior. Três pontos de expansão devem ser o máximo na mesa e fazem crescer Mombasa, de que você tem quotas. A área de cada carta importa depois: a carta descansa na zona acima dela. Apostar no algodão também é um bom plano.',
    },
    revealed: {
      title: 'Os planos se revelam',
      text: 'Você mostra 3 pontos de expansão e 2 de algodão; Beatriz, 2 pontos de expansão, 2 de algodão e 2 bananas. Agora vocês se alternam com uma ação cada: usar cartas, ou pôr um dos seus três marcadores de bônus, até encerrar a fase.',
    },
    'first-action': {
      title: 'A sua primeira ação',
      text: 'Você começa. Pode usar o algodão, expandir uma companhia ou pôr um marcador de bônus num espaço do tabuleiro.',
      hint: 'cartas usadas já não contam para maiorias, e cada espaço recebe um marcador por rodada. O que Beatriz poderia tirar de você?',
      told: 'O guia marca a maioria de expansão: você mostra 3 pontos, ela mostra 2. Convém cobrar as maiorias antes de usar as cartas, porque as usadas ficam viradas. No algodão há empate, então qualquer um pode cobrá-la. A expansão pode esperar: ninguém tira as suas cartas.',
    },
    majority: {
      title: 'A recompensa',
      text: 'Com 3 pontos ou mais, a maioria de expansão dá dois espaços na trilha de Mombasa e um ponto de escrituração. No caminho você alcançou o primeiro espaço especial: £1 agora e um ponto de expansão a mais a cada expansão. Com o ponto de escrituração você pega um livro.',
    },
    book: {
      title: 'Livros',
      text: 'Os livros ficam nos passos da sua própria trilha. Depois um escriturário move o tinteiro sobre eles: para passar por um livro é preciso mostrar o que ele pede, e o último alcançado dá a recompensa. No fim a trilha vale pontos; planeje uma fila de livros que você consiga atender.',
    },
    expand: {
      title: 'Expanda Mombasa',
      text: 'Beatriz cobrou a maioria de algodão. Agora você expande Mombasa com 4 pontos: 3 das cartas e 1 da trilha. Escolha as regiões uma após a outra, e a coluna de onde sai cada feitoria.',
      hint: 'a região tem de ser vizinha da base ou de uma que Mombasa já ocupa. Cruzar uma fronteira dupla custa 2. Cada região dá sua recompensa, e uma coluna que se esvazia mostra moedas.',
      told: 'Quatro regiões por um ponto cada. Somalilândia, Tanganica, Quênia e Abissínia juntas dão £2, um passo de diamante, um ponto de escrituração e um espaço na trilha. Tirar quase todas as feitorias da mesma coluna abre as moedas mais cedo: uma quota já vale 3.',
    },
    entered: {
      title: 'Todos ganham, você mais',
      text: 'As quotas de Mombasa foram de nada a £3. Você tem três: são £9 no fim. A expansão trouxe as quatro recompensas de uma vez. Desta vez você fica com uma libra pelo ponto de escrituração.',
    },
    markers: {
      title: 'Marcadores de bônus',
      text: 'Em vez de usar cartas, põem-se marcadores. Por £2 você reservou o tile de expansão: ele será seu na próxima rodada, como uma carta a mais. Outros espaços compram ou descartam cartas, ou fazem de você o primeiro jogador. Cada espaço serve uma vez por rodada.',
    },
    goods: {
      title: 'Bens movem os marcadores',
      text: 'Você usou 2 de algodão: um espaço na trilha do Cairo, um na de Mombasa. Bens também compram uma carta: o preço é o número dela mais o da coluna. A carta comprada vai logo para a mão.',
    },
    pile: {
      title: 'O fim da sua fase',
      text: 'Suas cartas e marcadores acabaram. Você recolhe uma zona de repouso; depois as cartas jogadas vão descansar acima das suas áreas.',
      hint: 'com o que recolher você planeja a próxima rodada. Nas zonas estão 1 de algodão, 2 de café e 2 bananas. O que já está na sua mão?',
      told: 'O guia recolhe as 2 bananas: com a banana da mão são 3. O café 2 combina igualmente com o café 1. Cartas jogadas juntas voltam juntas: é para isso que servem as áreas.',
    },
    'second-round': {
      title: 'Uma nova rodada',
      text: 'As cartas jogadas estão agora nas zonas de repouso. A oferta de cartas andou, os livros que ninguém pegou têm uma moeda, e os seus dois tiles chegaram. De novo os dois planejam em segredo.',
    },
    'capital-call': {
      title: 'Uma chamada de capital',
      text: 'Você cobrou de novo a maioria de expansão. No caminho da trilha havia uma chamada de capital: quem a cruza paga na hora, aqui £2. Guarde algum dinheiro, senão ela o detém.',
    },
    inkwell: {
      title: 'O escriturário em ação',
      text: 'O seu escriturário levou o tinteiro ao primeiro livro: ele pedia 2 pontos de expansão, que o tile de expansão mostra. O livro deu £2. O próximo pede café, então o tinteiro para aqui.',
    },
    value: {
      title: 'Quanto vale uma quota',
      text: 'Mais duas feitorias partiram, para a Costa do Mar Vermelho e o Alto Egito, e uma coluna da base está vazia: uma quota de Mombasa vale agora £6. Você tem cinco. O que os outros fizerem por Mombasa também trabalha para você.',
    },
    shares: {
      title: 'Sete quotas',
      text: 'Três bananas e o tile +1 deram quatro espaços: três na trilha de Mombasa, até o espaço 13. Você tem ali sete quotas. Beatriz percebeu: também ela entrou na trilha de Mombasa.',
    },
    ousted: {
      title: 'Para fora da Bacia do Congo',
      text: 'Uma rodada depois. Com 6 pontos você entrou em cinco regiões. A Cidade do Cabo ocupava a Bacia do Congo: isso custou um ponto a mais, e a feitoria dela volta à base e cobre moedas. Assim se baixam as quotas dos outros.',
    },
    'which-track': {
      title: 'Qual trilha agora?',
      text: 'O seu marcador chegou ao fim da trilha de Mombasa: dez quotas de £12. Você usa 2 de café para dois espaços em outras trilhas. Quotas da Cidade do Cabo valem £5; as de Saint-Louis e do Cairo, por enquanto, nada.',
      hint: 'qual companhia ainda vai crescer nas três rodadas que faltam? Quem tem motivo para expandi-la?',
      told: 'A Cidade do Cabo. Beatriz tem seis quotas dela e vai continuar a expandi-la, para os dois. Saint-Louis e o Cairo têm todas as feitorias em casa: quem quisesse que valessem algo teria de fazer tudo sozinho.',
    },
    diamonds: {
      title: 'Diamantes',
      text: 'Um mercador de diamantes levou o seu marcador ao espaço 11. No caminho ele abriu uma quarta área: agora você planeja com uma carta a mais. A trilha de diamantes também vale libras no fim, e cada vez mais.',
    },
    'last-plan': {
      title: 'O último plano',
      text: 'Rodada 7. Você tem quatro áreas e cinco cartas: algodão 1 e 2, café 1 e 3, 3 pontos de expansão. Seus tiles são um escriturário e o tile de expansão. Quotas da Cidade do Cabo valem agora £11.',
      hint: 'não há próxima rodada, então nada precisa ser poupado. Cada espaço na trilha da Cidade do Cabo conta. O que fazer com a carta que ficar na mão?',
      told: 'As quatro cartas de bens: 7 unidades para espaços, e café para uma maioria. A carta de expansão fica na mão para ser descartada por £5; o tile e os bônus das trilhas ainda fazem quatro pontos de expansão. Pô-la no lugar do algodão 1 é quase tão bom.',
    },
    'share-card': {
      title: 'Uma quota à venda',
      text: 'Com as libras da carta descartada você comprou uma quota de Mombasa por £5 ao todo. Ela está na sua mão, vale £9 e logo valerá mais. Algumas cartas são quotas; outras trazem uma além do que fazem.',
    },
    'books-done': {
      title: 'Cinco livros em fila',
      text: 'O tile de escriturário levou o tinteiro por três livros de uma vez. O último remove uma feitoria de uma base: as quotas de Mombasa sobem a £12. A trilha vale £10 no fim.',
    },
    'last-steps': {
      title: 'Os últimos passos',
      text: 'Você usa quatro de café. Na trilha da Cidade do Cabo o próximo espaço cruza uma chamada de capital de £4. Você tem £12 e seis quotas ali, de £11 cada.',
      hint: 'a cada dois espaços, mais ou menos, vem uma quota. Vale £4? Uma carta valeria mais?',
      told: 'O guia paga: quatro espaços aqui e mais três com algodão trazem quatro quotas, isto é, £44 por £4. As cartas da oferta já não valem nada, a não ser que sejam quotas.',
    },
    count: {
      title: 'A contagem',
      text: 'Doze quotas de Mombasa são £144, dez da Cidade do Cabo £110. £30 pelos diamantes, £10 pelos livros, £9 em dinheiro: 303. Beatriz tem tantas quotas da Cidade do Cabo quanto você, mas só sete de Mombasa: 248. Saint-Louis e o Cairo nada valeram, e com eles os passos de todos ali.',
    },
    farewell: {
      title: 'Agora é a sua vez',
      text: 'Você já conhece tudo: planejar, cobrar maiorias, expandir o que é seu, subir na trilha e acompanhar os outros onde trabalham para você. Aponte para qualquer coisa na mesa para saber mais; embaixo está o que se pode fazer, e por que algo não se pode.',
    },
  },
}
