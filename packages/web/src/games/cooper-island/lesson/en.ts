/** The guide to Cooper Island. English gives the shape; other languages have every note too. */
export const en = {
  chapters: {
    table: 'The table',
    signs: 'Signs',
    overview: 'The whole table',
    income: 'The first income',
    work: 'The first workers',
    sea: 'Round the island',
    middle: 'The middle of the game',
    end: 'The end',
  },
  notes: {
    welcome: {
      title: 'Welcome to Cooper Island',
      text: 'You and Beatriz each open up a peninsula of one large island. In five rounds you lay land, gather resources, build, and sail round the coast. Whoever has most points at the end wins. Go on with Next or the right arrow key; at some points you decide yourself.',
    },
    'sign-land': {
      title: 'Land',
      text: 'Four kinds: meadow, forest, mountain and settlement. Each gives its own resource. The number on a space is its level.',
    },
    'sign-item': {
      title: 'Resources',
      text: 'Food, wood, stone, cloth, gold and coins. In this storage each counts 1; on land a cube counts the level of its space.',
    },
    'sign-tile': {
      title: 'Double tile',
      text: 'Two kinds of land in one piece. You lay it over two neighbouring spaces of the same level; each half brings a cube.',
    },
    'sign-cartographer': {
      title: 'Cartographer',
      text: 'He has steps to spend. One of them lifts a space by a level, so that both halves of a tile lie even.',
    },
    'sign-ruin': {
      title: 'Ruin',
      text: 'Broken walls: here nothing can be laid. A ruin that is removed waits on a statue space.',
    },
    'sign-statue': {
      title: 'Statue space',
      text: 'Ruins that were removed lie here. One can become a statue, which brings helm points round after round.',
    },
    'sign-island': {
      title: 'Island',
      text: 'Six islands, placed one a round beside your coast. Its sign is what it does: at once, and whenever a ship passes.',
    },
    'sign-ship': {
      title: 'Ship and helm',
      text: 'You have two ships, with one sail and with two. A wheel is a helm point: a step for one of them, and a point for you.',
    },
    'sign-area': {
      title: 'Space for a worker',
      text: 'A round space is for an ordinary worker, a square one for a special worker. The signs in the area say what he does when you send him there.',
    },
    'sign-boat': {
      title: 'Boat',
      text: 'A boat that is built brings what its sign shows, at once and in every round.',
    },
    'sign-dock': {
      title: 'Dock',
      text: 'The boat is built at a dock. The dock says what it costs and how many helm points it brings.',
    },
    'sign-merchant': {
      title: 'Merchant ship',
      text: 'It wants gold and cloth and gives helm points. The later ones ask for more.',
    },
    'sign-order': {
      title: 'Royal order',
      text: 'A goal that is counted at the end. It takes a worker for good.',
    },
    peninsula: {
      title: 'Your peninsula',
      text: 'Only one meadow is explored so far, with a food cube on it. You will lay tiles next to it, and also on top of each other. Ruins block some of the spaces until you clear them away.',
    },
    ships: {
      title: 'Two ships count the points',
      text: 'Boats, buildings, statues and loaded merchant ships bring helm points. Each is a step of one of your two ships around the island: one sails clockwise, the other the opposite way. How far they have come are your points, and on the way they pass islands that give something.',
    },
    sandbanks: {
      title: 'Sandbanks',
      text: 'Around your peninsula lie eight sandbanks, L1 to L4 and R1 to R4. An island covers half of one and a space of your land next to it: so land grows from the water, too.',
    },
    'first-island': {
      title: 'Place an island',
      text: 'A round begins with income: one island, one double tile from your hand, and your boats. The first island goes to the sandbank right of your harbour.',
      hint: 'an island acts at once, and again whenever a ship passes it, yours or another. Six kinds are there: a coin, gold or cloth, a tile, map steps, supplies, or a ruin to remove. What is in your way?',
      told: 'The guide chooses the ruin island: it clears the ruin in the middle of your land at once, and a second one when a ship comes by. Any of them is a sound choice; a tile or treasure pays more often, while ruins run out.',
    },
    ruin: {
      title: 'A ruin less',
      text: 'The island has brought a forest with a wood cube where it touches your land. The ruin next to it is gone: it waits on a statue space, to become a statue one day. Now there is room for tiles.',
    },
    'first-tile': {
      title: 'Lay a double tile',
      text: 'You have stocked the wood, so that its space is free to be covered. You hold two double tiles, forest with mountain and forest with settlement; each can be turned over.',
      hint: 'both halves must come to lie at the same level. On the forest only a forest or a settlement may lie. A cube on a higher space is worth more: its level.',
      told: 'Settlement in the middle, forest upon forest. The cartographer has levelled the lower space for one of his steps, so both halves lie at level 2: a wood cube worth 2 and a cloth cube worth 2. Spreading out over free land is fine as well, but cubes down there are worth 1.',
    },
    height: {
      title: 'High land is worth more',
      text: 'Cubes lie on the land where they grew. Paid from there, a cube counts as much as its space is high; in storage it counts only 1. But it must be used up at once: what is paid too much is lost.',
    },
    areas: {
      title: 'Eight areas of work',
      text: 'Now workers are placed in turn, two for each of you in this round. Every area offers actions: B builds boats, C draws and lays tiles, D and F put up buildings and statues, H loads merchant ships. An occupied space costs a fee.',
    },
    'first-worker': {
      title: 'Send a worker',
      text: 'You have a coin and a wood in storage, wood worth 2 and cloth worth 2 on land, and food.',
      hint: 'a boat costs coins and wood, gives helm points and then an income in each of the five rounds. What can you pay for already?',
      told: 'The guide builds a boat in area B: the earlier an income begins, the more often it pays. Area C for more land would be a good start too. Merchants want gold, which you do not have yet.',
    },
    'first-boat': {
      title: 'Which boat?',
      text: 'You choose a boat and a dock to build it at. Six boats do the same as the six islands, nearly.',
      hint: 'a dock decides the price and the helm points. You will want coins for the next boat. Which income do you need four times?',
      told: 'The coin boat at the first dock: one coin, and the wood from the land, which is worth 2. It brings a coin right now and one in each round. A boat for gold or cloth helps with merchants later; it is as good.',
    },
    helm: {
      title: 'A helm point',
      text: 'The dock has given one helm point, and you have sailed the one-sail ship a step along your own coast.',
    },
    'first-coin': {
      title: 'The boat pays',
      text: 'Your boat lies at its dock and has brought its first coin. In every round to come, income brings another.',
    },
    draw: {
      title: 'Still higher',
      text: 'With the other worker you have drawn a tile in area C and laid it: forest upon forest again, meadow upon meadow, both at level 3 now. The cartographer has helped once more. One place for wood and one for food that grow in value: that is worth a lot.',
    },
    merchant: {
      title: 'Beatriz loads a merchant ship',
      text: 'For gold and cloth Beatriz has loaded the first merchant ship: two helm points and a crate lid. Lids are laid on crate spaces for a bonus. Each of you can load each ship once; the harbour master makes one of them cheaper in each round.',
    },
    feeding: {
      title: 'The workers eat',
      text: 'At the end of a round the workers are fed, two food at first. You pay with the food cube of level 3; one is lost with it. Whoever cannot feed them gets anchors, which hold up the ships.',
    },
    'second-round': {
      title: 'Income again',
      text: 'Round 2. You have laid a double tile at the far end of your land, placed the treasure island for a gold, and the coin boat has paid. Everything comes before the first worker goes out.',
    },
    'which-ship': {
      title: 'Which ship sails?',
      text: 'A second boat is built: two helm points. Your one-sail ship lies on the left coast, the two-sail ship is still in the harbour. On the right coast lie your two islands.',
      hint: 'a ship that passes an island may use it, whoever owns it. What do two steps to the right bring, and what do two to the left?',
      told: 'The two-sail ship: it passes the ruin island and the treasure island in one go. Another ruin gone, another gold. Points are the same on both sides, so sail where something lies.',
    },
    chain: {
      title: 'One thing leads to another',
      text: 'Two helm points, a ruin, a gold, and a food from the new boat. Two boats are a milestone besides: you have moved it to a contract and got a third worker. He wants to be fed, too.',
    },
    'third-round': {
      title: 'Three workers',
      text: 'Round 3. You hold gold in storage, and cloth of values 1 and 2 lies on your settlements. The harbour master stands at merchant ship III.',
      hint: 'which area turns gold and cloth into helm points? Others may be there before you, and the harbour master’s discount is for the first only.',
      told: 'Area H: merchant ship III for two gold and both cloths, with a discount. Three helm points for one worker. A statue in area F is good as well, but it can wait: nobody takes it away.',
    },
    loaded: {
      title: 'Round the cape',
      text: 'Three steps have taken the two-sail ship past your coast into the bay between you and Beatriz. There it found a diary: a gold or a cloth. The crate lid has brought a double tile.',
    },
    statue: {
      title: 'A statue',
      text: 'In area F one of the ruins became a statue, for wood and gold: two helm points now, and one more in each clean-up. It stands on the highest free space, where nothing grows from now on. The ship has passed an island of Beatriz’s: a coin for you.',
    },
    'clean-up': {
      title: 'Points in the clean-up',
      text: 'The workers were fed. The statue has given a helm point, and one more came for the passage: the spaces at the inner end of your land are explored. You have paid a coin to use a crate lid again. Round 4 begins.',
    },
    order: {
      title: 'A royal order',
      text: 'Two crate lids are another milestone: you have taken a special worker for it, and sent an ordinary one to a royal order for good. It asks for few unexplored spaces: at most four are 3 points at the end, none at all would be 8.',
    },
    building: {
      title: 'A large building',
      text: 'With a special worker in area D you have put up a large building: wood of level 4 and three stones have paid for it. It gives two helm points and a card: you see four and keep one.',
    },
    cards: {
      title: 'What a card says',
      text: 'The four cards lie before you, each with its name and what it does. Using one is a free action: no worker is sent for it. You keep one of them.',
    },
    card: {
      title: 'Choose a card',
      text: 'One of the four is yours, for the rest of the game.',
      hint: 'which one saves you a worker, and what can you pay for in the last round?',
      told: 'The Merchant Guild loads a merchant ship without any worker: with your gold that is four helm points in the end. The Tavern is a safe choice: it feeds and gives a point.',
    },
    'last-round': {
      title: 'Before the count',
      text: 'More than a round later: it is the end of round 5. All workers are home, but free actions are still allowed. You have four gold, a cloth worth 2, and the Merchant Guild.',
    },
    'last-load': {
      title: 'Four more points',
      text: 'Merchant ship V takes four gold and the cloth: four helm points. The one-sail ship has passed the coin island and the tile island once more and has come to the bay, its twenty-fifth step.',
    },
    count: {
      title: 'The count',
      text: 'Your ships have come 34 steps. The royal order gives 3 points, what is left over 2: together 39. Beatriz has 22 steps and 26 points. No anchors anywhere: each would have cost a point.',
    },
    farewell: {
      title: 'Now it is your turn',
      text: 'You know it all: build up the land, keep cubes where they are worth much, begin incomes early, and sail where islands lie. Point at anything on the table to learn about it; the dock says what can be done, and why something cannot.',
    },
  },
}

export type Words = typeof en
