import { plural } from '@quayside/kernel'
import type { RulesWords } from './catalogue.ts'

export const rules: RulesWords = {
  columns: { rules: 'regras', are: '', running: 'em curso', finished: 'encerradas', canMoveUp: 'podem subir' },
  are: { current: 'atuais', frozen: 'congeladas', unknown: 'desconhecidas aqui' },
  named: (game, version, data) => `${game} versão ${version}, dados ${data}`,
  noStore: (folder) => `não há banco de dados de um servidor em ${folder}`,
  noTables: 'Não há mesas.',
  moved: (tables) =>
    plural('pt', tables, { one: '# mesa passou às regras atuais.', other: '# mesas passaram às regras atuais.' }),
  unreadable: (tables) =>
    plural('pt', tables, { one: '# mesa não pode ser lida.', other: '# mesas não podem ser lidas.' }),
  unneeded: (game, version) => `Nenhuma mesa daqui precisa mais de ${game} versão ${version}.`,
}
