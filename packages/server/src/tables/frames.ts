import { NOBODY, playLine, replay, type Viewer } from '@quayside/kernel'
import { type Frame, knownCounts, type Table, Watch } from '@quayside/table'

/** With more lines to catch up on, sending the whole sight is shorter. */
const MOST_LINES = 150

/**
 * What a viewer has missed since `seq`, one frame a line; null if that moment is unknown or too long ago.
 *
 * What undo would take back depends on who held the seats at the time, so it is told once, at the end, as it is now.
 */
export function framesSince(table: Table, viewer: Viewer, seq: number): Frame[] | null {
  const { lines, game } = table.match
  // Counted by lines that the viewer knows of: how many frames it gets must not depend on drafts of others.
  const counted = knownCounts(lines, viewer)
  const at = counted.indexOf(seq)
  if (at < 0 || counted[lines.length] - seq > MOST_LINES) return null
  const record = table.record()
  const then = replay(game, { ...record, answers: record.answers.slice(0, at), hash: undefined })
  if (!then.ok) return null
  const watch = new Watch(then.value, viewer, NOBODY)
  const frames: Frame[] = []
  for (const answer of record.answers.slice(at)) {
    const told = playLine(then.value, answer)
    if (!told.ok) return null
    const frame = watch.step(told.value, NOBODY)
    if (frame) frames.push({ ...frame, patch: frame.patch.filter(([path]) => path[0] !== 'undo') })
  }
  const now = table.sight(viewer)
  const last = frames.pop() ?? { seq: now.seq, lines: [], events: [], patch: [] }
  return [...frames, { ...last, patch: [...last.patch, [['undo'], now.undo]] }]
}
