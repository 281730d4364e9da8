import type { Replies, Request, RequestOf } from '@quayside/table'
import { PROTOCOL } from '@quayside/table/protocol'
import type { Page } from 'playwright-core'

interface Ask {
  lines?: { ask(request: unknown): Promise<unknown> }
}

/** A second line of somebody's browser to the server: what a test lets them do without looking at the screen. */
export class Line {
  private readonly page: Page

  private constructor(page: Page) {
    this.page = page
  }

  static async open(page: Page): Promise<Line> {
    await page.evaluate(async (protocol) => {
      const socket = new WebSocket(`ws://${location.host}/ws?protocol=${protocol}`)
      const waiting = new Map<number, (message: { ok?: unknown; error?: { code: string } }) => void>()
      let next = 1
      socket.onmessage = ({ data }) => {
        const message = JSON.parse(data)
        waiting.get(message.id)?.(message)
      }
      await new Promise((resolve) => socket.addEventListener('open', resolve))
      ;(window as unknown as Ask).lines = {
        ask: (request) =>
          new Promise((resolve, reject) => {
            const id = next++
            waiting.set(id, ({ ok, error }) => (error ? reject(new Error(error.code)) : resolve(ok)))
            socket.send(JSON.stringify({ id, ask: request }))
          }),
      }
    }, PROTOCOL)
    return new Line(page)
  }

  ask<T extends Request['t']>(request: RequestOf<T>): Promise<Replies[T]> {
    return this.page.evaluate((asked) => (window as unknown as Ask).lines!.ask(asked), request) as Promise<Replies[T]>
  }

  /** What the table shows its person now. */
  async opened(table: string): Promise<Replies['open']> {
    return this.ask<'open'>({ t: 'open', table })
  }

  /** Answers what is asked. */
  async answer(table: string, ...answers: readonly string[]): Promise<void> {
    const { game } = await this.opened(table)
    await this.ask<'answer'>({ t: 'answer', table, seq: game!.sight.seq, answers: [...answers] })
  }
}
