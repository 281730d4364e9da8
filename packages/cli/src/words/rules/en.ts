import { plural } from '@quayside/kernel'
import type { RulesWords } from './catalogue.ts'

export const rules: RulesWords = {
  columns: { rules: 'rules', are: '', running: 'running', finished: 'finished', canMoveUp: 'can move up' },
  are: { current: 'current', frozen: 'frozen', unknown: 'not known here' },
  named: (game, version, data) => `${game} version ${version}, data ${data}`,
  noStore: (folder) => `there is no database of a server in ${folder}`,
  noTables: 'There are no tables.',
  moved: (tables) => plural('en', tables, { one: '# table moved up.', other: '# tables moved up.' }),
  unreadable: (tables) => plural('en', tables, { one: '# table cannot be read.', other: '# tables cannot be read.' }),
  unneeded: (game, version) => `No table here needs ${game} version ${version} any more.`,
}
