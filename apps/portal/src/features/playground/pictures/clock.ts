/** What the clock of the place showed, as milliseconds of that reading: the pictures know no zones. */
export const wallMs = (iso: string): number => Date.parse(`${iso.slice(0, 19)}Z`);

/** The same clock's reading of an instant, by the offset that an answer's own times carry: `…+05:30`. */
export function wallNowMs(now: Date, iso: string): number {
  const [, sign = '+', hours = '0', minutes = '0', seconds = '0'] = /([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(iso) ?? [];
  const offsetSeconds = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return now.getTime() + (sign === '-' ? -1 : 1) * offsetSeconds * 1000;
}
