/** The guide to Mombasa. English gives the shape; other languages have every note too. */
export const en = {
  chapters: {
    table: 'The table',
    signs: 'Signs',
    overview: 'The whole table',
    round: 'The first round',
    shares: 'Shares and their value',
    middle: 'The middle of the game',
    end: 'The last round',
  },
  notes: {
    welcome: {
      title: 'Welcome to Mombasa',
      text: 'You and Beatriz trade in a continent of four companies. None of them is yours: you own shares. After seven rounds the most pounds win, and most of them are shares at what they are worth then. Go on with Next or the right arrow key; at some points you decide yourself.',
    },
    'sign-good': {
      title: 'Goods card',
      text: 'Banana, cotton or coffee, and a number: that many units. Units become steps on the tracks of companies, or buy cards.',
    },
    'sign-expansion': {
      title: 'Expansion points',
      text: 'A house with an arrow. All points that you show at once expand one company: they send its trading posts into regions.',
    },
    'sign-bookkeeper': {
      title: 'Bookkeeper',
      text: 'An open book with a pen. A bookkeeper works at your books: takes new ones, and moves the inkwell over them.',
    },
    'sign-slot': {
      title: 'Slot',
      text: 'Here a card is laid face down when you plan, one card a slot. Then the plan is confirmed. Two slots at the edge open only later.',
    },
    'sign-pile': {
      title: 'Resting pile',
      text: 'Above each slot. After a round the card of the slot comes to rest here. Each time you take up one pile, and with it all its cards.',
    },
    'sign-base': {
      title: 'Base with trading posts',
      text: 'The houses are the posts of a company, in three columns. Where one has left, a coin comes to light: that is what a share is worth.',
    },
    'sign-region': {
      title: 'Region and border',
      text: 'A company enters a region that touches its own. A dashed border costs 1 point, a double one 2. The sign inside is the reward for whoever enters.',
    },
    'sign-track': {
      title: 'Share track',
      text: 'Your flag walks to the right. The number under it is how many shares of this company you own. A red bar is a capital call: crossing it costs what it says.',
    },
    'sign-sale': {
      title: 'Card for sale',
      text: 'The gold corner is the price: in units of goods, or in pounds with a bonus marker. What you buy comes to your hand.',
    },
    'sign-book': {
      title: 'Book',
      text: 'Above is what you must show to pass it, below what it gives. Books lie on the steps of your bookkeeping track.',
    },
    'sign-diamond': {
      title: 'Diamond track',
      text: 'A blue stone is a step here. The numbers are pounds at the end; on the way a slot opens.',
    },
    'sign-marker': {
      title: 'Bonus marker',
      text: 'Three small figures of yours. Instead of using a card you may place one on a bonus space. They come back after the round.',
    },
    'sign-bonus': {
      title: 'Majority',
      text: 'A bonus space with tiers. Whoever shows most of its sign may place a marker here: a number in a frame is how much one needs, beside it what one gets.',
    },
    companies: {
      title: 'Four companies',
      text: 'In each corner of the map is the base of a company, with fifteen trading posts. Anybody may send them out. Where a post has left, coins come to light: the more of them lie open, the more each share of that company is worth at the end.',
    },
    tracks: {
      title: 'Four tracks of shares',
      text: 'On each track you have a marker. The further it stands, the more shares of that company you own; two special spaces on the way bring money and a lasting bonus. You begin on space 3 of the Mombasa track, Beatriz on that of Cape Town.',
    },
    cards: {
      title: 'Your cards',
      text: 'Everything is done with cards. Bananas, cotton and coffee move your markers or buy new cards; expansion points send out trading posts; the bookkeeper works in your books. A number on the card says how much it is worth.',
    },
    plan: {
      title: 'Plan the round in secret',
      text: 'Lay up to three cards face down in the open slots, then confirm the plan. Beatriz does the same at the same time.',
      hint: 'cards of one kind add up, and whoever shows most of a kind may claim a reward for it. You are strong on the Mombasa track: what helps that company?',
      told: 'The guide lays both expansion cards and the larger cotton card. Three expansion points are likely to be the most on the table, and they make Mombasa grow, whose shares you own. Which slot a card lies in matters later: it will rest on the pile above. Much cotton would be a fair plan too.',
    },
    revealed: {
      title: 'Plans are revealed',
      text: 'You show 3 expansion points and 2 cotton, Beatriz 2 expansion points, 2 cotton and 2 bananas. From now on you take turns with one action each: use cards, or place one of your three bonus markers, until you end your phase.',
    },
    'first-action': {
      title: 'Your first action',
      text: 'You begin. You may use cotton, expand a company, or place a bonus marker on a space of the board.',
      hint: 'cards that are used no longer count for majorities, and each space takes one marker in a round. What could Beatriz take away from you?',
      told: 'The guide marks the expansion majority: you show 3 points, she shows 2. It is good to claim majorities before one uses the cards, for used cards lie face down. The cotton majority is a tie, so either of you may take it. Expanding can wait: nobody takes your cards away.',
    },
    majority: {
      title: 'The reward',
      text: 'With 3 points or more the expansion majority gives two steps on the Mombasa track and a bookkeeping point. You reached the first special space on the way: £1 now, and one expansion point more each time you expand. With the bookkeeping point you take a book.',
    },
    book: {
      title: 'Books',
      text: 'Books are laid on the steps of your own track. Later a bookkeeper moves the inkwell over them: to pass a book you must show what it asks for, and the last one reached gives its reward. At the end the track is worth points, so plan a row of books that you can meet.',
    },
    expand: {
      title: 'Expand Mombasa',
      text: 'Beatriz has taken the cotton majority. Now you expand Mombasa with 4 points: 3 from the cards and 1 from the track. Choose regions one after the other, and the column each post leaves.',
      hint: 'a region must be next to the base or to one that Mombasa holds. Crossing a double border costs 2. Each region brings its reward, and an emptied column brings coins to light.',
      told: 'Four regions for one point each. Somaliland, Tanganyika, Kenya and Abyssinia together give £2, a diamond step, a bookkeeping point and a step on the track. Taking most posts from one column opens its coins sooner: a share is worth 3 already.',
    },
    entered: {
      title: 'Everybody gains, you most',
      text: 'Mombasa’s shares have gone from nothing to £3. You own three of them, so that is £9 in the end. The expansion has brought all four rewards at once. You take a pound for the bookkeeping point this time.',
    },
    markers: {
      title: 'Bonus markers',
      text: 'Instead of using cards you place markers. For £2 you have reserved the expansion tile: it will be yours in the next round, like an extra card. Other spaces buy or discard cards, or make you first player. Each space works once a round.',
    },
    goods: {
      title: 'Goods move your markers',
      text: 'You have used 2 cotton: one step on the Cairo track, one on that of Mombasa. Or goods buy a card: its price is its own number and that of its column. A bought card goes to your hand at once.',
    },
    pile: {
      title: 'End of your phase',
      text: 'All your cards and markers are used. You take up one resting pile; then the cards you played come to rest above their slots.',
      hint: 'with what you take up you plan the next round. On the piles lie 1 cotton, 2 coffee and 2 bananas. What is in your hand already?',
      told: 'The guide takes the 2 bananas: with the banana in hand they make 3. Coffee 2 goes with the coffee 1 just as well. Cards that were played together return together, which is what slots are for.',
    },
    'second-round': {
      title: 'A new round',
      text: 'The cards you played lie on the resting piles now. The display moves on, books that nobody took have a coin on them, and your two tiles have arrived. Again both of you plan in secret.',
    },
    'capital-call': {
      title: 'A capital call',
      text: 'You have claimed the expansion majority again. On the way up the track lay a capital call: whoever crosses it pays at once, here £2. Keep some money, or you will be held up.',
    },
    inkwell: {
      title: 'The bookkeeper at work',
      text: 'Your bookkeeper has moved the inkwell onto the first book: it asked for 2 expansion points, which the expansion tile shows. The book gave £2. The next one asks for coffee, so it stops here.',
    },
    value: {
      title: 'What a share is worth',
      text: 'Two more posts have left for the Red Sea Coast and Upper Egypt, and one column of the base is empty: a Mombasa share is worth £6 now. You own five of them. Whatever others do for Mombasa works for you as well.',
    },
    shares: {
      title: 'Seven shares',
      text: 'Three bananas and the +1 tile were four steps: three of them on the Mombasa track, to space 13. You own seven shares there. Beatriz has noticed: she has set foot on the Mombasa track too.',
    },
    ousted: {
      title: 'Out of the Congo Basin',
      text: 'A round later. With 6 points you entered five regions. Cape Town held the Congo Basin: that cost one more point, and its post goes back to its base and covers coins. That is how one lowers the shares of others.',
    },
    'which-track': {
      title: 'Which track now?',
      text: 'Your marker has reached the end of the Mombasa track: ten shares, £12 each. You use 2 coffee for two steps on other tracks. Cape Town shares are worth £5, those of Saint-Louis and Cairo nothing so far.',
      hint: 'which company will still grow in the three rounds that are left? Who has a reason to expand it?',
      told: 'Cape Town. Beatriz owns six of its shares and will go on expanding it, for both of you. Saint-Louis and Cairo have all their posts at home: whoever wants them to be worth something would have to do it alone.',
    },
    diamonds: {
      title: 'Diamonds',
      text: 'A diamond merchant has moved your diamond marker to space 11. On the way it has opened a fourth slot: you now plan with one card more. The diamond track too is worth pounds at the end, and more and more so.',
    },
    'last-plan': {
      title: 'The last plan',
      text: 'Round 7. You have four slots and five cards: 1 and 2 cotton, 1 and 3 coffee, 3 expansion points. Your tiles are a bookkeeper and the expansion tile. Cape Town shares are worth £11 now.',
      hint: 'there is no next round, so nothing needs to be saved. Every step on the Cape Town track counts. What can be done with the card that stays in hand?',
      told: 'All four goods cards: 7 units for steps, and coffee for a majority. The expansion card stays in hand, to be discarded for £5; the tile and track bonuses still make four expansion points. Laying it instead of 1 cotton is nearly as good.',
    },
    'share-card': {
      title: 'A share to buy',
      text: 'With the pounds from the discarded card you have bought a Mombasa share for £5 in all. It lies in your hand, is worth £9 and soon more. Some cards are shares, and some others carry one besides what they do.',
    },
    'books-done': {
      title: 'Five books in a row',
      text: 'The bookkeeper tile has taken the inkwell over three books at once. The last one removes a trading post from a base: Mombasa’s shares rise to £12. The track is worth £10 at the end.',
    },
    'last-steps': {
      title: 'The last steps',
      text: 'You use four coffee. On the Cape Town track the next step crosses a capital call of £4. You have £12 and six shares there, at £11 each.',
      hint: 'every two steps or so bring a share. Is that worth £4? Could a card be worth more?',
      told: 'The guide pays: four steps here and three more with cotton bring four shares, that is £44 for £4. Cards of the display are worth nothing any more, unless they are shares.',
    },
    count: {
      title: 'The count',
      text: 'Twelve Mombasa shares are £144, ten of Cape Town £110. £30 for diamonds, £10 for the books, £9 in cash: 303. Beatriz has as many Cape Town shares as you, but only seven of Mombasa: 248. Saint-Louis and Cairo stayed worthless, and with them everybody’s steps there.',
    },
    farewell: {
      title: 'Now it is your turn',
      text: 'You know it all: plan, claim majorities, expand what you own, climb its track, and join others where they work for you. Point at anything on the table to learn about it; the dock says what can be done, and why something cannot.',
    },
  },
}

export type Words = typeof en
