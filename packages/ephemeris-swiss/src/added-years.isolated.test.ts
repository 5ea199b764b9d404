import { BODIES } from '@graha/astro-engine/core/ephemeris';
import { describe, expect, test } from 'vitest';
import { createSwissEphemeris } from './swiss-ephemeris.ts';

const folder = process.env['EPHE_PATH'] ?? '';
if (folder === '') {
  process.stderr.write(
    'Years beyond 600 to 2399 were not compared with swetest, because EPHE_PATH names no folder of further Swiss Ephemeris files.\n',
  );
}

/**
 * Longitudes of Sun, Moon, Mars and the true node.
 * @source `swetest -bj… -ut -p014t -fPl -eswe` of Debian's swetest 2.10.03, with swe-standard-data and swe-extra-data
 */
const PUBLISHED: readonly [jdUt: number, ...deg: [number, number, number, number]][] = [
  [-200_000.3, 33.3400868, 57.9392427, 14.5573476, 145.0162289],
  [588_465.5, 304.7183926, 316.7263427, 301.1752558, 145.8512221],
  [1_940_100, 174.1924789, 64.3682479, 163.4442261, 207.1313587],
  [2_597_700, 339.1947273, 11.2420935, 290.384697, 306.9214652],
  [3_690_000, 200.03342, 154.1718902, 266.0174204, 65.2930518],
];
/** First instants of files, in ephemeris time: −600, 1, 600, 2400, 3000. */
const BORDERS_JD = [1_501_907.5, 1_721_057.5, 1_940_207.5, 2_597_641.5, 2_816_787.5];

describe.skipIf(folder === '')('with all the files of the library', () => {
  test('positions of all years are those of swetest', async () => {
    const sky = await createSwissEphemeris(folder);
    expect(sky.name).toBe('swisseph 2.10.03, files of -5400 to 5399');
    for (const [jdUt, ...degrees] of PUBLISHED) {
      const found = (['sun', 'moon', 'mars', 'trueNode'] as const).map((body) => sky.longitudeDeg(body, jdUt));
      for (const [index, deg] of degrees.entries()) expect(found[index]).toBeCloseTo(deg, 6);
    }
  });

  test('answers at the borders of files do not depend on earlier calls', async () => {
    const bodies = BODIES.filter((body) => body !== 'chiron'); // It exists from 675 to 4650 only.
    for (const border of BORDERS_JD) {
      const instants = [-30, -15, -5, -0.3, -0.001, 0.001, 0.5, 3, 100, 700].map((days) => border + days);
      const [one, other] = [await createSwissEphemeris(folder), await createSwissEphemeris(folder)];
      for (const jdUt of instants) {
        for (const body of bodies) one.position(body, border - 2000, 'geocentre');
        for (const body of bodies) other.position(body, border + 2000, 'geocentre');
        for (const body of bodies)
          expect([jdUt, body, one.position(body, jdUt, 'geocentre')]).toEqual([
            jdUt,
            body,
            other.position(body, jdUt, 'geocentre'),
          ]);
      }
      const all = (sky: typeof one) => (jdUt: number) => bodies.map((body) => sky.position(body, jdUt, 'geocentre'));
      expect(instants.map(all(one))).toEqual(instants.toReversed().map(all(other)).toReversed());
    }
  });
});
