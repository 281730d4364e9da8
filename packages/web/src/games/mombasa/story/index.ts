import type { Causes } from '../../../boards/board.ts'
import type { View } from '../board/things.ts'
import { storyWords } from './words.ts'

/** Why what others do matters: trading posts change what shares are worth. */
export const causes: Causes = {
  why({ facts, before, after, me }, language, words) {
    const company = facts.company as keyof View['shareValues']
    const [was, is] = [before as View, after as View]
    const value = is.shareValues[company]
    const shares = is.players[me]?.shares[company] ?? 0
    if (value === undefined || value === was.shareValues[company] || shares === 0) return null
    return storyWords[language].worth(words.thing('company', String(company)), shares, was.shareValues[company], value)
  },
}
