import { expect, test } from 'vitest'
import { barriers } from './support/barriers.ts'
import { type Member, twoAtTable } from './support/club.ts'
import { eventually } from './support/eventually.ts'
import { openHouse } from './support/house.ts'
import { buttonOf } from './support/player.ts'

const house = openHouse()

/** What a browser shows of a plan: one's own cards lie in slots; others' are told once they are turned up. */
const slots = ({ visitor }: Member) => visitor.page.locator('[data-section="mine"] .places').first().innerText()
const log = ({ visitor }: Member) => visitor.page.locator('[data-log]').innerText()
const theirs = ({ visitor }: Member) => visitor.page.locator('[data-section="players"] details').innerText()
const dock = ({ visitor }: Member) => visitor.page.locator('.dock h1').innerText()

test('two browsers plan at once: nobody sees the other’s plan before both have sealed', {
  timeout: 60_000,
}, async () => {
  const { host, guest } = await twoAtTable(house, { settings: { theme: 'system' } }, 'Mombasa')
  const both = [host, guest]

  // The cards of the starting tiles are laid to rest one after the other.
  await host.player.question('rest-card')
  for (const { player } of [host, host, guest, guest]) {
    await player.question('rest-card')
    await player.anything()
  }
  for (const { player } of both) await player.question('plan')
  const before = { theirs: await theirs(guest), seq: (await guest.player.look()).seq }

  // One lays cards, takes one back and seals; the other sees nothing of it but the seal.
  await host.player.answer('lay coffee-1 2')
  await host.player.answer('lay bookkeeper-2 3')
  await host.visitor.page.locator('.dock .undo').click()
  await eventually(() => slots(host)).not.toContain('bookkeeper')
  expect(await slots(host)).toContain('1 coffee')
  expect(await theirs(guest)).toBe(before.theirs)
  expect((await guest.player.look()).seq).toBe(before.seq)
  expect(await barriers(host.visitor.page)).toEqual([])

  await host.player.answer('seal')
  await eventually(() => dock(host)).toBe('Decided. Waiting for Tiago.')
  await eventually(() => theirs(guest)).toContain('decided')
  expect(await guest.visitor.page.locator('[data-section="players"] .places').count()).toBe(0)
  expect(await log(guest)).not.toContain('1 coffee in slot')

  // The seal can be broken, and who comes back finds the own plan and no other.
  await host.visitor.page.getByRole('button', { name: 'Change it' }).click()
  await host.player.question('plan')
  await Promise.all(both.map(({ visitor }) => visitor.page.reload()))
  await host.player.question('plan')
  expect(await slots(host)).toContain('1 coffee')
  await guest.player.question('plan')
  expect(await theirs(guest)).toBe(before.theirs)

  // The other's answers stay where they are while this one seals.
  await guest.visitor.page.getByRole('tab', { name: 'In slot 4' }).click()
  await host.player.answer('seal')
  await eventually(() => theirs(guest)).toContain('decided')
  await guest.visitor.page.locator(buttonOf('lay expansion-2 4')).click()
  await eventually(() => slots(guest)).toContain('expansion')
  await guest.player.answer('seal')

  // Now both see both.
  for (const member of both) {
    await eventually(() => log(member)).toContain('Marta reveals 1 coffee in slot 2.')
    await eventually(() => log(member)).toContain('Tiago reveals 2 expansion points in slot 4.')
  }
  expect(await theirs(guest)).toContain('1 coffee')
  expect(await theirs(host)).toContain('2 expansion points')
})
