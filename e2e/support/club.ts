import { setTable } from './home.ts'
import { Player } from './player.ts'
import type { TestServer } from './test-server.ts'
import type { VisitOptions, Visitor } from './visitor.ts'

/** Somebody at an online table. */
export interface Member {
  readonly visitor: Visitor
  readonly player: Player
}

export interface Sitting {
  readonly host: Member
  readonly guest: Member
  readonly link: string
  /** Plays for whichever of the two is asked, until a moment comes. */
  playUntil(reached: (asked: Member) => Promise<boolean> | boolean): Promise<Member>
}

/** Sets an online table for two by hand; the value is the link for others. */
export async function openTable({ page }: Visitor, name: string, game = 'Puerto Rico'): Promise<string> {
  await setTable(page, game)
  await page.getByRole('radio', { name: 'Online' }).check()
  const away = page.getByRole('button', { name: /^Take seat \d away$/ })
  while ((await away.count()) > 1) await away.last().click()
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await page.getByRole('button', { name: 'Open the table' }).click()
  return page.getByRole('textbox', { name: 'Invitation' }).inputValue()
}

/** Takes a seat by the link. */
export async function join({ page }: Visitor, link: string, name: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('textbox', { name: 'Your name' }).fill(name)
  await page.getByRole('button', { name: /^Sit/ }).click()
}

/** Two people, each in a browser of their own, at an online table whose game has begun. */
export async function twoAtTable(
  server: TestServer,
  options: VisitOptions = {},
  game?: string,
  [first, second]: readonly [string, string] = ['Marta', 'Tiago'],
): Promise<Sitting> {
  const [marta, tiago] = await Promise.all([server.visit(options), server.visit(options)])
  await marta.go('/')
  const link = await openTable(marta, first, game)
  await join(tiago, link, second)
  await marta.page.getByRole('button', { name: 'Begin the game' }).click()
  const host = { visitor: marta, player: new Player(marta.page) }
  const guest = { visitor: tiago, player: new Player(tiago.page) }

  /** Who is asked, once both have seen all that happened. */
  async function asked(): Promise<Member> {
    for (;;) {
      const [a, b] = await Promise.all([host.player.look(), guest.player.look()])
      if (a.seq === b.seq && a.moment !== 'waiting') return host
      if (a.seq === b.seq && b.moment !== 'waiting') return guest
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  async function playUntil(reached: (asked: Member) => Promise<boolean> | boolean): Promise<Member> {
    for (;;) {
      const member = await asked()
      if (await reached(member)) return member
      await member.player.anything()
    }
  }
  return { host, guest, link, playUntil }
}

/** Does something from the table's menu. */
export async function fromMenu({ page }: Visitor, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'Table menu' }).click()
  await page.locator('.menu').getByRole('button', { name: entry }).click()
}

/** Leaves one's seat to a bot, which is asked about. */
export async function handOver(visitor: Visitor): Promise<void> {
  await fromMenu(visitor, 'Let a bot play')
  await visitor.page.locator('.dock [data-yes]').click()
}
