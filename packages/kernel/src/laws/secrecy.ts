import { type Answer, AnswerList } from '../answers.ts'
import type { AnyGame } from '../game.ts'
import { includes, type Seat, seatsIn, type Viewer, viewerBit } from '../seats.ts'
import { EVENT_CELLS, Story } from '../story.ts'
import { toldEvent } from '../told.ts'
import { hold } from './broken.ts'
import { type Subject, sample, viewersOf } from './subject.ts'

/**
 * Law 4. No leak: under any other hidden truth that a viewer cannot tell from this one, everything that reaches the viewer is the
 * same to the byte, now and through each next answer up to its first draw or reveal.
 */
export function lawOfSecrecy(subject: Subject): void {
  const { game, match, rng } = subject
  const { state } = match
  for (const viewer of sample(rng, viewersOf(match), 2)) {
    const other = game.resample(state, viewer, rng)
    same(game, state, other, viewer, 'at once')
    sameReasons(subject, other, viewer)
    for (const seat of seatsIn(game.toMove(state))) {
      for (const answer of sample(rng, match.legal(seat), 3)) follow(game, state, other, viewer, seat, answer)
    }
  }
}

function follow(game: AnyGame, state: unknown, other: unknown, viewer: Viewer, seat: Seat, answer: Answer): void {
  // Under another truth another seat may not have this answer; then there is nothing to compare.
  if (game.why(other, seat, answer) !== 0) return
  const [a, b] = [state, other].map((truth) => {
    const copy = game.clone(truth)
    const story = new Story()
    game.apply(copy, seat, answer, story)
    const end = story.barrier >= 0 ? story.barrier : story.raw.length
    return { copy, story, told: toldTo(game, story, viewer, end) }
  })
  const text = game.print(state, answer)
  const barred = a.story.barrier >= 0
  hold(
    'secrecy',
    barred === b.story.barrier >= 0,
    () => `whether "${text}" draws depends on what is hidden from ${viewer}`,
  )
  hold('secrecy', a.told === b.told, () => `"${text}" tells ${viewer} of hidden things: ${a.told} or ${b.told}`)
  if (!barred) same(game, a.copy, b.copy, viewer, `after "${text}"`)
  else nothingBeyondTheView(game, a, b, viewer, text)
}

/** What a draw shows may differ; but a viewer whose view does not show it must not hear of it in an event either. */
function nothingBeyondTheView(game: AnyGame, a: Followed, b: Followed, viewer: Viewer, text: string): void {
  const [seen, other] = [a, b].map(({ copy }) => JSON.stringify(game.view(copy, viewer)))
  if (seen !== other) return
  const [told, otherwise] = [a, b].map(({ story }) => toldTo(game, story, viewer, story.raw.length))
  hold(
    'secrecy',
    told === otherwise,
    () => `"${text}" draws, and tells ${viewer} more than the view: ${told} or ${otherwise}`,
  )
}

interface Followed {
  readonly copy: unknown
  readonly story: Story
}

/** The events up to `end` that reach a viewer. */
function toldTo(game: AnyGame, story: Story, viewer: Viewer, end: number): string {
  const told = []
  for (let at = 0; at < end; at += EVENT_CELLS) {
    const { audience, facts } = toldEvent(game, story.raw, at)
    if ((audience & viewerBit(viewer)) !== 0) told.push(facts)
  }
  return JSON.stringify(told)
}

function same(game: AnyGame, state: unknown, other: unknown, viewer: Viewer, when: string): void {
  const [a, b] = [state, other].map((truth) => everythingSeen(game, truth, viewer))
  for (const [what, seen] of a) {
    hold('secrecy', seen === b.get(what), () => `${what} of ${viewer} differs ${when}: ${seen} or ${b.get(what)}`)
  }
}

function everythingSeen(game: AnyGame, state: unknown, viewer: Viewer): Map<string, string> {
  const toMove = game.toMove(state)
  const seen = new Map([
    ['the view', JSON.stringify(game.view(state, viewer))],
    ['the score', JSON.stringify(game.score(state, viewer))],
    ['who is to move', String(toMove)],
  ])
  const list = new AnswerList()
  for (const seat of seatsIn(toMove)) {
    // The kernel answers forced questions for all to see, so whether one is forced must not tell anything.
    list.clear()
    game.legal(state, seat, list)
    seen.set(`whether seat ${seat} has a choice`, String(list.count === 1 && game.mayForce(state, seat)))
    seen.set(`the kind of question to seat ${seat}`, String(game.question(state, seat)))
  }
  if (typeof viewer !== 'number' || !includes(toMove, viewer)) return seen
  list.clear()
  game.legal(state, viewer, list)
  const legal = list.toArray()
  seen.set('the question', JSON.stringify(game.questionFacts(state, viewer)))
  seen.set('the list of answers', legal.map((answer) => game.print(state, answer)).join(', '))
  seen.set('what answers mean', JSON.stringify(legal.map((answer) => game.answerFacts(state, viewer, answer))))
  return seen
}

/** A refusal must not tell more than the view: for answers tried at random the reasons are the same too. */
function sameReasons({ game, match, rng }: Subject, other: unknown, viewer: Viewer): void {
  if (typeof viewer !== 'number' || !includes(game.toMove(match.state), viewer)) return
  for (const answer of sample(rng, game.vocabulary(match.state), 24)) {
    const [a, b] = [match.state, other].map((truth) => JSON.stringify(refusal(game, truth, viewer, answer)))
    hold('secrecy', a === b, () => `"${game.print(match.state, answer)}" is refused to ${viewer} with ${a} or ${b}`)
  }
}

function refusal(game: AnyGame, state: unknown, seat: Seat, answer: Answer): unknown {
  const code = game.why(state, seat, answer)
  return code === 0 ? null : [game.reasons[code].code, game.reasonFacts(state, seat, answer, code)]
}
