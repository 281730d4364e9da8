import type { Primer } from '../../../primer/primer.ts'

export const primer: Primer = {
  parts: [
    {
      id: 'opening',
      title: { en: 'The opening', pt: 'A abertura', it: 'L’apertura' },
      advice: [
        {
          id: 'first-role',
          shows: [['wins first role-chosen:builder', '>', 'wins first role-chosen:settler']],
          says: {
            en: {
              title: 'Build before you settle',
              text: 'Whoever took the Builder as the first role won {wins first role-chosen:builder}% of the games, whoever took the Mayor {wins first role-chosen:mayor}%, and whoever took the Settler {wins first role-chosen:settler}%. With three players an even share is a third. Land comes to everybody; a building first is a choice of your own.',
            },
            pt: {
              title: 'Construa antes de colonizar',
              text: 'Quem escolheu o Construtor como primeira função venceu {wins first role-chosen:builder}% das partidas, quem escolheu o Prefeito {wins first role-chosen:mayor}%, e quem escolheu o Colono {wins first role-chosen:settler}%. Com três jogadores, o normal é um terço. Terra vem para todos; construir primeiro é escolha sua.',
            },
            it: {
              title: 'Costruisci prima di colonizzare',
              text: 'Chi ha preso il Costruttore come primo ruolo ha vinto il {wins first role-chosen:builder}% delle partite, chi ha preso il Sindaco il {wins first role-chosen:mayor}%, e chi ha preso il Colono il {wins first role-chosen:settler}%. In tre la quota normale è un terzo. La terra arriva a tutti; costruire per primi è una scelta tua.',
            },
          },
        },
        {
          id: 'quarries',
          shows: [
            ['without early tile-taken:quarry', '>', 'wins early tile-taken:quarry'],
            ['won tile-taken:quarry', '<', 'lost tile-taken:quarry'],
          ],
          says: {
            en: {
              title: 'Few quarries, more fields',
              text: 'Those without a quarry in the first six rounds won {without early tile-taken:quarry}%, those with one {wins early tile-taken:quarry}%. Winners ended with {won tile-taken:quarry} quarries, the others with {lost tile-taken:quarry}. A quarry saves coins, but a field with its plant earns them.',
            },
            pt: {
              title: 'Poucas pedreiras, mais plantações',
              text: 'Quem não pegou pedreira nas primeiras seis rodadas venceu {without early tile-taken:quarry}%, quem pegou {wins early tile-taken:quarry}%. Os vencedores terminaram com {won tile-taken:quarry} pedreiras, os outros com {lost tile-taken:quarry}. A pedreira poupa moedas, mas a plantação com a sua fábrica as ganha.',
            },
            it: {
              title: 'Poche cave, più piantagioni',
              text: 'Chi non ha preso cave nei primi sei round ha vinto il {without early tile-taken:quarry}%, chi ne ha presa una il {wins early tile-taken:quarry}%. I vincitori hanno finito con {won tile-taken:quarry} cave, gli altri con {lost tile-taken:quarry}. La cava fa risparmiare, ma la piantagione con il suo impianto fa guadagnare.',
            },
          },
        },
        {
          id: 'first-building',
          shows: [['wins first built:small-sugar-mill', '>', 'wins first built:small-indigo-plant']],
          says: {
            en: {
              title: 'Indigo is what everybody has',
              text: '{had first built:small-indigo-plant} of 100 begin with the Small Indigo Plant and win {wins first built:small-indigo-plant}%. The {had first built:small-sugar-mill} who begin with the Small Sugar Mill win {wins first built:small-sugar-mill}%: sugar sells for more, and few others ship it.',
            },
            pt: {
              title: 'Índigo todos têm',
              text: '{had first built:small-indigo-plant} de cada 100 começam com a Fábrica de Índigo Pequena e vencem {wins first built:small-indigo-plant}%. Os {had first built:small-sugar-mill} que começam com o Engenho de Açúcar Pequeno vencem {wins first built:small-sugar-mill}%: o açúcar vende melhor e poucos o embarcam.',
            },
            it: {
              title: 'L’indaco ce l’hanno tutti',
              text: '{had first built:small-indigo-plant} su 100 cominciano con la Piccola Tintoria di Indaco e vincono il {wins first built:small-indigo-plant}%. I {had first built:small-sugar-mill} che cominciano con il Piccolo Zuccherificio vincono il {wins first built:small-sugar-mill}%: lo zucchero si vende meglio e pochi lo imbarcano.',
            },
          },
        },
      ],
    },
    {
      id: 'middle',
      title: {
        en: 'When to produce, sell and ship',
        pt: 'Quando produzir, vender e embarcar',
        it: 'Quando produrre, vendere e imbarcare',
      },
      advice: [
        {
          id: 'craft-early',
          shows: [['wins early role-chosen:craftsman', '>', 'without early role-chosen:craftsman']],
          says: {
            en: {
              title: 'Produce in the first six rounds',
              text: 'Whoever took the Craftsman in the first six rounds won {wins early role-chosen:craftsman}%, whoever left it to others {without early role-chosen:craftsman}%. Take it as soon as your own barrels and the privilege outweigh what it gives the others.',
            },
            pt: {
              title: 'Produza nas primeiras seis rodadas',
              text: 'Quem escolheu o Produtor nas primeiras seis rodadas venceu {wins early role-chosen:craftsman}%, quem o deixou aos outros {without early role-chosen:craftsman}%. Escolha-o assim que os seus barris e o privilégio valham mais do que aquilo que dá aos outros.',
            },
            it: {
              title: 'Produci nei primi sei round',
              text: 'Chi ha preso l’Artigiano nei primi sei round ha vinto il {wins early role-chosen:craftsman}%, chi l’ha lasciato agli altri il {without early role-chosen:craftsman}%. Prendilo appena i tuoi barili e il privilegio valgono più di ciò che dà agli altri.',
            },
          },
        },
        {
          id: 'ship',
          shows: [
            ['won role-chosen:captain', '>', 'lost role-chosen:captain'],
            ['won points:chips', '>', 'lost points:chips'],
          ],
          says: {
            en: {
              title: 'Take the Captain yourself',
              text: 'Winners were Captain {won role-chosen:captain} times, the others {lost role-chosen:captain} times, and shipping brought them {won points:chips} points instead of {lost points:chips}. The privilege is one point; choosing the ship first is worth more.',
            },
            pt: {
              title: 'Seja você o Capitão',
              text: 'Os vencedores foram Capitão {won role-chosen:captain} vezes, os outros {lost role-chosen:captain}, e os embarques lhes renderam {won points:chips} pontos em vez de {lost points:chips}. O privilégio é um ponto; escolher o navio primeiro vale mais.',
            },
            it: {
              title: 'Fai tu il Capitano',
              text: 'I vincitori sono stati Capitano {won role-chosen:captain} volte, gli altri {lost role-chosen:captain}, e gli imbarchi hanno reso loro {won points:chips} punti invece di {lost points:chips}. Il privilegio è un punto; scegliere per primi la nave vale di più.',
            },
          },
        },
        {
          id: 'sell',
          shows: [['won sold+coins', '>', 'lost sold+coins']],
          says: {
            en: {
              title: 'Two or three good sales',
              text: 'Winners sold {won sold} times for {won sold+coins} coins in all, the others {lost sold} times for {lost sold+coins}. It is not how often but for how much: wait for the dear good, then be the first at the house.',
            },
            pt: {
              title: 'Duas ou três boas vendas',
              text: 'Os vencedores venderam {won sold} vezes por {won sold+coins} moedas ao todo, os outros {lost sold} vezes por {lost sold+coins}. Não importa quantas vezes, mas por quanto: espere pela mercadoria cara e chegue primeiro à Casa de Comércio.',
            },
            it: {
              title: 'Due o tre buone vendite',
              text: 'I vincitori hanno venduto {won sold} volte per {won sold+coins} monete in tutto, gli altri {lost sold} volte per {lost sold+coins}. Non conta quante volte ma per quanto: aspetta la merce cara, poi arriva primo alla Casa di Commercio.',
            },
          },
        },
        {
          id: 'spoil',
          shows: [['without spoiled', '>', 'wins spoiled']],
          says: {
            en: {
              title: 'Lose nothing on the quay',
              text: 'Something spoiled for {had spoiled} of 100 seats, {won spoiled+count} barrels even for winners. The few who lost nothing won {without spoiled}%. Before you produce, look at which ships will still take your goods.',
            },
            pt: {
              title: 'Não perca nada no cais',
              text: 'Para {had spoiled} de cada 100 algo estragou, {won spoiled+count} barris até para os vencedores. Os poucos que nada perderam venceram {without spoiled}%. Antes de produzir, veja que navios ainda aceitam as suas mercadorias.',
            },
            it: {
              title: 'Non perdere nulla sul molo',
              text: 'A {had spoiled} su 100 qualcosa è andato a male, {won spoiled+count} barili perfino ai vincitori. I pochi che non hanno perso nulla hanno vinto il {without spoiled}%. Prima di produrre guarda quali navi prendono ancora le tue merci.',
            },
          },
        },
      ],
    },
    {
      id: 'end',
      title: { en: 'When to build', pt: 'Quando construir', it: 'Quando costruire' },
      advice: [
        {
          id: 'guild-hall',
          shows: [
            ['wins built:guild-hall', '>', 'without built:guild-hall'],
            ['wins built:guild-hall', '>', 'wins built:residence'],
          ],
          says: {
            en: {
              title: 'The Guild Hall, if you produce',
              text: 'Owners of the Guild Hall won {wins built:guild-hall}%, all others {without built:guild-hall}%. The Residence came to {wins built:residence}%, the Fortress to {wins built:fortress}%. Production buildings serve you twice then.',
            },
            pt: {
              title: 'A Corporação de Ofício, se você produz',
              text: 'Quem tinha a Corporação de Ofício venceu {wins built:guild-hall}%, os demais {without built:guild-hall}%. A Residência chegou a {wins built:residence}%, o Forte a {wins built:fortress}%. Assim os edifícios de produção servem duas vezes.',
            },
            it: {
              title: 'La Sala della Gilda, se produci',
              text: 'Chi aveva la Sala della Gilda ha vinto il {wins built:guild-hall}%, tutti gli altri il {without built:guild-hall}%. La Residenza arriva al {wins built:residence}%, la Fortezza al {wins built:fortress}%. Così gli edifici di produzione servono due volte.',
            },
          },
        },
        {
          id: 'hospice',
          shows: [['wins built:hospice', '<', 'without built:hospice']],
          says: {
            en: {
              title: 'Leave what comes too late',
              text: 'Those who built the Hospice won {wins built:hospice}%, those who did not {without built:hospice}%. A building that gives a little each time has to come early; after that, points are the better buy.',
            },
            pt: {
              title: 'Deixe o que chega tarde',
              text: 'Quem construiu a Hospedaria venceu {wins built:hospice}%, quem não a construiu {without built:hospice}%. Um edifício que rende um pouco por vez tem de vir cedo; depois disso, pontos são a melhor compra.',
            },
            it: {
              title: 'Lascia ciò che arriva tardi',
              text: 'Chi ha costruito l’Ospizio ha vinto il {wins built:hospice}%, chi no il {without built:hospice}%. Un edificio che rende poco alla volta deve arrivare presto; dopo, i punti sono l’acquisto migliore.',
            },
          },
        },
        {
          id: 'both',
          shows: [
            ['won points:buildings', '>', 10],
            ['won points:chips', '>', 10],
          ],
          says: {
            en: {
              title: 'Half from ships, half from buildings',
              text: 'Winners had {won points:chips} points from shipping and {won points:buildings} from buildings, before what large buildings add, in {won rounds} rounds. Whoever leaves one of the two out needs much of the other.',
            },
            pt: {
              title: 'Metade navios, metade edifícios',
              text: 'Os vencedores tinham {won points:chips} pontos de embarques e {won points:buildings} de edifícios, sem contar o que os grandes acrescentam, em {won rounds} rodadas. Quem deixa um dos dois precisa de muito do outro.',
            },
            it: {
              title: 'Metà navi, metà edifici',
              text: 'I vincitori avevano {won points:chips} punti dagli imbarchi e {won points:buildings} dagli edifici, senza ciò che aggiungono i grandi, in {won rounds} round. Chi rinuncia a uno dei due ha bisogno di molto dell’altro.',
            },
          },
        },
      ],
    },
  ],
}
