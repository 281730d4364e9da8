import { capital } from '@quayside/kernel'
import { DIAMOND_SLOT, numberOf } from '../../ids.ts'
import { levelOfSpace, SPACE } from '../../spaces.ts'
import type { Lexicon, Rulings } from '../catalogue.ts'
import { BOOKKEEPING_POINT, count, EXPANSION_POINT, missing, ordinal, UNIT } from './grammar.ts'
import { NAMES } from './names.ts'

export function rulings({ card, book, region, start, rules, pack }: Lexicon): Rulings {
  const { cost } = pack.map
  const { companies, counted, tiles } = NAMES
  const points = (n: number) => count(n, EXPANSION_POINT)
  const units = (n: number) => count(n, UNIT)
  const faceUp = (facts: { counted: keyof typeof counted; total: number }) =>
    `${counted[facts.counted].count(facts.total)} à mostra`

  return {
    reasons: {
      'other-question': () => 'Isso não responde à pergunta de agora.',
      'tile-not-dealt': (facts) => `Você não recebeu o ${start(facts.start).one}.`,
      'other-card-rests': (facts) => `Agora é outra carta que vai para o repouso, não ${card(facts.card).the}.`,
      'pile-not-middle': ({ pile }) => `A zona de repouso ${pile} começa vazia: use a 2, a 3 ou a 4.`,
      'pile-taken': ({ pile }) => `A zona de repouso ${pile} já tem a sua carta: cada zona do meio recebe uma.`,
      'not-in-hand': (facts) => `Não está na sua mão: ${card(facts.card).a}.`,
      'share-card': (facts) => `Você guarda ${card(facts.card).the} na mão até o fim: não se joga nem se descarta.`,
      'slot-closed': ({ slot }) =>
        slot === numberOf(DIAMOND_SLOT)
          ? `A área ${slot} está fechada: abre com o seu marcador no espaço ${rules.diamondSlot} da trilha de diamantes.`
          : `A área ${slot} está fechada: abre com o seu tinteiro na posição ${rules.bookSlot}.`,
      'slot-filled': ({ slot }) => `Já há uma carta na área ${slot}.`,
      'slot-empty': ({ slot }) => `Não há carta na área ${slot}.`,
      'card-used': ({ slot }) => `A carta da área ${slot} já foi usada.`,
      'expansion-together': () => 'As cartas de expansão se usam todas juntas: escolha uma companhia para expandir.',
      'no-such-tile': ({ tile }) => `Você não tem ${tiles[tile].the}.`,
      'tile-used': ({ tile }) => `Você já usou ${tiles[tile].the}.`,
      'tile-of-other-use': ({ tile }) =>
        tile === 'plus-one'
          ? 'O tile +1 vai sobre uma carta de bens, não se usa sozinho.'
          : 'O tile de expansão se usa ao expandir uma companhia.',
      'no-plus-one': () => 'Você não tem o tile +1 para pôr sobre uma carta.',
      'plus-one-needs-goods': () => 'O tile +1 vai sobre uma carta de bens com a face para cima.',
      'no-expansion': () => 'Para expandir é preciso uma carta ou um tile de expansão com a face para cima.',
      'base-empty': ({ company }) => `A base ${companies[company].of} não tem mais feitorias.`,
      'not-goods': ({ slot }) => `A carta da área ${slot} não é uma carta de bens.`,
      'card-in-use': ({ slot }) => `A carta da área ${slot} já está em uso.`,
      'other-good': ({ good }) => `Você está usando ${counted[good].one}: outros bens não podem entrar.`,
      'mixing-buys': () => 'Bens misturados devem comprar uma carta.',
      'cards-first': () => 'As cartas entram antes da compra e dos avanços.',
      'already-bought': () => 'Você já comprou a única carta desta ação.',
      'buy-first': () => 'A carta se compra antes do primeiro avanço.',
      'no-card-there': () => 'Não há carta ali.',
      'not-enough-units': ({ price, short }) => `Essa carta custa ${units(price)}: ${missing(short)}.`,
      'not-enough-pounds': ({ price, short }) => `Essa carta custa £${price}: ${missing(short, `£${short}`)}.`,
      'track-end': ({ company }) => `Seu marcador está no fim da trilha ${companies[company].of}.`,
      'call-unpaid': ({ company, pounds }) =>
        `O próximo espaço da trilha ${companies[company].of} pede £${pounds} de chamada de capital: você tem menos.`,
      'units-left': (facts) => `Você ainda pode avançar com ${units(facts.units)}: use o que tem.`,
      'column-empty': ({ company, column }) => `A coluna ${column} da base ${companies[company].of} não tem feitorias.`,
      'column-full': ({ company, column }) => `A coluna ${column} da base ${companies[company].of} não tem lugar.`,
      'own-region': (facts) => `${capital(companies[facts.company].the)} já está ${region(facts.region).into}.`,
      'not-adjacent': (facts) =>
        `Nem a base nem as feitorias ${companies[facts.company].of} fazem fronteira com ${region(facts.region).the}.`,
      'not-enough-points': (facts) =>
        `Entrar ${region(facts.region).into} pede ${points(facts.points)}: ${missing(facts.short)}.`,
      'reward-taken': () => 'Essa recompensa não está pendente.',
      'flip-no-book': ({ step }) => `Não há livro na posição ${step}.`,
      'flip-starting-book': () => 'O livro inicial não se vira: faz parte do seu tile.',
      'flip-again': () => 'Um escriturário vira um só livro, e nenhum livro se vira duas vezes.',
      'flip-late': () => 'Os livros se viram antes de mover o tinteiro.',
      'flip-pounds': ({ pounds }) => `Virar um livro custa £${pounds}: você tem menos.`,
      'no-book-ahead': ({ step }) => `Não há livro na posição ${step}: o tinteiro não pode entrar.`,
      'requirements-unmet': (facts) => `O próximo livro pede à mostra ${book(facts.book).needs}.`,
      'book-track-end': () => 'Seu tinteiro está no fim da trilha.',
      'no-book-there': () => 'Não há livro ali.',
      'book-price': (facts) =>
        `Um livro ${facts.letter} custa ${count(facts.price, BOOKKEEPING_POINT)}: você tem ${facts.points}.`,
      'book-not-held': (facts) => `Você não pegou ${book(facts.book).the}.`,
      'book-crossed-out': ({ step }) => `A posição ${step} tem um A riscado: só recebe um B ou um C.`,
      'book-covers': ({ step }) => `Um livro A não pode cobrir o B ou o C da posição ${step}.`,
      'no-marker-left': () => 'Você não tem mais marcadores de bônus nesta rodada.',
      'space-taken': () => 'Já há um marcador ali nesta rodada.',
      'space-locked': ({ bonus }) =>
        `Você não desbloqueou esse espaço: alcance o ${ordinal(levelOfSpace(SPACE.of(bonus)))} espaço especial da trilha e espere o seu próximo turno.`,
      'space-other-used': () => 'Você já usou o outro espaço de bônus desta trilha nesta rodada.',
      'first-player-waits': () => 'Você é o primeiro jogador: este espaço vale a partir do seu segundo turno.',
      'space-pounds': ({ pounds, short }) => `Esse espaço custa £${pounds}: ${missing(short, `£${short}`)}.`,
      'no-card-affordable': () => 'Depois de pagar o espaço, você não poderia comprar nenhuma carta.',
      'nothing-to-discard': () => 'Você não tem na mão nenhuma carta que este espaço aceite.',
      'no-majority': (facts) => `Alguém tem mais do que você: você tem ${faceUp(facts)}.`,
      'below-lowest-tier': (facts) => `Você tem ${faceUp(facts)}: o espaço pede ${facts.min}.`,
      'tier-not-reached': (facts) =>
        facts.min ? `Você tem ${faceUp(facts)}: essa recompensa pede ${facts.min}.` : 'Essa recompensa não existe.',
      'discard-kind': ({ wanted }) =>
        wanted === 'any' ? 'Este espaço não aceita essa carta.' : `Este espaço só aceita cartas ${counted[wanted].of}.`,
      'no-such-part': () => 'Essa parte da recompensa não está pendente.',
      'one-part-needed': () =>
        'Faça ao menos uma das duas coisas: comprar uma carta ou avançar na trilha de diamantes.',
      'own-track': ({ company }) => `Os avanços são em outras trilhas, não na ${companies[company].of}.`,
      'track-moved': ({ company }) => `Você já avançou na trilha ${companies[company].of}.`,
      'pile-empty': ({ pile }) => `A zona de repouso ${pile} está vazia.`,
    },

    rules: {
      'turn-order':
        'O primeiro jogador começa e os turnos seguem em sentido horário; cada um responde quando lhe perguntam.',
      notation: 'Uma resposta se escreve como aparece na lista de respostas.',
      'starting-tiles':
        'Cada jogador tem um tile inicial: três cartas para o repouso, uma em cada zona do meio, um primeiro livro e um bônus.',
      planning: 'Em segredo, cada um põe cartas da mão com a face para baixo, no máximo uma em cada área aberta.',
      'share-cards': 'Uma carta que é só quota fica na mão até a pontuação.',
      slots: `Três áreas estão abertas desde o início; as duas de fora abrem no espaço ${rules.diamondSlot} da trilha de diamantes e na posição ${rules.bookSlot} da trilha de escrituração, para o planejamento seguinte.`,
      actions:
        'Um turno é uma ação: bens, expansão, escriturário, mercador de diamantes, marcador de bônus ou fim; cartas usadas ficam viradas.',
      expansion:
        'Todas as cartas de expansão à mostra e o tile se usam de uma vez, para uma companhia com feitorias na base.',
      'bonus-tiles':
        'Um tile de bônus se usa como uma carta do seu tipo na rodada seguinte à reserva, sem ocupar área.',
      'plus-one':
        'No seu turno você pode pôr o tile +1 sobre uma carta de bens à mostra; ele fica ali e vale mais uma unidade.',
      goods:
        'As cartas de bens usadas se somam; cada unidade que não paga a compra avança um marcador seu um espaço, até onde der.',
      'goods-one-kind': 'Uma ação usa bens de um só tipo, a não ser que um bônus de trilha deixe misturar.',
      'goods-mixing': 'Os bens só se misturam numa ação que compra uma carta.',
      'goods-order': 'Primeiro as cartas a usar, depois a compra, depois os avanços.',
      'goods-one-purchase': 'Uma ação compra no máximo uma carta.',
      'card-display': 'Uma carta comprada vai para a mão, e seu espaço fica vazio até o preparo da próxima rodada.',
      'card-price':
        'Uma carta custa o seu número vermelho mais o da coluna, nunca menos de 0; descontos só valem com bens.',
      'company-tracks': 'No último espaço da trilha de uma companhia o marcador fica, e os avanços a mais se perdem.',
      'capital-calls':
        'Quem cruza uma chamada de capital paga na hora; quem não pode ou não quer pagar fica antes dela.',
      bases:
        'As feitorias saem da frente de uma coluna e voltam ao seu espaço vazio mais fundo; o último espaço, uma vez aberto, não se cobre mais.',
      'expansion-entering':
        'Uma companhia entra em regiões vizinhas da sua base ou de regiões onde está, nunca onde já está.',
      'expansion-cost': `Cruzar uma fronteira simples pede ${points(cost.single)}, uma dupla ${cost.double}, e mais ${cost.occupied} se outra companhia estiver lá.`,
      'expansion-rewards':
        'Postas todas as feitorias, cada região em que se entrou dá a sua recompensa uma vez, em qualquer ordem.',
      'book-flipping': `Antes de mover o tinteiro, um escriturário pode virar um livro por £${rules.flipPounds}; o livro então nada pede e nada dá.`,
      inkwell:
        'O tinteiro vai de livro em livro enquanto as cartas à mostra atendem ao que cada um pede; só o último dá a recompensa.',
      'book-display': 'Os livros se pegam do display, que se completa no fim do turno.',
      'book-price': `Um livro A custa ${rules.bookPrice[0]}, um B ${rules.bookPrice[1]} e um C ${rules.bookPrice[2]}; pontos que não compram livro valem £1 cada.`,
      'book-placing':
        'Os livros pegos vão para qualquer posição no fim do turno; um livro A não cobre B nem C, nem um A riscado.',
      'bonus-markers':
        'Num turno se põe um marcador num espaço vazio cujo preço ou condição se cumpre; ele bloqueia o espaço até o fim da rodada.',
      'track-bonuses':
        'Um espaço de bônus de trilha serve a quem o alcançou, a partir do turno seguinte, e só um dos dois por rodada.',
      'first-player-space': `O espaço dá o marcador de primeiro jogador e ${count(rules.firstPlayerPoints, BOOKKEEPING_POINT)}; quem já tem o marcador espera o segundo turno.`,
      'buy-card-space': `Por £${rules.buySpacePounds} você compra com libras uma carta do display; o dinheiro deve bastar para as duas coisas.`,
      'discard-space':
        'Uma carta da mão vai para o descarte e rende em libras o seu número vermelho e o que o espaço acrescenta, mas nunca uma carta de quota.',
      majorities:
        'Ninguém pode ter à mostra mais do que você; você recebe uma recompensa cujo número alcança, ou uma menor.',
      'reward-order': 'As partes de uma recompensa se recebem em qualquer ordem, uma vez cada.',
      'buy-and-or-diamond': 'Você compra uma carta com libras, avança na trilha de diamantes, ou as duas coisas.',
      'other-tracks': 'Os avanços são em trilhas diferentes, nenhuma delas a do próprio espaço.',
      'end-of-phase':
        'Ao encerrar a fase, você recolhe uma zona de repouso; depois as cartas jogadas vão para as zonas acima das suas áreas.',
    },
  }
}
