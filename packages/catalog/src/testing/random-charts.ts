import { type Chart, chartAt } from '@graha/astro-engine/chart/chart';
import { randomNumbers } from '@graha/config/random.ts';
import type { Ephemeris } from '@graha/astro-engine/core/ephemeris';
import { VEDIC_SKY } from '@graha/astro-engine/sky/placements';
import { GRAHA_IDS, type Graha } from '@graha/astro-engine/vocabulary/grahas';

const FROM_JD_UT = 2_415_100;
const DAYS = 73_000;

/** Charts of random births from 1900 to 2100 between 60° south and north. */
export function* randomCharts(sky: Ephemeris, count: number): Generator<Chart<Graha>> {
  const random = randomNumbers(11);
  for (let place = 0; place < count; place += 1) {
    const at = { latitudeDeg: random() * 120 - 60, longitudeDeg: random() * 360 - 180, altitudeM: 0 };
    yield chartAt(sky, GRAHA_IDS, FROM_JD_UT + random() * DAYS, at, VEDIC_SKY);
  }
}
