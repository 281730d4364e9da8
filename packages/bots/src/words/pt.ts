import { plural } from '@quayside/kernel'
import type { AdviceWords } from './catalogue.ts'

const points = (count: number): string => plural('pt', count, { one: '# ponto', other: '# pontos' })

export const pt: AdviceWords = {
  equal: 'praticamente iguais',
  equalTo: (answer) => `Praticamente igual a “${answer}”.`,
  only: 'Não há outra resposta que valha a pena considerar.',
  plain: 'Um mestre faz isso sem pensar muito.',
  clause: (who, verb, what, none) => `${who ?? 'Você'} ${none ? 'não ' : ''}${verb} ${what}`,
  because: (clause, answer, there) => `${clause}; com “${answer}”, ${there}.`,
  scores: ['marca', 'marca'],
  scored: (count, line) => `${points(count)} em ${line}`,
  scoredNone: (line) => `nada em ${line}`,
  outlook: (percent, count) => `${percent}% de vencer, cerca de ${points(count)}`,
}
