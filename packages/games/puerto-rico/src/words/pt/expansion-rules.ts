import type { BuildingId } from '../../data/catalogue.ts'
import type { Names, Rulings } from '../catalogue.ts'
import { ACHIEVEMENT_TITLES } from './cards.ts'
import { ao, by, count, doThe, type Gender, no, O, o, quoted, um } from './grammar.ts'

/** What expansions forbid, and their rules. */
export const expansionRulings = ({ goods, tiles, roles, buildings, terms, places, pieces }: Names<Gender>) => {
  const { field, barrel, coin, building: anyBuilding } = terms
  const { 'worker-ship': workerShip, 'trading-house': house } = places
  const { worker, noble } = pieces
  const occupied = (building: BuildingId) =>
    `${um(buildings[building])} ${by(buildings[building], 'ocupado', 'ocupada')}`
  const landOffice = buildings['land-office']
  const things = { ...goods, ...pieces, vp: { one: 'PV' } }
  const oneAlready = (thing: keyof typeof things) => (thing === 'vp' ? '1 PV' : um(thing in pieces ? worker : barrel))

  return {
    reasons: {
      'no-draft-space': ({ building }) => `Não resta espaço com o preço ${doThe(buildings[building])}.`,
      'already-offered': ({ building }) => `${O(buildings[building])} já está à venda.`,
      'forbidden-pair': ({ building, other }) =>
        `${O(buildings[building])} não pode estar na mesma partida que ${o(buildings[other])}.`,
      'no-forest-house': () => `Para uma floresta, só com ${occupied('forest-house')}.`,
      'no-such-tile': ({ tile }) => `Você não tem ${tiles[tile].one} para entregar.`,
      'tile-not-estate': ({ tile }) => `${O(landOffice)} não compra ${tiles[tile].other}.`,
      'no-land-office': () => `Para comprar é preciso ${um(worker)} ${no(landOffice)}; para vender, ${um(noble)}.`,
      'office-used': () => `Você já usou ${o(landOffice)} nesta fase.`,
      'no-field-space': () => 'Seu campo não tem espaço livre.',
      'no-coin': () => `Você não tem ${coin.one} para pagar.`,
      'no-tiles-left': () => `Não resta ${field.one} para comprar.`,
      'sold-already': () => 'Você já vendeu nesta fase.',
      'no-trading-post': () => `Para isso, só com ${occupied('trading-post')}.`,
      'no-small-wharf': () => `Para isso, só com ${occupied('small-wharf')}.`,
      'small-wharf-used': () => `O navio ${doThe(buildings['small-wharf'])} já partiu nesta fase.`,
      'too-many-barrels': ({ good }) => `Você não tem ${by(goods[good], 'tanto', 'tanta')} ${goods[good].one}.`,
      'nothing-to-return': ({ thing }) => `Você não tem ${things[thing].one} para devolver.`,
      'returned-already': ({ thing }) => `Você já devolveu ${oneAlready(thing)}.`,
      'no-worker-there': ({ tile, building }) => {
        if (tile) return `Você não tem ninguém para tirar de ${um(tiles[tile])}.`
        return building ? `Ninguém pode sair ${doThe(buildings[building])}.` : 'Você não tem ninguém parado.'
      },
      'not-for-return': () => `${O(buildings['royal-supplier'])} só aceita mercadorias, cada tipo uma vez.`,
      'no-guest': ({ piece }) => `Você não tem ${pieces[piece].one} ${no(buildings.guesthouse)}.`,
      'not-in-mayor-phase': () => `Na fase ${doThe(roles.mayor)} ninguém sai ${doThe(buildings.guesthouse)}.`,
      'no-noble-spare': () => `Você não tem ${noble.one} para colocar.`,
      'no-worker-spare': () => `Você não tem ${worker.one} para colocar.`,
      'none-aboard': ({ piece }) => `Não há ${pieces[piece].one} ${no(workerShip)}.`,
      'holds-marker': () => `Você foi ${o(roles.buccaneer)} por último: antes, é a vez de outro.`,
      'own-captive': ({ role }) => `Foi você que sequestrou ${o(roles[role])}: só outro pode escolher.`,
      'no-ransom': (facts) => `O resgate ${doThe(roles[facts.role])} custa ${count(facts.coins, coin)}.`,
      'no-kidnapping': () => 'Nesta partida não se sequestram funções.',
      'nothing-to-raid': () => 'Não há tanta carga para assaltar nesse navio.',
      'nothing-to-plunder': () => `${O(house)} está ${by(house, 'vazio', 'vazia')}.`,
      'nobody-to-poach': () => 'Não há quem aliciar.',
      'no-such-card': ({ achievement }) => `Você não tem a carta ${quoted(ACHIEVEMENT_TITLES[achievement])}.`,
      'not-fulfilled': ({ achievement }) => `Você ainda não cumpriu ${quoted(ACHIEVEMENT_TITLES[achievement])}.`,
    } satisfies Partial<Rulings['reasons']>,

    rules: {
      'market-draft': `Cada um, na sua vez, põe à venda ${um(anyBuilding)} comercial num espaço livre do mesmo preço, até não restar espaço.`,
      'market-pairs': `Duas variantes separam pares: ${o(buildings.villa)} e ${o(buildings.jeweler)}, ou ${o(buildings.hacienda)} e ${o(buildings['forest-house'])}, não ficam na mesma partida.`,
      'forest-house': `Com ${occupied('forest-house')}, você pode deixar ${um(field)} virada como floresta; cada duas florestas tiram 1 do preço ao construir.`,
      'tile-discard': `Entregue ${ao(buildings['hunting-lodge'])}, pode sair do campo ${um(field)} ou floresta; vendida ${ao(landOffice)}, só ${um(field)}. Pedreiras ficam.`,
      'land-office': `Uma vez por fase ${doThe(roles.trader)}, ${o(landOffice)} vende a você ${um(field)} sem ver por ${count(1, coin)}, se lá está ${um(worker)}, ou compra uma sua pelo mesmo preço, se está ${um(noble)}.`,
      'trading-post': `Com ${occupied('trading-post')}, você pode vender ali e não ${no(house)}: qualquer tipo, mas sem o que os mercados acrescentam.`,
      'small-wharf': `Uma vez por fase, ${occupied('small-wharf')} embarca ${by(barrel, 'os', 'as')} ${barrel.other} que você quiser: 1 PV a cada dois.`,
      'black-market': `Se faltam ${coin.other}, com ${occupied('black-market')} você paga até 3 devolvendo ${um(worker)}, ${um(barrel)} e 1 PV, no máximo um de cada; quem trabalha ali fica.`,
      'royal-supplier': `No começo da fase ${doThe(roles.captain)}, com ${occupied('royal-supplier')}, você troca ${um(barrel)} por 1 PV para cada ${noble.one} seu, cada vez de outro tipo.`,
      guesthouse: `Quem está ${no(buildings.guesthouse)} pode passar a um círculo vazio a qualquer momento que a edição permita.`,
      nobles: `${O(workerShip)} traz ${um(noble)} no lugar de ${um(worker)}; ${o(noble)} trabalha como os outros e vale 1 PV no fim.`,
      'buccaneer-marker': `Ninguém é ${roles.buccaneer.one} duas vezes sem que outro o seja entre elas.`,
      'buccaneer-kidnap': `Se outro escolhe a função sequestrada, o sequestrador recebe ${count(3, coin)}; se ninguém a escolhe, ele a joga no fim da rodada. Onde joga um Puertoma, não há sequestro.`,
      'buccaneer-acts': `Só ${o(roles.buccaneer)} age: fica com até ${count(3, barrel)} de um navio, ou esvazia ${o(house)} por 1 PV cada, ou coloca até ${count(3, worker)} que ${o(workerShip)} tem além do número de jogadores, ou sequestra uma função.`,
      achievements:
        'Uma carta sua pode ser anunciada quando está cumprida; as cumpridas valem pontos mesmo sem anúncio.',
    } satisfies Partial<Rulings['rules']>,
  }
}
