import { capital } from '@quayside/kernel'
import type { BuildingId } from '@quayside/puerto-rico/data/catalogue'
import { ao, by, doThe, no, O, o, pelo, um } from '@quayside/puerto-rico/words/pt/grammar'
import { type CardText, type Producer, productionCards } from '../texts.ts'
import { largeBuildings } from './large-buildings.ts'
import { newBuildings } from './new-buildings.ts'
import { noblesBuildings } from './nobles.ts'
import { os, type Say } from './say.ts'

export const buildings = (say: Say): Record<BuildingId, CardText> => ({
  ...production(say),
  ...settlerBuildings(say),
  ...tradeBuildings(say),
  ...captainBuildings(say),
  ...otherBuildings(say),
  ...largeBuildings(say),
  ...newBuildings(say),
  ...noblesBuildings(say),
})

function production(say: Say): Record<Producer['id'], CardText> {
  const { n, tiles, phase, barrels, amount, occupied } = say
  const card = ({ id, good, circles, size }: Producer): CardText => {
    const others = n.producersOf(good).filter((other) => other.id !== id)
    const along = others.map(
      (other) => `Seus trabalhadores se somam aos ${doThe(say.buildings[other.id as BuildingId])}.`,
    )
    const field = `${um(tiles[good])} ${by(tiles[good], 'ocupado', 'ocupada')}`
    return {
      summary: `Cada trabalhador aqui, em par com ${field}, dá ${amount(1, good)} em cada ${phase('craftsman')}.`,
      details: [
        `Produz até ${barrels(circles)} por fase. Círculo sem trabalhador não produz nada.`,
        ...along,
        ...(n.offers('aqueduct') && n.aqueductPlants.includes(id)
          ? [`Com ${occupied('aqueduct')}, você recebe mais ${barrels(1)} se produzir algo aqui.`]
          : []),
        `Com ${occupied('guild-hall')}, rende mais ${n.bonus[size]} PV no fim, com ou sem trabalhadores.`,
      ],
    }
  }
  return productionCards(card)
}

function settlerBuildings(say: Say): Record<'hacienda' | 'construction-hut' | 'hospice', CardText> {
  const { n, terms, roles, phase, buildings: names, role, the, occupied, tiles, supply, empty, hall, piles } = say
  const { field } = terms
  const anyTile = n.switches.hospiceTile === 'any-gained'
  return {
    hacienda: {
      summary: `Na ${phase('settler')}, antes da sua peça normal, você pode tirar ${um(field)} sem ver.`,
      details: [
        piles ? 'Você diz de qual pilha tira, sem olhar.' : 'É a peça de cima da pilha.',
        'O que você tira fica com você e vai na hora para a sua ilha.',
        'Se preencher seu último espaço do campo, você perde a peça normal.',
        anyTile
          ? `${names.hospice.one}: a peça tirada pode receber o trabalhador.`
          : `${names.hospice.one}: a peça tirada não recebe trabalhador, só a normal.`,
        ...(n.offers('forest-house')
          ? [`Com ${occupied('forest-house')}, você pode virá-la para baixo como ${tiles.forest.one}, depois de vê-la.`]
          : []),
      ],
    },
    'construction-hut': {
      summary: `Na ${phase('settler')}, você pode pegar uma pedreira no lugar de ${um(field)} à vista, como ${role('settler')}.`,
      details: [
        `Continua sendo uma peça por vez: como ${roles.settler.one}, você não leva duas pedreiras.`,
        `Não vale para a peça tirada com ${the('hacienda')}.`,
        'Quando as pedreiras acabam, não serve mais.',
        ...(n.offers('library')
          ? [`Como ${roles.settler.one} com ${occupied('library')}, você pode pegar uma pedreira como segunda peça.`]
          : []),
      ],
    },
    hospice: {
      summary: anyTile
        ? `Na ${phase('settler')}, uma das peças que você ganhar pode vir com um trabalhador.`
        : `Na ${phase('settler')}, sua peça normal pode vir com um trabalhador.`,
      details: [
        anyTile
          ? `Um trabalhador por fase. Se você também usar ${the('hacienda')}, a pergunta vem a cada peça até você aceitar.`
          : `Um trabalhador por fase. A peça tirada com ${the('hacienda')} não recebe nenhum.`,
        n.switches.hospiceFallback === 'none'
          ? `O trabalhador vem ${doThe(supply)}. Com ${o(supply)} ${empty}, não há nenhum, mesmo que haja ${no(hall)}.`
          : `O trabalhador vem ${doThe(supply)} ou, com ${o(supply)} ${empty}, ${doThe(hall)}.`,
        `Uma pedreira vale tanto quanto ${um(field)}. O trabalhador fica nessa peça e em nenhuma outra.`,
        ...hospiceAdded(say),
      ],
    },
  }
}

/** What expansions add to the hospice. */
function hospiceAdded({ n, buildings, tiles, hall, pieces }: Say): string[] {
  const added: string[] = []
  if (n.offers('forest-house')) {
    added.push(
      n.switches.hospiceTile === 'any-gained'
        ? `Por ${um(tiles.forest)}, o trabalhador fica sem círculo. Se você ganhar outra peça na fase, ele deve ir para ela.`
        : `${capital(um(tiles.forest))} também traz o trabalhador, que fica sem círculo.`,
    )
  }
  if (n.offers('library')) {
    added.push(
      n.libraryTileHasWorker
        ? `${buildings.library.one}: a segunda peça pode receber o trabalhador, se a primeira não recebeu.`
        : `${buildings.library.one}: a segunda peça não recebe trabalhador.`,
    )
  }
  if (n.has('nobles') && n.switches.hospiceFallback !== 'none') {
    added.push(`${capital(doThe(hall))} você pode pegar ${um(pieces.noble)} em vez dele.`)
  }
  return added
}

