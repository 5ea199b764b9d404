import type { Clock } from '@graha/astro-engine/moment';
import { historicalOffsetSeconds } from './zone-history.ts';
import { HISTORY_TZDB } from './zone-history.data.ts';

/** The offset of a named zone at an instant: from the table of full histories before 1970, from Node’s data otherwise. */

/** Each holds some 30 KB of the engine’s memory, and a caller may name all six hundred zones. */
const KEPT_FORMATTERS = 64;
const formatters = new Map<string, Intl.DateTimeFormat>();

/** @throws RangeError for a zone that does not exist */
function formatterOf(zone: string): Intl.DateTimeFormat {
  const kept = formatters.get(zone);
  if (kept !== undefined) return kept;
  const made = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  const [oldest] = formatters.keys();
  if (formatters.size >= KEPT_FORMATTERS && oldest !== undefined) formatters.delete(oldest);
  formatters.set(zone, made);
  return made;
}

/** `12/7/1874, GMT-04:56:02`; Greenwich itself is a bare `GMT`. */
const OFFSET = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/;

function currentOffsetSeconds(zone: string, epochSeconds: number): number {
  const shown = OFFSET.exec(formatterOf(zone).format(epochSeconds * 1000));
  if (shown === null) throw new RangeError(`no offset is known for ${zone}`);
  const [, sign, hours = '0', minutes = '0', seconds = '0'] = shown;
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return sign === '-' ? -size : size;
}

/**
 * How far the clocks of a zone are ahead of UTC, seconds; half a minute and less of local mean time included.
 * @throws RangeError for a zone that does not exist
 */
export function zoneOffsetSeconds(zone: string, epochSeconds: number): number {
  formatterOf(zone); // A name that the table alone knows is no zone here.
  return historicalOffsetSeconds(zone, epochSeconds) ?? currentOffsetSeconds(zone, epochSeconds);
}

const EPOCH_JD_UT = 2_440_587.5;
const SECONDS_PER_DAY = 86_400;

/** The clock of a zone. The instant is taken to the second, as it is printed. */
export const zoneClock =
  (zone: string): Clock =>
  (jdUt) =>
    zoneOffsetSeconds(zone, Math.round((jdUt - EPOCH_JD_UT) * SECONDS_PER_DAY));

/** Versions of the tz database in use: of the rules from 1970 on, and of the full histories before. */
export const tzdbInUse = (): string => `${process.versions['tz'] ?? 'unknown'}, before 1970 ${HISTORY_TZDB}`;
