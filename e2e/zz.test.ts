import { test } from 'vitest'
import { openHouse } from './support/house.ts'
import { Player } from './support/player.ts'
import { keptTable, asked } from './support/tables.ts'
const house = openHouse()
test('x', async () => {
  const people = { 0: 'Marta', 1: 'Tiago' }
  const guest = await house.visit({ settings: { curtain: false }, tables: [keptTable({ id: 'fast', options: { players: 2 }, people, until: asked('choose-role', ({ view }) => (view.round as number) === 8) })] })
  const { page } = guest
  await guest.go('/local/fast')
  const player = new Player(page)
  await player.question()
  await page.locator('[data-place]').first().waitFor()
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  const metrics = async () => Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.map((m) => [m.name, m.value]))
  await page.waitForTimeout(500)
  const diff = (a: Record<string, number>, b: Record<string, number>) => ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration', 'TaskDuration'].map((k) => `${k} ${((b[k] - a[k]) * 1000).toFixed(0)}`).join(' ') + ` layouts ${b.LayoutCount - a.LayoutCount} styles ${b.RecalcStyleCount - a.RecalcStyleCount} nodes ${b.Nodes}`
  let a = await metrics()
  await page.waitForTimeout(1000)
  let b = await metrics()
  console.log('idle 1 s:', diff(a, b), await page.evaluate(() => document.getAnimations().map((x) => (x as CSSAnimation).animationName + ' ' + x.playState).join(',')))
  for (let i = 0; i < 6; i++) {
    const seen = await player.question()
    await page.waitForTimeout(400)
    a = await metrics()
    await page.evaluate(() => { const b = document.querySelector<HTMLElement>('[data-done], .dock [data-answer]')!; b.click() })
    b = await metrics()
    console.log(seen.kind, 'click:', diff(a, b))
    await page.waitForTimeout(400)
    a = await metrics()
    console.log('   after:', diff(b, a))
  }
  await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval', { interval: 200 }); await cdp.send('Profiler.start')
  for (let i = 0; i < 12; i++) await player.anything()
  const { profile } = await cdp.send('Profiler.stop')
  const self = new Map<string, number>()
  const dt = profile.timeDeltas!
  const byId = new Map(profile.nodes.map((n) => [n.id, n]))
  profile.samples!.forEach((id, i) => { const f = byId.get(id)!.callFrame; const k = `${f.functionName} ${f.url.split('/').at(-1)}:${f.lineNumber}:${f.columnNumber}`; self.set(k, (self.get(k) ?? 0) + dt[i]) })
  console.log([...self].sort((x, y) => y[1] - x[1]).slice(0, 30).map(([k, v]) => `${(v / 1000).toFixed(0)} ms ${k}`).join('\n'))
})
