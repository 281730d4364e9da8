import type { RuleKey } from '../catalogue.ts'

/** Where each rule stands, by edition and section of the rulebooks. */
export const SOURCES: Record<RuleKey, string> = {
  'turn-order': 'classica, Il gioco; 2020, Svolgimento del gioco; 1897, Turno e ruoli',
  notation: 'Quayside, notazione',
  roles: 'classica, I ruoli; 2020, I Cittadini; 1897, Turno e ruoli',
  'settler-action': 'classica, Colono; 2020, Colono; 1897, Coltivatore',
  'settler-quarry':
    'classica, Colono, Capanna di Costruzione; 2020, Colono, Capanna di Costruzione; 1897, Coltivatore, Cantiere Edile',
  'settler-draw': 'classica, Hacienda; 2020, Hacienda; 1897, Fattoria',
  'mayor-placing': 'classica, Sindaco; 2020, Caposquadra; 1897, Reclutatore',
  'builder-market': 'classica, Costruttore; 2020, Costruttore; 1897, Costruttore',
  'builder-once': 'classica, Gli edifici; 2020, Gli edifici; 1897, Costruttore',
  'builder-space': 'classica, Costruttore; 2020, Costruttore; 1897, Costruttore',
  'builder-cost': 'classica, Costruttore; 2020, Costruttore; 1897, Costruttore',
  'craftsman-privilege': 'classica, Artigiano; 2020, Artigiano; 1897, Produttore',
  goods: 'classica, Mercante, Capitano; 2020, Mercante, Capitano; 1897, Negoziante, Capitano',
  'trader-house': 'classica, Mercante; 2020, Mercante; 1897, Negoziante',
  'captain-ships': 'classica, Capitano; 2020, Caricare le navi; 1897, Caricare le navi',
  'captain-most': 'classica, Capitano; 2020, Caricare le navi; 1897, Caricare le navi',
  'captain-wharf': 'classica, Molo; 2020, Molo; 1897, Molo',
  'captain-duty': 'classica, Capitano; 2020, Caricare le navi; 1897, Capitano',
  'storing-warehouse':
    'classica, Piccolo Magazzino, Grande Magazzino; 2020, Piccolo Magazzino, Grande Magazzino; 1897, Piccolo Magazzino, Grande Magazzino',
  'storing-order': 'Quayside, decisioni: Conservazione',
  'storing-single': 'classica, Capitano; 2020, Conservare le merci; 1897, Conservare i prodotti',
  'market-draft':
    'classica, Prima espansione, Preparazione; 2020, Espansione 1, Preparazione del gioco; 1897, Espansione I, Preparazione del gioco',
  'market-pairs': '1897, Regole alternative, Restrizioni sulle coppie',
  'forest-house': 'classica, Capanna nel Bosco; 2020, Capanna nel Bosco; 1897, Segheria',
  'tile-discard':
    'classica, Casa di Caccia, Ufficio Territoriale; 2020, Casa di Caccia, Ufficio Territoriale; 1897, Amministrazione del Parco, Ufficio Urbanistico',
  'land-office': 'classica, Ufficio Territoriale; 2020, Ufficio Territoriale; 1897, Ufficio Urbanistico',
  'trading-post': 'classica, Stazione Commerciale; 2020, Stazione Commerciale; 1897, Posto dei Mercanti',
  'small-wharf': 'classica, Piccolo Molo; 2020, Piccolo Molo; 1897, Piccolo Molo',
  'black-market': 'classica, Mercato Nero; 2020, Mercato Nero; 1897, Mercato Clandestino',
  'royal-supplier': 'classica, Fornitore Reale; 2020, Fornitore Reale; 1897, Posto di Riscatto',
  guesthouse: 'classica, Albergo; 2020, Albergo; 1897, Casolare',
  nobles: 'classica, Seconda espansione; 2020, Espansione 2; 1897, Espansione II, Cittadini',
  'buccaneer-marker': '2020, Regole del Bucaniere; 1897, Espansione III',
  'buccaneer-kidnap': '2020, Opzioni del Bucaniere; 1897, Rapire il ruolo',
  'buccaneer-acts': '2020, Opzioni del Bucaniere; 1897, Espansione III',
  achievements: '1897, Espansione VI',
}
