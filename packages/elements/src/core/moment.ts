const OFFSET = /([+-])(\d\d):(\d\d)(?::(\d\d))?$/;

/**
 * Returns the local clock reading of the moment that an answer is about, in milliseconds as if it were UTC, from
 * `metadata.birth`; null if the answer has none.
 */
export function birthMsOf(answer: object): number | null {
  const { birth } = Object(Reflect.get(answer, 'metadata'));
  const { utc, utc_offset: offset } = Object(birth);
  if (typeof utc !== 'string') return null;
  const [, sign, hours, minutes, seconds = '0'] = OFFSET.exec(String(offset)) ?? [];
  const offsetSeconds = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  const ms = Date.parse(utc) + (sign === '-' ? -1 : 1) * offsetSeconds * 1000;
  return Number.isNaN(ms) ? null : ms;
}

/** Returns `1991-07-19 03:47`, with a sign and six digits for years beyond 0 to 9999. */
export const clockReading = (ms: number): string =>
  new Date(ms)
    .toISOString()
    .replace('T', ' ')
    .replace(/:[\d.]+Z$/, '');
