import { test } from 'vitest'
import { momentTable } from './support/moments.ts'
import { openServer } from './support/test-server.ts'

const server = openServer()
const tables = (['end', 'mombasa-end', 'cooper-end', 'plan'] as const).map(momentTable)

test('look', async () => {
  const guest = await server.visit({ tables, device: { width: 1440, height: 900 } })
  const { page } = guest
  page.on('console', (m) => console.log('C', m.text().slice(0, 300)))
  page.on('pageerror', (e) => console.log('E', e.message.slice(0, 300)))
  for (const [id, at] of [
    ['end', 60],
    ['mombasa-end', 120],
    ['cooper-end', 120],
  ] as const) {
    await guest.go(`/local/${id}/replay#${at}`)
    await page.locator('[data-place]').first().waitFor()
    await page.locator('[data-open-study]').click()
    const t = Date.now()
    await page
      .locator('[data-line]')
      .first()
      .waitFor({ timeout: 20000 })
      .catch((e) => console.log(String(e).slice(0, 200)))
    console.log(id, 'first line', Date.now() - t, await page.locator('[data-engine]').getAttribute('data-first'))
    await page
      .locator('[data-look]')
      .first()
      .waitFor({ timeout: 60000 })
      .catch((e) => console.log(String(e).slice(0, 200)))
    console.log(id, 'master', Date.now() - t)
    await page.screenshot({ path: `/tmp/study-shots/${id}.png` })
    await page.locator('[data-line]').nth(1).click()
    await page
      .locator('[data-line]')
      .first()
      .waitFor({ timeout: 20000 })
      .catch(() => {})
    console.log(id, 'next', await page.locator('[data-engine]').getAttribute('data-first'))
    await page.waitForTimeout(400)
    await page.screenshot({ path: `/tmp/study-shots/${id}-2.png` })
  }
  await guest.go('/study')
  await page.waitForTimeout(600)
  await page.screenshot({ path: '/tmp/study-shots/shelf.png' })
}, 200_000)
