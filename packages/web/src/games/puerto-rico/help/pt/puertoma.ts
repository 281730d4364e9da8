import {
  type AbilityId,
  BUILDINGS_PER_LEVEL,
  ESTATE_CIRCLES,
  ESTATES_PER_KIND,
  LEVELS,
  PUERTOMA_POINTS,
  TIE_BREAK_CARDS,
} from '@quayside/puerto-rico/data/puertoma'
import { GOODS } from '@quayside/puerto-rico/ids'
import { ADDED, arrowsFrom } from '@quayside/puerto-rico/numbers/added'
import type { Sentences } from '@quayside/puerto-rico/words/catalogue'
import { by, O, o, um } from '@quayside/puerto-rico/words/pt/grammar'
import { abilityCards, asSentence, type Chapter, type TitledText } from '../texts.ts'
import type { Say } from './say.ts'

const TITLES: Record<AbilityId, string> = {
  'sells-duplicates': 'Venda de qualquer tipo',
  'coin-per-sale': 'Mais por venda',
  'worker-per-building': 'Trabalhador ao construir',
  'keeps-a-kind': 'Armazém',
  'coin-before-building': 'Dinheiro para construir',
  'extra-crate': 'Mais mercadoria',
  'coin-per-kind': 'Dinheiro por variedade',
  'worker-at-end': 'Um trabalhador a mais',
  'crate-per-estate': 'Mercadoria com a terra',
  'point-per-kind': 'Pontos por variedade',
  'discards-for-points': 'Pontos por mercadoria',
  'coin-per-worker': 'Dinheiro por trabalhadores',
}

export const abilities = (say: Say, said: Sentences): Record<AbilityId, TitledText> => {
  const { n, terms } = say
  const { building } = terms
  const second = by(building, 'do segundo', 'da segunda')
  const starts = (level: number): string => {
    if (level === LEVELS)
      return `Vale a partir da vez seguinte ${by(building, 'ao primeiro', 'à primeira')} ${building.one} grande do Puertoma.`
    if (level === 1 && n.puertomaLevel === 'hard') return 'No nível difícil, vale desde o começo.'
    return `Vale depois ${second} ${building.one} de ${level} PV do Puertoma, a partir da vez seguinte.`
  }
  return abilityCards(({ level }, id) => ({
    title: TITLES[id],
    summary: asSentence(`O Puertoma ${said.abilities[id]}`),
    details: [
      starts(level),
      ...(n.puertomaLevel === 'easy' ? ['No nível fácil, um Puertoma com duas habilidades perde as outras.'] : []),
    ],
  }))
}

export const puertomaChapter = (say: Say): Chapter => ({
  title: 'Puertoma',
  paragraphs: [
    general(say),
    ...choosing(say),
    building(say),
    land(say),
    goods(say),
    scoring(say),
    level(say),
    ...expansions(say),
  ],
})

const general = ({ n, terms, hall }: Say) =>
  `${n.puertomas === 1 ? 'Um lugar é de um Puertoma' : `${n.puertomas} lugares são de Puertomas`}. O jogo conduz um Puertoma por regras fixas, e o histórico diz por que ele faz o que faz. Ele senta depois dos jogadores humanos, tem a mesma preparação, não tem ${terms.building.other} de produção, não usa o que ${by(terms.building, 'seus', 'suas')} ${terms.building.other} fazem e não tem desconto de pedreiras. ${O(hall)} se reabastece para as cidades dos humanos e para ${by(terms.field, 'o', 'a')} ${terms.field.one} com mais círculos vazios de cada Puertoma.`

function choosing({ n, terms, roles, role, coins, list }: Say): string[] {
  const name = (id: (typeof n.roles)[number]) => roles[id].one
  const arrows = arrowsFrom(n.roles).map(({ from, to }) => `${name(from)} para ${list(to.map(name))}`)
  const always = n.roles.includes('prospector') ? `; ${role('prospector')} sempre compensa` : ''
  return [
    `Ele escolhe entre as funções livres que compensam: primeiro as que uma seta alcança a partir do marcador de ação, depois as que têm mais ${terms.coin.other}, depois a primeira numa de ${TIE_BREAK_CARDS.length} cartas de desempate. Um passo que nenhuma função cumpre é pulado. Se nenhuma compensa, valem os mesmos passos entre todas as livres.`,
    `Há um só marcador, e ele começa em ${name('builder')}. Segue uma seta até a função que um Puertoma escolhe ou acompanha, se o Puertoma puder agir nela. Setas: ${arrows.join('; ')}.`,
    `Uma função compensa se o Puertoma puder construir algo (${name('builder')}), pegar ${um(terms.field)} à vista que caiba (${name('settler')}), preencher um círculo (${name('mayor')}), produzir um tipo que não tem (${name('craftsman')}), vender por ao menos ${coins(1)} (${name('trader')}) ou embarcar (${name('captain')})${always}.`,
  ]
}

