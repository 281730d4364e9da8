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
  equal: 'praticamente iguais',
  equalTo: (answer) => `Praticamente igual a “${answer}”.`,
  only: 'Não há outra resposta que valha a pena considerar.',
  plain: 'Um mestre faz isso sem pensar muito.',
  clause: (who, verb, what, none) => `${who ?? 'Você'} ${none ? 'não ' : ''}${verb} ${what}`,
  because: (clause, answer, there) => `${clause}; com “${answer}”, ${there}.`,
  scores: ['marca', 'marca'],
  scored: (count, line) => `${points(count)} em ${line}`,
  scoredNone: (line) => `nada em ${line}`,
  outlook: (percent, count) => `${percent} % de vencer, cerca de ${points(count)}`,
}
