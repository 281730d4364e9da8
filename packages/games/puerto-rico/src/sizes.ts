/** Sizes that are the same in every edition: boards, and how much of anything there can be at once. */

export const MAX_PLAYERS = 5
export const FIELD_SPACES = 12
export const CITY_SPACES = 12
/** Spaces of the trading house. */
export const HOUSE_SPACES = 4
export const MOST_SHIPS = 3
/** One more than there are players lie open. */
export const OPEN_TILES = MAX_PLAYERS + 1
export const MOST_PLANTATIONS = 50

/** What the chooser of a role has more than the others: one worker, coin, barrel or point. */
export const PRIVILEGE = 1

/** Nobles in the box. Source: classic, Os Nobres; 2020, I Nobili; 1897, Cidadãos. */
export const NOBLES = 20

/** The board's three goals of the festival and three cards, and what lies on one of them at most. */
export const FESTIVAL_GOALS = 6
export const MOST_ESTATES = 2
export const MOST_CRATES = 3

/** Achievements that a player ends up with, and those to choose from where Puertomas play. */
export const ACHIEVEMENTS_HELD = 4
export const MOST_IN_HAND = 6
