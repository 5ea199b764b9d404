import type { Clock } from '@graha/astro-engine/core/moment';
import { LRUCache } from 'lru-cache';
import { historicalOffsetSeconds } from './zone-history.ts';
import { HISTORY_TZDB } from './zone-history.data.ts';

/**
 * The offset of a named zone at an instant: from the table of full histories before 1970, from Node's data otherwise.
 */

/** Each formatter takes about 30 KB of the engine's memory, and callers may name all six hundred zones. */
const KEPT_FORMATTERS = 64;
const formatters = new LRUCache<string, Intl.DateTimeFormat>({ max: KEPT_FORMATTERS });

/** @throws RangeError for a zone that does not exist */
function formatterOf(zone: string): Intl.DateTimeFormat {
  const kept = formatters.get(zone);
  if (kept !== undefined) return kept;
  const made = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
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

/** No zone has changed its clocks back and forth within this time since 1970. */
const STRETCH_SECONDS = 8 * 86_400;
/** Number of stretches of all zones together; each takes about 50 bytes. */
const KEPT_STRETCHES = 20_000;
/** The constant offset of a stretch, or NaN if the clocks change within it. */
const stretches = new Map<string, Map<number, number>>();
let keptStretches = 0;

function stretchOffsetSeconds(zone: string, stretchIndex: number): number {
  const ofZone = stretches.get(zone) ?? new Map<number, number>();
  const kept = ofZone.get(stretchIndex);
  if (kept !== undefined) return kept;
  const [first, last] = [stretchIndex, stretchIndex + 1].map((index) =>
    currentOffsetSeconds(zone, index * STRETCH_SECONDS),
  );
  const found = first === last ? (first ?? Number.NaN) : Number.NaN;
  if (keptStretches >= KEPT_STRETCHES) {
    stretches.clear();
    keptStretches = 0;
  }
  stretches.set(zone, ofZone.set(stretchIndex, found));
  keptStretches += 1;
  return found;
}

/** The offset since 1970. An answer prints dozens of instants of a few days, which share one lookup. */
function recentOffsetSeconds(zone: string, epochSeconds: number): number {
  const offsetSeconds = stretchOffsetSeconds(zone, Math.floor(epochSeconds / STRETCH_SECONDS));
  return Number.isNaN(offsetSeconds) ? currentOffsetSeconds(zone, epochSeconds) : offsetSeconds;
}

/**
 * The offset of a zone's clocks from UTC in seconds, including half a minute or less of local mean time.
 * @throws RangeError for an unknown zone
 */
export function zoneOffsetSeconds(zone: string, epochSeconds: number): number {
  formatterOf(zone); // A name only in the table is not a zone here.
  return historicalOffsetSeconds(zone, epochSeconds) ?? recentOffsetSeconds(zone, epochSeconds);
}

const EPOCH_JD_UT = 2_440_587.5;
const SECONDS_PER_DAY = 86_400;

/** The clock of a zone. The instant is rounded to the second, as printed. */
export const zoneClock =
  (zone: string): Clock =>
  (jdUt) =>
    zoneOffsetSeconds(zone, Math.round((jdUt - EPOCH_JD_UT) * SECONDS_PER_DAY));

/** Versions of the tz database in use: for the rules since 1970, and for the full histories before. */
export const tzdbInUse = (): string => `${process.versions['tz'] ?? 'unknown'}, before 1970 ${HISTORY_TZDB}`;