const building = ({ terms, roles }: Say) => {
  const { building } = terms
  return `${roles.builder.one}: ergue ${o(building)} comercial do maior nível que puder pagar, depois ${by(building, 'o', 'a')} de maior custo, depois por carta; no máximo ${BUILDINGS_PER_LEVEL} de cada nível. O nível são os pontos; grandes são do nível ${LEVELS} e nunca vêm primeiro. Entre essas peças ergue a que reservou, sorteada com a sua primeira compra e de novo quando alguém a ergue. A segunda compra de um nível, ou a primeira grande, revela uma habilidade. Com ${BUILDINGS_PER_LEVEL} de todos os ${LEVELS} níveis, sua cidade está completa.`
}

const land = ({ terms, roles, goods: names, list }: Say) => {
  const { field } = terms
  const circles = GOODS.map((id) => `${names[id].one} ${ESTATE_CIRCLES[id]}`)
  return `${roles.settler.one}: pega um tipo de que tem um, senão o melhor, no máximo ${ESTATES_PER_KIND} de cada; se nada couber, uma pedreira. Do pior ao melhor: ${list(GOODS.map((id) => names[id].one))}. ${roles.mayor.one}: cada trabalhador vai para ${o(field)} a que faltam menos, ${by(field, 'o melhor', 'a melhor')} entre iguais. Com todos os círculos cheios, está ${by(field, 'ativo', 'ativa')}: ${list(circles)}. Os outros trabalhadores ficam sem círculo, e nenhum é recolhido.`
}

const goods = ({ terms, roles, barrels, house, coins }: Say) => {
  const { field, barrel } = terms
  return `${roles.craftsman.one}: cada ${field.one} ${by(field, 'ativo', 'ativa')} dá ${barrels(1)}; se escolheu a função, ganha mais ${um(barrel)} do melhor tipo. ${roles.trader.one}: vende ${by(barrel, 'o melhor', 'a melhor')} ${barrel.one} que ${o(house)} aceita, se render ao menos ${coins(1)}. ${roles.captain.one}: embarca o tipo de que mais pode embarcar, o pior entre iguais, no navio com menos espaço em que caiba tudo. Depois guarda ${barrels(1)} do melhor tipo.`
}

function scoring({ terms }: Say): string {
  const { building, coin, field } = terms
  const { largeBuilding, spareWorker, quarry, activePair, goodsAndCoinsPerPoint } = PUERTOMA_POINTS
  return `Um Puertoma soma suas fichas e os pontos ${by(building, 'dos seus', 'das suas')} ${building.other}, e ainda: ${largeBuilding} PV por ${building.one} grande em vez de um bônus, ${spareWorker} PV por trabalhador sem círculo, ${quarry} PV por pedreira, ${activePair} PV por tipo com ${by(field, 'dois', 'duas')} ${field.other} ${by(field, 'ativos', 'ativas')} e 1 PV a cada ${goodsAndCoinsPerPoint} mercadorias e ${coin.other}, arredondando para cima.`
}

const level = ({ n, terms, amount, coins }: Say) =>
  ({
    easy: 'Nível: fácil. Quando um Puertoma tem duas habilidades, perde as outras duas.',
    normal: 'Nível: normal. Cada Puertoma tem uma habilidade de cada nível, sorteada e oculta até valer.',
    hard: `Nível: difícil. A habilidade do nível 1 vale desde o começo. O primeiro Puertoma começa com ${um(terms.building)} do nível 1, um trabalhador e ${amount(1, 'corn')} a mais${n.puertomas > 1 ? `; o segundo, com ${um(terms.building)} do nível 2 e ${amount(1, 'sugar')} a mais, mas só com ${coins(1)}` : ''}.`,
  })[n.puertomaLevel]

function expansions({ n, terms, pieces, role, coins }: Say): string[] {
  const { building, field } = terms
  return [
    ...(n.drafting === 'players'
      ? [`Na escolha do mercado, uma carta de desempate diz qual ${building.one} ele põe.`]
      : []),
    ...(n.has('nobles')
      ? [
          `Ele pega ${pieces.noble.other} antes de trabalhadores. Servem-lhe de trabalhadores e rendem ${ADDED.noblePoints} PV cada no fim.`,
        ]
      : []),
    ...(n.has('buccaneer')
      ? [
          `Ele conta como se houvesse ${coins(ADDED.buccaneerCoins)} sobre ${role('buccaneer')}, e prefere essa função a tirar uma carta. Faz o que lhe rende mais; entre iguais alicia, depois saqueia, depois assalta. Assalta um navio com mercadoria que não produz, depois o mais cheio, depois o de melhor mercadoria.`,
        ]
      : []),
    ...(n.has('festival')
      ? [
          `Enquanto há objetivos do festival em aberto, é para eles que primeiro constrói, pega peças, coloca trabalhadores, vende e enche navios. ${by(field, 'Um terceiro', 'Uma terceira')} ${field.one} de um tipo, ${by(field, 'pego', 'pega')} por um objetivo, vale como pedreira.`,
        ]
      : []),
  ]
}
