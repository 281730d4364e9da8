/** What a test has found out: the share is above the bar, below it, or nobody can tell yet. */
export type Verdict = 'shown' | 'refuted' | 'undecided'

/** How often at most a share at the bar is taken for one above it or below it, each. */
const ERROR = 0.025
/** Stakes that are tried side by side, from careful to daring. */
const STAKES = 24

/**
 * Whether shares, one from each deal, come from above or below a bar, tested after every deal.
 *
 * A usual 95 % interval is right for a number of deals that is fixed beforehand. Who looks at it after every deal and stops as soon as it
 * leaves the bar behind gives chance a new opportunity each time, and is wrong far more often than one time in twenty. So this test bets
 * instead (Waudby-Smith and Ramdas, "Estimating means of bounded random variables by betting"): two gamblers begin with 1 each, one
 * bets on every deal that its share lies above the bar, the other that it lies below. At a true share equal to the bar no bet has an
 * advantage, so the chance that a gambler is ever worth 1 / ERROR is at most ERROR (Ville's inequality), however often one looks. Who gets
 * there has proved the point. Each gambler spreads the money over stakes of many sizes at the beginning and lets them run: the right
 * stake for the true share soon outgrows the rest. It takes only that shares lie between 0 and 1 and deals are independent of each other;
 * ties, several games of a deal and unequal spreads do no harm, as they would to a test that counts games as coins.
 */
export class Proof {
  verdict: Verdict = 'undecided'
  /** The deals that it took to decide; those after are not looked at. */
  deals = 0
  private readonly bar: number
  private readonly above = new Float64Array(STAKES).fill(1)
  private readonly below = new Float64Array(STAKES).fill(1)

  constructor(bar: number) {
    this.bar = bar
  }

  /** Takes the share of the next deal. */
  add(share: number): void {
    if (this.verdict !== 'undecided') return
    this.deals++
    // What a deal gains for each coin that can be lost on it: -1 at worst.
    const gain = (share - this.bar) / this.bar
    const otherGain = (this.bar - share) / (1 - this.bar)
    for (let i = 0; i < STAKES; i++) {
      const stake = (i + 1) / (STAKES + 1)
      this.above[i] *= 1 + stake * gain
      this.below[i] *= 1 + stake * otherGain
    }
    if (worth(this.above) >= 1 / ERROR) this.verdict = 'shown'
    else if (worth(this.below) >= 1 / ERROR) this.verdict = 'refuted'
  }
}

const worth = (money: Float64Array): number => money.reduce((sum, part) => sum + part, 0) / money.length
