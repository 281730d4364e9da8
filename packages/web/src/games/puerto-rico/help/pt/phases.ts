import { capital } from '@quayside/kernel'
import { GOODS } from '@quayside/puerto-rico/ids'
import { PRIVILEGE } from '@quayside/puerto-rico/sizes'
import { ao, by, doThe, no, O, o, um } from '@quayside/puerto-rico/words/pt/grammar'
import type { PhaseId } from '../texts.ts'
import { Os, os, type Say } from './say.ts'

/** The phases of the roles in the rules reference. */
export const phases = (say: Say): Record<PhaseId, readonly string[]> => ({
  settler: settler(say),
  mayor: mayor(say),
  builder: builder(say),
  craftsman: craftsman(say),
  trader: trader(say),
  captain: captain(say),
  prospector: prospector(say),
})

/** "Em sentido horário, a partir do Colono" */
const clockwise = (say: Say, id: PhaseId) => `Em sentido horário, a partir ${doThe(say.roles[id])}`

const settler = (say: Say) => {
  const { n, terms, Role, phase, buildings, occupied, piles } = say
  const { field } = terms
  return [
    `${clockwise(say, 'settler')}, cada um pode pegar ${um(field)} à vista e ${by(field, 'colocá-lo', 'colocá-la')} num espaço livre do campo. ${Role('settler')} pode, em vez disso, pegar uma pedreira.`,
    `A peça nova vem sem trabalhador. Não funciona até a próxima ${phase('mayor')}, a não ser que ${occupied('hospice')} traga um trabalhador com ela.`,
    `${buildings.hacienda.one}: antes da peça normal, você pode tirar outra sem ver. ${buildings['construction-hut'].one}: você pode pegar uma pedreira no lugar de ${um(field)}.`,
    `Quando todos tiverem agido, as peças à vista que sobraram são descartadas e ${n.openTiles} novas são reveladas${piles ? ', uma em cada pilha' : ''}. O descarte volta embaralhado quando ${piles ? 'todas as pilhas estiverem vazias' : 'não restar peça virada para baixo'}.`,
    `Na sua ilha cabem ${n.fieldSpaces} peças de campo. Com o campo cheio, você ainda pode escolher a função, mas não age.`,
  ]
}

const mayor = ({ n, terms, pieces, roles, Role, phase, supply, hall }: Say) => [
  `${Role('mayor')} pode pegar um trabalhador ${doThe(supply)}. Depois os que estão ${no(hall)} são repartidos um a um, em sentido horário a partir ${doThe(roles.mayor)}, até acabarem.`,
  `Cada um, na sua vez, recolhe todos os seus trabalhadores e os recoloca, um por círculo, em ${terms.field.other}, pedreiras e ${terms.building.other}. Sem trabalhador, nada funciona.`,
  `Nenhum trabalhador fica parado enquanto houver um círculo seu vazio. Os que ficam sem círculo esperam a próxima ${phase('mayor')}.`,
  `Depois ${o(hall)} é ${by(hall, 'reabastecido', 'reabastecida')} com trabalhadores ${doThe(supply)}: um para cada círculo vazio em todas as cidades, no mínimo ${n.players}. Círculos vazios em ${terms.field.other} e pedreiras não contam.`,
  n.has('nobles')
    ? `Se ${o(supply)} tiver menos do que isso, dá o que tem. Um deles é ${um(pieces.noble)}, enquanto houver.`
    : `Se ${o(supply)} tiver menos do que isso, esta é a última rodada.`,
]

const builder = (say: Say) => {
  const { n, terms, roles, role, phase, coins, occupied, list } = say
  const { building } = terms
  const example = n.building('factory')
  const quarries = Math.min(2, example.quarryLimit)
  const price = example.cost - quarries
  const limits = n.quarryLimits.map(({ points, limit }) => `${limit} para ${points} PV`)
  return [
    `${clockwise(say, 'builder')}, cada um pode comprar ${um(building)} e ${by(building, 'erguê-lo', 'erguê-la')} na sua cidade. Para ${role('builder')}, sai por ${coins(PRIVILEGE)} a menos.`,
    `Cada pedreira ocupada tira 1, até um limite que depende dos pontos ${doThe(building)}: ${list(limits)}. Nenhum preço fica abaixo de 0.`,
    `Exemplo: ${o(say.buildings.factory)} custa ${coins(example.cost)}. Com ${quarries} pedreiras ocupadas você paga ${price}; como ${roles.builder.one}, ${price - PRIVILEGE}.`,
    `Ninguém tem duas vezes ${by(building, 'o mesmo', 'a mesma')} ${building.one}. A cidade tem ${n.citySpaces} espaços; ${um(building)} grande ocupa dois. Quem preenche o último espaço faz desta a última rodada.`,
    `${by(building, 'O novo', 'A nova')} ${building.one} fica sem trabalhador até a próxima ${phase('mayor')}. Com ${occupied('university')}, você pode pegar um na hora.`,
  ]
}

