/** Price of a calendar feed per UTC day, for any number of fetches: the price of a year of `panchang/festivals`. */
export const FEED_CREDITS = 5;
