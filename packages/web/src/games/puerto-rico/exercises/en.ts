/** The exercises of Puerto Rico. */
export const en = {
  counts: {
    points: 'Points',
    coins: 'Coins',
    barrels: 'Barrels at the next harvest',
  },
  tasks: {
    'load-most': {
      title: 'Load as Captain',
      task: 'You have taken the Captain. Load so that this one load brings you the most points.',
      why: 'Every barrel is a point. Your privilege and the Harbor add one each, whatever you load: so the most barrels decide, and only corn has two.',
    },
    sell: {
      title: 'Sell in the trading house',
      task: 'It is your Trader phase. Sell so that you earn the most coins.',
      why: 'Coffee is the dearest good: 4, and 2 more from the Large Market and 1 for your privilege. The additions are the same for any good, so sell the dearest one that the house takes.',
    },
    place: {
      title: 'Place three workers',
      task: 'Place your three workers so that the next Craftsman brings you the most barrels.',
      why: 'Corn needs only its field, indigo needs field and plant. The quarry saves money and the other buildings help elsewhere, but none of them makes a barrel.',
    },
    'role-sale': {
      title: 'A role for money',
      task: 'Choose a role, and sell if it lets you, so that you have the most coins.',
      why: 'A coin on a card is quickly seen, but a good sale beats it: the Trader has a coin too, and coffee brings 4 and 1 for the privilege.',
    },
    'load-sure': {
      title: 'Which load first?',
      task: 'Load so that you score the most in the whole captain phase, whatever the others load.',
      why: 'On the corn ship three barrels have room, and both others hold corn: your single corn must go now. The indigo can follow, and the Harbor pays for every load anew.',
    },
    build: {
      title: 'Build for the Guild Hall',
      task: 'Put up the building that adds the most points to your score as it stands.',
      why: 'Your Guild Hall has a worker: it pays 2 for every large production building. The Tobacco Storage brings its own 3 and these 2, for less money than the City Hall.',
    },
    'role-factory': {
      title: 'A role for a factory',
      task: 'Choose the role that brings you the most coins at once.',
      why: 'The Craftsman is not only for barrels: your Factory pays for the kinds you make, and five kinds are 5 coins. With the coin on the card that is 6.',
    },
    'build-dear': {
      title: 'Points for your coins',
      task: 'You have 5 coins. Put up the building that adds the most points to your score as it stands.',
      why: 'Points are printed by column: 1, 2, 3, 4. With the quarries the Factory of the third column is just within reach, and any of the second column is a point less.',
    },
    'role-points': {
      title: 'A role for points',
      task: 'Choose a role, and load or build if it lets you, so that your score grows most at once.',
      why: 'A large building is 4 points, but three corn are 3, the privilege 1 and the Harbor 1: the Captain is 5. Both together would be best, so one of them has to come first.',
    },
    'load-phase': {
      title: 'The last place on a ship',
      task: 'Load so that you score the most in the whole captain phase, whatever the others load.',
      why: 'Two coffee look like the most, but nobody else has coffee: their place will wait. The ship with sugar has one place left, and both others have sugar. What others can take comes first.',
    },
  },
}
