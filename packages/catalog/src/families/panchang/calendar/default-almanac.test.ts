import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { catalog } from '../../catalog.ts';

const DAYS = 240;
/** Hash of the same answers before requests could choose an almanac. */
const RECORDED = 'dd6dc8d58720f3a245d32868b8f8daf6fbd69a2bdeec2350c1780b8cbc141ad8';

/** Limbs, windows and lunar months of days of 1900–2099, by a request that names no almanac. */
test('an answer by the sky is what it was before almanacs could be chosen', async () => {
  const sky = await createEphemeris();
  const { full } = catalog.panchang;
  const hash = createHash('sha256');
  for (let index = 0; index < DAYS; index += 1) {
    const year = 1900 + ((index * 37) % 200);
    const at = { year, month: 1 + (index % 12), date: 1 + ((index * 11) % 28), hours: (index * 7) % 24, minutes: 0 };
    const asked = { ...at, latitude: (index % 100) - 50, longitude: ((index * 53) % 360) - 180, timezone: 5.5 };
    const { metadata: _, calendar, ...limbs } = full.compute(full.input.parse(asked), sky);
    const { solar_dates: _dates, ...lunar } = calendar;
    hash.update(JSON.stringify([limbs, lunar]));
  }
  expect(hash.digest('hex')).toBe(RECORDED);
});
