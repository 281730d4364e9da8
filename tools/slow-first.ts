import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Files that play whole games, start processes or drive browsers, slowest first. They say little and take long, so that by their size they would
 * come last, and then one core waits for the other.
 */
const SLOW = [
  'e2e/boards',
  'e2e/access',
  'e2e/old-rules',
  'e2e/analysis',
  'e2e/fourth-game',
  'e2e/online',
  'e2e/game',
  'e2e/lesson',
  'e2e/planning',
  'server/test/thinking',
  'server/test/crash',
  'server/test/planning',
  'server/test/old-rules',
  'cli/test/trials',
  'cli/test/arena',
  'cli/test/data',
  'cli/test/rules',
  'web/test/puerto-rico-board',
  'web/test/replay',
  'games/cooper-island/test/laws',
  'games/puerto-rico/test/laws',
  'kernel/test/laws',
  'table/test/play',
]

/** Those first; the rest as Vitest has it, by what it remembers and by size. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.sort((a, b) => rank(a.moduleId) - rank(b.moduleId))
  }
}

function rank(path: string): number {
  const at = SLOW.findIndex((slow) => path.includes(slow))
  return at < 0 ? SLOW.length : at
}
