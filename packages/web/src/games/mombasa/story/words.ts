import { catalogue, counted } from '../../../app/words.ts'

const shares = {
  en: counted('en', 'share', 'shares'),
  pt: counted('pt', 'quota', 'quotas'),
  it: counted('it', 'quota', 'quote'),
}

/** What the story says of why something mattered. */
export const storyWords = catalogue({
  en: {
    worth: (company: string, mine: number, was: number, is: number) =>
      `${company}: your ${shares.en(mine)}, £${is} each now instead of £${was}.`,
  },
  pt: {
    worth: (company: string, mine: number, was: number, is: number) =>
      `${company}: você tem ${shares.pt(mine)}, cada uma vale agora £${is} em vez de £${was}.`,
  },
  it: {
    worth: (company: string, mine: number, was: number, is: number) =>
      `${company}: hai ${shares.it(mine)}, ognuna vale ora £${is}, prima £${was}.`,
  },
})
