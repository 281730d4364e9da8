import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { eventually } from './support/eventually.ts'
import { type Faults, faultsOf } from './support/fit.ts'
import { expectFits, sitDown } from './support/fitting.ts'
import { MOMENTS } from './support/moments.ts'
import { openServer } from './support/test-server.ts'

/** Other moments and languages: `npm run test:tables`. */
const server = openServer()
const LOOKED_AT = 3

describe.each(Object.keys(MOMENTS))('%s fits on every screen', (game) => {
  test.each(MOMENTS[game].slice(0, LOOKED_AT))('%s', (name) => expectFits(server, game, name))
})

test('all of Cooper Island is in sight in a low window', async () => {
  const { page } = await sitDown(server, 'income', false, 'en')
  await page.setViewportSize({ width: 1280, height: 720 })
  const hidden = () =>
    page.evaluate(() => {
      const { top, bottom } = document.querySelector('main.area')!.getBoundingClientRect()
      return [...document.querySelectorAll<HTMLElement>('main :is([data-place], .opponent, .box)')].flatMap((part) => {
        const box = part.getBoundingClientRect()
        const name = part.dataset.place ?? part.className
        return box.height === 0 || (box.top >= top && box.bottom <= bottom) ? [] : [name]
      })
    })
  await eventually(hidden).toEqual([])
})

test('letters that grow while a table is open bring the dock to the side', async () => {
  const visitor = await sitDown(server, 'captain', false, 'en')
  const { width, height } = visitor.page.viewportSize()!
  const side = visitor.page.locator('.table.side')
  expect(await side.count()).toBe(0)
  await visitor.turnTo({ width, height, letters: 2 })
  await side.waitFor()
})

/** What is put on the page, and the fault that it is. */
interface Plant {
  readonly kind: keyof Faults
  readonly fault: string
  /** Words on the board, each with its looks; or rules of the whole page. */
  readonly words?: readonly string[]
  readonly rules?: string
}

const PLANTED: readonly Plant[] = [
  {
    kind: 'clipped',
    fault: 'lacks width',
    words: ['width:40px; overflow:hidden; text-overflow:ellipsis; white-space:nowrap'],
  },
  { kind: 'clipped', fault: 'is cut by', words: ['width:60px; height:16px; overflow:hidden'] },
  {
    kind: 'overlap',
    fault: 'planted words',
    words: ['position:fixed; left:2px; top:300px', 'position:fixed; left:4px; top:302px'],
  },
  { kind: 'overlap', fault: 'lies over dock', words: ['position:fixed; left:40%; bottom:20px; z-index:9'] },
  { kind: 'overlap', fault: '.dock', rules: '.dock { margin-top: -30px }' },
  { kind: 'sideways', fault: 'the page', rules: 'body { width: 130vw }' },
  { kind: 'sideways', fault: 'planted', words: ['width:80px; overflow-x:auto; white-space:nowrap; display:block'] },
  { kind: 'small', fault: 'planted', words: ['width:30px; height:30px; overflow:hidden'] },
  { kind: 'share', fault: 'the game has', rules: '.dock { height: 60vh !important }' },
]

const plant = (page: Page, { words = [], rules = '' }: Plant) =>
  page.evaluate(
    ([looks, css]) => {
      for (const look of looks) {
        const button = document.createElement('button')
        button.className = 'planted'
        button.textContent = 'planted words that are longer than their box'
        button.style.cssText = look
        document.querySelector('main.area')!.prepend(button)
      }
      const style = document.createElement('style')
      style.className = 'planted'
      style.textContent = css
      document.head.append(style)
    },
    [words, rules] as const,
  )

const clear = (page: Page) =>
  page.evaluate(() => {
    for (const planted of document.querySelectorAll('.planted')) planted.remove()
  })

test('every fault is noticed where there is one', async () => {
  const { page } = await sitDown(server, 'captain', true, 'en')
  await page.setViewportSize({ width: 768, height: 1024 })
  const found = async ({ kind, fault }: Plant) => {
    const faults = await faultsOf(page, { touch: true, answers: {} })
    return faults[kind].some((line) => line.includes(fault))
  }
  for (const planted of PLANTED) {
    expect(await found(planted), `${planted.fault} before`).toBe(false)
    await plant(page, planted)
    expect(await found(planted), planted.fault).toBe(true)
    await clear(page)
  }
})
