import { gameById } from '@quayside/games'
import type { Language, RulesId } from '@quayside/kernel'
import { catalogue } from '../app/words.ts'
import { isNoted, nameOfPack } from './names.ts'

const words = catalogue({
  en: (pack: string) =>
    `This table is played with the data pack ${pack}, which this browser does not have. Open its file in “The owner’s box”, and it goes on.`,
  pt: (pack) =>
    `Esta mesa é jogada com o pacote de dados ${pack}, que este navegador não tem. Abra o arquivo dele em “A caixa do dono”, e ela continua.`,
  it: (pack) =>
    `Questo tavolo si gioca con il pacchetto di dati ${pack}, che questo browser non ha. Apri il suo file in “La scatola di chi ce l’ha”, e va avanti.`,
})

/** Whether rules that nobody knows are those of a pack; otherwise a newer page knows them. */
export const lacksPack = ({ game, version, data }: RulesId): boolean =>
  version === gameById(game)?.version || isNoted(data)

export const missingPack = (language: Language, { data }: RulesId): string => words[language](nameOfPack(data))
