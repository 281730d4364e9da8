/** English comes first and gives the shape. */
export const EN = {
  sections: { land: 'Land', work: 'Work', board: 'Board', players: 'Players' },
  phases: {
    'set-up': 'set-up',
    income: 'income',
    work: 'work',
    'clean-up': 'clean-up',
    scoring: 'final scoring',
    over: 'game over',
  } as Record<string, string>,
  headline: (round: number, rounds: number, phase: string) => `Round ${round} of ${rounds}, ${phase}`,
  opponents: 'Opponents',
}

export type Words = typeof EN
