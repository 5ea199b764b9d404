import type { HitChart } from '@graha/drawing/hit-timeline';
import { WEEKDAYS } from '@graha/drawing/month-grid';
import type { WindowChart } from '@graha/drawing/window-calendar';
import { type AnswerOf, wallMs } from '../answers.ts';

/** The times found for a purpose; null if there are none. */
export const windowsView = ({ windows }: AnswerOf<'muhurta', 'find'>): WindowChart | null =>
  windows.length === 0
    ? null
    : {
        windows: windows
          .map(({ start, end, score, grade }) => ({ startMs: wallMs(start), endMs: wallMs(end), score, grade }))
          .toSorted((a, b) => a.startMs - b.startMs),
        weekdays: WEEKDAYS,
      };

type Hits = AnswerOf<'transit', 'hits'>['hits'];

/** The first of a month, by the clock of the place. */
const monthMs = (ms: number, monthsLater = 0): number =>
  Date.UTC(new Date(ms).getUTCFullYear(), new Date(ms).getUTCMonth() + monthsLater, 1);

/** The hits of each body in a lane, in whole months from the first of them to the last; null if there are none. */
export function hitsView({ hits }: { hits: Hits }): HitChart | null {
  const [first, last] = [hits[0], hits.at(-1)];
  if (first === undefined || last === undefined) return null;
  const bodies = [...new Set(hits.map(({ transiting }) => transiting))];
  return {
    lanes: bodies.map((body) => ({
      body,
      name: body,
      hits: hits
        .filter(({ transiting }) => transiting === body)
        .map(({ at, aspect, natal, is_retrograde }) => ({ atMs: wallMs(at), says: `${aspect} ${natal}`, isRetrograde: is_retrograde })),
    })),
    startMs: monthMs(wallMs(first.at)),
    endMs: monthMs(wallMs(last.at), 1),
  };
} // prettier-ignore
