import { YEAR_LENGTHS_DAYS } from '@graha/astro-engine/dasha/years';
import { createEphemeris } from '@graha/ephemeris-packed/packed-ephemeris';
import { expect, test } from 'vitest';
import { EXAMPLE_BIRTH } from '../../request/birth.ts';
import { dasha } from './operations.ts';

const sky = await createEphemeris();
const { vimshottari } = dasha;
const SECONDS_PER_DAY = 86_400;

test.each(YEAR_LENGTHS_DAYS)('a year of %d days: nineteen of them are the period of Saturn', (year_length) => {
  const input = vimshottari.input.parse({ ...EXAMPLE_BIRTH, settings: { year_length } });
  const { mahadashas, metadata } = vimshottari.compute(input, sky);
  const saturn = mahadashas.find(({ lord }) => lord === 'Saturn');
  const seconds = (Date.parse(saturn?.end_at ?? '') - Date.parse(saturn?.start_at ?? '')) / 1000;
  expect(Math.abs(seconds - 19 * year_length * SECONDS_PER_DAY)).toBeLessThanOrEqual(1);
  expect(metadata).toMatchObject({ year_length });
});
