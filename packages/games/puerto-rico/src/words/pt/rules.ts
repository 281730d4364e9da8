import { plural, when } from '@quayside/kernel'
import type { Added, Names, Rulings } from '../catalogue.ts'
import { ao, by, count, doThe, type Gender, no, O, o, um } from './grammar.ts'

const FREE_SPACE = { one: 'espaço livre', other: 'espaços livres' }
const IS_MISSING = { one: 'falta', other: 'faltam' }

export const rulings = (names: Names<Gender>, added: Added): Rulings => {
  const { goods, tiles, roles, buildings, terms, places, privilege } = names
  const { field, barrel, coin, building: anyBuilding } = terms
  const { supply, 'trading-house': house } = places
  const occupied = (building: keyof typeof buildings) =>
    `${um(buildings[building])} ${by(buildings[building], 'ocupado', 'ocupada')}`
  const cannotJoin = (facts: { good: keyof typeof goods; ship: number }) =>
    `${O(goods[facts.good])} não entra no navio de ${facts.ship}`
  const singles = `${barrel.other} ${by(barrel, 'avulsos', 'avulsas')}`
  const mustShip = 'Enquanto algum navio aceitar, você deve embarcar.'

  return {
    reasons: {
      'other-question': () => 'Isso não responde à pergunta de agora.',
      'role-not-in-play': ({ role }) => `${O(roles[role])} não está nesta partida.`,
      'role-taken': ({ role }) => `Alguém já escolheu ${o(roles[role])} nesta rodada.`,
      'tile-not-open': ({ tile, pile }) => `Não há ${tiles[tile].one} à vista${when(pile, ` na pilha ${pile}`)}.`,
      'no-quarry-left': () => 'Não resta nenhuma pedreira.',
      'quarry-needs-privilege': () =>
        `Uma pedreira pede ${o(privilege)} ${doThe(roles.settler)} ou ${occupied('construction-hut')}.`,
      'no-such-pile': ({ pile }) => (pile ? `Não há pilha ${pile} de onde tirar.` : 'Essa pilha não existe.'),
      'no-free-circle': ({ tile, building }) => {
        if (tile) return `Você não tem ${tiles[tile].one} com círculo livre.`
        return `Você não tem círculo livre${building ? ` ${no(buildings[building])}` : ''}.`
      },
      'not-in-market': ({ building }) => `${O(buildings[building])} não está à venda nesta partida.`,
      'sold-out': ({ building }) =>
        `${O(buildings[building])} está ${by(buildings[building], 'esgotado', 'esgotada')}.`,
      'already-owned': ({ building }) => `Você já tem ${o(buildings[building])}.`,
      'no-city-space': ({ building, spaces }) =>
        `Sua cidade não tem lugar para ${o(buildings[building])}: pede ${count(spaces, FREE_SPACE)}.`,
      'not-enough-coins': ({ building, price, short }) =>
        `${O(buildings[building])} custa ${price} para você: ${plural('pt', short, IS_MISSING)} ${count(short, coin)}.`,
      'not-produced': ({ good }) => `Você não produziu ${goods[good].one} nesta fase.`,
      'supply-empty': ({ good }) => `Não resta ${goods[good].one} ${no(supply)}.`,
      'no-such-good': ({ good }) => `Você não tem ${goods[good].one}.`,
      'house-full': () => `${O(house)} está ${by(house, 'cheio', 'cheia')}.`,
      'good-in-house': ({ good }) =>
        `${O(house)} já tem ${goods[good].one}: para repetir, só com ${occupied('office')}.`,
      'no-such-ship': ({ ship }) => `Não há navio de ${ship} nesta partida.`,
      'ship-full': (facts) => `${cannotJoin(facts)}: ele está cheio.`,
      'other-good-aboard': (facts) => `${cannotJoin(facts)}: ele leva ${goods[facts.aboard].one}.`,
      'good-on-other-ship': (facts) => `${cannotJoin(facts)}: já vai no navio de ${facts.other}.`,
      'larger-ship': (facts) => `${cannotJoin(facts)}: no navio de ${facts.larger} cabe mais.`,
      'no-wharf': () => `Você não tem navio próprio: para isso, só com ${occupied('wharf')}.`,
      'wharf-used': () => 'Seu navio próprio já partiu nesta fase.',
      'must-load': () => mustShip,
      'no-warehouse': () => 'Para guardar um tipo inteiro, só com um armazém ocupado.',
      'warehouse-full': () => 'Seus armazéns não têm lugar para outro tipo.',
      'warehouses-first': () => `Encha primeiro os armazéns, depois guarde ${singles}.`,
      'all-kept': ({ good }) => `Você já guardou ${by(goods[good], 'todo', 'toda')} ${o(goods[good])}.`,
      'singles-full': () => `Você não pode guardar mais ${singles}.`,
      ...added.reasons,
    },

    rules: {
      'turn-order': 'Quem escolheu a função age primeiro, depois os outros em sentido horário, cada um na sua vez.',
      notation: 'Uma resposta se escreve como aparece na lista de respostas.',
      roles: 'Cada função é escolhida uma vez por rodada; o número de jogadores decide quais estão na partida.',
      'settler-action': `Na fase ${doThe(roles.settler)}, cada um pode pegar ${um(field)} à vista.`,
      'settler-quarry': `Só ${o(roles.settler)}, ou quem tem ${occupied('construction-hut')}, pode pegar uma pedreira no lugar, enquanto houver.`,
      'settler-draw': `Com ${occupied('hacienda')}, você pode tirar antes da sua vez ${um(field)} sem ver; a peça fica com você.`,
      'mayor-placing': 'Você recoloca todos os trabalhadores; nenhum fica parado enquanto houver um círculo seu vazio.',
      'builder-market': `Em cada fase você pode erguer ${um(anyBuilding)} entre o que ainda está à venda.`,
      'builder-once': `Ninguém ergue duas vezes ${by(anyBuilding, 'o mesmo', 'a mesma')} ${anyBuilding.one}.`,
      'builder-space': `Cada ${anyBuilding.one} pede um espaço livre na cidade; se for grande, dois.`,
      'builder-cost': `Você paga o preço, menos 1 por pedreira ocupada até o limite ${doThe(anyBuilding)}, e 1 a menos se escolheu ${o(roles.builder)}.`,
      'craftsman-privilege': `Depois da produção de todos, ${o(roles.craftsman)} pode pegar mais ${um(barrel)} de um tipo que produziu na fase, se houver ${no(supply)}.`,
      goods: 'Você só vende, embarca ou guarda o que tem.',
      'trader-house': `${O(house)} tem 4 espaços e aceita cada tipo uma vez, a não ser de quem tem ${occupied('office')}.`,
      'captain-ships': 'Um navio leva um só tipo, um tipo vai num só navio, e navio cheio não leva mais nada.',
      'captain-most': 'Entre navios vazios, vale um em que caiba mais do tipo escolhido.',
      'captain-wharf': `Uma vez por fase, ${occupied('wharf')} embarca num navio próprio tudo o que você tem de um tipo.`,
      'captain-duty': mustShip,
      'storing-warehouse': `${O(buildings['small-warehouse'])}, se ocupado, guarda um tipo inteiro; ${o(buildings['large-warehouse'])}, dois.`,
      'storing-order': `Primeiro você diz que tipos ficam nos armazéns, depois ${by(barrel, 'os', 'as')} ${singles}.`,
      'storing-single': `Depois do embarque, cada um guarda ${um(barrel)}; o que não couber em armazém volta ${ao(supply)}.`,
      ...added.rules,
    },
  }
}
