import { box } from '../../box.ts'
import { ABILITIES, ARROWS, ESTATE_CIRCLES, PUERTOMA_POINTS, TIE_BREAK_CARDS } from '../../data/puertoma.ts'
import type { Automa, Expansion } from '../../expansion.ts'
import { PROSPECTOR, PROSPECTOR2 } from '../../ids.ts'
import { isAutoma } from '../../state.ts'
import { activate, giveExtraCrates, giveWorkers, payForKinds, scoreGoods } from './abilities.ts'
import { automaNobles, automaWorkers } from './board.ts'
import { build } from './builder.ts'
import { load } from './captain.ts'
import { afterProducing, takeBestExtra } from './craftsman.ts'
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
import { boardView, tableView } from './view.ts'

const { table } = box

/** Seats that the game plays itself. Source: 1897, Puertoma. */
export const puertoma: Expansion = {
  id: 'puertoma',
  tasks: { puertomaPackages: givePackages },
  hooks: {
    setUp: [setUp],
    phaseBegins: [
      (s, role, out) => {
        const prospects = role === PROSPECTOR || role === PROSPECTOR2
        if (prospects && isAutoma(s, table.chooser(s))) moveMarker(s, role, out)
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
  data: [ESTATE_CIRCLES, ARROWS, TIE_BREAK_CARDS, ABILITIES, PUERTOMA_POINTS],
  view: tableView,
  playerView: boardView,
  scoreLines,
  resample,
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
