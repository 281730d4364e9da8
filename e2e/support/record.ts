import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

/** The record as the end screen lets one save it. */
export async function savedRecord(page: Page): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: /record/i })
      .first()
      .click(),
  ])
  return readFileSync(await download.path(), 'utf8')
}
