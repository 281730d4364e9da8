import { capital } from '@quayside/kernel'
import type { NewBuildingId } from '@quayside/puerto-rico/data/new-buildings'
import { ADDED } from '@quayside/puerto-rico/numbers/added'
import { PRIVILEGE } from '@quayside/puerto-rico/sizes'
import { ao, by, doThe, no, O, o, um } from '@quayside/puerto-rico/words/pt/grammar'
import type { CardText, Chapter } from '../texts.ts'
import { os, type Say } from './say.ts'

type Id = Exclude<NewBuildingId, 'cloister'>

export const newBuildings = (say: Say): Record<Id, CardText> => ({
  ...craftsmanBuildings(say),
  ...builderBuildings(say),
  ...captainBuildings(say),
  ...otherBuildings(say),
})

function craftsmanBuildings(say: Say): Record<'aqueduct' | 'specialty-factory', CardText> {
  const { n, terms, goods, roles, phase, barrels, coins, supply, list } = say
  const plants = n.aqueductPlants.map((id) => o(say.buildings[id]))
  return {
    aqueduct: {
      summary: `Na ${phase('craftsman')}, ${list(plants)} dão mais ${barrels(1)} cada.`,
      details: [
        `É preciso ter produzido ali ao menos ${barrels(1)} na mesma fase. Os trabalhadores da maior contam antes dos da menor.`,
        `${O(terms.barrel)} a mais precisa estar ainda ${no(supply)}. Conta como ${by(terms.barrel, 'produzido', 'produzida')}.`,
      ],
    },
    'specialty-factory': {
      summary: `Na ${phase('craftsman')}, paga pelo tipo que você mais produziu, fora ${o(goods.corn)}: ${coins(1)} a menos que ${os(terms.barrel)} desse tipo.`,
      details: [
        `Com só ${um(terms.barrel)} desse tipo, não paga nada.`,
        n.switches.extraBarrelCounts === 'yes'
          ? `${O(terms.barrel)} a mais ${doThe(roles.craftsman)} conta.`
          : `${O(terms.barrel)} a mais ${doThe(roles.craftsman)} não conta.`,
      ],
    },
  }
}

function builderBuildings(say: Say): Record<'forest-house' | 'black-market' | 'church' | 'statue', CardText> {
  const { n, terms, phase, coins, supply, tiles, the, privilege } = say
  const { field, building, barrel, coin } = terms
  const { forest } = tiles
  return {
    'forest-house': {
      summary: `Na ${phase('settler')}, você pode ganhar ${forest.other}. Na ${phase('builder')}, cada ${ADDED.forestsPerCoin} delas tiram ${coins(1)} do preço.`,
      details: [
        {
          unseen: `Em vez de ${um(field)} à vista, você tira uma peça virada para baixo, sem ver, e a põe na ilha como ${forest.one}.`,
          'tile-gained': `Qualquer ${field.one} que você ganhar pode ir para a ilha com a face para baixo, como ${forest.one}.`,
        }[n.switches.forestTile],
        `Uma peça tirada com ${the('hacienda')} pode virar ${forest.one} depois de vista.`,
        ...(n.offers('land-office')
          ? [
              n.switches.forestTile === 'unseen'
                ? `Uma peça comprada com ${the('land-office')} pode virar ${forest.one} sem ser vista.`
                : `Uma peça comprada com ${the('land-office')} pode virar ${forest.one} depois de vista.`,
            ]
          : []),
        `Contam todas as ${forest.other}, além das pedreiras e ${doThe(privilege)}. Nenhum preço fica abaixo de 0.`,
        `${capital(forest.one)} e ${field.one} não se transformam mais uma na outra.`,
      ],
    },
    'black-market': {
      summary: `Se faltarem ${coin.other} para construir, você pode devolver um trabalhador, ${um(barrel)} e 1 PV, no máximo um de cada. Cada um vale ${coins(1)}.`,
      details: [
        `Só o que falta: depois da compra você fica sem ${coin.other}.`,
        'Primeiro entram todos os descontos; um trabalhador que deu desconto pode depois ser devolvido. O daqui fica.',
        `Tudo volta ${ao(supply)}, antes que ${the('university')} ou ${the('church')} faça algo. Um fim já marcado continua marcado.`,
        ...(n.has('nobles') ? [`${capital(um(say.pieces.noble))} pode voltar no lugar do trabalhador.`] : []),
      ],
    },
    church: {
      summary: 'O que você constrói rende pontos na hora, conforme o que vale.',
      details: [`${capital(um(building))} grande rende mais.`, 'Não paga nada por si mesma. Os pontos são fichas.'],
    },
    statue: {
      summary: `Só rende ${n.building('statue').vp} PV no fim, e nada mais.`,
      details: [
        `Não tem círculo nem precisa de trabalhador. ${O(say.buildings.university)} não traz nenhum para cá.`,
        `Ocupa dois espaços da cidade e de resto é ${um(building)} comercial grande.`,
      ],
    },
  }
}

