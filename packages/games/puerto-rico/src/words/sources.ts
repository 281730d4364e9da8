import type { RuleKey } from './catalogue.ts'

/** Where each rule stands, by the rulebooks' own section names; the same in every language. */
export const SOURCES: Record<RuleKey, string> = {
  'turn-order': 'classic, O jogo; 2020, Svolgimento del gioco; 1897, Turno e Funções',
  notation: 'Quayside, notation',
  roles: 'classic, As funções; 2020, I Cittadini; 1897, Turno e Funções',
  'settler-action': 'classic, Colono; 2020, Colono; 1897, Cultivador',
  'settler-quarry':
    'classic, Colono, Cabana de Construção; 2020, Colono, Capanna di Costruzione; 1897, Cultivador, Pátio de Construção',
  'settler-draw': 'classic, Fazenda; 2020, Hacienda; 1897, Fazenda',
  'mayor-placing': 'classic, Prefeito; 2020, Caposquadra; 1897, Recrutador',
  'builder-market': 'classic, Construtor; 2020, Costruttore; 1897, Construtor',
  'builder-once': 'classic, As construções; 2020, Gli edifici; 1897, Construtor',
  'builder-space': 'classic, Construtor; 2020, Costruttore; 1897, Construtor',
  'builder-cost': 'classic, Construtor; 2020, Costruttore; 1897, Construtor',
  'craftsman-privilege': 'classic, Produtor; 2020, Artigiano; 1897, Produtor',
  goods: 'classic, Comerciante, Capitão; 2020, Mercante, Capitano; 1897, Negociante, Capitão',
  'trader-house': 'classic, Comerciante; 2020, Mercante; 1897, Negociante',
  'captain-ships': 'classic, Capitão; 2020, Caricare le navi; 1897, Carregando Navios',
  'captain-most': 'classic, Capitão; 2020, Caricare le navi; 1897, Carregando Navios',
  'captain-wharf': 'classic, Cais; 2020, Molo; 1897, Cais',
  'captain-duty': 'classic, Capitão; 2020, Caricare le navi; 1897, Capitão',
  'storing-warehouse':
    'classic, Armazém Pequeno, Armazém Grande; 2020, Piccolo Magazzino, Grande Magazzino; 1897, Armazém Pequeno, Armazém Grande',
  'storing-order': 'Quayside, rulings: Storing',
  'storing-single': 'classic, Capitão; 2020, Conservare le merci; 1897, Guardar Produtos',
  'market-draft':
    'classic, 1ª Expansão, Preparação; 2020, Espansione 1, Preparazione del gioco; 1897, Expansão I, Preparação do Jogo',
  'market-pairs': '1897, Regras Alternativas, Restrições de Pareamento',
  'forest-house': 'classic, Casa da Floresta; 2020, Capanna nel Bosco; 1897, Madeireira',
  'tile-discard':
    'classic, Alojamento de Caça, Cartório; 2020, Casa di Caccia, Ufficio Territoriale; 1897, Administração do Parque, Escritório de Zoneamento',
  'land-office': 'classic, Cartório; 2020, Ufficio Territoriale; 1897, Escritório de Zoneamento',
  'trading-post': 'classic, Posto de Comércio; 2020, Stazione Commerciale; 1897, Posto dos Mercadores',
  'small-wharf': 'classic, Pequeno Cais; 2020, Piccolo Molo; 1897, Cais Pequeno',
  'black-market': 'classic, Mercado Negro; 2020, Mercato Nero; 1897, Mercado Oculto',
  'royal-supplier': 'classic, Fornecedor Real; 2020, Fornitore Reale; 1897, Posto de Resgate',
  guesthouse: 'classic, Pousada; 2020, Albergo; 1897, Choupana',
  nobles: 'classic, 2ª Expansão; 2020, Espansione 2; 1897, Expansão II, Cidadãos',
  'buccaneer-marker': '2020, Regole del Bucaniere; 1897, Expansão III',
  'buccaneer-kidnap': '2020, Opzioni del Bucaniere; 1897, Sequestrar a Função',
  'buccaneer-acts': '2020, Opzioni del Bucaniere; 1897, Expansão III',
  achievements: '1897, Expansão VI',
}
