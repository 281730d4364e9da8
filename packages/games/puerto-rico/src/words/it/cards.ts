import { capital } from '@quayside/kernel'
import type { AchievementId } from '../../data/achievements.ts'
import type { FestivalGoalId } from '../../data/festival.ts'
import type { AbilityId } from '../../data/puertoma.ts'
import type { Names } from '../catalogue.ts'
import { al, by, count, del, type Grammar, nel } from './grammar.ts'

export const ACHIEVEMENT_TITLES: Record<AchievementId, string> = {
  'corn-dispatcher': 'Spedizioniere di Mais',
  'fruit-dispatcher': 'Spedizioniere di Frutta',
  'sugar-dispatcher': 'Spedizioniere di Zucchero',
  'tobacco-dispatcher': 'Spedizioniere di Tabacco',
  'coffee-dispatcher': 'Spedizioniere di Caffè',
  'independent-shipper': 'Armatore Indipendente',
  'specialised-shipper': 'Armatore Specializzato',
  'dock-tycoon': 'Magnate delle Banchine',
  'trade-strategist': 'Stratega del Commercio',
  'prudent-merchant': 'Mercante Prudente',
  'deal-closer': 'Affarista Risoluto',
  'trade-tycoon': 'Magnate del Commercio',
  'leading-producer': 'Primo Produttore',
  'master-collector': 'Grande Collezionista',
  'caramel-popcorn-inventor': 'Inventore del Popcorn al Caramello',
  'pastry-maker': 'Pasticciere',
  'confectionery-supplier': 'Fornitore di Dolciumi',
  'tobacco-and-fruit-broker': 'Sensale di Tabacco e Frutta',
  'tavern-supplier': 'Fornitore di Taverne',
  'luxury-crop-trader': 'Mercante di Raccolti Pregiati',
  'big-spender': 'Spendaccione',
  'master-architect': 'Grande Architetto',
  'major-investor': 'Grande Investitore',
  'senior-bureaucrat': 'Alto Burocrate',
  'luxury-goods-provider': 'Fornitore di Lusso',
  'tropical-produce-magnate': 'Magnate dei Tropici',
  'master-agronomist': 'Maestro Agronomo',
  'major-landowner': 'Grande Proprietario',
  'leading-employer': 'Primo Datore di Lavoro',
  'head-administrator': 'Capo Amministratore',
}

/** The board's goals have no titles: they are called by what they ask for. */
export const goalTitles = ({ terms }: Names<Grammar>): Record<FestivalGoalId, string> => ({
  estates: capital(terms.field.other),
  goods: 'Produzione',
  building: capital(terms.building.one),
  'crop-weight-off': 'Pesa del Raccolto',
  'carnival-cocktail': 'Cocktail di Carnevale',
  'closing-time': 'Ora di Chiusura',
  'connoisseur-prize': 'Premio dell’Intenditore',
  'farming-festival': 'Festa dei Campi',
  'festival-delivery': 'Consegna per la Festa',
  'twin-farmers': 'Contadini Gemelli',
  'two-baskets': 'Due Ceste',
  'grand-send-off': 'Grande Partenza',
  'pioneers-tribute': 'Omaggio ai Pionieri',
  'town-patron': 'Mecenate della Città',
  'traditional-send-off': 'Partenza Tradizionale',
})

/** What a Puertoma's ability does: "it …". */
export const abilityTexts = ({ roles, terms, places, pieces }: Names<Grammar>): Record<AbilityId, string> => {
  const { coin, barrel, field } = terms
  const [aCoin, aBarrel, aWorker] = [coin, barrel, pieces.worker].map((noun) => `riceve ${count(1, noun)} in più`)
  const atEndOf = (role: keyof typeof roles) => `alla fine della fase ${del(roles[role])}`
  return {
    'sells-duplicates': `può vendere una merce già presente ${nel(places['trading-house'])}`,
    'coin-per-sale': `${aCoin} a ogni vendita`,
    'worker-per-building': `${aWorker} quando costruisce`,
    'keeps-a-kind': `conserva tutta la merce migliore, oltre ${al(barrel)} di sempre`,
    'coin-before-building': `${aCoin} prima di costruire, anche se poi non può`,
    'extra-crate': `${aBarrel} della merce migliore che ha prodotto, ${atEndOf('craftsman')}`,
    'coin-per-kind': `${aCoin} per ogni tipo che produce`,
    'worker-at-end': `${aWorker} ${atEndOf('mayor')}`,
    'crate-per-estate': `${aBarrel} dello stesso tipo per ogni ${field.one} che ottiene`,
    'point-per-kind': `segna 1 PV per ogni tipo che ha ${atEndOf('captain')}`,
    'discards-for-points': `restituisce fino a 2 ${barrel.other} della merce peggiore ${atEndOf('captain')}, per 1 PV ${by(barrel, 'l’uno', 'l’una')}`,
    'coin-per-worker': `${aCoin} per ogni lavoratore che ottiene nella fase ${del(roles.mayor)}`,
  }
}
