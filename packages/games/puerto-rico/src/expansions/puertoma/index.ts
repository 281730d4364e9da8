import type { Automa, Expansion } from '../../expansion.ts'
import { TASK } from '../../flow.ts'
import { PROSPECTOR, PROSPECTOR2 } from '../../ids.ts'
import { CHOOSER, isAutoma } from '../../state.ts'
import { activate, giveExtraCrates, giveWorkers, payForKinds, scoreGoods } from './abilities.ts'
import { build } from './builder.ts'
import { load } from './captain.ts'
import { automaNobles, automaWorkers, PUERTOMA_CELLS } from './cells.ts'
import { afterProducing, takeBestExtra } from './craftsman.ts'
import { layBoard, layTable } from './laying.ts'
import { moveMarker } from './marker.ts'
import { emptyCircles, receive } from './mayor.ts'
import { resample } from './resample.ts'
import { moveTokens } from './reserve.ts'
import { chooseRole } from './roles.ts'
import { scoreLines } from './scoring.ts'
import { settle } from './settler.ts'
import { givePackages, setUp } from './setup.ts'
import { store } from './storing.ts'
import { trade } from './trader.ts'
import { boardOf, boardView, cardsBefore, deck, drawnCards, tableView } from './view.ts'

/** Seats that the game plays itself. Source: 1897, Puertoma. */
export const puertoma: Expansion = {
  id: 'puertoma',
  tasks: { [TASK.PUERTOMA_PACKAGES]: givePackages },
  cells: () => PUERTOMA_CELLS,
  hooks: {
    setUp: [setUp],
    phaseBegins: [
      (s, role, out) => {
        const prospects = role === PROSPECTOR || role === PROSPECTOR2
        if (prospects && isAutoma(s, s.c[CHOOSER])) moveMarker(s, role, out)
      },
    ],
    phaseEnds: [activate],
    // What still lies face down is open from now on.
    gameEnds: [(_s, out) => out.revealed()],
    produced: [afterProducing, payForKinds],
    craftsmanEnds: [giveExtraCrates],
    mayorEnds: [giveWorkers],
    beforeStoring: [scoreGoods],
    built: [(s, _seat, building, _price, out) => moveTokens(s, building, out)],
  },
  view: tableView,
  playerView: boardView,
  scoreLines,
  resample,
  writePosition: (s) => {
    const { marker } = tableView(s, 'referee').puertoma
    return { puertoma: { marker, cardsBefore: cardsBefore(s), cardsDrawn: drawnCards(s), deck: deck(s) } }
  },
  writePlayer: (s, seat) => (isAutoma(s, seat) ? { board: boardOf(s, seat, true) } : {}),
  readPosition: layTable,
  readPlayer: layBoard,
}

export const puertomaPlays: Automa = {
  chooseRole,
  settle,
  receive,
  emptyCircles,
  build,
  takeExtra: takeBestExtra,
  sell: trade,
  load,
  store,
  workers: automaWorkers,
  nobles: automaNobles,
}
