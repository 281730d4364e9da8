import { GOLD_LEVEL } from '../../sizes.ts'
import type { Lexicon, Rulings } from '../catalogue.ts'
import { count, HELM, STEP } from './grammar.ts'
import { coins, exchange } from './pieces.ts'

export function rulings({ rules, pack }: Lexicon): Rulings {
  const { cartographer, storage, reactivateCard, reactivateLid } = rules
  const { exchanges } = pack.playerBoard
  const steps = (n: number) => count(n, STEP)
  const helm = (n: number) => count(n, HELM)
  const rates = exchanges.map(({ give, rate, get }) => exchange(give, rate, get)).join('; ')

  return {
    reasons: {
      'other-question': () => 'That does not answer the question asked now.',
      'no-such-double': () => 'You have no double tile with these two terrains.',
      'no-placement': () => 'None of your double tiles can be placed now.',
      'ruin-there': () => 'A ruin lies there: remove it first.',
      'space-occupied': () => 'Something stands on that space: only free land can be used.',
      'not-adjacent': () => 'That space touches no explored space of yours.',
      'levels-differ': () => 'The two spaces are more than one level apart.',
      'other-terrain': () => 'Land is covered by its own terrain or by a settlement.',
      'gold-too-low': () => `A mountain gives gold from level ${GOLD_LEVEL} on.`,
      'already-explored': () => 'That space is explored already.',
      unexplored: () => 'That space is unexplored.',
      'cartographer-used': () => 'You have used the cartographer already: he works once per income, turn and clean-up.',
      'cartographer-low': (facts) => `That takes ${steps(facts.steps)} of the cartographer: you have ${facts.has}.`,
      'cartographer-full': () => 'Your cartographer stands at the end of his track.',
      'no-such-island': () => 'You have placed that island already.',
      'sandbank-covered': () => 'An island lies on that sandbank already.',
      'first-island': () => 'In the first round the island goes to the sandbank right of your harbour.',
      'hand-used': () => 'You have no such income hand left.',
      'not-a-hand': () => 'That boat did not lie face up at your docks when your income began.',
      'no-worker-available': () => 'You have no such worker available.',
      'own-worker-there': () => 'A worker of yours stands there already.',
      'action-not-here': () => 'That action is not to be had here, or it is used up.',
      'action-used': () => 'You have used that action already: the others must differ.',
      'not-that-action': () => 'It is another action that you may use now.',
      'not-on-the-table': () => 'That island or boat does not lie face up on the table.',
      'nothing-to-copy': () => 'There is no island or boat whose action would do anything now.',
      'bag-empty': () => 'The bag of double tiles is empty.',
      'storage-full': () => 'Your storage has no space for it.',
      'market-has-room': () => 'The market has room for all of it: take what you are due.',
      'not-in-market': () => 'That does not lie in your market.',
      'not-offered': () => 'That is not among what you may take.',
      'none-stored': () => 'You have none of it in storage.',
      'no-cube-there': () => 'No cube lies on that space.',
      'other-item-due': () => 'Another kind of item is to be paid now.',
      superfluous: () => 'With it some piece would be superfluous.',
      'cannot-pay': () => 'You cannot pay for that.',
      'nothing-to-pay': () => 'You have no coin or cube to pay for that crate space.',
      'nothing-to-reduce': () => 'That part of the cost cannot get less.',
      'reduce-elsewhere': () => 'Then you could not pay the rest: take it off elsewhere.',
      'not-exchanged-here': () => 'This exchange does not take that.',
      'exchange-too-little': () => 'That is too little for an exchange.',
      'no-such-boat': () => 'You have built that boat already.',
      'dock-taken': () => 'A boat lies at that dock already.',
      'no-free-dock': () => 'All your docks are taken.',
      'boat-not-face-up': () => 'You have no such boat face up at your docks.',
      'no-such-building': () => 'You have no such building left.',
      'no-building': () => 'You have no building on your peninsula.',
      'no-land-for-it': () => 'You have no land that is free or could be freed for it.',
      'no-free-space': () => 'You have no free land.',
      'higher-space-free': () => 'Higher land of yours is free: it goes there.',
      'free-a-space-first': () => 'A piece waits for its place: first free a space by stocking or exchanging a cube.',
      'no-piece-there': () => 'No building or statue stands there.',
      'card-not-seen': () => 'That card is not among those you are choosing from.',
      'card-not-yours': () => 'You do not have that card.',
      'card-face-down': () => 'That card is face down: it is used.',
      'card-face-up': () => 'That card is face up: there is nothing to reactivate.',
      'no-ruin-there': () => 'No ruin lies there.',
      'no-ruin-reached': () => 'None of your ruins touches an explored space.',
      'statue-space-hidden': () => 'You do not have that statue space yet.',
      'statue-space-taken': () => 'That statue space is taken.',
      'equal-statue-space': () =>
        'Use the other statue space that shows the same: they are filled and emptied in order.',
      'no-statue-space': () => 'All your statue spaces are taken.',
      'no-statue-there': () => 'No statue waits on that space.',
      'no-statue': () => 'No statue waits on your statue spaces.',
      'merchant-loaded-already': () => 'You have loaded that merchant ship already.',
      'no-lid': () => 'You have no unused crate lid.',
      'no-such-crate': () => 'You do not have that crate space.',
      'crate-covered': () => 'A lid covers that crate space already.',
      'no-lid-there': () => 'No lid lies there.',
      'not-enough-coins': () =>
        `Turning up a card costs ${coins(reactivateCard)}, taking back a lid ${reactivateLid}: you have too few in storage.`,
      'reactivated-already': () => 'You have reactivated what you may in this clean-up.',
      'only-in-turns': () => 'Milestones are moved in your turns of the work phase only.',
      'no-milestone': () => 'You have no milestone to move.',
      'no-contract-left': () => 'You have no such contract left.',
      'no-worker-locked': () => 'You have gained all workers of that kind.',
      'order-not-in-play': () => 'That royal order is not in this game.',
      'order-taken': () => 'A worker stands on that royal order already.',
      'no-bakery': () => 'You have no card that lets you feed more.',
      'not-enough-food': () => 'You do not have enough food for that.',
    },

    rules: {
      'turn-order': 'The holder of the Cooper marker begins and turns go clockwise; everybody answers when asked.',
      notation: 'An answer is written as the list of answers shows it.',
      'double-tiles':
        'A double tile goes on two adjacent free spaces: both unexplored, one of them next to explored land, or both of the same level. Each half gets a cube.',
      ruins:
        'A ruin that touches explored land can be removed to a free statue space; until then nothing is placed on it.',
      cultivation: 'Explored land may be covered again while nothing lies or stands on it, one level at a time.',
      exploration: 'Unexplored spaces are reached from explored ones next to them, of any terrain and level.',
      terrain: 'Forest covers forest, meadow covers meadow, mountain covers mountain; a settlement covers anything.',
      gold: `A mountain placed at level ${GOLD_LEVEL} or higher gets stone or gold, as its player likes; the choice stands.`,
      cartographer: `Once per income, turn and clean-up the cartographer goes back: ${cartographer.level} for levelling, ${cartographer.explore} for exploring, ${cartographer.cultivateLow} for cultivating land up to level ${cartographer.lowUpTo}, ${cartographer.cultivateHigh} for higher land.`,
      'cartographer-track': `The cartographer’s track ends at ${cartographer.max}; further steps are lost.`,
      islands:
        'An island covers half a sandbank and an unexplored space next to it that touches explored land; a sandbank takes one island.',
      'first-island': 'The first island of the game goes to the sandbank right of your harbour.',
      income:
        'In the income phase each hand is used once or not at all, in any order: an island, a double tile, and every boat that lay face up.',
      workers: 'A turn places one available worker; whoever has none is passed over.',
      'work-spaces':
        'A worker may stand on others’ workers for a fee, but never where one of your own stands; only whoever comes to an empty space uses its symbol.',
      areas: 'The actions of an area are done in any order, each as often as it shows.',
      'passing-islands':
        'A ship that passes an island, whoever placed it, may do its action; so may whoever takes a diary.',
      copying:
        'The actions of all placed islands and of all face-up boats can be copied, whoever owns them, but not a boat that copies.',
      bag: 'Double tiles are drawn from the bag; when it is empty nothing is drawn.',
      storage: `Storage has ${storage} spaces and those that buildings, boats and cards add, each for one coin or resource; what does not fit is lost.`,
      market:
        'Coins and resources in the market count for nothing until they are stocked, and the market takes any number.',
      choice: 'Of what an action offers its player chooses.',
      paying:
        'A cost is paid at once, coins from storage, resources from storage at 1 each or from land at the level of their space.',
      'paying-superfluous':
        'A cube on land counts in full; what is paid too much is lost, but no piece may be paid that is not needed.',
      'crate-card': 'A lid on the crate space of a card costs one coin or one resource, whatever its level.',
      discounts:
        'Discounts add up and are taken off before paying, as much as possible, and no part costs less than nothing.',
      exchange: `The exchange brings into the market: ${rates}. What is given must bring something, and no piece may be superfluous.`,
      boats: 'A boat is paid for at a free dock, brings the helm points of the dock, and does its action.',
      scrapyard: 'A boat turned face down does its action once more and brings no income any more.',
      buildings:
        'A building is paid for and put on land; it brings helm points, and small and large ones a card out of four.',
      'placing-pieces':
        'Buildings and statues go on free land of the highest level that has any; a cube may be stocked or paid to free it.',
      'peninsula-builder': 'The card moves a building or a statue to any free land, without helm points.',
      'building-cards': 'Four cards are looked at in secret, one is kept, and three go under the deck.',
      'large-cards': 'A large building card is a free action and lies face down after its use.',
      reactivation: `In each clean-up one may turn up a card for ${coins(reactivateCard)} or take back a lid for ${reactivateLid}; with the fort one of each is free.`,
      'statue-spaces':
        'Removed ruins wait on statue spaces; large buildings lay open more of them, and spaces that show the same are used in order.',
      statues: `A statue on a statue space is built on land for wood and stone or for wood and gold, and brings ${helm(rules.statueHelm)}.`,
      merchants:
        'Each merchant ship is loaded once by a player, for gold and cloth; it brings helm points and a crate lid.',
      lids: 'An unused lid covers a free crate space and does what the space shows.',
      milestones: 'A milestone reached may be moved to a contract at any later moment of your turns.',
      contracts: `A contract brings a worker or ${helm(rules.contractHelm)}; each of them is used once.`,
      'royal-orders':
        'A new special worker sends one available worker to a free royal order for the rest of the game; each order takes one.',
      'feeding-more':
        'A card lets its owner pay more food for more helm points, once per feeding and only if all of it is paid.',
    },
  }
}
