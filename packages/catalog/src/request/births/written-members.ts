/** Members of a birth that is written out. A stored birth replaces all of them. */
export const WRITTEN_MEMBERS = [
  'year', 'month', 'date', 'hours', 'minutes', 'seconds', 'latitude', 'longitude', 'timezone', 'place_id', 'fold',
  'calendar', 'country', 'time', 'nakshatra_number', 'sign_number',
] as const; // prettier-ignore
