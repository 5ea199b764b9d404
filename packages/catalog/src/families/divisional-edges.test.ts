import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { EXAMPLE_BIRTH } from '../birth.ts';
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
