/** What a calendar feed costs on a day, UTC, however often it is fetched: a year of `panchang/festivals`. */
export const FEED_CREDITS = 5;
