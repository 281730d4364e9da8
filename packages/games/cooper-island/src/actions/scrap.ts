import { SCRAP } from '../answers.ts'
import { box } from '../box.ts'
import { event } from '../events.ts'
import { type Ask, askTurnSeat, type Phase, type Task } from '../flow.ts'
import { BOAT, boatHand, type Dock } from '../ids.ts'
import { question } from '../questions.ts'
import { OTHER_QUESTION } from '../reasons.ts'
import { dockOf, whyScrap } from './docks.ts'
import { useAction } from './optional.ts'

const { table, seats: player, tasks } = box

/** The scrapyard: an own boat is turned over and does its action once more. Source: large building card 14 (page 27). */

const BOAT_SCRAPPED = event('boat-scrapped')

const askScrap: Ask = {
  question: question('scrap-boat'),
  free: true,
  legal(s, seat, list) {
    for (let boat = BOAT.first; boat < BOAT.size; boat++) if (whyScrap(s, seat, boat) === 0) list.add(SCRAP.of(boat))
  },
  why: (s, seat, given) => (SCRAP.is(given) ? whyScrap(s, seat, SCRAP.first(given)) : OTHER_QUESTION),
  apply(s, seat, given, out) {
    const boat = SCRAP.first(given)
    tasks.pop(s)
    player.dock.faceDown.set(s, seat, dockOf(s, seat, boat) as Dock, true)
    // Face down it gives no income any more, not even in the one under way.
    table.hands.remove(s, boatHand(boat))
    out.tell(BOAT_SCRAPPED, seat, boat)
    useAction(s, seat, s.rules.programs.boat[boat], out)
  },
}

const scrap: Task = { run: askTurnSeat, ask: askScrap }

export const scrapyard: Phase = { name: 'scrapyard', tasks: { scrap } }
