import { ZONE_HISTORIES } from './zone-history.data.ts';

/**
 * Clocks before 1970 in the zones whose full history Node's data lacks: it merges zones that agree since 1970, so Oslo
 * gets the clocks of Berlin. `scripts/compare-zones.ts` makes the table.
 */

/** Since this time Node's data is complete. */
export const FULL_SINCE_EPOCH_SECONDS = 0;

type History = { startsEpochSeconds: readonly number[]; offsetsSeconds: readonly number[] };

/**
 * `offset offset …|delta:index delta:index …`: offsets in seconds; each change as seconds since the previous one, base
 * 36.
 */
function parsed(text: string): History {
  const [offsetList = '', changes = ''] = text.split('|');
  const offsets = offsetList.split(' ').map(Number);
  const history = { startsEpochSeconds: [-Infinity], offsetsSeconds: [offsets[0] ?? Number.NaN] };
  let epochSeconds = 0;
  for (const change of changes.split(' ').filter((part) => part !== '')) {
    const [delta = '', index = ''] = change.split(':');
    epochSeconds += Number.parseInt(delta, 36);
    history.startsEpochSeconds.push(epochSeconds);
    history.offsetsSeconds.push(offsets[Number.parseInt(index, 36)] ?? Number.NaN);
  }
  return history;
}

/** Compares names in lower case, as for time zones in general. */
const textByZone = new Map(
  ZONE_HISTORIES.flatMap(([names, text]) => names.split(' ').map((name) => [name.toLowerCase(), text] as const)),
);
const parsedByText = new Map<string, History>();

function historyOf(zone: string): History | null {
  const text = textByZone.get(zone.toLowerCase());
  if (text === undefined) return null;
  const known = parsedByText.get(text) ?? parsed(text);
  parsedByText.set(text, known);
  return known;
}

/** The zones of the table. */
export const ZONES_WITH_HISTORY: readonly string[] = ZONE_HISTORIES.flatMap(([names]) => names.split(' '));

/** Seconds ahead of UTC before 1970; null from 1970 on, and for zones whose history Node's data has in full. */
export function historicalOffsetSeconds(zone: string, epochSeconds: number): number | null {
  if (epochSeconds >= FULL_SINCE_EPOCH_SECONDS) return null;
  const history = historyOf(zone);
  if (history === null) return null;
  const { startsEpochSeconds, offsetsSeconds } = history;
  let [low, high] = [0, startsEpochSeconds.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((startsEpochSeconds[middle] ?? Infinity) <= epochSeconds) low = middle;
    else high = middle;
  }
  return offsetsSeconds[low] ?? null;
}
