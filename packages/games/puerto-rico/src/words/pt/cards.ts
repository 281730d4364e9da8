import { capital } from '@quayside/kernel'
import type { AchievementId } from '../../data/achievements.ts'
import type { FestivalGoalId } from '../../data/festival.ts'
import type { AbilityId } from '../../data/puertoma.ts'
import type { Names } from '../catalogue.ts'
import { count, doThe, type Gender, no } from './grammar.ts'

export const ACHIEVEMENT_TITLES: Record<AchievementId, string> = {
  'corn-dispatcher': 'Despachante de Milho',
  'fruit-dispatcher': 'Despachante de Frutas',
  'sugar-dispatcher': 'Despachante de Açúcar',
  'tobacco-dispatcher': 'Despachante de Tabaco',
  'coffee-dispatcher': 'Despachante de Café',
  'independent-shipper': 'Armador Independente',
  'specialised-shipper': 'Armador Especializado',
  'dock-tycoon': 'Magnata das Docas',
  'trade-strategist': 'Estrategista do Comércio',
  'prudent-merchant': 'Mercador Prudente',
  'deal-closer': 'Fechador de Negócios',
  'trade-tycoon': 'Magnata do Comércio',
  'leading-producer': 'Maior Produtor',
  'master-collector': 'Grande Colecionador',
  'caramel-popcorn-inventor': 'Inventor da Pipoca Doce',
  'pastry-maker': 'Confeiteiro',
  'confectionery-supplier': 'Fornecedor de Docerias',
  'tobacco-and-fruit-broker': 'Corretor de Tabaco e Frutas',
  'tavern-supplier': 'Fornecedor de Tavernas',
  'luxury-crop-trader': 'Negociante de Safras Finas',
  'big-spender': 'Mão-Aberta',
  'master-architect': 'Grande Arquiteto',
  'major-investor': 'Grande Investidor',
  'senior-bureaucrat': 'Alto Burocrata',
  'luxury-goods-provider': 'Fornecedor de Luxo',
  'tropical-produce-magnate': 'Magnata dos Trópicos',
  'master-agronomist': 'Mestre Agrônomo',
  'major-landowner': 'Grande Proprietário',
  'leading-employer': 'Maior Empregador',
  'head-administrator': 'Administrador-Chefe',
}

/** The board's goals have no titles: they are called by what they ask for. */
export const goalTitles = ({ terms }: Names<Gender>): Record<FestivalGoalId, string> => ({
  estates: capital(terms.field.other),
  goods: 'Produção',
  building: capital(terms.building.one),
  'crop-weight-off': 'Peso da Colheita',
  'carnival-cocktail': 'Drinque de Carnaval',
  'closing-time': 'Hora de Fechar',
  'connoisseur-prize': 'Prêmio do Conhecedor',
  'farming-festival': 'Festa da Lavoura',
  'festival-delivery': 'Entrega para a Festa',
  'twin-farmers': 'Lavradores Gêmeos',
  'two-baskets': 'Duas Cestas',
  'grand-send-off': 'Grande Despedida',
  'pioneers-tribute': 'Homenagem aos Pioneiros',
  'town-patron': 'Padrinho da Cidade',
  'traditional-send-off': 'Despedida Tradicional',
})

/** What a Puertoma's ability does: "it …". */
export const abilityTexts = ({ roles, terms, places, pieces }: Names<Gender>): Record<AbilityId, string> => {
  const { coin, barrel, field } = terms
  const [aCoin, aBarrel, aWorker] = [coin, barrel, pieces.worker].map((noun) => `recebe mais ${count(1, noun)}`)
  const atEndOf = (role: keyof typeof roles) => `no fim da fase ${doThe(roles[role])}`
  return {
    'sells-duplicates': `pode vender mercadoria que já está ${no(places['trading-house'])}`,
    'coin-per-sale': `${aCoin} a cada venda`,
    'worker-per-building': `${aWorker} ao construir`,
    'keeps-a-kind': `guarda inteira a melhor mercadoria, além ${doThe(barrel)} de sempre`,
    'coin-before-building': `${aCoin} antes de construir, mesmo se depois não puder`,
    'extra-crate': `${aBarrel} da melhor mercadoria que produziu, ${atEndOf('craftsman')}`,
    'coin-per-kind': `${aCoin} por tipo que produz`,
    'worker-at-end': `${aWorker} ${atEndOf('mayor')}`,
    'crate-per-estate': `${aBarrel} do mesmo tipo a cada ${field.one} que ganha`,
    'point-per-kind': `marca 1 PV por tipo que tem ${atEndOf('captain')}`,
    'discards-for-points': `devolve até 2 ${barrel.other} da pior mercadoria ${atEndOf('captain')}, por 1 PV cada`,
    'coin-per-worker': `${aCoin} por trabalhador que ganha na fase ${doThe(roles.mayor)}`,
  }
}
