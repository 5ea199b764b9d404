import { shortestArcDeg } from '@graha/astro-engine/core/angle';
import { ascendantAround } from '@graha/astro-engine/sky/rising-signs';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { EXAMPLE_BIRTH } from '../../request/birth.ts';
import { catalog } from '../catalog.ts';

const sky = await createEphemeris();

type Answer = { ascendant: string; seconds: number | null };

const clockAfter = (seconds: number) => {
  const at = new Date(Date.UTC(1995, 5, 21, 14, 30, 0) + seconds * 1000);
  return {
    date: at.getUTCDate(),
    hours: at.getUTCHours(),
    minutes: at.getUTCMinutes(),
    seconds: at.getUTCSeconds(),
  };
};

function answerOf(id: 'd1' | 'd9' | 'd60', latitude: number, seconds: number): Answer {
  const entry = catalog.divisional[id];
  const input = entry.input.parse({ ...EXAMPLE_BIRTH, latitude, ...clockAfter(seconds) });
  const answer = entry.compute(input, sky);
  return { ascendant: JSON.stringify(answer.ascendant.sign), seconds: answer.sensitivity_seconds };
}

test('by the formula the ascendant is that of the library within 0.05 s over the hours that are searched', () => {
  for (const latitudeDeg of [-66, -33.9, 0, 12.97, 51.5, 66.4]) {
    for (const jdUt of [2_378_900.3, 2_415_020.9, 2_451_545, 2_460_000.123, 2_596_000.7]) {
      const at = { jdUt, place: { latitudeDeg, longitudeDeg: 77.59, altitudeM: 0 } };
      const ascendantDeg = ascendantAround(sky, at);
      for (let seconds = -43_200; seconds <= 43_200; seconds += 3_607) {
        const asked = sky.houses('whole_sign', jdUt + seconds / 86_400, at.place).ascendantDeg;
        const secondDeg = Math.abs(shortestArcDeg(ascendantDeg(seconds), ascendantDeg(seconds + 1)));
        expect(Math.abs(shortestArcDeg(ascendantDeg(seconds), asked))).toBeLessThan(0.05 * secondDeg);
      }
    }
  }
});

test.each(['d1', 'd9', 'd60'] as const)('%s: the ascendant changes just after the seconds given, not before', (id) => {
  for (const latitude of [-52, 0, 12.97, 61]) {
    for (let start = 0; start < 40_000; start += 1_237) {
      const { ascendant, seconds } = answerOf(id, latitude, start);
      if (seconds === null) throw new Error('nothing changes');
      const around = (distance: number) =>
        [-distance, distance].map((by) => answerOf(id, latitude, start + by).ascendant);
      expect(around(seconds)).toEqual([ascendant, ascendant]);
      expect(around(seconds + 1).some((sign) => sign !== ascendant)).toBe(true);
    }
  }
});
