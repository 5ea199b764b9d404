const NAME = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `Nov 2026` for `2026-11-01`. */
export const monthName = (month: string): string => NAME.format(new Date(month));
