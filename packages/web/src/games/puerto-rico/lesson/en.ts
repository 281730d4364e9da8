/** The guide to Puerto Rico. English gives the shape; other languages have every note too. */
export const en = {
  chapters: {
    table: 'The table',
    signs: 'Signs',
    overview: 'The whole table',
    round: 'The first round',
    goods: 'From the field to the ship',
    engine: 'An engine that runs',
    end: 'Large buildings and the end',
  },
  notes: {
    welcome: {
      title: 'Welcome to Puerto Rico',
      text: 'You settle an island and play against Beatriz and Caio. Whoever has most victory points at the end wins. Points come from two things: goods that you ship, and buildings that you put up. Go on with Next or the right arrow key; at some points you decide yourself.',
    },
    'sign-role': {
      title: 'Role card',
      text: 'Six of these stand in a row. Each is a thing that everybody does once somebody chooses it. A flag shows who chose it, a coin on it is a gift for whoever takes it next.',
    },
    'sign-field': {
      title: 'Plantation',
      text: 'A piece of land for one good: here coffee. The crop on it is the sign of the good. With the Settler everybody may take one of the open tiles.',
    },
    'sign-quarry': {
      title: 'Quarry',
      text: 'Two grey peaks. A quarry grows nothing: it makes buildings cheaper. Only whoever takes the Settler may have one.',
    },
    'sign-worker': {
      title: 'Worker',
      text: 'A small head in a dark circle. An empty circle on land or on a building is a place for one: without a worker nothing there does anything. New ones come by this ship.',
    },
    'sign-barrel': {
      title: 'Barrel',
      text: 'A barrel is one unit of a good; its colour and crop say of which. Yours lie here on the quay, sorted into five piles.',
    },
    'sign-ship': {
      title: 'Cargo ship',
      text: 'The number on the sail is how many barrels fit. Empty outlines are free places. A ship carries one kind of good only.',
    },
    'sign-house': {
      title: 'Trading house',
      text: 'Four places for goods that are sold for coins, each of another kind.',
    },
    'sign-building': {
      title: 'Building for sale',
      text: 'The coin is the price, the number with × how many are left. With the Builder everybody may build one. The mountain over a column says how many quarries help there.',
    },
    'sign-coins': {
      title: 'Coins',
      text: 'The gold disc is money, for buildings. It is worth nothing at the end.',
    },
    'sign-points': {
      title: 'Victory points',
      text: 'The green hexagon with a star: this is what wins. These here come from shipping; those on buildings are added at the end.',
    },
    island: {
      title: 'Your island',
      text: 'This is all yours: twelve spaces for plantations, and a city with twelve spaces for buildings. You begin with one indigo plantation and 2 coins. The circles are for workers: nothing works without one.',
    },
    roles: {
      title: 'Six roles drive the game',
      text: 'There are no dice and no turns of one’s own. In each round everybody takes one role, once around the table. What the role says is then done by everybody, but whoever took it goes first and has a privilege.',
    },
    'first-role': {
      title: 'Take your first role',
      text: 'You are governor: you choose first in this round. All six roles are free.',
      hint: 'nobody has workers or goods yet, so some roles would do nothing. What does everybody need first: land, buildings, people?',
      told: 'The Settler brings a tile of land to everybody, and only its taker may pick a quarry. That is a strong start. The Builder is as good: you would pay one coin less. Trader, Captain and Craftsman would be wasted: there are no goods yet.',
    },
    'first-tile': {
      title: 'Choose a piece of land',
      text: 'Four plantations lie open. As the Settler you may take a quarry instead: that is your privilege.',
      hint: 'coffee and tobacco sell best, but they need expensive buildings. A quarry yields nothing by itself; it makes each building one coin cheaper.',
      told: 'The guide takes the quarry: every building from now on costs less, and no one else can have one in this phase. Coffee is a good alternative with an eye to later; it will not earn anything for a while.',
    },
    settled: {
      title: 'Everybody has settled',
      text: 'Beatriz and Caio have taken coffee. What nobody wanted is gone, and four new tiles lie open. Now Beatriz takes a role: any but the Settler, which is used for this round.',
    },
    market: {
      title: 'The Builder and the market',
      text: 'Beatriz has taken the Builder, so everybody may put up one building. Each shows its price and the points it is worth at the end. Small ones are cheap; the large ones of the last column cost 10 and give extra points. There are only a few of each.',
    },
    'first-building': {
      title: 'Put up a building',
      text: 'You have 2 coins, and your quarry has no worker yet, so it does not help.',
      hint: 'indigo only becomes a good if it is processed. Which building goes with the plantation you own?',
      told: 'The Small Indigo Plant turns your indigo into goods, and it leaves you one coin. Passing is allowed, too, if one saves for more. The Small Market or the Hacienda are fair choices; without a plant your field stays idle, though.',
    },
    mayor: {
      title: 'The Mayor brings workers',
      text: 'Caio has taken the Mayor. The workers on the ship are dealt out one by one, and Caio gets one more from the supply. After that everybody puts workers wherever they like, and may move those that stand already.',
    },
    'first-worker': {
      title: 'One worker, one place',
      text: 'Your only worker has gone to the quarry: from now on buildings cost you one coin less. Field and plant are still empty, so you will not harvest indigo yet.',
    },
    'round-over': {
      title: 'The round is over',
      text: 'Three roles were taken, three were not: each of these now holds a coin, for whoever takes it next. All roles are free again, and Beatriz is governor. A role that nobody wanted gets better round by round.',
    },
    'coffee-land': {
      title: 'A plan for coffee',
      text: 'Beatriz took the Settler, and as last in turn you picked a coffee plantation. Coffee is the dearest good. It needs a roaster, which is expensive: that is your plan for the next rounds.',
    },
    craftsman: {
      title: 'The Craftsman makes goods',
      text: 'Every field with a worker now yields a barrel, if a worker in the right plant can process it. Only corn needs no plant: that is how Caio has made some already. You have nothing to show yet.',
    },
    captain: {
      title: 'The Captain ships them',
      text: 'Each barrel that goes aboard is one victory point, and the taker of the role gets one more. A ship carries only one kind of good. You had none; you took the Captain for the coin on it, and so that Caio does not get the extra point.',
    },
    'take-mayor': {
      title: 'You take the Mayor',
      text: 'Caio has used up the Trader. You need people, so you take the Mayor, with the coin that lies on it. Your privilege is one more worker: that makes three.',
    },
    'place-workers': {
      title: 'Place your workers',
      text: 'Three workers, four empty circles: quarry, indigo, the indigo plant, coffee. Tap the circles, then Done.',
      hint: 'a field produces only together with its plant. Which three places do something right away?',
      told: 'Indigo field and Small Indigo Plant only work as a pair, and the quarry saves money in each builder phase. A worker on coffee would stand idle: there is no roaster yet.',
    },
    quarry: {
      title: 'The quarry pays',
      text: 'Beatriz took the Builder, and you put up the Small Market for nothing: it costs 1, and the quarry took that off. In the first column of the market one quarry counts, in the fourth up to four.',
    },
    'first-indigo': {
      title: 'Your first barrel',
      text: 'Caio has taken the Craftsman, and this time you harvest as well: field and plant both have a worker. One field and one place in the plant make one barrel of indigo.',
    },
    trader: {
      title: 'The Trader sells for money',
      text: 'You have bought the Large Market; now Caio has taken the Trader. The trading house has room for four barrels, each of another kind. Corn is worth nothing there, indigo 1, sugar 2, tobacco 3, coffee 4 coins. You sell your indigo.',
    },
    'craft-self': {
      title: 'Your own harvest',
      text: 'You have taken the Craftsman yourself. Its privilege is one more barrel of something you have just made, so you now have two of indigo. The others harvest as well, so take it when you gain most by it.',
    },
    load: {
      title: 'Ship your indigo',
      text: 'Caio has taken the Captain and filled the ship of 4 with corn. Whoever can load must load.',
      hint: 'a ship takes only one kind, and as much of it as fits. A ship that is full sails at the end of the phase; the others stay as they are.',
      told: 'Both barrels fit on either ship: 2 points. On the smaller one, indigo needs only three more barrels to sail, and the ship of 6 stays open for others’ goods. Here both ways are fine; later a blocked ship can cost somebody a whole harvest.',
    },
    sailed: {
      title: 'Points that nobody sees',
      text: 'Ship 4 is full and has sailed; the one with your indigo waits. The points for shipping lie face down in front of everybody: you see your own, not those of the others. So count along a little.',
    },
    later: {
      title: 'A round later',
      text: 'You took the Mayor with 2 coins on it and then a corn plantation. Two quarries have workers, the Large Market too. You are governor again and have taken the Builder: 4 coins in hand.',
    },
    roaster: {
      title: 'The roaster at half price',
      text: 'The Coffee Roaster costs 6. The Builder’s privilege takes off 1, two quarries take off 2: you paid 3. In the third column three quarries could have helped.',
    },
    staffed: {
      title: 'Workers for the coffee',
      text: 'Beatriz has taken the Mayor meanwhile. You have put workers on the coffee plantation and in the roaster, and in the Large Market, which pays 2 coins more for each sale. Indigo has to wait for more people.',
    },
    'which-role': {
      title: 'Which role now?',
      text: 'Caio has taken the Craftsman: you hold one coffee and one corn. Corn and indigo lie in the trading house. You have 3 coins.',
      hint: 'coffee can be sold or shipped, and Beatriz has one too. Which role makes most of it, if you are the first to act?',
      told: 'The Trader: coffee brings 4, the Large Market 2, the privilege 1, that is 7 coins. And Beatriz cannot sell hers any more: each kind has room once. The Captain would have given you 3 points, but ships come back more often than such a sale.',
    },
    sold: {
      title: 'Seven coins for one barrel',
      text: 'That is the point of the game: one strong plan, and the right role at the right time. With 10 coins and two quarries the large buildings come into reach.',
    },
    'great-building': {
      title: 'Spend 12 coins',
      text: 'You are governor and have taken the Builder with 2 coins on it. Nearly the whole market is open to you.',
      hint: 'large buildings cost 10, minus 1, minus your two quarries. They fill two spaces, are worth 4 points and give more at the end, if a worker is inside. Which one suits you?',
      told: 'The guide builds the Residence: 4 points now, and 4 to 7 more at the end for land that is settled. The Guild Hall rewards production buildings, the City Hall violet ones like your markets. Any large building is good here: there is only one of each.',
    },
    storing: {
      title: 'What is not shipped',
      text: 'Two rounds later, after a captain phase. Whatever does not fit on the ships spoils, but for a single barrel. Warehouses keep more. You keep one indigo.',
    },
    'last-load': {
      title: 'Load once more',
      text: 'It is round 15. You hold 2 corn, 4 indigo and 1 coffee. Caio has put 3 indigo on the ship of 6; the ship of 4 is empty, that of 5 carries tobacco.',
      hint: 'the phase goes round until nobody can load any more. How many points does each load bring, and what will Beatriz load after you?',
      told: 'Three indigo fit and fill the ship: 3 points at once, and Beatriz cannot load hers. Corn would give only 2, coffee 1, though coffee on the ship of 4 would follow anyway. In fact Beatriz loads coffee there, and yours goes with it.',
    },
    'lost-goods': {
      title: 'Full ships, lost goods',
      text: 'Your coffee went along with that of Beatriz for another point. The corn found no ship: one indigo stays, two corn are lost. The others lost more.',
    },
    'last-round': {
      title: 'Your city is full',
      text: 'The City Hall, the Fortress and now the Customs House: all twelve spaces of your city are taken. That ends the game after this round. It also ends when workers or points run out.',
    },
    count: {
      title: 'The count',
      text: 'You have 9 points from shipping and 23 from buildings. The Residence adds 4, the City Hall 6, because both have workers; Fortress and Customs House stand empty and add nothing. 42 points beat Caio’s 35, who shipped twice as much, and the 30 of Beatriz.',
    },
    farewell: {
      title: 'Now it is your turn',
      text: 'You know it all: settle, build, staff, produce, then sell or ship, and take each role when it helps you more than the others. Point at anything on the table to learn about it; the dock says what can be done, and why something cannot.',
    },
  },
}

export type Words = typeof en
