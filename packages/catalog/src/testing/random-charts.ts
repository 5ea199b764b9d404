import { type Chart, chartAt } from '@graha/astro-engine/chart/chart';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { VEDIC_SKY } from '@graha/astro-engine/sky/placements';
import { GRAHA_IDS, type Graha } from '@graha/astro-engine/vocabulary/grahas';

const FROM_JD_UT = 2_415_100;
const DAYS = 73_000;

/** The same numbers in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Charts of random births from 1900 to 2100 between 60° south and north. */
export function* randomCharts(sky: Ephemeris, count: number): Generator<Chart<Graha>> {
  const random = randomFrom(11);
  for (let place = 0; place < count; place += 1) {
    const at = { latitudeDeg: random() * 120 - 60, longitudeDeg: random() * 360 - 180, altitudeM: 0 };
    yield chartAt(sky, GRAHA_IDS, FROM_JD_UT + random() * DAYS, at, VEDIC_SKY);
  }
}
