/** The exercises of Mombasa. */
export const en = {
  counts: {
    pounds: 'Pounds',
    cash: 'Pounds in cash',
    cards: 'Cards in hand',
  },
  tasks: {
    discard: {
      title: 'Discard for money',
      task: 'Discard the card that brings you the most pounds now.',
      why: 'A card is worth its own number and the 2 of the space. The 3 coffee brings most; whether you will miss it is another question.',
    },
    'enter-one': {
      title: 'Which column do you open?',
      task: 'Mombasa has one expansion point left. Choose a region and the column that the post leaves so that all you own is worth most.',
      why: 'The third column has one post left: its last coin raises every share by £2, and you own four. Upper Egypt adds £2, Kordofan only a diamond step.',
    },
    steps: {
      title: 'Four steps',
      task: 'You have four steps. Take them, or buy, so that all you own is worth most.',
      why: 'A Mombasa share is worth £10, one of Cape Town £6. The capital call costs £4 once, but behind it lie enough shares to pay for it many times over, if you go the whole way.',
    },
    'enter-three': {
      title: 'Three points, one column',
      task: 'Mombasa has three expansion points. Choose regions and columns so that all you own is worth most.',
      why: 'You own seven Mombasa shares: what counts is the coins of one column, so take every post from the same one. Three cheap regions empty it; one dear region would leave a post in it.',
    },
    mark: {
      title: 'Where does the marker go?',
      task: 'Place one bonus marker, with all that follows from it, so that all you own is worth most.',
      why: 'The expansion majority is yours with 4 points: two steps on the track of Mombasa, whose shares are worth most, and a bookkeeping point besides.',
    },
    tier: {
      title: 'Which reward?',
      task: 'You have the majority of bananas. Take the reward after which all you own is worth most.',
      why: 'Both give £1. The second goes two steps up the Cape Town track instead of one, and that reaches another share. With more cards shown, the higher reward is usually better, but look where the steps end.',
    },
    remove: {
      title: 'Remove a trading post',
      task: 'Remove one post from any base so that all you own is worth most.',
      why: 'Your ten Mombasa shares gain £1 each by the last post of its third column. Elsewhere you own three shares: there, even an open coin brings no more than £3.',
    },
    return: {
      title: 'Where does the post return to?',
      task: 'A Cape Town post comes home. Choose its column so that all you own is worth most.',
      why: 'You own five shares of Cape Town yourself. In one column the post covers a coin more than in the other: let it stand where less is lost.',
    },
    pile: {
      title: 'Take up a pile',
      task: 'Take up the resting pile that gives you the most cards for the next plan.',
      why: 'Cards that rested together come back together. A pile that you leave grows; the one with three cards gives you the widest choice now.',
    },
    'last-steps': {
      title: 'The last round',
      task: 'Use all the units you have so that all you own is worth most.',
      why: 'In the last round only shares count. Cape Town’s are the dearest you can still reach, and its four steps in a row bring more than two here and two there.',
    },
  },
}
