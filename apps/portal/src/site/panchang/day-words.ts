const DATE = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }); // prettier-ignore
const SHORT = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** `Tuesday 24 November 2026`. */
export const dateWords = (date: string): string => DATE.format(Date.parse(`${date}T00:00Z`));
/** `Sun, 8 Nov`. */
export const shortDate = (date: string): string => SHORT.format(Date.parse(`${date}T00:00Z`));

/** Returns the local time of the place: `14:22`, with the date if it differs. */
export const clockWords = (iso: string, date: string): string => {
  const clock = iso.slice(11, 16);
  const own = iso.slice(0, 10);
  return own === date ? clock : `${clock}, ${shortDate(own)}`;
};
