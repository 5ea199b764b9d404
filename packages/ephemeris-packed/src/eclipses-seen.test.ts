import type { EclipseKind, GeoPlace } from '@graha/astro-engine/ephemeris';
import { mayBeSeen } from '@graha/astro-engine/events/eclipse-visibility';
import { createSwissEphemeris } from '@graha/ephemeris-swiss/swiss-ephemeris';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packedOver } from './packed-over.ts';

const native = await createSwissEphemeris();
const packed = packedOver(native);
const [FIRST_JD_UT, LAST_JD_UT] = [2_378_600, 2_593_500];

/** The poles, and places in between. */
const PLACE: fc.Arbitrary<GeoPlace> = fc.record({
  latitudeDeg: fc.oneof(fc.constantFrom(90, -90, 78.2, -66.6), fc.double({ min: -75, max: 75, noNaN: true })),
  longitudeDeg: fc.double({ min: -180, max: 180, noNaN: true }),
  altitudeM: fc.constant(0),
});

test.each<EclipseKind>(['solar', 'lunar'])(
  '%s: an eclipse that the library sees from a place may be seen there, and nearly none of the others may',
  (kind) => {
    const counts = { seen: 0, lookedForInVain: 0, passedOver: 0, missed: 0 };
    fc.assert(
      fc.property(
        fc.double({ min: FIRST_JD_UT, max: LAST_JD_UT, noNaN: true }),
        fc.array(PLACE, { minLength: 6, maxLength: 6 }),
        (afterJdUt, places) => {
          const eclipse = native.nextEclipse(kind, afterJdUt);
          if (eclipse === null) throw new Error(`no eclipse after JD ${afterJdUt}`);
          const { maximumJdUt } = eclipse;
          for (const place of places) {
            const isSeen = native.nextEclipseAt(kind, maximumJdUt - 0.5, place, maximumJdUt + 0.5) !== null;
            const may = mayBeSeen(packed, eclipse, place);
            if (isSeen) counts[may ? 'seen' : 'missed'] += 1;
            else counts[may ? 'lookedForInVain' : 'passedOver'] += 1;
          }
        },
      ),
      { numRuns: 60, endOnFailure: true },
    );
    expect(counts.missed).toBe(0);
    expect(counts.seen).toBeGreaterThan(0);
    expect(counts.passedOver).toBeGreaterThan(20 * counts.lookedForInVain);
  },
);
