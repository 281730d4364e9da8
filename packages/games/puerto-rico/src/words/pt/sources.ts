import type { RuleKey } from '../catalogue.ts'

/** Where each rule stands, by edition and section of the rulebooks. */
export const SOURCES: Record<RuleKey, string> = {
  'turn-order': 'clássica, O jogo; 2020, Andamento do jogo; 1897, Turno e Funções',
  notation: 'Quayside, notação',
  roles: 'clássica, As funções; 2020, Os cidadãos; 1897, Turno e Funções',
  'settler-action': 'clássica, Colono; 2020, Colono; 1897, Cultivador',
  'settler-quarry':
    'clássica, Colono, Cabana de Construção; 2020, Colono, Cabana de Construção; 1897, Cultivador, Pátio de Construção',
  'settler-draw': 'clássica, Fazenda; 2020, Fazenda; 1897, Fazenda',
  'mayor-placing': 'clássica, Prefeito; 2020, Encarregado; 1897, Recrutador',
  'builder-market': 'clássica, Construtor; 2020, Construtor; 1897, Construtor',
  'builder-once': 'clássica, As construções; 2020, As construções; 1897, Construtor',
  'builder-space': 'clássica, Construtor; 2020, Construtor; 1897, Construtor',
  'builder-cost': 'clássica, Construtor; 2020, Construtor; 1897, Construtor',
  'craftsman-privilege': 'clássica, Produtor; 2020, Produtor; 1897, Produtor',
  goods: 'clássica, Comerciante, Capitão; 2020, Comerciante, Capitão; 1897, Negociante, Capitão',
  'trader-house': 'clássica, Comerciante; 2020, Comerciante; 1897, Negociante',
  'captain-ships': 'clássica, Capitão; 2020, Carregar os navios; 1897, Carregando Navios',
  'captain-most': 'clássica, Capitão; 2020, Carregar os navios; 1897, Carregando Navios',
  'captain-wharf': 'clássica, Cais; 2020, Cais; 1897, Cais',
  'captain-duty': 'clássica, Capitão; 2020, Carregar os navios; 1897, Capitão',
  'storing-warehouse':
    'clássica, Armazém Pequeno, Armazém Grande; 2020, Armazém Pequeno, Armazém Grande; 1897, Armazém Pequeno, Armazém Grande',
  'storing-order': 'Quayside, decisões: Armazenagem',
  'storing-single': 'clássica, Capitão; 2020, Guardar as mercadorias; 1897, Guardar Produtos',
  'market-draft':
    'clássica, 1ª Expansão, Preparação; 2020, Expansão 1, Preparação do jogo; 1897, Expansão I, Preparação do Jogo',
  'market-pairs': '1897, Regras Alternativas, Restrições de Pareamento',
  'forest-house': 'clássica, Casa da Floresta; 2020, Casa da Floresta; 1897, Madeireira',
  'tile-discard':
    'clássica, Alojamento de Caça, Cartório; 2020, Alojamento de Caça, Cartório; 1897, Administração do Parque, Escritório de Zoneamento',
  'land-office': 'clássica, Cartório; 2020, Cartório; 1897, Escritório de Zoneamento',
  'trading-post': 'clássica, Posto de Comércio; 2020, Posto de Comércio; 1897, Posto dos Mercadores',
  'small-wharf': 'clássica, Pequeno Cais; 2020, Pequeno Cais; 1897, Cais Pequeno',
  'black-market': 'clássica, Mercado Negro; 2020, Mercado Negro; 1897, Mercado Oculto',
  'royal-supplier': 'clássica, Fornecedor Real; 2020, Fornecedor Real; 1897, Posto de Resgate',
  guesthouse: 'clássica, Pousada; 2020, Pousada; 1897, Choupana',
  nobles: 'clássica, 2ª Expansão; 2020, Expansão 2; 1897, Expansão II, Cidadãos',
  'buccaneer-marker': '2020, Regras do Bucaneiro; 1897, Expansão III',
  'buccaneer-kidnap': '2020, Opções do Bucaneiro; 1897, Sequestrar a Função',
  'buccaneer-acts': '2020, Opções do Bucaneiro; 1897, Expansão III',
  achievements: '1897, Expansão VI',
}