function tradeBuildings(say: Say): Record<'small-market' | 'large-market' | 'office', CardText> {
  const { n, coins, house, full, phase, goods, barrels } = say
  const market = (id: 'small-market' | 'large-market', other: BuildingId): CardText => ({
    summary: `Cada venda ${ao(house)} rende ${coins(n.effect(id, 'saleBonus'))} a mais.`,
    details: [
      `Soma-se ${ao(say.buildings[other])}: com ambos, ${coins(n.together('saleBonus'))} a mais.`,
      `Vale também para ${o(goods.corn)}. Sem venda, não paga nada.`,
      ...(n.offers('trading-post') ? [`Não paga nada por uma venda ${ao(say.buildings['trading-post'])}.`] : []),
    ],
  })
  return {
    'small-market': market('small-market', 'large-market'),
    'large-market': market('large-market', 'small-market'),
    office: {
      summary: `Na ${phase('trader')}, você pode vender um tipo que ${o(house)} já tem.`,
      details: [
        `Você continua vendendo só ${barrels(1)} por fase.`,
        `Não abre espaço: com ${o(house)} ${full}, você não vende.`,
      ],
    },
  }
}

function captainBuildings(say: Say): Record<'small-warehouse' | 'large-warehouse' | 'harbor' | 'wharf', CardText> {
  const { n, phase, terms, barrels, kinds, the, supply } = say
  const { barrel } = terms
  const single = `${o(barrel)} ${by(barrel, 'avulso', 'avulsa')}`
  const warehouse = (id: 'small-warehouse' | 'large-warehouse', other: BuildingId): CardText => ({
    summary: `Depois do embarque, você guarda ${kinds(n.effect(id, 'keepsKinds'))}, além ${doThe(barrel)} que todos guardam.`,
    details: [
      'Não dispensa o embarque: o que um navio aceita deve ser embarcado.',
      `Você escolhe de novo em cada ${phase('captain')}. ${capital(single)} pode ser de qualquer tipo.`,
      `Diga primeiro os tipos inteiros: depois de guardar ${single}, seus armazéns ficam fechados nesta fase.`,
      `Com ${the(other)} também, são ${kinds(n.together('keepsKinds'))}.`,
      ...(n.offers('storehouse')
        ? [
            `${O(say.buildings.storehouse)} acrescenta ${barrels(n.effect('storehouse', 'keepsSingles'))} de quaisquer tipos.`,
          ]
        : []),
    ],
  })
  return {
    'small-warehouse': warehouse('small-warehouse', 'large-warehouse'),
    'large-warehouse': warehouse('large-warehouse', 'small-warehouse'),
    harbor: {
      summary: `Cada embarque seu rende ${n.effect('harbor', 'pointsPerLoad')} PV a mais, seja qual for o tamanho.`,
      details: [
        'Paga também um segundo embarque do mesmo tipo.',
        n.offers('small-wharf')
          ? `Um embarque ${pelo(say.buildings.wharf)} ou ${pelo(say.buildings['small-wharf'])} também conta.`
          : `Um embarque ${pelo(say.buildings.wharf)} também conta.`,
      ],
    },
    wharf: {
      summary: `Uma vez por ${phase('captain')}, você pode embarcar num navio próprio ${by(barrel, 'todos', 'todas')} ${os(barrel)} que tem de um tipo, por 1 PV cada.`,
      details: [
        'Seu navio não tem limite e leva qualquer tipo, mesmo um que esteja num navio de carga. Leva tudo o que você tem desse tipo.',
        'Você o usa no lugar de um navio de carga, em qualquer uma das suas vezes. Isso cumpre o dever de embarcar.',
        'Se nenhum navio de carga aceitar suas mercadorias, você pode passar e usar o seu mais tarde. Mas o embarque acaba quando ninguém embarca numa volta inteira.',
        n.switches.privateShipEmpties === 'at-once'
          ? `A carga volta na hora ${ao(supply)}.`
          : `A carga volta ${ao(supply)} no fim da fase.`,
        ...(n.offers('small-wharf') ? [`Com ${say.occupied('small-wharf')}, você pode usar os dois numa fase.`] : []),
      ],
    },
  }
}

function otherBuildings(say: Say): Record<'factory' | 'university', CardText> {
  const { n, terms, roles, phase, supply, empty, hall } = say
  const { barrel, coin, building } = terms
  return {
    factory: {
      summary: `Em cada ${phase('craftsman')}, paga pela variedade: quanto mais tipos você produz, mais ${coin.other} recebe.`,
      details: [
        `Contam só os tipos, não ${by(barrel, 'quantos', 'quantas')} ${barrel.other}. Um tipo sozinho não paga nada.`,
        `Um tipo que acabou ${no(supply)} não conta.`,
        `${O(barrel)} a mais ${doThe(roles.craftsman)} não conta.`,
      ],
    },
    university: {
      summary: `O que você ergue na ${phase('builder')} pode vir com um trabalhador.`,
      details: [
        `Um trabalhador por ${building.one}, mesmo que tenha mais círculos.`,
        `O trabalhador vem ${doThe(supply)} ou, com ${o(supply)} ${empty}, ${doThe(hall)}.`,
        'Precisa antes de um trabalhador próprio; por isso não traz nenhum para si.',
        ...(n.has('nobles') ? [`${capital(doThe(hall))} você pode pegar ${um(say.pieces.noble)} em vez dele.`] : []),
        ...(n.offers('statue') ? [`${O(say.buildings.statue)} não tem círculo e não recebe nenhum.`] : []),
      ],
    },
  }
}
