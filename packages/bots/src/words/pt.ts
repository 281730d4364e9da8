import { plural } from '@quayside/kernel'
import type { AdviceWords } from './catalogue.ts'

const points = (count: number): string => plural('pt', count, { one: '# ponto', other: '# pontos' })

export const pt: AdviceWords = {
  grades: {
    casual: { name: 'Casual', about: 'Joga por intuição e deixa passar coisas' },
    steady: { name: 'Constante', about: 'Bom senso, responde na hora' },
    strong: { name: 'Forte', about: 'Olha um pouco adiante' },
    master: { name: 'Mestre', about: 'Joga cada vez até o fim em pensamento, cerca de um segundo' },
    random: { name: 'Aleatório', about: 'Dá qualquer resposta' },
  },
  scoreLine: (change, line) => `${change} em ${line}`,
  rival: (change, name) => `${change} para ${name}`,
  list: (parts) => new Intl.ListFormat('pt-BR', { type: 'conjunction' }).format(parts),
  against: (answer, parts) => `Em comparação com “${answer}”, em pontos: ${parts}.`,
  same: (answer) => `Quase igual a “${answer}”.`,
  only: 'Não há outra resposta que valha a pena considerar.',
  outlook: (percent, count) => `${percent} % de vencer, cerca de ${points(count)}`,
}