function captainBuildings(say: Say): Record<'storehouse' | 'small-wharf' | 'lighthouse' | 'union-hall', CardText> {
  const { n, terms, roles, phase, coins, barrels, supply, the, list } = say
  const { barrel } = terms
  const odd = `${um(barrel)} ímpar não rende nada`
  const coin = coins(n.effect('lighthouse', 'coinsPerLoad'))
  return {
    storehouse: {
      summary: `Depois do embarque, você guarda mais ${barrels(n.effect('storehouse', 'keepsSingles'))}, além ${doThe(barrel)} que todos guardam.`,
      details: [
        'Podem ser de quaisquer tipos.',
        'Não dispensa o embarque: o que um navio aceita deve ser embarcado.',
        `Primeiro se dizem os tipos inteiros dos armazéns, depois ${os(barrel)} ${by(barrel, 'avulsos', 'avulsas')}.`,
      ],
    },
    'small-wharf': {
      summary: `Uma vez por ${phase('captain')}, você pode embarcar ${barrel.other} de quaisquer tipos num pequeno navio próprio, por 1 PV a cada ${ADDED.barrelsPerPoint}.`,
      details: [
        `Você escolhe quantos, ao menos um. Tudo se soma, e ${odd}.`,
        'É um só embarque e cumpre o dever de embarcar. O que todo embarque rende, este também rende.',
        'Se for o seu único jeito de embarcar, você pode passar e usá-lo mais tarde.',
        `Com ${the('wharf')} também, você pode usar os dois na mesma fase, em vezes diferentes.`,
        n.switches.privateShipEmpties === 'at-once'
          ? `A carga volta na hora ${ao(supply)}.`
          : `A carga volta ${ao(supply)} no fim da fase.`,
      ],
    },
    lighthouse: {
      summary: `Cada embarque seu rende ${coin}. Como ${roles.captain.one}, você recebe mais ${coin} no começo da fase.`,
      details: [
        'O tamanho do embarque não importa.',
        `Contam também os embarques em navio próprio (${list([say.buildings.wharf.one, say.buildings['small-wharf'].one])}).`,
        `O do começo vem mesmo sem embarque. ${O(say.buildings.library)} não o dobra.`,
      ],
    },
    'union-hall': {
      summary: `Quando a ${phase('captain')} começa, cada ${ADDED.barrelsPerPoint} ${barrel.other} iguais que você tem rendem 1 PV.`,
      details: [`Cada tipo conta por si; ${odd}.`, `Vem antes de qualquer embarque, e você fica com ${os(barrel)}.`],
    },
  }
}

function otherBuildings(say: Say): Record<'guesthouse' | 'trading-post' | 'library', CardText> {
  const { n, terms, roles, phase, role, house, barrels, workers, coins, supply, buildings, occupied, privilege } = say
  const { coin, field, barrel } = terms
  const twice = 2 * PRIVILEGE
  const room = `Acolhe ${workers(n.building('guesthouse').circles)} como hóspedes.`
  return {
    guesthouse: {
      summary:
        n.switches.guests === 'any-phase'
          ? `${room} Eles podem ir para qualquer círculo vazio seu, a qualquer momento.`
          : `${room} Eles podem ir para qualquer círculo vazio seu, a qualquer momento fora da ${phase('mayor')}.`,
      details: [
        `Aquilo que um hóspede ocupa funciona na hora. Ele fica ali até a próxima ${phase('mayor')}.`,
        'Os hóspedes não precisam sair juntos.',
        'A pergunta vem no começo de cada fase, antes de você escolher uma função, antes de guardar, antes da pontuação final e antes de você perder a vez, se um hóspede puder evitar isso. Um hóspede também pode sair sempre que lhe perguntarem outra coisa.',
        'Você pode desligar a pergunta até o fim da rodada.',
      ],
    },
    'trading-post': {
      summary: `Na ${phase('trader')}, você pode vender a um posto próprio em vez de vender ${ao(house)}.`,
      details: [
        `Aceita qualquer tipo e nunca enche. Você continua vendendo só ${barrels(1)} por fase.`,
        `Paga o preço da mercadoria e o que ${role('trader')} recebe a mais, mas os mercados não pagam nada.`,
        `${O(barrel)} volta na hora ${ao(supply)}.`,
      ],
    },
    library: {
      summary: `Quando você escolhe uma função, ${o(privilege)} conta em dobro.`,
      details: [
        `${roles.mayor.one}: ${workers(twice)}; ${roles.builder.one}: ${coins(twice)} a menos; ${roles.craftsman.one}: ${barrels(twice)} de um ou dois tipos; ${roles.trader.one}: ${coins(twice)} a mais; ${roles.captain.one}: ${twice} PV a mais; ${roles.prospector.one}: ${coins(twice)}.`,
        `${roles.settler.one}: depois de todos, você pode pegar ${by(field, 'um segundo', 'uma segunda')} ${field.one} à vista. Uma pedreira, só com ${occupied('construction-hut')}.`,
        n.libraryTileHasWorker
          ? `${buildings.hospice.one}: uma das duas peças pode receber o trabalhador, não ambas.`
          : `${buildings.hospice.one}: a segunda peça não recebe trabalhador.`,
        `Precisa ter trabalhador no momento em que ${o(privilege)} é ${by(privilege, 'usado', 'usada')}. ${capital(coin.other)} sobre a função não dobram.`,
      ],
    },
  }
}

export const newBuildingsChapter = (say: Say): Chapter => {
  const { n, terms, list } = say
  const { building } = terms
  const spaces = n.spaces.map((row) => `${row.spaces} de custo ${row.cost}`)
  const drawn =
    n.drafting === 'chance'
      ? `Desta vez o acaso decide quais entram.`
      : `Um por vez, a começar por quem governa, cada jogador põe um tipo de ${building.one} num espaço livre do seu custo.`
  return {
    title: capital(say.expansions['new-buildings'].one),
    paragraphs: [
      `Há mais ${building.other} comerciais para escolher do que espaços no mercado. ${by(building, 'Os', 'As')} de produção estão sempre lá.`,
      ...(n.drafting === 'none'
        ? [`Esta mesa joga com ${os(building)} do jogo básico.`]
        : [
            `Os espaços: ${list(spaces)}.`,
            `${drawn} Com o tipo vêm todas as suas peças. O que não acha espaço fica fora desta partida.`,
          ]),
      `Cada ${by(building, 'novo', 'nova')} ${building.one} tem um cartão que diz o que faz. Os pontos ganhos durante a partida são fichas.`,
    ],
  }
}
