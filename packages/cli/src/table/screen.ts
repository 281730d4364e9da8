import { type Style, styleFor } from '../text/style.ts'

/** Where the table is shown. Read anew each time, since a window can change its size. */
export class Screen {
  readonly style: Style
  private readonly out: NodeJS.WriteStream

  constructor(out: NodeJS.WriteStream, env: NodeJS.ProcessEnv) {
    this.out = out
    this.style = styleFor(out, env)
  }

  get width(): number {
    return Math.min(Math.max(this.out.columns ?? 80, 60), 120)
  }

  get rows(): number {
    return this.out.rows ?? 40
  }

  print(lines: readonly string[]): void {
    this.out.write(`${lines.join('\n')}\n`)
  }

  /** A fresh page on a terminal, a gap elsewhere. What was there stays in the terminal's history. */
  turnPage(): void {
    this.out.write(this.out.isTTY ? `${'\n'.repeat(this.rows)}\x1b[H\x1b[J` : '\n')
  }
}
