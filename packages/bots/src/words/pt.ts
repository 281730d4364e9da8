import { plural } from '@quayside/kernel'
import type { AdviceWords } from './catalogue.ts'

const points = (count: number): string => plural('pt', count, { one: '# ponto', other: '# pontos' })
/** "3 pontos a mais". */
const change = (count: number): string => `${points(Math.abs(count))} a ${count > 0 ? 'mais' : 'menos'}`

export const pt: AdviceWords = {
  scoreLine: (count, line, answer) => `${change(count)} em ${line} do que com “${answer}”.`,
  rival: (count, name, answer) => `${name} faz ${change(count)} do que com “${answer}”.`,
  equal: 'praticamente iguais',
  equalTo: (answer) => `Praticamente igual a “${answer}”.`,
  only: 'Não há outra resposta que valha a pena considerar.',
  outlook: (percent, count) => `${percent}% de vencer, cerca de ${points(count)}`,
}
