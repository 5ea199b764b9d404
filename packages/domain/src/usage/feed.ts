/** Price of a calendar feed per UTC day, for any number of fetches: the price of a year of `panchang/festivals`. */
export const FEED_CREDITS = 5;

/** Maximum length of the name of a feed's calendar. */
export const FEED_NAME_LENGTH_MAX = 80;
