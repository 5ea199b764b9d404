import type { Ephemeris } from '../core/ephemeris.ts';
import { horizonAt, skyAt } from './frame.ts';
import { type Frame, measure } from './measure.ts';
import type { Fit } from './search.ts';
import { printedNumber } from './shown/printed.ts';
import type { Shown } from './shown/shown.ts';

/** A value that would tell explanations apart, and what each of them gives for it, in their order. */
export type Deciding = { shown: Shown; computed: readonly number[] };

const MINUTE_DEG = 1 / 60;

const longitude = (point: 'moon' | 'lagna' | 'sun' | 'rahu', stepDeg: number): Shown => ({
  key: point,
  kind: 'longitude',
  point,
  angle: { ...printedNumber(0, stepDeg, 0), isSignOnly: false },
});

/** Values that people can read off a program, the ones at hand first. */
const CANDIDATES: readonly Shown[] = [
  longitude('moon', MINUTE_DEG),
  longitude('lagna', MINUTE_DEG),
  longitude('sun', MINUTE_DEG),
  longitude('rahu', MINUTE_DEG),
  { key: 'sunrise', kind: 'sunrise', clock: printedNumber(0, 60, 0) },
  { key: 'tithi', kind: 'tithi', tithiIndexes: [0] },
  { key: 'dasha', kind: 'dasha', lord: 'saturn', from: { fromDay: 0, untilDay: 1 } },
  longitude('moon', MINUTE_DEG / 60),
];

const stepOf = (shown: Shown): number =>
  shown.kind === 'longitude' ? shown.angle.above : shown.kind === 'sunrise' ? shown.clock.above : 1;

const printed = (shown: Shown, computed: number): number => Math.floor(computed / stepOf(shown));

function frameOf(sky: Ephemeris, { moment, place, convention }: Fit): Frame {
  const centre = skyAt(sky, moment.jdUt, 'geocentre');
  return {
    moment,
    centre,
    sky: convention.observer === 'topocentric' ? skyAt(sky, moment.jdUt, place.place) : centre,
    horizon: horizonAt(sky, moment, place.place),
  };
}

/** Returns the value that separates most of several explanations; null if none separates any of them. */
export function decidingValue(sky: Ephemeris, fits: readonly Fit[]): Deciding | null {
  const frames = fits.map((fit) => frameOf(sky, fit));
  let best: Deciding | null = null;
  let most = 1;
  for (const shown of CANDIDATES) {
    const computed = fits.map(({ convention }, index) => {
      const frame = frames[index];
      return frame === undefined ? Number.NaN : measure(shown, frame, convention).computed;
    });
    const distinct = new Set(computed.map((value) => printed(shown, value))).size;
    if (distinct <= most || computed.some(Number.isNaN)) continue;
    most = distinct;
    best = { shown, computed };
    if (distinct === fits.length) return best;
  }
  return best;
}
