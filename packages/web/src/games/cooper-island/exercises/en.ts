/** The exercises of Cooper Island. */
export const en = {
  counts: {
    worth: 'Value of your resources',
    kept: 'Value that you keep',
    helm: 'Helm points',
    storage: 'Pieces in storage',
  },
  tasks: {
    'lay-first': {
      title: 'Up instead of out',
      task: 'Lay the tile so that your resources are worth most.',
      why: 'A cube is worth as much as its space is high. Settlement upon settlement and forest upon forest come to level 3; on free land both cubes would be worth 1.',
    },
    'lay-high': {
      title: 'Where nothing is in the way',
      task: 'Lay a tile so that your resources are worth most.',
      why: 'Only spaces without a cube can be covered. On forest and meadow at level 2 the tile comes to level 3: 6 in all, instead of 2 on the ground.',
    },
    fee: {
      title: 'Pay the fee',
      task: 'The space is taken, so a fee is due: one resource of any kind. Pay so that what you keep is worth most.',
      why: 'A fee asks for one piece, not for its value. A cube from a high space counts no more than a coin does, so give what is worth 1: a coin, food from storage, or the cube of level 1.',
    },
    dock: {
      title: 'Which dock?',
      task: 'Build a boat at the dock that brings the most helm points.',
      why: 'The boat decides what you get each round, the dock what you get now. The further docks cost more and give more: here you can pay for the best one.',
    },
    'lay-level': {
      title: 'Let the cartographer help',
      task: 'Lay a tile so that your resources are worth most.',
      why: 'Both halves must lie at one level. The meadow at level 2 is free; one step of the cartographer lifts the forest beside it, and both halves come to level 3.',
    },
    'pay-two': {
      title: 'Four gold and a cloth',
      task: 'Merchant ship V wants gold and cloth. Pay so that what you keep is worth most.',
      why: 'For the gold all ways cost the same. The cloth is different: one cube is enough, and of the two settlements the lower one loses less.',
    },
    sail: {
      title: 'Which ship sails?',
      task: 'Sail the step so that the most pieces lie in your storage afterwards. Skip what brings none.',
      why: 'The one-sail ship has an anchor: the step would only weigh it. The two-sail ship comes past a coin island, and a ship may use any island that it passes.',
    },
    'pay-land': {
      title: 'Which cube do you pay with?',
      task: 'One wood is due. Pay so that what you keep is worth most.',
      why: 'What is paid too much is lost. The wood of level 1 is exactly enough; the one of level 3 would throw two away.',
    },
    'lay-late': {
      title: 'The highest free pair',
      task: 'Lay a tile so that your resources are worth most.',
      why: 'Look for two neighbours that lie high and have no cube on them. At level 3 they carry both halves up to level 4: that is 8, four times what the ground would bring.',
    },
    merchant: {
      title: 'Which merchant ship?',
      task: 'Load the merchant ship that brings the most helm points.',
      why: 'The later ships ask for more and give more. You have just enough for the fifth: four points for one worker. Each ship can be loaded once, so count what is left for the next.',
    },
  },
}
