import type { Primer } from '../../../primer/primer.ts'

export const primer: Primer = {
  parts: [
    {
      id: 'opening',
      title: { en: 'The first rounds', pt: 'As primeiras rodadas', it: 'I primi round' },
      advice: [
        {
          id: 'boats',
          shows: [
            ['had early boat-built', '>', 90],
            ['had first worker-placed:B', '>', 50],
          ],
          says: {
            en: {
              title: 'A boat with the first worker',
              text: 'In {had first worker-placed:B} of 100 cases the first worker builds a boat, and {had early boat-built} of 100 have one by the end of round 2. An income that begins in round 1 pays four times more; nearly everybody begins with coins.',
            },
            pt: {
              title: 'Um barco com o primeiro trabalhador',
              text: 'Em {had first worker-placed:B} de cada 100 casos o primeiro trabalhador constrói um barco, e {had early boat-built} de cada 100 têm um até o fim da rodada 2. Uma receita que começa na rodada 1 paga mais quatro vezes; quase todos começam pelas moedas.',
            },
            it: {
              title: 'Una barca con il primo lavoratore',
              text: 'In {had first worker-placed:B} casi su 100 il primo lavoratore costruisce una barca, e {had early boat-built} su 100 ne hanno una entro la fine del round 2. Una rendita che comincia nel round 1 paga altre quattro volte; quasi tutti cominciano dalle monete.',
            },
          },
        },
        {
          id: 'merchant-early',
          shows: [['wins early merchant-loaded', '>', 'without early merchant-loaded']],
          says: {
            en: {
              title: 'Load a merchant ship early',
              text: 'Only {had early merchant-loaded} of 100 load a merchant ship in the first two rounds. They win {wins early merchant-loaded}%, the others {without early merchant-loaded}%. Lay a settlement early: cloth is what the ships ask for besides gold.',
            },
            pt: {
              title: 'Carregue cedo um navio mercante',
              text: 'Só {had early merchant-loaded} de cada 100 carregam um navio mercante nas duas primeiras rodadas. Vencem {wins early merchant-loaded}%, os outros {without early merchant-loaded}%. Coloque cedo um assentamento: além de ouro, os navios pedem vestimenta.',
            },
            it: {
              title: 'Carica presto un mercantile',
              text: 'Solo {had early merchant-loaded} su 100 caricano un mercantile nei primi due round. Vincono il {wins early merchant-loaded}%, gli altri il {without early merchant-loaded}%. Posa presto un insediamento: oltre all’oro i mercantili chiedono stoffa.',
            },
          },
        },
        {
          id: 'workers',
          shows: [['wins first contract:special', '>', 'wins first contract:ordinary']],
          says: {
            en: {
              title: 'Either worker is a good first contract',
              text: 'Whoever took a special worker for the first milestone won {wins first contract:special}%, whoever took an ordinary one {wins first contract:ordinary}%: so near that it does not decide. Take the one for whom you have an area in mind.',
            },
            pt: {
              title: 'Qualquer trabalhador é um bom primeiro contrato',
              text: 'Quem tomou um trabalhador especial no primeiro marco venceu {wins first contract:special}%, quem tomou um comum {wins first contract:ordinary}%: tão perto que não é isso que decide. Tome aquele para o qual você já tem uma área em vista.',
            },
            it: {
              title: 'L’uno o l’altro lavoratore: un buon primo contratto',
              text: 'Chi ha preso un lavoratore speciale al primo traguardo ha vinto il {wins first contract:special}%, chi uno normale il {wins first contract:ordinary}%: così vicini che non è questo a decidere. Prendi quello per cui hai già in mente un’area.',
            },
          },
        },
      ],
    },
    {
      id: 'middle',
      title: { en: 'The middle of the game', pt: 'O meio da partida', it: 'La metà della partita' },
      advice: [
        {
          id: 'merchants',
          shows: [
            ['won merchant-loaded', '>', 'lost merchant-loaded'],
            ['wins milestone-reached:lids', '>', 'without milestone-reached:lids'],
          ],
          says: {
            en: {
              title: 'Merchant ships make the difference',
              text: 'Winners loaded {won merchant-loaded} merchant ships, the others {lost merchant-loaded}. Two crate lids are a milestone: those who reached it won {wins milestone-reached:lids}%, those who did not {without milestone-reached:lids}%.',
            },
            pt: {
              title: 'Os mercantes fazem a diferença',
              text: 'Os vencedores carregaram {won merchant-loaded} navios mercantes, os outros {lost merchant-loaded}. Duas tampas de caixote são um marco: quem o alcançou venceu {wins milestone-reached:lids}%, quem não {without milestone-reached:lids}%.',
            },
            it: {
              title: 'I mercantili fanno la differenza',
              text: 'I vincitori hanno caricato {won merchant-loaded} mercantili, gli altri {lost merchant-loaded}. Due coperchi di cassa sono un traguardo: chi l’ha raggiunto ha vinto il {wins milestone-reached:lids}%, chi no il {without milestone-reached:lids}%.',
            },
          },
        },
        {
          id: 'sail-far',
          shows: [
            ['won sailed', '>', 'lost sailed'],
            ['won diary-taken', '>', 'lost diary-taken'],
            ['won island-used', '>', 'lost island-used'],
          ],
          says: {
            en: {
              title: 'Sail where something lies',
              text: 'Winners went {won sailed} steps, the others {lost sailed}; on the way they used {won island-used} islands and took {won diary-taken} diaries, against {lost island-used} and {lost diary-taken}. Points are the same in any direction, gifts are not.',
            },
            pt: {
              title: 'Navegue onde há algo',
              text: 'Os vencedores deram {won sailed} passos, os outros {lost sailed}; no caminho usaram {won island-used} ilhas e pegaram {won diary-taken} diários, contra {lost island-used} e {lost diary-taken}. Os pontos são iguais em qualquer direção, os presentes não.',
            },
            it: {
              title: 'Naviga dove c’è qualcosa',
              text: 'I vincitori hanno fatto {won sailed} passi, gli altri {lost sailed}; lungo la via hanno usato {won island-used} isole e preso {won diary-taken} diari, contro {lost island-used} e {lost diary-taken}. I punti sono uguali in ogni direzione, i doni no.',
            },
          },
        },
        {
          id: 'crates',
          shows: [['won crate-used', '>', 'lost crate-used']],
          says: {
            en: {
              title: 'Use the crates, and again',
              text: 'Winners used crate spaces {won crate-used} times, the others {lost crate-used} times, and turned lids over again {won lid-reactivated} times. A free action is worth as much as a worker’s.',
            },
            pt: {
              title: 'Use os caixotes, e de novo',
              text: 'Os vencedores usaram os caixotes {won crate-used} vezes, os outros {lost crate-used}, e reativaram tampas {won lid-reactivated} vezes. Uma ação livre vale tanto quanto a de um trabalhador.',
            },
            it: {
              title: 'Usa le casse, e di nuovo',
              text: 'I vincitori hanno usato le casse {won crate-used} volte, gli altri {lost crate-used}, e hanno riattivato i coperchi {won lid-reactivated} volte. Un’azione libera vale quanto quella di un lavoratore.',
            },
          },
        },
      ],
    },
    {
      id: 'end',
      title: { en: 'The end', pt: 'O fim', it: 'La fine' },
      advice: [
        {
          id: 'orders',
          shows: [
            ['won points:orders', '>', 'lost points:orders'],
            ['wins points:orders', '>', 'without points:orders'],
          ],
          says: {
            en: {
              title: 'A royal order that you can meet',
              text: 'Royal orders brought winners {won points:orders} points, the others {lost points:orders}. Those who scored at least one won {wins points:orders}%, those who scored none {without points:orders}%. Look at the orders of the game before you lay the second tile.',
            },
            pt: {
              title: 'Uma ordem real ao seu alcance',
              text: 'As ordens reais renderam {won points:orders} pontos aos vencedores e {lost points:orders} aos outros. Quem pontuou ao menos uma venceu {wins points:orders}%, quem nenhuma {without points:orders}%. Olhe as ordens da partida antes de colocar a segunda peça.',
            },
            it: {
              title: 'Un ordine reale alla tua portata',
              text: 'Gli ordini reali hanno reso {won points:orders} punti ai vincitori e {lost points:orders} agli altri. Chi ne ha segnato almeno uno ha vinto il {wins points:orders}%, chi nessuno il {without points:orders}%. Guarda gli ordini della partita prima di posare la seconda tessera.',
            },
          },
        },
        {
          id: 'order-worker',
          shows: [['wins order-taken:ordinary', '>', 'wins order-taken:special']],
          says: {
            en: {
              title: 'Tie down an ordinary worker',
              text: 'An order keeps the worker for good. Those who sent an ordinary one won {wins order-taken:ordinary}%, those who sent a special one {wins order-taken:special}%. Special workers are worth more on the areas.',
            },
            pt: {
              title: 'Prenda um trabalhador comum',
              text: 'Uma ordem fica com o trabalhador para sempre. Quem mandou um comum venceu {wins order-taken:ordinary}%, quem mandou um especial {wins order-taken:special}%. Os especiais rendem mais nas áreas.',
            },
            it: {
              title: 'Impegna un lavoratore normale',
              text: 'Un ordine tiene il lavoratore per sempre. Chi ne ha mandato uno normale ha vinto il {wins order-taken:ordinary}%, chi uno speciale il {wins order-taken:special}%. Gli speciali rendono di più nelle aree.',
            },
          },
        },
        {
          id: 'helm',
          shows: [
            ['won points:helm', '>', 'lost points:helm'],
            ['won points:helm', '>', 20],
          ],
          says: {
            en: {
              title: 'Helm points are the game',
              text: 'Of {won total} points winners had {won points:helm} by sailing, the others {lost points:helm} of {lost total}. Leftovers bring {won points:leftovers}: spend before the end whatever can still become a step.',
            },
            pt: {
              title: 'Os pontos de timão são o jogo',
              text: 'Dos {won total} pontos os vencedores fizeram {won points:helm} navegando, os outros {lost points:helm} de {lost total}. As sobras rendem {won points:leftovers}: gaste antes do fim tudo o que ainda possa virar um passo.',
            },
            it: {
              title: 'I punti timone sono il gioco',
              text: 'Di {won total} punti i vincitori ne hanno fatti {won points:helm} navigando, gli altri {lost points:helm} su {lost total}. Gli avanzi rendono {won points:leftovers}: spendi prima della fine tutto ciò che può ancora diventare un passo.',
            },
          },
        },
      ],
    },
  ],
}
