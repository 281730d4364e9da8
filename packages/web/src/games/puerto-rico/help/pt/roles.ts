import type { RoleId } from '@quayside/puerto-rico/ids'
import { PRIVILEGE } from '@quayside/puerto-rico/sizes'
import { ao, by, doThe, no, O, o, pelo, um } from '@quayside/puerto-rico/words/pt/grammar'
import type { RoleText } from '../texts.ts'
import { buccaneer } from './buccaneer.ts'
import { Os, os, type Say } from './say.ts'

export const roles = (say: Say): Record<RoleId, RoleText> => {
  const { n, terms, tiles, roles: names, role, Role, phase, occupied, coins, barrels, amount } = say
  const { supply, empty, hall, house, full, piles } = say
  const { field, barrel, coin, building } = terms
  const extraCoin = coins(PRIVILEGE)

  return {
    settler: {
      privilege: `uma pedreira no lugar de ${um(field)}`,
      summary: `Cada um pode pegar ${um(field)} à vista. ${Role('settler')} pode, em vez disso, pegar uma pedreira.`,
      details: [
        'Na sua vez, você pega uma peça ou nenhuma: quem vem depois tem menos escolha.',
        piles
          ? `Cada uma das ${n.openTiles} peças à vista fica sobre uma pilha própria. Você diz de qual pilha pega.`
          : 'As peças à vista saem de uma única pilha embaralhada.',
        `Com os ${n.fieldSpaces} espaços do campo preenchidos, você não age. Ainda pode escolher a função, ${by(coin, 'pelos', 'pelas')} ${coin.other} ou para negá-la aos outros.`,
        `Quando todos tiverem agido, as peças à vista que sobraram são descartadas e ${n.openTiles} novas são reveladas.`,
        piles
          ? 'Uma pilha vazia não mostra nada. Quando todas estiverem vazias, o descarte é embaralhado e forma pilhas novas.'
          : 'Quando a pilha acaba, o descarte é embaralhado e forma uma nova.',
      ],
    },
    mayor: {
      privilege: `mais um trabalhador ${doThe(supply)}`,
      summary: `Chegam trabalhadores, e cada um recoloca todos os seus. Antes disso, ${role('mayor')} pode pegar mais um ${doThe(supply)}.`,
      details: [
        `Os que estão ${no(hall)} são repartidos um a um, a começar ${pelo(names.mayor)}. Por isso alguns podem receber um a mais.`,
        'Depois você recolhe todos os seus trabalhadores e põe cada um onde quiser, um por círculo.',
        `Nenhum fica parado enquanto houver um círculo seu vazio. Os que ficam sem círculo esperam a próxima ${phase('mayor')}.`,
        `Por fim, ${o(hall)} recebe um trabalhador para cada círculo vazio em todas as cidades, e no mínimo ${n.players}. Círculos em ${field.other} e pedreiras não contam.`,
        n.has('nobles')
          ? `Um deles é ${um(say.pieces.noble)}, enquanto houver. Se faltarem trabalhadores, entram os que há.`
          : `Se ${o(supply)} tiver menos trabalhadores do que isso, esta é a última rodada.`,
        `O trabalhador a mais só vem ${doThe(supply)}. Com ${o(supply)} ${empty}, não há nenhum.`,
      ],
    },
    builder: {
      privilege: `${extraCoin} a menos no preço`,
      summary: `Cada um pode erguer ${um(building)} na sua cidade. Para ${role('builder')}, sai por ${extraCoin} a menos.`,
      details: [
        `Você paga o custo, menos 1 por pedreira ocupada até o limite ${doThe(building)}, menos ${PRIVILEGE} se for ${role('builder')}. O preço nunca fica abaixo de 0.`,
        `Você nunca ergue duas vezes ${by(building, 'o mesmo', 'a mesma')} ${building.one}.`,
        'É preciso um espaço livre na cidade, dois se for grande. O lugar não importa.',
        `Se ${role('builder')} não constrói, não ganha nada.`,
        `${by(building, 'Um novo', 'Uma nova')} ${building.one} fica sem trabalhador até a próxima ${phase('mayor')}, a não ser que ${occupied('university')} traga um.`,
        `Quem preenche os ${n.citySpaces} espaços da cidade faz desta a última rodada.`,
      ],
    },
    craftsman: {
      privilege: `mais ${um(barrel)} de um tipo que acabou de produzir`,
      summary: `Todos produzem mercadorias. Depois, ${role('craftsman')} pode pegar mais ${um(barrel)} de um tipo que acabou de produzir.`,
      details: [
        `A produção acontece sozinha; só ${o(barrel)} a mais é uma escolha.`,
        `Cada ${tiles.corn.one} ${by(tiles.corn, 'ocupado', 'ocupada')} dá ${amount(1, 'corn')}, sem precisar de ${building.one}.`,
        `Todas as outras mercadorias pedem pares: um trabalhador ${no(field)} e outro em ${um(building)} dessa mercadoria.`,
        `A vez segue em sentido horário a partir ${doThe(names.craftsman)}. Quem encontra ${by(barrel, 'poucos', 'poucas')} ${barrel.other} ${no(supply)} pega o que resta.`,
        `${O(barrel)} a mais precisa estar ainda ${no(supply)}. Se ${role('craftsman')} não produziu nada, não pega ${by(barrel, 'nenhum', 'nenhuma')}.`,
      ],
    },
    trader: {
      privilege: `${extraCoin} a mais pela venda`,
      summary: `Cada um pode vender ${um(barrel)} ${ao(house)}. ${Role('trader')} recebe ${extraCoin} a mais pela venda.`,
      details: [
        `${O(house)} tem ${n.houseSpaces} espaços e compra cada tipo uma vez. Com ${occupied('office')}, você pode vender um tipo que já está lá.`,
        `Com ${o(house)} ${full}, ninguém mais vende ali nesta fase.`,
        `Se ${o(house)} estiver ${full} no fim da fase, tudo volta ${ao(supply)}. Senão, as mercadorias ficam e continuam bloqueando seus tipos.`,
        `${O(say.goods.corn)} também pode ser ${by(say.goods.corn, 'vendido', 'vendida')}: rende ${coins(n.price.corn)}, mais os bônus da venda.`,
        `Se ${role('trader')} não vende, não ganha nada.`,
      ],
    },
    captain: {
      privilege: `${PRIVILEGE} PV a mais no primeiro embarque`,
      summary: `Todos devem embarcar mercadorias enquanto puderem, e cada ${barrel.one} vale 1 PV. ${Role('captain')} ganha ${PRIVILEGE} PV a mais no seu primeiro embarque.`,
      details: [
        `Na sua vez, você embarca um tipo num navio, ${by(barrel, 'tantos', 'tantas')} ${barrel.other} ${by(barrel, 'quantos', 'quantas')} couberem. A vez vai passando até que ninguém embarque numa volta inteira.`,
        'Um navio leva um só tipo, e um tipo vai num só navio. Um tipo que ainda não está a bordo vai num navio vazio em que caiba o máximo dele.',
        `Enquanto algum navio de carga aceitar mercadorias suas, você não pode passar. Embarcar ${pelo(say.buildings.wharf)} também vale.`,
        `Depois, cada um pode guardar ${barrels(1)}; armazéns ocupados guardam tipos inteiros. O resto volta ${ao(supply)}.`,
        'Os navios cheios partem e voltam vazios. Os outros ficam com a carga para a próxima vez.',
        'Quando as fichas acabam, esta é a última rodada. Os pontos seguintes ainda contam por inteiro.',
      ],
    },
    prospector: {
      privilege: `${extraCoin} do banco`,
      summary: `${Role('prospector')} pega ${extraCoin} do banco. Os outros não fazem nada.`,
      details: [
        'Os outros não têm ação, então esta função nunca os ajuda.',
        `Como toda função, também traz ${os(coin)} que estiverem sobre ela.`,
      ],
    },
    prospector2: {
      privilege: `${extraCoin} do banco`,
      summary: `Igual ${ao(names.prospector)}: ${extraCoin} do banco, e nada para os outros.`,
      details: [
        'São duas funções separadas: cada uma pode ser escolhida uma vez por rodada.',
        `${Os(coin)} que ficam sobre uma não contam para a outra.`,
      ],
    },
    buccaneer: buccaneer(say),
  }
}
