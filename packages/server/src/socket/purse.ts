import type { Asker, Budget, Verdict } from '../budget.ts'
import { steadyNow } from '../clock.ts'
import { MESSAGE, timeUsed } from '../costs.ts'

/** What one person pays with for what a connection asks. */
export class Purse {
  readonly asker: Required<Asker>
  private readonly budget: Budget

  constructor(budget: Budget, asker: Required<Asker>) {
    this.budget = budget
    this.asker = asker
  }

  /** Pays for a message before it is read. */
  judge(): Verdict {
    return this.budget.judge(this.asker, MESSAGE, steadyNow())
  }

  pay(cost: number): boolean {
    return this.budget.pay(this.asker, cost, steadyNow())
  }

  /** Charges the time that a piece of work takes, less what was paid for it before. */
  charging<T>(paid: number, work: () => T): T {
    const began = timeUsed()
    try {
      return work()
    } finally {
      this.budget.charge(this.asker, timeUsed() - began - paid, steadyNow())
    }
  }
}