const craftsman = (say: Say) => {
  const { terms, tiles, role, amount, supply, occupied } = say
  const { field, barrel, building } = terms
  return [
    `${clockwise(say, 'craftsman')}, cada um recebe ${doThe(supply)} o que seus trabalhadores produzem. Isso acontece sozinho.`,
    `${capital(tiles.corn.other)} só precisam de um trabalhador: ${amount(1, 'corn')} cada. Todas as outras mercadorias pedem pares: um trabalhador ${no(field)} e outro em ${um(building)} de produção dessa mercadoria. Vale o menor dos dois números.`,
    `${Os(barrel)} são ${by(barrel, 'limitados', 'limitadas')}. Quando falta um tipo ${no(supply)}, quem vem depois recebe menos ou nada.`,
    `Depois da produção de todos, ${role('craftsman')} pode pegar mais ${um(barrel)} de um tipo que produziu nesta fase, se ainda houver ${no(supply)}.`,
    `Com ${occupied('factory')}, você recebe ${terms.coin.other} pelo número de tipos que produziu; ${o(barrel)} a mais não conta.`,
  ]
}

const trader = (say: Say) => {
  const { n, terms, goods, Role, buildings, coins, house, full, supply, occupied, list } = say
  const prices = GOODS.map((id) => `${goods[id].one} ${n.price[id]}`)
  return [
    `${clockwise(say, 'trader')}, cada um pode vender ${um(terms.barrel)} ${ao(house)}. ${Role('trader')} recebe ${coins(PRIVILEGE)} a mais pela venda.`,
    `Preços: ${list(prices)}.`,
    `${O(house)} tem ${n.houseSpaces} espaços e compra cada tipo uma vez, a não ser de quem tem ${occupied('office')}. Quando está ${full}, ninguém mais vende.`,
    `${buildings['small-market'].one}: ${coins(n.effect('small-market', 'saleBonus'))} a mais pela venda. ${buildings['large-market'].one}: ${coins(n.effect('large-market', 'saleBonus'))} a mais. Os dois se somam.`,
    `Se ${o(house)} estiver ${full} no fim da fase, as mercadorias voltam ${ao(supply)}. Senão, ficam e continuam bloqueando seus tipos.`,
  ]
}

const captain = (say: Say) => {
  const { n, terms, Role, buildings, barrels, supply, kinds, the } = say
  const { barrel } = terms
  const [small, large] = [n.ships[0], n.ships[n.ships.length - 1]]
  const asMany = `${by(barrel, 'tantos', 'tantas')} ${barrel.other} ${by(barrel, 'quantos', 'quantas')} couberem`
  return [
    `${clockwise(say, 'captain')}, volta após volta, cada um embarca um tipo de mercadoria num navio, ${asMany}, por 1 PV cada. ${Role('captain')} ganha ${PRIVILEGE} PV a mais no seu primeiro embarque. O embarque acaba quando ninguém embarca numa volta inteira.`,
    `Enquanto algum navio aceitar mercadorias suas, você deve embarcar. Um navio leva um só tipo, e um tipo vai num só navio; o tipo quem escolhe é você. Um tipo que ainda não está a bordo vai num navio vazio em que caiba o máximo dele: com ${small + 1} de um tipo e os navios de ${small} e ${large} vazios, você usa o navio de ${large}.`,
    `${buildings.harbor.one}: ${n.effect('harbor', 'pointsPerLoad')} PV a mais por embarque. ${buildings.wharf.one}: uma vez na fase, ${by(barrel, 'todos', 'todas')} ${os(barrel)} que você tem de um tipo num navio próprio.`,
    `Guardar: terminado o embarque, cada um pode guardar ${barrels(1)}. ${O(buildings['small-warehouse'])} guarda ainda ${kinds(n.effect('small-warehouse', 'keepsKinds'))}; ${the('large-warehouse')}, ${kinds(n.effect('large-warehouse', 'keepsKinds'))}. Esses são escolhidos primeiro. O resto volta ${ao(supply)}.`,
    'Por fim, os navios cheios partem e voltam vazios. Os que ainda têm espaço ficam com a carga. Se as fichas acabaram, esta é a última rodada.',
  ]
}

const prospector = ({ n, terms, roles, Role, role, coins, list }: Say) => {
  const inPlay = n.roles.filter((id) => id === 'prospector' || id === 'prospector2')
  if (inPlay.length === 0) return [`Com ${n.players} jogadores, ${role('prospector')} não está na partida.`]
  return [
    `${Role('prospector')} pega ${coins(PRIVILEGE)} do banco, além ${by(terms.coin, 'dos', 'das')} ${terms.coin.other} que estiverem sobre a função. Os outros não fazem nada.`,
    inPlay.length === 1
      ? `Com ${n.players} jogadores há um só ${roles.prospector.one}.`
      : `Com ${n.players} jogadores há duas dessas funções: ${list(inPlay.map((id) => roles[id].one))}.`,
  ]
}
