import { Player } from './player.ts'
import type { TestServer } from './test-server.ts'
import type { VisitOptions, Visitor } from './visitor.ts'

/** Somebody who plays over days. */
export interface Sitter {
  readonly name: string
  readonly visitor: Visitor
  readonly player: Player
}

export interface DaysTable {
  readonly table: string
  readonly link: string
  readonly people: readonly Sitter[]
  /** Who is asked just now, and who is not. */
  asked(): Promise<{ readonly asked: Sitter; readonly others: readonly Sitter[] }>
}

const OPTIONS: Readonly<Record<string, object>> = {
  'puerto-rico': { edition: 'classic' },
  mombasa: { setup: 'first' },
  'cooper-island': {},
}

/** People who have begun a game over days, with two days a turn; the first has set the table. */
export async function overDays(
  server: TestServer,
  game: string,
  names: readonly string[],
  options: VisitOptions = {},
): Promise<DaysTable> {
  const visitors = await Promise.all(names.map(() => server.visit(options)))
  const chairs = names.map((_, i) => ({ kind: i === 0 ? 'me' : 'open' }))
  const wanted = {
    game,
    options: { ...OPTIONS[game], players: names.length },
    chairs,
    clock: { kind: 'days', days: 2 },
    expiry: 'vote',
    undo: true,
    listed: false,
  }
  const [host] = visitors
  await Promise.all(visitors.map((visitor, i) => named(visitor, names[i])))
  const { table, invite } = await host.page.evaluate(async (wanted) => {
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch('/api/tables', { method: 'POST', body: JSON.stringify(wanted), headers })
    if (!reply.ok) throw new Error(await reply.text())
    return (await reply.json()) as { table: string; invite: string }
  }, wanted)
  const link = `${server.url}/join/${table}/${invite}`
  for (const { page } of visitors.slice(1)) {
    await page.goto(link)
    await page.getByRole('button', { name: /^Sit/ }).first().click()
  }
  await host.go(`/table/${table}`)
  await host.page.getByRole('button', { name: 'Begin the game' }).click()
  const people = visitors.map((visitor, i) => ({ name: names[i], visitor, player: new Player(visitor.page) }))
  await Promise.all(people.map(({ player }) => player.begun()))
  return {
    table,
    link,
    people,
    async asked() {
      for (;;) {
        const seen = await Promise.all(people.map(({ player }) => player.look()))
        const asked = people.find((_, i) => seen[i].moment === 'question' || seen[i].moment === 'gesture')
        if (asked) return { asked, others: people.filter((one) => one !== asked) }
        await new Promise((resolve) => setTimeout(resolve, 30))
      }
    },
  }
}

/** Somebody is known on the server by a name. The page may be just about to make itself known too, so whoever is known in the end is named. */
export async function named(visitor: Visitor, name: string): Promise<void> {
  await visitor.go('/')
  await visitor.page.evaluate(async (name) => {
    const headers = { 'content-type': 'application/json' }
    const me = async () => (await (await fetch('/api/me')).json()) as { name: string }
    while ((await me()).name !== name) {
      await fetch('/api/me', { method: 'PATCH', body: JSON.stringify({ name }), headers })
    }
  }, name)
}
