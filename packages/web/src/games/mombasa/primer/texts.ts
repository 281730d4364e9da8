import type { Primer } from '../../../primer/primer.ts'

export const primer: Primer = {
  parts: [
    {
      id: 'opening',
      title: { en: 'The first rounds', pt: 'As primeiras rodadas', it: 'I primi round' },
      advice: [
        {
          id: 'first-card',
          shows: [
            ['wins first bought-with-goods:expansion-2', '>', 'without first bought-with-goods:expansion-2'],
            ['wins first bought-with-goods:expansion-2', '>', 'wins first bought-with-goods:bookkeeper-2'],
          ],
          says: {
            en: {
              title: 'A second expansion card first',
              text: 'Whoever bought a 2 expansion as the first card with goods won {wins first bought-with-goods:expansion-2}%, all others {without first bought-with-goods:expansion-2}%; a 2 bookkeeper came to {wins first bought-with-goods:bookkeeper-2}%. It comes back every other round, while the map still has regions that pay.',
            },
            pt: {
              title: 'Primeiro, mais uma carta de expansão',
              text: 'Quem comprou uma expansão 2 como primeira carta com mercadorias venceu {wins first bought-with-goods:expansion-2}%, todos os outros {without first bought-with-goods:expansion-2}%; um escriturário 2 chegou a {wins first bought-with-goods:bookkeeper-2}%. Ela volta rodada sim, rodada não, enquanto o mapa ainda tem regiões que pagam.',
            },
            it: {
              title: 'Prima un’altra carta espansione',
              text: 'Chi ha comprato una espansione 2 come prima carta con merci ha vinto il {wins first bought-with-goods:expansion-2}%, tutti gli altri il {without first bought-with-goods:expansion-2}%; con un contabile 2 si è arrivati al {wins first bought-with-goods:bookkeeper-2}%. Torna un round sì e uno no, finché sulla mappa restano regioni che rendono.',
            },
          },
        },
        {
          id: 'buy-early',
          shows: [
            ['wins early bought-with-goods', '>', 'without early bought-with-goods'],
            ['wins early bought-for-pounds', '>', 'without early bought-for-pounds'],
          ],
          says: {
            en: {
              title: 'Buy in the first two rounds',
              text: 'Those who bought with goods in the first two rounds won {wins early bought-with-goods}%, the others {without early bought-with-goods}%. For pounds it is {wins early bought-for-pounds} against {without early bought-for-pounds}%. A card that is bought early is played four times.',
            },
            pt: {
              title: 'Compre nas duas primeiras rodadas',
              text: 'Quem comprou com mercadorias nas duas primeiras rodadas venceu {wins early bought-with-goods}%, os outros {without early bought-with-goods}%. Com libras são {wins early bought-for-pounds} contra {without early bought-for-pounds}%. Uma carta comprada cedo se joga muitas vezes.',
            },
            it: {
              title: 'Compra nei primi due round',
              text: 'Chi ha comprato con merci nei primi due round ha vinto il {wins early bought-with-goods}%, gli altri il {without early bought-with-goods}%. In sterline è {wins early bought-for-pounds} contro {without early bought-for-pounds}%. Una carta comprata presto si gioca molte volte.',
            },
          },
        },
        {
          id: 'diamonds',
          shows: [
            ['won points:diamonds', '>', 'lost points:diamonds'],
            ['won diamond-moved+steps', '>', 'lost diamond-moved+steps'],
          ],
          says: {
            en: {
              title: 'Diamonds pay in the end',
              text: 'Winners went {won diamond-moved+steps} steps on the diamond track, the others {lost diamond-moved+steps}: £{won points:diamonds} against £{lost points:diamonds}. Its last spaces are worth most, and on the way it opens a slot.',
            },
            pt: {
              title: 'Diamantes pagam no fim',
              text: 'Os vencedores deram {won diamond-moved+steps} passos na trilha de diamantes, os outros {lost diamond-moved+steps}: £{won points:diamonds} contra £{lost points:diamonds}. As últimas posições valem mais, e no caminho se abre uma área.',
            },
            it: {
              title: 'I diamanti pagano alla fine',
              text: 'I vincitori hanno fatto {won diamond-moved+steps} passi sul tracciato dei diamanti, gli altri {lost diamond-moved+steps}: £{won points:diamonds} contro £{lost points:diamonds}. Le ultime posizioni valgono di più, e lungo la via si apre uno spazio.',
            },
          },
        },
      ],
    },
    {
      id: 'middle',
      title: { en: 'Books and majorities', pt: 'Livros e maiorias', it: 'Libri e maggioranze' },
      advice: [
        {
          id: 'books',
          shows: [
            ['won points:books', '>', 'lost points:books'],
            ['wins marker-placed:bookkeeper-tile', '>', 'without marker-placed:bookkeeper-tile'],
          ],
          says: {
            en: {
              title: 'Books are the widest gap',
              text: 'Winners had £{won points:books} for books, the others £{lost points:books}. Whoever reserved the bookkeeper tile at least once won {wins marker-placed:bookkeeper-tile}%, whoever never did {without marker-placed:bookkeeper-tile}%. Lay a row of books that your usual cards can meet.',
            },
            pt: {
              title: 'Os livros fazem a maior diferença',
              text: 'Os vencedores tiveram £{won points:books} de livros, os outros £{lost points:books}. Quem reservou o tile do escriturário ao menos uma vez venceu {wins marker-placed:bookkeeper-tile}%, quem nunca o fez {without marker-placed:bookkeeper-tile}%. Monte uma fileira de livros que as suas cartas habituais cumpram.',
            },
            it: {
              title: 'I libri fanno la differenza più grande',
              text: 'I vincitori hanno avuto £{won points:books} dai libri, gli altri £{lost points:books}. Chi ha riservato la tessera contabile almeno una volta ha vinto il {wins marker-placed:bookkeeper-tile}%, chi mai il {without marker-placed:bookkeeper-tile}%. Disponi una fila di libri che le tue carte solite soddisfino.',
            },
          },
        },
        {
          id: 'majorities',
          shows: [
            ['won majority-used', '>', 'lost majority-used'],
            ['wins majority-used:banana', '>', 'without majority-used:banana'],
          ],
          says: {
            en: {
              title: 'Claim majorities, bananas too',
              text: 'Winners claimed {won majority-used} majorities, the others {lost majority-used}. Those who never took that of bananas won only {without majority-used:banana}%, the others {wins majority-used:banana}%: it is open to whoever remembers it.',
            },
            pt: {
              title: 'Reclame maiorias, também a de bananas',
              text: 'Os vencedores reclamaram {won majority-used} maiorias, os outros {lost majority-used}. Quem nunca tomou a de bananas venceu só {without majority-used:banana}%, os demais {wins majority-used:banana}%: está aberta a quem se lembra dela.',
            },
            it: {
              title: 'Rivendica maggioranze, anche di banane',
              text: 'I vincitori hanno rivendicato {won majority-used} maggioranze, gli altri {lost majority-used}. Chi non ha mai preso quella delle banane ha vinto solo il {without majority-used:banana}%, gli altri il {wins majority-used:banana}%: è aperta a chi se ne ricorda.',
            },
          },
        },
        {
          id: 'steps',
          shows: [
            ['won advanced+steps', '>', 'lost advanced+steps'],
            ['won call-paid+pounds', '>', 'lost call-paid+pounds'],
          ],
          says: {
            en: {
              title: 'Pay the capital calls',
              text: 'Winners went {won advanced+steps} steps on the tracks, the others {lost advanced+steps}, and paid more capital calls for it: £{won call-paid+pounds} against £{lost call-paid+pounds}. Keep some pounds for them instead of stopping before.',
            },
            pt: {
              title: 'Pague as chamadas de capital',
              text: 'Os vencedores deram {won advanced+steps} passos nas trilhas, os outros {lost advanced+steps}, e pagaram por isso mais chamadas de capital: £{won call-paid+pounds} contra £{lost call-paid+pounds}. Guarde libras para elas em vez de parar antes.',
            },
            it: {
              title: 'Paga le richieste di capitale',
              text: 'I vincitori hanno fatto {won advanced+steps} passi sui tracciati, gli altri {lost advanced+steps}, e per questo hanno pagato più richieste di capitale: £{won call-paid+pounds} contro £{lost call-paid+pounds}. Tieni sterline per queste invece di fermarti prima.',
            },
          },
        },
      ],
    },
    {
      id: 'end',
      title: { en: 'What does not decide', pt: 'O que não decide', it: 'Che cosa non decide' },
      advice: [
        {
          id: 'expand',
          shows: [
            ['won entered', '>', 'lost entered'],
            ['won entered', '<', 20],
          ],
          says: {
            en: {
              title: 'Expansion is for everybody',
              text: 'Winners entered {won entered} regions, the others {lost entered}: hardly a difference. A company that grows pays all who own its shares, so expand where you own most, and let others do the rest.',
            },
            pt: {
              title: 'A expansão é para todos',
              text: 'Os vencedores entraram em {won entered} regiões, os outros em {lost entered}: quase nenhuma diferença. Uma companhia que cresce paga a todos os que têm quotas dela; expanda onde você tem mais e deixe o resto aos outros.',
            },
            it: {
              title: 'L’espansione è per tutti',
              text: 'I vincitori sono entrati in {won entered} regioni, gli altri in {lost entered}: quasi nessuna differenza. Una compagnia che cresce paga tutti quelli che ne hanno quote; espandi dove ne hai di più e lascia il resto agli altri.',
            },
          },
        },
        {
          id: 'cash',
          shows: [
            ['won points:pounds', '>', 'lost points:pounds'],
            ['won discarded+pounds', '>', 'lost discarded+pounds'],
          ],
          says: {
            en: {
              title: 'Selling cards hardly matters',
              text: 'Winners discarded cards for £{won discarded+pounds}, the others for £{lost discarded+pounds}, and ended with £{won points:pounds} in cash against £{lost points:pounds}. Cash is what a good game leaves over, not how it is won: books alone make a wider gap.',
            },
            pt: {
              title: 'Vender cartas quase não importa',
              text: 'Os vencedores descartaram cartas por £{won discarded+pounds}, os outros por £{lost discarded+pounds}, e terminaram com £{won points:pounds} em dinheiro contra £{lost points:pounds}. Dinheiro é o que sobra de uma boa partida, não o que a vence: só os livros já fazem diferença maior.',
            },
            it: {
              title: 'Vendere carte conta poco',
              text: 'I vincitori hanno scartato carte per £{won discarded+pounds}, gli altri per £{lost discarded+pounds}, e hanno finito con £{won points:pounds} in contanti contro £{lost points:pounds}. I contanti sono ciò che avanza di una buona partita, non ciò che la vince: già i libri fanno una differenza più larga.',
            },
          },
        },
      ],
    },
  ],
}
