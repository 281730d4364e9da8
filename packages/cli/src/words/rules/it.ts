import { plural } from '@quayside/kernel'
import type { RulesWords } from './catalogue.ts'

export const rules: RulesWords = {
  columns: { rules: 'regole', are: '', running: 'in corso', finished: 'finiti', canMoveUp: 'possono salire' },
  are: { current: 'attuali', frozen: 'congelate', unknown: 'sconosciute qui' },
  named: (game, version, data) => `${game} versione ${version}, dati ${data}`,
  noStore: (folder) => `non c'è nessun database di un server in ${folder}`,
  noTables: 'Non ci sono tavoli.',
  moved: (tables) =>
    plural('it', tables, {
      one: '# tavolo è passato alle regole attuali.',
      other: '# tavoli sono passati alle regole attuali.',
    }),
  unreadable: (tables) =>
    plural('it', tables, { one: '# tavolo non si può leggere.', other: '# tavoli non si possono leggere.' }),
  unneeded: (game, version) => `Nessun tavolo qui ha più bisogno di ${game} versione ${version}.`,
}
